#include "core/files/migration.h"

#include "core/files/lossless_patch.h"
#include "core/files/toml_text.h"

#include <algorithm>

namespace hexwerk {

const Migrations &migrations()
{
    static const Migrations kSteps;
    return kSteps;
}

// The step that was made; null if there is none to make.
static const Migration *step(TomlTable &root, const Migrations &steps)
{
    const TomlValue *format = root.find("format");
    const TomlValue *version = root.find("version");
    const auto *name = format ? format->as<std::string>() : nullptr;
    const auto *from = version ? version->as<std::int64_t>() : nullptr;
    if (!name || !from || *from >= kNewestVersion)
        return nullptr;
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const Migration &one) {
        return one.format == *name && one.from == *from;
    });
    if (found == steps.end())
        return nullptr;
    found->change(root);
    root.set("version", found->from + 1);
    return &*found;
}

std::optional<std::string> migrated(std::string_view text, const Migrations &steps)
{
    if (steps.empty())
        return std::nullopt;
    auto root = readToml(text);
    const Migration *last = nullptr;
    while (const Migration *made = root ? step(*root, steps) : nullptr)
        last = made;
    if (!last)
        return std::nullopt;
    auto newest = rewritten(std::string(text), *root, KeyOrder(last->keys));
    return newest ? std::optional(std::move(*newest)) : std::nullopt;
}

} // namespace hexwerk
