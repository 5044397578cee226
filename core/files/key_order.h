// The stable order of the keys of every file format, and which of them have headers.
#pragma once

#include "core/files/toml_value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk {

class KeyOrder
{
public:
    // `format` as files name it: "hexwerk.scenario". Of an unknown one no key is known.
    explicit KeyOrder(std::string_view format)
        : m_format(format)
    {
    }

    // The place of `key` in the table at `path`, which names tables and arrays without places:
    // "board.patch", "" for the root. Empty for an unknown key.
    std::optional<std::size_t> rank(std::string_view path, std::string_view key) const;
    TableStyle style(std::string_view path, std::string_view key) const;
    // The value of that key with its tables styled and their known keys in order before the others.
    TomlValue arranged(std::string_view path, std::string_view key, TomlValue value) const;
    TomlTable arranged(std::string_view path, TomlTable table) const;

private:
    void arrange(const std::string &path, TableStyle style, TomlValue &value) const;
    void arrange(const std::string &path, TomlTable &table) const;

    std::string m_format;
};

// The path of what lies under `key` in the table at `path`.
std::string pathTo(std::string_view path, std::string_view key);

} // namespace hexwerk
