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

namespace {

struct ReaderNoteWords
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::ReaderNoteWords)
};

} // namespace

ReaderNotes::ReaderNotes(QString file)
    : m_file(std::move(file))
{
    if (!QFileInfo::exists(m_file))
        return;
    const auto text = readTextFile(m_file.toStdString());
    if (auto read = text ? readRuleNotes(*text.value, {}) : LoadResult<RuleNotes>()) {
        m_bookmarks = std::move(read.value->bookmarks);
        for (const auto &[place, note] : read.value->notes)
            m_notes[place] = {QString::fromStdString(note.text),
                              QString::fromStdString(note.answer), note.isAnswered};
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
    RuleNotes all{m_bookmarks, {}};
    for (const auto &[place, note] : m_notes)
        all.notes[place] = {note.text.toStdString(), note.answer.toStdString(), note.isAnswered};
    QDir().mkpath(QFileInfo(m_file).path());
    const WriteResult written = writeFile(m_file.toStdString(), writeRuleNotes(all));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

} // namespace hexwerk
