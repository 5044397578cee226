#include "core/files/lossless_patch.h"

#include "core/files/lossless_merge.h"
#include "core/files/lossless_patcher.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwerk {

namespace lossless {

// The scanner found the keys that the parser found.
static bool agree(const SourceNode &node, const TomlValue &value)
{
    if (const auto *array = value.as<TomlArray>()) {
        if (node.elements.size() != array->size())
            return false;
        for (std::size_t i = 0; i < array->size(); ++i)
            if (!agree(node.elements[i], (*array)[i]))
                return false;
        return true;
    }
    const auto *table = value.as<TomlTable>();
    if (!table)
        return node.kind == NodeKind::Value && node.value->shape == ValueShape::Scalar;
    return node.children.size() == table->entries.size() &&
           std::all_of(table->entries.begin(), table->entries.end(), [&](const TomlEntry &entry) {
               const SourceNode *child = node.find(entry.key);
               return child && agree(*child, entry.value);
           });
}

static std::optional<std::string> tryToPatch(const SourceText &source, const SourceNode &root,
                                             const TomlTable &now, const TomlTable &wanted,
                                             const KeyOrder &order, const Patcher::Parts &rewrite)
{
    auto text = Patcher(source, root, order, rewrite).run(now, wanted);
    const auto readBack = text ? readToml(*text) : readToml("");
    if (!text || !readBack || !(*readBack == wanted))
        return std::nullopt;
    return text;
}

// What may be written anew as a whole where a small change does not do: the smallest table or array
// around all that differs, then those around it, at last each key of the root that differs.
static std::vector<Patcher::Parts> wholeParts(const TomlTable &now, const TomlTable &wanted)
{
    std::vector<Patcher::Parts> parts;
    const TomlTable *old = &now;
    const TomlTable *table = &wanted;
    while (old && table) {
        Patcher::Parts different;
        const TomlValue *before = nullptr;
        for (const TomlEntry &entry : table->entries) {
            const TomlValue *theirs = old->find(entry.key);
            if (theirs && *theirs == entry.value)
                continue;
            different.insert(&entry.value);
            before = theirs;
        }
        parts.push_back(different);
        if (different.size() != 1 || !before)
            break;
        old = before->as<TomlTable>();
        table = (*different.begin())->as<TomlTable>();
    }
    std::reverse(parts.begin(), parts.end());
    return parts;
}

} // namespace lossless

tl::expected<std::string, PatchError> rewritten(const std::string &text, const TomlTable &wanted,
                                                const KeyOrder &order)
{
    const auto now = readToml(text);
    if (!now)
        return tl::unexpected(PatchError::BrokenSource);
    if (*now == wanted)
        return text;
    const auto source = lossless::scanSource(text);
    const auto root = source ? lossless::sourceTree(*source) : std::nullopt;
    if (!root || !lossless::agree(*root, *now))
        return tl::unexpected(PatchError::CannotExpress);
    if (auto result = lossless::tryToPatch(*source, *root, *now, wanted, order, {}))
        return std::move(*result);
    for (const lossless::Patcher::Parts &parts : lossless::wholeParts(*now, wanted))
        if (auto result = lossless::tryToPatch(*source, *root, *now, wanted, order, parts))
            return std::move(*result);
    return tl::unexpected(PatchError::CannotExpress);
}

tl::expected<std::string, PatchError> patched(const std::string &source, const TomlTable &before,
                                              const TomlTable &after, const KeyOrder &order,
                                              const Migrations &steps)
{
    if (before == after)
        return source;
    const std::string newest = migrated(source, steps).value_or(source);
    const auto now = readToml(newest);
    if (!now)
        return tl::unexpected(PatchError::BrokenSource);
    return rewritten(newest, lossless::withChanges(*now, before, after), order);
}

} // namespace hexwerk
