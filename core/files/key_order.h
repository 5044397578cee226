// The stable order of the keys of a file, and which of them have headers.
#pragma once

#include "core/files/toml_value.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hexwerk {

// The keys of one table of a format. The first row that fits a path counts.
struct KeyRow
{
    std::string path;      // "board.patch", "" for the root; "-" stands for any one key
    std::string_view keys; // in order; "*key": has headers; "*" alone: any key, in no order
};

class KeyOrder
{
public:
    // Of a format, as its system has them; they have to stay where they are.
    explicit KeyOrder(std::span<const KeyRow> rows)
        : m_rows(rows)
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
    std::string_view keysAt(std::string_view path) const;
    void arrange(const std::string &path, TableStyle style, TomlValue &value) const;
    void arrange(const std::string &path, TomlTable &table) const;

    std::span<const KeyRow> m_rows;
};

// The path of what lies under `key` in the table at `path`.
std::string pathTo(std::string_view path, std::string_view key);

} // namespace hexwerk
