#include "core/files/key_path.h"

#include "core/files/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace hexwerk {

// A key as TOML writes it: bare where it may be.
static std::string written(std::string_view key)
{
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), isBareKeyCharacter);
    return bare ? std::string(key) : fmt::format("\"{}\"", key);
}

static std::string joined(const std::string &path, std::string_view name)
{
    return path.empty() ? std::string(name) : fmt::format("{}.{}", path, name);
}

KeyPath KeyPath::key(std::string_view name) const
{
    const std::string key = written(name);
    return {joined(positional, key), joined(shown, key)};
}

KeyPath KeyPath::element(std::size_t place, std::string_view id) const
{
    const std::string number = std::to_string(place);
    return {joined(positional, number), joined(shown, id.empty() ? number : written(id))};
}

} // namespace hexwerk
