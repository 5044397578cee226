#include "core/files/key_path.h"

#include "core/files/limits.h"
#include "core/files/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace hexwerk {

// Every key of a file that is read has a path: nothing is allocated but that.
static std::string joined(const std::string &path, std::string_view name)
{
    std::string whole;
    whole.reserve(path.size() + 1 + name.size());
    whole += path;
    if (!path.empty())
        whole += '.';
    return whole += name;
}

static bool isBare(std::string_view key)
{
    return !key.empty() && std::all_of(key.begin(), key.end(), isBareKeyCharacter);
}

// A key as TOML writes it: bare where it may be.
static std::string written(const std::string &path, std::string_view key)
{
    return joined(path, isBare(key) ? key : fmt::format("\"{}\"", key));
}

KeyPath KeyPath::key(std::string_view name) const
{
    return {written(positional, name), written(shown, name)};
}

KeyPath KeyPath::element(std::size_t place, std::string_view id) const
{
    const std::string number = std::to_string(place);
    const bool isNamed = !id.empty() && id.size() <= limits::kLongestId;
    return {joined(positional, number), isNamed ? written(shown, id) : joined(shown, number)};
}

} // namespace hexwerk
