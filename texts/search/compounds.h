// Splits compounds into words that are known: Sichtlinie into Sicht and Linie.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexwerk::search {

class CompoundSplitter
{
public:
    // `joints` may stand between two parts, such as the s of Bewegungspunkt.
    explicit CompoundSplitter(std::vector<std::string> joints)
        : m_joints(std::move(joints))
    {
    }

    // A form or a stem that a part may be; `stem` is what stands for it in the answers.
    void add(const std::string &form, const std::string &stem);

    struct Part
    {
        std::string form;
        std::string stem;
    };

    // From left to right, at least two; empty if the word cannot be split into known words. The
    // fewest parts win, then the longest last one.
    std::vector<Part> split(std::string_view word) const;

private:
    bool splitInto(std::string_view word, std::size_t count, std::vector<Part> &parts) const;

    std::vector<std::string> m_joints;
    std::unordered_map<std::string, std::string> m_stems;
};

} // namespace hexwerk::search
