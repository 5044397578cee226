#include "core/files/lossless_patch.h"

#include "core/files/lossless_merge.h"
#include "core/files/lossless_patcher.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace hexwerk {

using namespace lossless;

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
                                             const TomlValue *rewrite)
{
    const TomlValue *format = wanted.find("format");
    const std::string *name = format ? format->as<std::string>() : nullptr;
    const KeyOrder order(name ? *name : std::string());
    auto text = Patcher(source, root, order, rewrite).run(now, wanted);
    const auto readBack = text ? readToml(*text) : readToml("");
    if (!text || !readBack || !(*readBack == wanted))
        return std::nullopt;
    return text;
}

// What encloses all that differs, from the smallest table or array to a key of the root.
static std::vector<const TomlValue *> enclosing(const TomlTable &now, const TomlTable &wanted)
{
    std::vector<const TomlValue *> chain;
    const TomlTable *old = &now;
    const TomlTable *table = &wanted;
    while (old && table) {
        const TomlValue *different = nullptr;
        const TomlValue *before = nullptr;
        for (const TomlEntry &entry : table->entries) {
            const TomlValue *theirs = old->find(entry.key);
            if (theirs && *theirs == entry.value)
                continue;
            if (different || !theirs)
                return {chain.rbegin(), chain.rend()};
            different = &entry.value;
            before = theirs;
        }
        if (!different)
            break;
        chain.push_back(different);
        old = before->as<TomlTable>();
        table = different->as<TomlTable>();
    }
    return {chain.rbegin(), chain.rend()};
}

tl::expected<std::string, PatchError> rewritten(const std::string &text, const TomlTable &wanted)
{
    const auto now = readToml(text);
    if (!now)
        return tl::unexpected(PatchError::BrokenSource);
    if (*now == wanted)
        return text;
    const auto source = scanSource(text);
    const auto root = source ? sourceTree(*source) : std::nullopt;
    if (!root || !agree(*root, *now))
        return tl::unexpected(PatchError::CannotExpress);
    if (auto result = tryToPatch(*source, *root, *now, wanted, nullptr))
        return std::move(*result);
    for (const TomlValue *part : enclosing(*now, wanted))
        if (auto result = tryToPatch(*source, *root, *now, wanted, part))
            return std::move(*result);
    return tl::unexpected(PatchError::CannotExpress);
}

tl::expected<std::string, PatchError> patched(const std::string &source, const TomlTable &before,
                                              const TomlTable &after)
{
    if (before == after)
        return source;
    const auto now = readToml(source);
    if (!now)
        return tl::unexpected(PatchError::BrokenSource);
    return rewritten(source, withChanges(*now, before, after));
}

} // namespace hexwerk
