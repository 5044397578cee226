#include "app/rulebook/reader_notes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "core/files/atomic_file.h"
#include "core/files/reader_notes.h"
#include "core/files/text_file.h"

#include <algorithm>

namespace hexwerk {

<<<<<<< HEAD
=======
namespace {

struct ReaderNoteWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::ReaderNoteWords)
};

} // namespace

static const std::string *textAt(const TomlTable &table, std::string_view key)
{
    const TomlValue *const value = table.find(key);
    return value ? value->as<std::string>() : nullptr;
}

static std::string_view keyOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        return "note";
    case NoteKind::Erratum:
        return "erratum";
    case NoteKind::Question:
        return "question";
    }
    Q_UNREACHABLE();
}

static ReaderNote noteIn(const TomlTable &table)
{
    ReaderNote note;
    if (const std::string *const text = textAt(table, "text"))
        note.text = QString::fromStdString(*text);
    if (const std::string *const answer = textAt(table, "answer"))
        note.answer = QString::fromStdString(*answer);
    const TomlValue *const answered = table.find("answered");
    const bool *const isAnswered = answered ? answered->as<bool>() : nullptr;
    note.isAnswered = isAnswered && *isAnswered;
    return note;
}

// False if it is no file of notes.
bool ReaderNotes::read(const std::string &text)
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
                    m_bookmarks.push_back(*id);
    for (const NoteKind kind : kNoteKinds) {
        const TomlValue *const list = root->find(keyOf(kind));
        const auto *const rows = list ? list->as<TomlArray>() : nullptr;
        if (!rows)
            continue;
        for (const TomlValue &row : *rows)
            if (const auto *const table = row.as<TomlTable>())
                if (const std::string *const rule = textAt(*table, "rule"))
                    m_notes[{*rule, kind}] = noteIn(*table);
    }
    return true;
}

>>>>>>> 6564e5a5 (Show games, dice and the reader's own errata in the rulebook)
ReaderNotes::ReaderNotes(QString file)
    : m_file(std::move(file))
{
    if (!QFileInfo::exists(m_file))
        return;
    const auto text = readTextFile(m_file.toStdString());
<<<<<<< HEAD
    if (auto read = text ? readRuleNotes(*text.value, {}) : LoadResult<RuleNotes>()) {
        m_bookmarks = std::move(read.value->bookmarks);
        for (const auto &[rule, words] : read.value->notes)
            m_notes[rule] = QString::fromStdString(words);
=======
    if (text && read(*text.value))
>>>>>>> 6564e5a5 (Show games, dice and the reader's own errata in the rulebook)
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

ReaderNote ReaderNotes::note(const std::string &rule, NoteKind kind) const
{
    const auto found = m_notes.find({rule, kind});
    return found == m_notes.end() ? ReaderNote() : found->second;
}

QString ReaderNotes::toggleBookmark(const std::string &rule)
{
    if (isBookmarked(rule))
        std::erase(m_bookmarks, rule);
    else
        m_bookmarks.push_back(rule);
    return write();
}

QString ReaderNotes::setNote(const std::string &rule, NoteKind kind, const ReaderNote &note)
{
    if (note.text.trimmed().isEmpty() && note.answer.trimmed().isEmpty())
        m_notes.erase({rule, kind});
    else
        m_notes[{rule, kind}] = note;
    return write();
}

static QString headingOf(NoteKind kind)
{
    switch (kind) {
    case NoteKind::Note:
        return ReaderNoteWords::tr("Notes");
    case NoteKind::Erratum:
        return ReaderNoteWords::tr("Errata");
    case NoteKind::Question:
        return ReaderNoteWords::tr("Questions");
    }
    Q_UNREACHABLE();
}

QString ReaderNotes::asMarkdown() const
{
    QString text;
    for (const NoteKind kind : kNoteKinds) {
        QString notes;
        for (const auto &[place, note] : m_notes) {
            if (place.second != kind)
                continue;
            QString title = QString::fromStdString(place.first);
            if (kind == NoteKind::Question)
                title += note.isAnswered ? ReaderNoteWords::tr(" (answered)")
                                         : ReaderNoteWords::tr(" (open)");
            notes += QStringLiteral("## %1\n\n%2\n\n").arg(title, note.text);
            if (!note.answer.isEmpty())
                notes += QStringLiteral("> %1\n\n")
                             .arg(QString(note.answer)
                                      .replace(QLatin1Char('\n'), QStringLiteral("\n> ")));
        }
        if (!notes.isEmpty())
            text += QStringLiteral("# %1\n\n%2").arg(headingOf(kind), notes);
    }
    if (!m_bookmarks.empty())
        text += QStringLiteral("# %1\n\n").arg(ReaderNoteWords::tr("Bookmarks"));
    for (const std::string &rule : m_bookmarks)
        text += QStringLiteral("- %1\n").arg(QString::fromStdString(rule));
    return text;
}

QString ReaderNotes::write() const
{
<<<<<<< HEAD
    RuleNotes all{m_bookmarks, {}};
    for (const auto &[rule, words] : m_notes)
        all.notes[rule] = words.toStdString();
=======
    const TextStyle style;
    std::string text = "format = \"hexwerk.reader_notes\"\nversion = 1\n";
    TomlArray rules(m_bookmarks.begin(), m_bookmarks.end());
    text += formatPair("bookmarks = ", TomlValue(std::move(rules)), style) + "\n";
    const auto add = [&](std::string_view key, TomlValue value) {
        text += formatPair(std::string(key) + " = ", value, style) + "\n";
    };
    for (const auto &[place, note] : m_notes) {
        text += "\n[[" + std::string(keyOf(place.second)) + "]]\n";
        add("rule", TomlValue(place.first));
        add("text", TomlValue(note.text.toStdString()));
        if (!note.answer.isEmpty())
            add("answer", TomlValue(note.answer.toStdString()));
        if (note.isAnswered)
            add("answered", TomlValue(true));
    }
>>>>>>> 6564e5a5 (Show games, dice and the reader's own errata in the rulebook)
    QDir().mkpath(QFileInfo(m_file).path());
    const WriteResult written = writeFile(m_file.toStdString(), writeRuleNotes(all));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

} // namespace hexwerk
