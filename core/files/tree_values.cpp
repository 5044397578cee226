#include "core/files/tree_values.h"

#include <utility>

namespace hexwerk {

TomlTable toTree(const std::map<std::string, std::string> &texts)
{
    TomlTable table;
    for (const auto &[key, text] : texts)
        table.set(key, text);
    return table;
}

TomlArray toTree(const std::vector<std::string> &names)
{
    return {names.begin(), names.end()};
}

void setUnlessEmpty(TomlTable &table, std::string_view key, const std::string &text)
{
    if (!text.empty())
        table.set(key, text);
}

void setUnlessEmpty(TomlTable &table, std::string_view key,
                    const std::map<std::string, std::string> &texts)
{
    if (!texts.empty())
        table.set(key, toTree(texts));
}

void setUnlessEmpty(TomlTable &table, std::string_view key, TomlArray array)
{
    if (!array.empty())
        table.set(key, std::move(array));
}

void setIfThere(TomlTable &table, std::string_view key, const std::optional<int> &number)
{
    if (number)
        table.set(key, *number);
}

void setIfThere(TomlTable &table, std::string_view key, const std::optional<std::string> &text)
{
    if (text)
        table.set(key, *text);
}

void setUnless(TomlTable &table, std::string_view key, int value, int standard)
{
    if (value != standard)
        table.set(key, value);
}

void setIfTrue(TomlTable &table, std::string_view key, const bool &truth)
{
    if (truth)
        table.set(key, true);
}

} // namespace hexwerk
