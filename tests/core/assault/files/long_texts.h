// Texts of files that are too long, or as long as they may be.
#pragma once

#include <functional>
#include <string>

namespace hexwerk::testing {

inline const std::string kHead = "format = \"hexwerk.scenario\"\nversion = 1\nid = \"x\"\n"
                                 "system = \"assault\"\nprofile = \"sicily43-en\"\nturns = 6\n";

inline std::string times(int count, const std::string &text)
{
    std::string whole;
    whole.reserve(text.size() * static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        whole += text;
    return whole;
}

inline std::string lines(int count, const std::function<std::string(int)> &line)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += line(i);
    return text;
}

inline std::string manyBadHexes(int count)
{
    return "[[zone]]\nid = \"z\"\npurpose = \"setup\"\nhexes = [" + times(count, "\"?\",") + "]\n";
}

inline std::string number(int i)
{
    return std::to_string(i);
}

} // namespace hexwerk::testing
