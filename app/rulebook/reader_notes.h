// What a reader writes into the rulebook: bookmarks, notes, errata and questions, kept in the
// user's library.
#pragma once

#include <QString>

#include "core/files/reader_notes.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk {

struct ReaderNote
{
    QString text;
    QString answer = {};     // to a question; may be empty
    bool isAnswered = false; // the question is settled
    bool operator==(const ReaderNote &) const = default;
};

class ReaderNotes
{
public:
    // Reads `file`; one that cannot be understood is set aside as FILE.damaged, and `damaged()`
    // names it.
    explicit ReaderNotes(QString file);

    const std::vector<std::string> &bookmarks() const { return m_bookmarks; } // as they were made
    bool isBookmarked(const std::string &rule) const;
    // One of each kind a rule. Empty: none.
    ReaderNote note(const std::string &rule, NoteKind kind) const;
    bool has(const std::string &rule, NoteKind kind) const
    {
        return m_notes.contains({rule, kind});
    }
    // By rule, then by kind.
    const std::map<std::pair<std::string, NoteKind>, ReaderNote> &notes() const { return m_notes; }
    QString damaged() const { return m_damaged; }

    // Each is written at once; the reason if it could not be.
    QString toggleBookmark(const std::string &rule);
    // Without text and answer: it goes.
    QString setNote(const std::string &rule, NoteKind kind, const ReaderNote &note);

    // All of it, to read or print elsewhere, in the language of the window.
    QString asMarkdown() const;

private:
    QString write() const;

    QString m_file;
    QString m_damaged;
    std::vector<std::string> m_bookmarks;
    std::map<std::pair<std::string, NoteKind>, ReaderNote> m_notes;
};

} // namespace hexwerk
