// Finding things by what is typed: its letters in order, those together and at the beginnings of
// words first.
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace hexwerk::editor {

struct SearchEntry
{
    QString text;
    QString detail; // what it is
    QString icon;   // its name
    QString key;    // that does the same, or empty
    std::function<void()> go;
    QString also = {}; // what it is found by beside its text, and first by the whole of: an id
};

// Lower case without accents: "Gehöft" is found by "gehoft".
QString foldedForSearch(const QString &text);
// Every word of what was typed has to be found; the more, the better; -1: not found. Both folded.
int scoreOf(const QString &typed, const QString &text);

class Search
{
public:
    explicit Search(std::vector<SearchEntry> entries);

    // Places in entries(), the best first; all in their order if nothing is typed.
    std::vector<std::size_t> best(const QString &typed, std::size_t most) const;
    const std::vector<SearchEntry> &entries() const { return m_entries; }

private:
    std::vector<SearchEntry> m_entries;
    std::vector<QString> m_texts;  // folded
    std::vector<QString> m_others; // with all that an entry is found by
    std::vector<QString> m_ids;
};

} // namespace hexwerk::editor
