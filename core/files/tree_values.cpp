#include "core/files/tree_values.h"

#include <utility>

namespace hexwerk {

TomlTable toTree(const LocalText &text)
{
    TomlTable table;
    for (const auto &[language, words] : text)
        table.set(language, words);
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

void setUnlessEmpty(TomlTable &table, std::string_view key, const LocalText &text)
{
    if (!text.empty())
        table.set(key, toTree(text));
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
