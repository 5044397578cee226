// Bookmarks and notes that a reader makes in the rulebook, kept in the user's library.
#pragma once

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace hexwerk {

class ReaderNotes
{
public:
    // Reads `file`; one that cannot be understood is set aside as FILE.damaged, and `damaged()`
    // names it.
    explicit ReaderNotes(QString file);

    const std::vector<std::string> &bookmarks() const { return m_bookmarks; } // as they were made
    bool isBookmarked(const std::string &rule) const;
    // Empty: none.
    QString note(const std::string &rule) const;
    const std::map<std::string, QString> &notes() const { return m_notes; }
    QString damaged() const { return m_damaged; }

    // Each is written at once; the reason if it could not be.
    QString toggleBookmark(const std::string &rule);
    QString setNote(const std::string &rule, const QString &text);

    // All of it, to read or print elsewhere.
    QString asMarkdown() const;

private:
    QString write() const;

    QString m_file;
    QString m_damaged;
    std::vector<std::string> m_bookmarks;
    std::map<std::string, QString> m_notes;
};

} // namespace hexwerk
