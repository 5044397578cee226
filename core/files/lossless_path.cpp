#include "core/files/lossless_path.h"

#include "core/files/lossless_align.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace hexwerk {

// Takes one part from the front of `rest`, without the dot behind it.
static std::optional<std::string> takePart(std::string_view &rest)
{
    const bool quoted = rest.starts_with('"');
    if (quoted)
        rest.remove_prefix(1);
    const std::size_t end = quoted ? rest.find('"') : std::min(rest.find('.'), rest.size());
    if (end == std::string_view::npos || end == 0)
        return std::nullopt;
    std::string part(rest.substr(0, end));
    rest.remove_prefix(end + (quoted ? 1 : 0));
    return part;
}

std::optional<std::vector<std::string>> keyPath(std::string_view text)
{
    std::vector<std::string> parts;
    while (true) {
        auto part = takePart(text);
        if (!part)
            return std::nullopt;
        parts.push_back(std::move(*part));
        if (text.empty())
            return parts;
        if (!text.starts_with('.'))
            return std::nullopt;
        text.remove_prefix(1);
    }
}

static std::optional<std::size_t> placeIn(const TomlArray &array, const std::string &name)
{
    for (std::size_t place = 0; place < array.size(); ++place)
        if (const std::string *id = lossless::idOf(array[place]); id && *id == name)
            return place;
    std::size_t place = 0;
    const char *end = name.data() + name.size();
    const auto read = std::from_chars(name.data(), end, place);
    const bool good = read.ec == std::errc() && read.ptr == end && place < array.size();
    return good ? std::optional(place) : std::nullopt;
}

// `left`: how many parts of the path still lie below `node`.
static bool setBelow(TomlValue &node, const std::vector<std::string> &path, std::size_t left,
                     TomlValue value, SetPlace &found)
{
    if (left == 0) {
        found.before = std::exchange(node, std::move(value));
        return true;
    }
    const std::string &name = path[path.size() - left];
    if (auto *array = node.as<TomlArray>()) {
        const auto place = placeIn(*array, name);
        if (!place)
            return false;
        TomlValue &element = (*array)[*place];
        const std::string *id = lossless::idOf(element);
        found.path = found.path.element(*place, id ? *id : std::string());
        return setBelow(element, path, left - 1, std::move(value), found);
    }
    auto *table = node.as<TomlTable>();
    if (!table)
        return false;
    found.path = found.path.key(name);
    if (TomlValue *old = table->find(name))
        return setBelow(*old, path, left - 1, std::move(value), found);
    TomlValue fresh = TomlTable();
    if (!setBelow(fresh, path, left - 1, std::move(value), found))
        return false;
    found.before.reset();
    table->set(name, std::move(fresh));
    return true;
}

std::optional<SetPlace> setAt(TomlTable &tree, const std::vector<std::string> &path,
                              TomlValue value)
{
    TomlValue root = std::move(tree);
    SetPlace found;
    const bool done = setBelow(root, path, path.size(), std::move(value), found);
    tree = std::move(*root.as<TomlTable>());
    return done ? std::optional(found) : std::nullopt;
}

} // namespace hexwerk
