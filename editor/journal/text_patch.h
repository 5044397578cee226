// What leads from one text to the next, where they differ in one stretch.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::editor {

// Bytes; no letter of UTF-8 is cut in two.
struct TextPatch
{
    std::size_t at = 0;
    std::size_t gone = 0;
    std::string come;
    bool operator==(const TextPatch &) const = default;
};

TextPatch patchBetween(std::string_view before, std::string_view after);
// Nothing if the patch does not fit on the text.
std::optional<std::string> patchedText(std::string text, const TextPatch &patch);

} // namespace hexwerk::editor
