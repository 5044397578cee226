#include "core/files/key_order.h"

#include <algorithm>

namespace hexwerk {

namespace {

bool fits(std::string_view row, std::string_view path)
{
    while (true) {
        const std::size_t rowEnd = row.find('.');
        const std::size_t pathEnd = path.find('.');
        const std::string_view wanted = row.substr(0, rowEnd);
        if (wanted != "-" && wanted != path.substr(0, pathEnd))
            return false;
        if (rowEnd == std::string_view::npos || pathEnd == std::string_view::npos)
            return rowEnd == pathEnd;
        row.remove_prefix(rowEnd + 1);
        path.remove_prefix(pathEnd + 1);
    }
}

struct KnownKey
{
    std::optional<std::size_t> rank;
    TableStyle style;
};

std::optional<KnownKey> find(std::string_view keys, std::string_view wanted)
{
    for (std::size_t rank = 0; !keys.empty(); ++rank) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        std::string_view key = keys.substr(0, end);
        keys.remove_prefix(std::min(end + 1, keys.size()));
        const bool header = key.front() == '*';
        if (header)
            key.remove_prefix(1);
        if (key.empty())
            return KnownKey{std::nullopt, TableStyle::Header};
        if (key == wanted)
            return KnownKey{rank, header ? TableStyle::Header : TableStyle::Inline};
    }
    return std::nullopt;
}

} // namespace

std::string_view KeyOrder::keysAt(std::string_view path) const
{
    const auto row = std::find_if(m_rows.begin(), m_rows.end(),
                                  [path](const KeyRow &one) { return fits(one.path, path); });
    return row == m_rows.end() ? std::string_view() : row->keys;
}

std::optional<std::size_t> KeyOrder::rank(std::string_view path, std::string_view key) const
{
    const auto known = find(keysAt(path), key);
    return known ? known->rank : std::nullopt;
}

TableStyle KeyOrder::style(std::string_view path, std::string_view key) const
{
    const auto known = find(keysAt(path), key);
    return known ? known->style : TableStyle::Inline;
}

std::string pathTo(std::string_view path, std::string_view key)
{
    return path.empty() ? std::string(key) : std::string(path) + "." + std::string(key);
}

TomlValue KeyOrder::arranged(std::string_view path, std::string_view key, TomlValue value) const
{
    arrange(pathTo(path, key), style(path, key), value);
    return value;
}

TomlTable KeyOrder::arranged(std::string_view path, TomlTable table) const
{
    arrange(std::string(path), table);
    return table;
}

void KeyOrder::arrange(const std::string &path, TableStyle style, TomlValue &value) const
{
    if (TomlTable *table = value.as<TomlTable>()) {
        table->style = style;
        arrange(path, *table);
    } else if (TomlArray *array = value.as<TomlArray>()) {
        for (TomlValue &element : *array)
            arrange(path, style, element);
    }
}

void KeyOrder::arrange(const std::string &path, TomlTable &table) const
{
    const auto place = [&](const TomlEntry &entry) {
        return rank(path, entry.key).value_or(std::string::npos);
    };
    std::stable_sort(table.entries.begin(), table.entries.end(),
                     [&](const TomlEntry &a, const TomlEntry &b) { return place(a) < place(b); });
    for (TomlEntry &entry : table.entries)
        arrange(pathTo(path, entry.key), this->style(path, entry.key), entry.value);
}

} // namespace hexwerk
