#include "core/assault/files/readers/system_overlay.h"

#include "core/base/hash.h"
#include "core/files/toml_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kHead = {"format"sv,  "version"sv, "id"sv,
                                     "extends"sv, "active"sv,  "data_version"sv};
static constexpr std::array kMovement = {"foot"sv, "artillery"sv, "mechanized"sv, "track"sv};
static constexpr std::array kUnits = {"infantry"sv, "artillery"sv, "vehicle"sv};

bool isActive(std::string_view text)
{
    const auto root = readToml(text);
    const TomlValue *active = root ? root->find("active") : nullptr;
    return !active || !(*active == TomlValue(false));
}

TomlTable emptyOverlay(const std::string &system, int dataVersion)
{
    TomlTable root;
    root.set("format", "hexwerk.system")
        .set("version", 1)
        .set("extends", system)
        .set("data_version", dataVersion);
    return root;
}

TomlTable withoutHead(TomlTable overlay)
{
    for (const std::string_view key : kHead)
        overlay.remove(key);
    return overlay;
}

std::vector<ValuePath> valuesOf(const TomlTable &overlay)
{
    std::vector<ValuePath> values = leavesOf(overlay);
    std::erase_if(values, [](const ValuePath &path) {
        return std::find(kHead.begin(), kHead.end(), path.front()) != kHead.end() ||
               std::find(path.begin(), path.end(), "source") != path.end();
    });
    return values;
}

// The place of the value among those that the letters of its key speak of: the element of an array,
// or the column of a table.
static std::size_t columnOf(const ValuePath &path, std::size_t key, std::string_view mark)
{
    if (key + 1 >= path.size())
        return 0;
    const std::string &part = path[key + 1];
    std::size_t place = 0;
    const auto read = std::from_chars(part.data(), part.data() + part.size(), place);
    if (read.ptr == part.data() + part.size() && !part.empty())
        return read.ec == std::errc() ? place : mark.size(); // a number beyond all places
    const auto among = [&](const auto &names) {
        return static_cast<std::size_t>(std::find(names.begin(), names.end(), part) -
                                        names.begin());
    };
    return mark.size() == kUnits.size() ? among(kUnits) : among(kMovement);
}

// Of several letters without one for this very value, that of the least sure.
static char letterOf(std::string_view mark, std::size_t column)
{
    if (column < mark.size())
        return mark[column];
    for (const char letter : "GOWTHC"sv)
        if (mark.find(letter) != std::string_view::npos)
            return letter;
    return 0;
}

static char letterFor(const std::string &mark, const ValuePath &path, std::size_t key)
{
    const bool isWhole = key + 1 >= path.size();
    return isWhole || mark.size() < 2 ? letterOf(mark, isWhole ? mark.size() : 0)
                                      : letterOf(mark, columnOf(path, key, mark));
}

char markAt(const TomlTable &tree, const ValuePath &path)
{
    for (std::size_t key = path.size(); key-- > 0;) {
        ValuePath source(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(key));
        source.emplace_back("source");
        const TomlValue *marks = valueAt(tree, source);
        if (!marks)
            continue;
        if (const auto *whole = marks->as<std::string>())
            return letterOf(*whole, whole->size());
        const TomlTable *keys = marks->as<TomlTable>();
        const TomlValue *mark = keys ? keys->find(path[key]) : nullptr;
        const auto *letters = mark ? mark->as<std::string>() : nullptr;
        return letters ? letterFor(*letters, path, key) : 0;
    }
    return 0;
}

std::string hashOfChanges(std::string_view overlay, std::string_view system)
{
    const auto corrections = readToml(overlay);
    const auto corrected = readToml(system);
    if (!corrections || !corrected)
        return {};
    std::vector<std::string> changes;
    for (const ValuePath &path : valuesOf(*corrections)) {
        const TomlValue &value = *valueAt(*corrections, path);
        const TomlValue *old = valueAt(*corrected, path);
        if (!old || !(*old == value))
            changes.push_back(hexwerk::toString(path) + " = " + formatValue(value, {}));
    }
    std::sort(changes.begin(), changes.end());
    Hash hash;
    for (const std::string &change : changes)
        hash.add(change);
    return changes.empty() ? std::string() : hash.text();
}

} // namespace hexwerk::assault
