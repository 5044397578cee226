// Spelling by the dictionaries of Hunspell that are installed.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

// One object is not to be called from two threads at once.
class Speller
{
public:
    explicit Speller(const std::filesystem::path &dictionary);
    ~Speller();
    Speller(const Speller &) = delete;
    Speller &operator=(const Speller &) = delete;

    // Of a word in UTF-8. What the dictionary has no letters for is wrong.
    bool isRight(const std::string &word) const;
    // The likeliest first; takes milliseconds.
    std::vector<std::string> suggestions(const std::string &word) const;

private:
    struct Dictionary;
    std::unique_ptr<Dictionary> m_dictionary;
};

} // namespace hexwerk::translation
