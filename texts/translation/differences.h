// What has changed in a text, word by word.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

enum class RunKind : std::uint8_t { Kept, Removed, Added };

struct TextRun
{
    RunKind kind = RunKind::Kept;
    std::string text;
    bool operator==(const TextRun &) const = default;
};

// What was kept and removed is the old text, what was kept and added the new one. As many words are
// kept as can be; of texts of thousands of different words none but at their ends.
std::vector<TextRun> differences(std::string_view before, std::string_view after);

} // namespace hexwerk::translation
