// A scenario without what its author wrote: every letter of such a text is an x, the structure
// stays.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace hexwerk {

// Keys and single words that come with the program: "terrain", "woods", ids of cards. They tell
// nothing of an author.
class PublicWords
{
public:
    // Of all files below the folders; what cannot be read is passed over.
    explicit PublicWords(const std::vector<std::filesystem::path> &folders);

    bool has(std::string_view word) const { return m_words.count(std::string(word)) > 0; }
    // Of a text of ours, with its keys.
    void add(std::string_view toml);

private:
    std::unordered_set<std::string> m_words;
};

// Blanks the texts of one scenario after the other in the same way: what was the same word still
// is, and what was not still is not.
class Blanker
{
public:
    explicit Blanker(const PublicWords &words)
        : m_words(words)
    {
    }

    // Texts, comments, and all words that are not public. Also of a text that is no good TOML.
    std::string blanked(std::string_view toml);

private:
    std::string word(std::string_view text);

    const PublicWords &m_words;
    std::map<std::string, std::string> m_ids; // words without spaces, and what they became
    std::set<std::string> m_taken;
};

} // namespace hexwerk
