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

// Whether a step was made.
static bool step(TomlTable &root, const Migrations &steps)
{
    const TomlValue *format = root.find("format");
    const TomlValue *version = root.find("version");
    const auto *name = format ? format->as<std::string>() : nullptr;
    const auto *from = version ? version->as<std::int64_t>() : nullptr;
    if (!name || !from || *from >= kNewestVersion)
        return false;
    const auto found = std::find_if(steps.begin(), steps.end(), [&](const Migration &one) {
        return one.format == *name && one.from == *from;
    });
    if (found == steps.end())
        return false;
    found->change(root);
    root.set("version", found->from + 1);
    return true;
}

std::optional<std::string> migrated(std::string_view text, const Migrations &steps)
{
    if (steps.empty())
        return std::nullopt;
    auto root = readToml(text);
    if (!root || !step(*root, steps))
        return std::nullopt;
    while (step(*root, steps)) {
    }
    auto newest = rewritten(std::string(text), *root);
    return newest ? std::optional(std::move(*newest)) : std::nullopt;
}

} // namespace hexwerk
