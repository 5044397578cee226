// A TOML document as a plain tree: what writers build and the patcher compares.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwerk {

struct TomlValue;
struct TomlEntry;
using TomlArray = std::vector<TomlValue>;

// How a table is written where it is new: `{ ... }`, or `[name]` and `[[name]]`.
enum class TableStyle : std::uint8_t { Inline, Header };

// Keys are unique. Equal by content, whatever order and style.
struct TomlTable
{
    std::vector<TomlEntry> entries;
    TableStyle style = TableStyle::Inline;

    // Null where the key is not there.
    const TomlValue *find(std::string_view key) const;
    TomlValue *find(std::string_view key);
    // Replaces the value of the key, or adds the key as the last one.
    TomlTable &set(std::string_view key, TomlValue value);
    void remove(std::string_view key);
    bool operator==(const TomlTable &other) const;
};

// A date or time, as its text.
struct TomlDate
{
    std::string text;
    bool operator==(const TomlDate &) const = default;
};

struct TomlValue
{
    std::variant<bool, std::int64_t, double, std::string, TomlDate, TomlArray, TomlTable> data;

    TomlValue(bool value);
    TomlValue(int value);
    TomlValue(std::int64_t value);
    TomlValue(double value);
    TomlValue(const char *value);
    TomlValue(std::string_view value);
    TomlValue(std::string value);
    TomlValue(TomlDate value);
    TomlValue(TomlArray value);
    TomlValue(TomlTable value);
    // One nan equals another.
    bool operator==(const TomlValue &other) const;

    template<typename T>
    const T *as() const
    {
        return std::get_if<T>(&data);
    }
    template<typename T>
    T *as()
    {
        return std::get_if<T>(&data);
    }
    // Written under headers of its own: `[name]`, or `[[name]]` for each element.
    bool hasHeaders() const;
};

struct TomlEntry
{
    std::string key;
    TomlValue value;
};

} // namespace hexwerk
