#include "app/rulebook/reader_notes.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/atomic_file.h"
#include "core/files/reader_notes.h"
#include "core/files/text_file.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

ReaderNotes::ReaderNotes(QString file)
    : m_file(std::move(file))
{
    if (!QFileInfo::exists(m_file))
        return;
    const auto text = readTextFile(m_file.toStdString());
    if (auto read = text ? readRuleNotes(*text.value, {}) : LoadResult<RuleNotes>()) {
        m_bookmarks = std::move(read.value->bookmarks);
        for (const auto &[rule, words] : read.value->notes)
            m_notes[rule] = QString::fromStdString(words);
        return;
    }
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
    RuleNotes all{m_bookmarks, {}};
    for (const auto &[rule, words] : m_notes)
        all.notes[rule] = words.toStdString();
    QDir().mkpath(QFileInfo(m_file).path());
    const WriteResult written = writeFile(m_file.toStdString(), writeRuleNotes(all));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

} // namespace hexwerk
