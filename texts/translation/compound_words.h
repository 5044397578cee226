// Compounds that no dictionary lists: "Infanteriedivision", "hinausbewegt".
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

class CompoundWords
{
public:
    using IsRight = std::function<bool(const std::string &word)>;

    // `isNoun`: with a capital, `isWord`: as written.
    CompoundWords(std::vector<std::string> prefixes, std::vector<std::string> joints,
                  IsRight isNoun, IsRight isWord);

    // A prefix and a right word, or two or three right nouns, each but the last perhaps with a
    // joint. Never of a language that has neither prefixes nor joints.
    bool isCompound(const std::string &word) const;

private:
    bool isPrefixed(const std::string &lower) const;
    bool isFirst(const std::string &part) const;
    bool isJoined(const std::string &word, std::size_t parts) const;

    std::vector<std::string> m_prefixes;
    std::vector<std::string> m_joints;
    IsRight m_isNoun;
    IsRight m_isWord;
};

} // namespace hexwerk::translation
