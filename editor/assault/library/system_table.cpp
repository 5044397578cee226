#include "editor/assault/library/system_table.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static ValuePath split(std::string_view text)
{
    ValuePath parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('.', begin), text.size());
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

// The order of the names of the table, and that of the chart.
static std::size_t rankOf(const SystemTable &table, const TomlTable &tree, const std::string &id)
{
    for (std::size_t i = 0; i < table.names.size(); ++i)
        if (table.names[i].first == id)
            return i;
    const TomlValue *order = tree.find("terrains");
    const TomlArray *ids = order ? order->as<TomlArray>() : nullptr;
    const auto place =
        ids ? std::find(ids->begin(), ids->end(), TomlValue(id)) : TomlArray::const_iterator();
    return ids && place != ids->end() ? static_cast<std::size_t>(place - ids->begin()) : 1000;
}

static std::vector<std::string> keysIn(const SystemTable &table, const TomlTable &tree,
                                       const TomlValue *around)
{
    std::vector<std::string> keys;
    if (const TomlArray *array = around ? around->as<TomlArray>() : nullptr)
        for (std::size_t i = 0; i < array->size(); ++i)
            keys.push_back(std::to_string(i));
    if (const TomlTable *inner = around ? around->as<TomlTable>() : nullptr)
        for (const TomlEntry &entry : inner->entries)
            if (entry.key != "source")
                keys.push_back(entry.key);
    std::stable_sort(keys.begin(), keys.end(), [&](const std::string &a, const std::string &b) {
        return rankOf(table, tree, a) < rankOf(table, tree, b);
    });
    return keys;
}

std::vector<ValuePath> rowsOf(const SystemTable &table, const TomlTable &tree)
{
    std::vector<ValuePath> rows = {{}};
    for (const std::string &part : split(table.rows)) {
        std::vector<ValuePath> longer;
        for (const ValuePath &row : rows) {
            const auto with = [&](const std::string &key) {
                longer.push_back(row);
                longer.back().push_back(key);
            };
            if (part != "-")
                with(part);
            else
                for (const std::string &key : keysIn(table, tree, valueAt(tree, row)))
                    with(key);
        }
        rows = std::move(longer);
    }
    std::erase_if(rows, [&](const ValuePath &row) { return !valueAt(tree, row); });
    return rows;
}

ValuePath pathOf(const ValuePath &row, const TableColumn &column)
{
    ValuePath path = row;
    if (!column.key.empty())
        for (std::string &part : split(column.key))
            path.push_back(std::move(part));
    return path;
}

std::vector<TableValue> cellsOf(const SystemTable &table, const TomlTable &tree)
{
    std::vector<TableValue> values;
    for (const ValuePath &row : rowsOf(table, tree))
        for (const TableColumn &column : table.columns) {
            ValuePath path = pathOf(row, column);
            if (column.mayMiss || valueAt(tree, path))
                values.push_back({&table, &column, row, std::move(path)});
        }
    return values;
}

std::optional<TableValue> findValue(const TomlTable &tree, const ValuePath &path)
{
    for (const SystemTable &table : systemTables())
        for (const TableValue &value : cellsOf(table, tree)) {
            const std::size_t shared = std::min(path.size(), value.path.size());
            if (std::equal(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(shared),
                           value.path.begin()))
                return value;
        }
    return std::nullopt;
}

static PropertyValue plainest(const TableColumn &column)
{
    switch (column.kind) {
    case FieldKind::Flag:
        return false;
    case FieldKind::Number:
        return 0;
    case FieldKind::Checks:
        return std::vector<std::string>();
    case FieldKind::Dice:
        return std::string();
    default:
        return {};
    }
}

PropertyValue shownValue(const TableColumn &column, const TomlValue *value)
{
    if (!value)
        return plainest(column);
    if (const auto *flag = value->as<bool>())
        return *flag;
    if (const auto *number = value->as<std::int64_t>())
        return static_cast<int>(*number);
    if (const auto *text = value->as<std::string>())
        return column.optional && text->empty() ? PropertyValue() : PropertyValue(*text);
    if (const auto *array = value->as<TomlArray>()) {
        std::vector<std::string> names;
        for (const TomlValue &element : *array)
            if (const auto *name = element.as<std::string>())
                names.push_back(*name);
        return names;
    }
    LocalText texts;
    if (const auto *table = value->as<TomlTable>())
        for (const TomlEntry &entry : table->entries)
            if (const auto *text = entry.value.as<std::string>())
                texts[entry.key] = *text;
    return texts;
}

static TomlValue tomlOf(const PropertyValue &value)
{
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag;
    if (const auto *number = std::get_if<int>(&value))
        return *number;
    if (const auto *names = std::get_if<std::vector<std::string>>(&value)) {
        TomlArray array;
        for (const std::string &name : *names)
            array.emplace_back(name);
        return array;
    }
    if (const auto *texts = std::get_if<LocalText>(&value)) {
        TomlTable table;
        for (const auto &[language, text] : *texts)
            table.set(language, text);
        return table;
    }
    const auto *text = std::get_if<std::string>(&value);
    return text ? *text : std::string();
}

std::optional<TomlValue> filedValue(const TableColumn &column, const PropertyValue &value,
                                    const TomlValue *ours)
{
    if (!ours && value == plainest(column))
        return std::nullopt;
    return tomlOf(value);
}

// The path without the ids of rows: "terrain.cost.track".
static ValuePath columnPath(const SystemTable &table, const ValuePath &path)
{
    const ValuePath pattern = split(table.rows);
    ValuePath column;
    for (std::size_t i = 0; i < path.size(); ++i)
        if (i >= pattern.size() || pattern[i] != "-")
            column.push_back(path[i]);
    return column;
}

std::vector<std::string> rulesNamed(const TomlTable &shipped, const std::string &key)
{
    std::vector<std::string> rules;
    const TomlValue *found = shipped.find("rules");
    const TomlTable *all = found ? found->as<TomlTable>() : nullptr;
    const TomlValue *ids = all ? all->find(key) : nullptr;
    const TomlArray *array = ids ? ids->as<TomlArray>() : nullptr;
    for (std::size_t i = 0; array && i < array->size(); ++i)
        if (const auto *id = (*array)[i].as<std::string>())
            rules.push_back(*id);
    return rules;
}

std::vector<std::string> rulesOf(const TomlTable &shipped, const SystemTable &table,
                                 const ValuePath &path)
{
    std::vector<std::string> rules;
    const auto add = [&](const std::string &key) {
        for (const std::string &id : rulesNamed(shipped, key))
            if (std::find(rules.begin(), rules.end(), id) == rules.end())
                rules.push_back(id);
    };
    // Those of an edition are those of the system.
    const bool isEdition = path.size() > 2 && path.front() == "profile";
    ValuePath row(path.begin() + (isEdition ? 2 : 0), path.end());
    ValuePath column = columnPath(table, path);
    if (isEdition)
        column.erase(column.begin());
    for (std::size_t length = path.size(); length > 0; --length)
        for (const ValuePath &one : {row, column})
            if (length <= one.size())
                add(hexwerk::toString(
                    ValuePath(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(length))));
    return rules;
}

} // namespace hexwerk::assault::ui
