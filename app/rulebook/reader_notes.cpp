#include "app/rulebook/reader_notes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/atomic_file.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static const std::string *textAt(const TomlTable &table, std::string_view key)
{
    const TomlValue *const value = table.find(key);
    return value ? value->as<std::string>() : nullptr;
}

// False if it is no file of notes.
static bool readNotes(const std::string &text, std::vector<std::string> &bookmarks,
                      std::map<std::string, QString> &notes)
{
    const auto root = readToml(text);
    if (!root)
        return false;
    const std::string *const format = textAt(*root, "format");
    if (!format || *format != "hexwerk.reader_notes")
        return false;
    if (const TomlValue *const list = root->find("bookmarks"))
        if (const auto *const rules = list->as<TomlArray>())
            for (const TomlValue &rule : *rules)
                if (const auto *const id = rule.as<std::string>())
                    bookmarks.push_back(*id);
    if (const TomlValue *const list = root->find("note"))
        if (const auto *const rows = list->as<TomlArray>())
            for (const TomlValue &row : *rows)
                if (const auto *const table = row.as<TomlTable>()) {
                    const std::string *const rule = textAt(*table, "rule");
                    const std::string *const words = textAt(*table, "text");
                    if (rule && words)
                        notes[*rule] = QString::fromStdString(*words);
                }
    return true;
}

ReaderNotes::ReaderNotes(QString file)
    : m_file(std::move(file))
{
    if (!QFileInfo::exists(m_file))
        return;
    const auto text = readTextFile(m_file.toStdString());
    if (text && readNotes(*text.value, m_bookmarks, m_notes))
        return;
    m_bookmarks.clear();
    m_notes.clear();
    m_damaged = m_file + QStringLiteral(".damaged");
    QFile::remove(m_damaged);
    QFile::rename(m_file, m_damaged);
}

bool ReaderNotes::isBookmarked(const std::string &rule) const
{
    return std::find(m_bookmarks.begin(), m_bookmarks.end(), rule) != m_bookmarks.end();
}

QString ReaderNotes::note(const std::string &rule) const
{
    const auto found = m_notes.find(rule);
    return found == m_notes.end() ? QString() : found->second;
}

QString ReaderNotes::toggleBookmark(const std::string &rule)
{
    if (isBookmarked(rule))
        std::erase(m_bookmarks, rule);
    else
        m_bookmarks.push_back(rule);
    return write();
}

QString ReaderNotes::setNote(const std::string &rule, const QString &text)
{
    if (text.trimmed().isEmpty())
        m_notes.erase(rule);
    else
        m_notes[rule] = text;
    return write();
}

QString ReaderNotes::asMarkdown() const
{
    QString text;
    for (const auto &[rule, words] : m_notes)
        text += QStringLiteral("## %1\n\n%2\n\n").arg(QString::fromStdString(rule), words);
    for (const std::string &rule : m_bookmarks)
        text += QStringLiteral("- %1\n").arg(QString::fromStdString(rule));
    return text;
}

QString ReaderNotes::write() const
{
    const TextStyle style;
    std::string text = "format = \"hexwerk.reader_notes\"\nversion = 1\n";
    TomlArray rules(m_bookmarks.begin(), m_bookmarks.end());
    text += formatPair("bookmarks = ", TomlValue(std::move(rules)), style) + "\n";
    for (const auto &[rule, words] : m_notes)
        text += "\n[[note]]\n" + formatPair("rule = ", TomlValue(rule), style) + "\n" +
                formatPair("text = ", TomlValue(words.toStdString()), style) + "\n";
    QDir().mkpath(QFileInfo(m_file).path());
    const WriteResult written = writeFile(m_file.toStdString(), text);
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

} // namespace hexwerk
