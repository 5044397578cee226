#include "core/files/toml_value.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk {

const TomlValue *TomlTable::find(std::string_view key) const
{
    for (const TomlEntry &entry : entries)
        if (entry.key == key)
            return &entry.value;
    return nullptr;
}

TomlValue *TomlTable::find(std::string_view key)
{
    for (TomlEntry &entry : entries)
        if (entry.key == key)
            return &entry.value;
    return nullptr;
}

TomlTable &TomlTable::set(std::string_view key, TomlValue value)
{
    if (TomlValue *old = find(key))
        *old = std::move(value);
    else
        entries.push_back({std::string(key), std::move(value)});
    return *this;
}

void TomlTable::remove(std::string_view key)
{
    std::erase_if(entries, [key](const TomlEntry &entry) { return entry.key == key; });
}

bool TomlTable::operator==(const TomlTable &other) const
{
    if (entries.size() != other.entries.size())
        return false;
    for (const TomlEntry &entry : entries) {
        const TomlValue *theirs = other.find(entry.key);
        if (!theirs || !(entry.value == *theirs))
            return false;
    }
    return true;
}

TomlValue::TomlValue(bool value)
    : data(value)
{
}

TomlValue::TomlValue(int value)
    : data(std::int64_t{value})
{
}

TomlValue::TomlValue(std::int64_t value)
    : data(value)
{
}

TomlValue::TomlValue(double value)
    : data(value)
{
}

TomlValue::TomlValue(const char *value)
    : data(std::string(value))
{
}

TomlValue::TomlValue(std::string_view value)
    : data(std::string(value))
{
}

TomlValue::TomlValue(std::string value)
    : data(std::move(value))
{
}

TomlValue::TomlValue(TomlDate value)
    : data(std::move(value))
{
}

TomlValue::TomlValue(TomlArray value)
    : data(std::move(value))
{
}

TomlValue::TomlValue(TomlTable value)
    : data(std::move(value))
{
}

bool TomlValue::operator==(const TomlValue &other) const
{
    const double *mine = as<double>();
    const double *theirs = other.as<double>();
    if (mine && theirs && std::isnan(*mine) && std::isnan(*theirs))
        return true;
    return data == other.data;
}

bool TomlValue::hasHeaders() const
{
    if (const TomlTable *table = as<TomlTable>())
        return table->style == TableStyle::Header;
    const TomlArray *array = as<TomlArray>();
    return array && !array->empty() &&
           std::all_of(array->begin(), array->end(), [](const TomlValue &element) {
               const TomlTable *table = element.as<TomlTable>();
               return table && table->style == TableStyle::Header;
           });
}

} // namespace hexwerk
