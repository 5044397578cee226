#include "core/files/value_path.h"

#include "core/base/contract.h"
#include "core/files/toml_text.h"

#include <charconv>
#include <utility>

namespace hexwerk {

static std::optional<std::size_t> placeIn(const std::string &part, const TomlArray &array)
{
    std::size_t place = 0;
    const char *end = part.data() + part.size();
    const auto read = std::from_chars(part.data(), end, place);
    return read.ec == std::errc() && read.ptr == end && place < array.size() ? std::optional(place)
                                                                             : std::nullopt;
}

// Null where it holds nothing of that name.
static const TomlValue *partOf(const TomlValue &value, const std::string &part)
{
    if (const TomlTable *table = value.as<TomlTable>())
        return table->find(part);
    const TomlArray *array = value.as<TomlArray>();
    const auto place = array ? placeIn(part, *array) : std::nullopt;
    return place ? &(*array)[*place] : nullptr;
}

const TomlValue *valueAt(const TomlTable &tree, const ValuePath &path)
{
    const TomlValue *value = path.empty() ? nullptr : tree.find(path.front());
    for (std::size_t i = 1; value && i < path.size(); ++i)
        value = partOf(*value, path[i]);
    return value;
}

static void putInto(TomlValue &around, const ValuePath &path, std::size_t at, TomlValue value)
{
    if (at == path.size()) {
        around = std::move(value);
        return;
    }
    if (TomlArray *array = around.as<TomlArray>()) {
        const auto place = placeIn(path[at], *array);
        HW_EXPECTS(place);
        return putInto((*array)[*place], path, at + 1, std::move(value));
    }
    if (!around.as<TomlTable>())
        around = TomlTable();
    TomlTable &table = *around.as<TomlTable>();
    if (!table.find(path[at]))
        table.set(path[at], TomlTable());
    putInto(*table.find(path[at]), path, at + 1, std::move(value));
}

void putAt(TomlTable &tree, const ValuePath &path, TomlValue value)
{
    HW_EXPECTS(!path.empty());
    if (!tree.find(path.front()))
        tree.set(path.front(), TomlTable());
    putInto(*tree.find(path.front()), path, 1, std::move(value));
}

static void removeFrom(TomlTable &table, const ValuePath &path, std::size_t at)
{
    if (at + 1 == path.size())
        return table.remove(path[at]);
    TomlValue *inner = table.find(path[at]);
    TomlTable *next = inner ? inner->as<TomlTable>() : nullptr;
    if (!next)
        return;
    removeFrom(*next, path, at + 1);
    if (next->entries.empty())
        table.remove(path[at]);
}

void removeAt(TomlTable &tree, const ValuePath &path)
{
    HW_EXPECTS(!path.empty());
    removeFrom(tree, path, 0);
}

ValuePath wholeOf(const TomlTable &tree, const ValuePath &path)
{
    ValuePath whole;
    for (const std::string &part : path) {
        whole.push_back(part);
        const TomlValue *value = valueAt(tree, whole);
        if (value && value->as<TomlArray>())
            break;
    }
    return whole;
}

std::string toString(const ValuePath &path)
{
    std::string text;
    for (const std::string &part : path)
        text += (text.empty() ? "" : ".") + formatKey(part);
    return text;
}

static void addLeaves(const TomlTable &table, const ValuePath &around, std::vector<ValuePath> &all)
{
    for (const TomlEntry &entry : table.entries) {
        ValuePath path = around;
        path.push_back(entry.key);
        if (const TomlTable *inner = entry.value.as<TomlTable>())
            addLeaves(*inner, path, all);
        else
            all.push_back(std::move(path));
    }
}

std::vector<ValuePath> leavesOf(const TomlTable &tree)
{
    std::vector<ValuePath> all;
    addLeaves(tree, {}, all);
    return all;
}

TomlTable laidOver(TomlTable tree, const TomlTable &over)
{
    for (const TomlEntry &entry : over.entries) {
        TomlValue *old = tree.find(entry.key);
        const TomlTable *inner = entry.value.as<TomlTable>();
        TomlTable *oldInner = old ? old->as<TomlTable>() : nullptr;
        if (inner && oldInner)
            *oldInner = laidOver(std::move(*oldInner), *inner);
        else
            tree.set(entry.key, entry.value);
    }
    return tree;
}

} // namespace hexwerk
