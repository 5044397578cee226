// Small values as parts of a tree, and keys that are left out where they say nothing.
#pragma once

#include "core/files/toml_value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// Also of a text in several languages.
TomlTable toTree(const std::map<std::string, std::string> &texts);
TomlArray toTree(const std::vector<std::string> &names);
// Of what a system writes by name: toString() stands beside the type.
template<typename T>
requires requires(const T &value)
{
    toString(value);
}
TomlArray toTree(const std::vector<T> &values)
{
    TomlArray array;
    for (const T &value : values)
        array.emplace_back(toString(value));
    return array;
}

// Each sets the key unless it would say nothing: an empty text, list or table, an empty optional, a
// value that equals the default.
void setUnlessEmpty(TomlTable &table, std::string_view key, const std::string &text);
void setUnlessEmpty(TomlTable &table, std::string_view key,
                    const std::map<std::string, std::string> &texts);
void setUnlessEmpty(TomlTable &table, std::string_view key, TomlArray array);
void setIfThere(TomlTable &table, std::string_view key, const std::optional<int> &number);
void setIfThere(TomlTable &table, std::string_view key, const std::optional<std::string> &text);
void setUnless(TomlTable &table, std::string_view key, int value, int standard);
// Only where true.
void setIfTrue(TomlTable &table, std::string_view key, const bool &truth);

// A table for each element, if there are any.
template<typename T>
void setTables(TomlTable &table, std::string_view key, const std::vector<T> &elements,
               TomlTable (*toTable)(const T &))
{
    TomlArray array;
    for (const T &element : elements)
        array.emplace_back(toTable(element));
    setUnlessEmpty(table, key, std::move(array));
}

} // namespace hexwerk
