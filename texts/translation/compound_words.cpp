#include "texts/translation/compound_words.h"

#include "core/rulebook/term_finder.h"
#include "texts/translation/checked_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::translation {

static constexpr std::size_t kShortestPart = 3; // letters
static constexpr std::size_t kMostParts = 3;

static std::string inLower(const std::string &word)
{
    const std::vector<Word> words = wordsOf(word);
    return words.size() == 1 ? words.front().lower : word;
}

static bool isCapitalised(const std::string &word)
{
    return inLower(word).front() != word.front() ||
           (word.size() > 1 && inLower(word)[1] != word[1]);
}

// "division" as the noun that it is alone.
static std::string capitalised(std::string word)
{
    if (word[0] >= 'a' && word[0] <= 'z')
        word[0] = static_cast<char>(word[0] - 32);
    else if (word[0] == '\xc3' && static_cast<unsigned char>(word[1]) >= 0xa0)
        word[1] = static_cast<char>(word[1] - 32);
    return word;
}

static bool isLetterBegin(const std::string &word, std::size_t at)
{
    return (static_cast<unsigned char>(word[at]) & 0xc0) != 0x80;
}

CompoundWords::CompoundWords(std::vector<std::string> prefixes, std::vector<std::string> joints,
                             IsRight isNoun, IsRight isWord)
    : m_prefixes(std::move(prefixes))
    , m_joints(std::move(joints))
    , m_isNoun(std::move(isNoun))
    , m_isWord(std::move(isWord))
{
}

bool CompoundWords::isPrefixed(const std::string &lower) const
{
    for (const std::string &prefix : m_prefixes) {
        if (!lower.starts_with(prefix))
            continue;
        const std::string rest = lower.substr(prefix.size());
        if (charactersOf(rest) > kShortestPart && m_isWord(rest))
            return true;
    }
    return false;
}

// A noun, with or without a joint, or a prefix: "rundum".
bool CompoundWords::isFirst(const std::string &part) const
{
    if (m_isNoun(capitalised(part)) ||
        std::find(m_prefixes.begin(), m_prefixes.end(), inLower(part)) != m_prefixes.end())
        return true;
    return std::any_of(m_joints.begin(), m_joints.end(), [&](const std::string &joint) {
        if (!part.ends_with(joint))
            return false;
        const std::string noun = part.substr(0, part.size() - joint.size());
        return charactersOf(noun) >= kShortestPart && !noun.ends_with(joint) &&
               m_isNoun(capitalised(noun));
    });
}

bool CompoundWords::isJoined(const std::string &word, std::size_t parts) const
{
    for (std::size_t at = 1; at < word.size(); ++at) {
        if (!isLetterBegin(word, at))
            continue;
        const std::string first = word.substr(0, at);
        const std::string rest = word.substr(at);
        if (charactersOf(first) < kShortestPart || charactersOf(rest) < kShortestPart ||
            !isFirst(first))
            continue;
        if (m_isNoun(capitalised(rest)) || (parts > 2 && isJoined(rest, parts - 1)))
            return true;
    }
    return false;
}

bool CompoundWords::isCompound(const std::string &word) const
{
    if (m_prefixes.empty() && m_joints.empty())
        return false;
    return isPrefixed(inLower(word)) || (isCapitalised(word) && isJoined(word, kMostParts));
}

} // namespace hexwerk::translation
