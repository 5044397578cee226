#include "core/files/lossless_merge.h"

#include "core/files/lossless_align.h"

#include <utility>

namespace hexwerk::lossless {

static TomlValue changed(const TomlValue &base, const TomlValue &before, const TomlValue &after)
{
    if (before == after)
        return base;
    const auto *baseTable = base.as<TomlTable>();
    const auto *tableBefore = before.as<TomlTable>();
    const auto *tableAfter = after.as<TomlTable>();
    if (baseTable && tableBefore && tableAfter)
        return withChanges(*baseTable, *tableBefore, *tableAfter);

    const auto *baseArray = base.as<TomlArray>();
    const auto *arrayBefore = before.as<TomlArray>();
    const auto *arrayAfter = after.as<TomlArray>();
    if (!baseArray || !arrayBefore || !arrayAfter || baseArray->size() != arrayBefore->size())
        return after;
    const Alignment alignment = align(*arrayBefore, *arrayAfter);
    TomlArray result;
    for (std::size_t i = 0; i < alignment.size(); ++i) {
        const TomlValue &element = (*arrayAfter)[i];
        result.push_back(alignment[i] ? changed((*baseArray)[*alignment[i]],
                                                (*arrayBefore)[*alignment[i]], element)
                                      : element);
    }
    return result;
}

// Takes the key away; of a table only what `before` had of it, and the rest if that leaves nothing.
static void removeKnown(TomlTable &table, const TomlEntry &before)
{
    TomlValue *own = table.find(before.key);
    const auto *known = before.value.as<TomlTable>();
    if (own && known && own->as<TomlTable>()) {
        for (const TomlEntry &entry : known->entries)
            removeKnown(*own->as<TomlTable>(), entry);
        if (!own->as<TomlTable>()->entries.empty())
            return;
    }
    table.remove(before.key);
}

TomlTable withChanges(const TomlTable &base, const TomlTable &before, const TomlTable &after)
{
    TomlTable result = base;
    result.style = after.style;
    for (const TomlEntry &entry : before.entries)
        if (!after.find(entry.key))
            removeKnown(result, entry);
    for (const TomlEntry &entry : after.entries) {
        const TomlValue *old = before.find(entry.key);
        const TomlValue *own = base.find(entry.key);
        if (old && own)
            result.set(entry.key, changed(*own, *old, entry.value));
        else if (!old || !(*old == entry.value))
            result.set(entry.key, entry.value);
    }
    return result;
}

} // namespace hexwerk::lossless
