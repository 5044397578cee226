#include "editor/journal/text_patch.h"

#include <algorithm>

namespace hexwerk::editor {

static bool isInsideLetter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
}

TextPatch patchBetween(std::string_view before, std::string_view after)
{
    const auto differ = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    auto at = static_cast<std::size_t>(differ.first - before.begin());
    while (isInsideLetter(before, at) || isInsideLetter(after, at))
        --at;
    std::size_t same = 0; // at the end
    const std::size_t most = std::min(before.size(), after.size()) - at;
    while (same < most && before[before.size() - same - 1] == after[after.size() - same - 1])
        ++same;
    while (isInsideLetter(after, after.size() - same) ||
           isInsideLetter(before, before.size() - same))
        --same;
    return {at, before.size() - same - at, std::string(after.substr(at, after.size() - same - at))};
}

std::optional<std::string> patchedText(std::string text, const TextPatch &patch)
{
    if (patch.at > text.size() || patch.gone > text.size() - patch.at)
        return std::nullopt;
    return std::move(text.replace(patch.at, patch.gone, patch.come));
}

} // namespace hexwerk::editor
