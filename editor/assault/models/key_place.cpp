#include "editor/assault/models/key_place.h"

#include "editor/assault/commands/item_edits.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace hexwerk::assault::ui {

static std::vector<std::string> partsOf(std::string_view path)
{
    std::vector<std::string> parts(1);
    bool quoted = false;
    for (const char c : path) {
        if (c == '"')
            quoted = !quoted;
        else if (c == '.' && !quoted)
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

struct TableName
{
    std::string_view name;
    Table table;
};

static constexpr std::array kOuter = {
    TableName{"board.tile", Table::Tile},
    TableName{"board.transform", Table::Transform},
    TableName{"board.patch", Table::Patch},
    TableName{"board.road", Table::Road},
    TableName{"board.hexside", Table::Hexside},
    TableName{"board.overlay", Table::Overlay},
    TableName{"board.smoke", Table::Smoke},
    TableName{"board.minefield", Table::Minefield},
    TableName{"board.label", Table::Label},
    TableName{"mines", Table::Mines},
    TableName{"zone", Table::Zone},
    TableName{"objective", Table::Objective},
    TableName{"side", Table::Side},
    TableName{"unit", Table::Unit},
    TableName{"reinforcement", Table::Reinforcement},
    TableName{"support", Table::Support},
    TableName{"track", Table::Track},
    TableName{"trigger", Table::Trigger},
    TableName{"victory", Table::Victory},
};
static constexpr std::array kInner = {
    TableName{"formation", Table::Formation},
    TableName{"additional", Table::Additional},
    TableName{"units", Table::ReinforcementUnits},
    TableName{"threshold", Table::Threshold},
    TableName{"do", Table::Effect},
};

static std::optional<std::size_t> numberIn(const std::string &text)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber ? std::optional(number) : std::nullopt;
}

static std::optional<std::size_t> indexOf(const Scenario &scenario, Table table,
                                          const std::string &name)
{
    for (std::size_t i = 0; i < itemCount(scenario, table); ++i)
        if (idOf(scenario, {table, i}) == name)
            return i;
    const std::optional<std::size_t> index = numberIn(name);
    return index && *index < itemCount(scenario, table) ? index : std::nullopt;
}

// The key from a part on. A number after it is a place in the list that it holds; what follows
// that is no key of its own.
static KeyPlace keyIn(ItemRef item, const std::vector<std::string> &parts, std::size_t from)
{
    KeyPlace place{item, {}, item.table};
    for (std::size_t i = from; i < parts.size() && !place.element; ++i) {
        if (i > from)
            place.element = numberIn(parts[i]);
        if (!place.element)
            place.key += (place.key.empty() ? "" : ".") + parts[i];
    }
    return place;
}

// "all.1.not.track" leads to the second of all, and in it to what must not be.
static TermPath pathOf(const std::vector<std::string> &parts, std::size_t from)
{
    TermPath path;
    for (std::size_t i = from; i + 1 < parts.size(); ++i) {
        if (parts[i] == "not") {
            path.push_back(0);
            continue;
        }
        const std::optional<std::size_t> place = numberIn(parts[++i]);
        if (!place)
            break;
        path.push_back(*place);
    }
    return path;
}

// "formation.0.count" within a side; a reinforcement's "formation.count" is a key of its own.
static KeyPlace within(const Scenario &scenario, ItemRef item,
                       const std::vector<std::string> &parts, std::size_t from)
{
    if (from + 1 < parts.size())
        for (const TableName &inner : kInner) {
            const std::optional<std::size_t> nested = numberIn(parts[from + 1]);
            const ItemRef ref{inner.table, item.index, nested.value_or(0)};
            if (inner.name == parts[from] && outerTable(inner.table) == item.table && nested &&
                contains(scenario, ref))
                return keyIn(ref, parts, from + 2);
        }
    const bool ofVictory = item.table == Table::Victory && from < parts.size() &&
                           parts[from] != "side" && parts[from] != "check";
    if (ofVictory)
        return {item, "term", item.table, pathOf(parts, from)};
    const bool ofTrigger =
        item.table == Table::Trigger && from < parts.size() && parts[from] == "if";
    if (ofTrigger)
        return {item, "if", item.table, pathOf(parts, from + 1)};
    return keyIn(item, parts, from);
}

Term *termAt(Term &condition, const TermPath &path)
{
    Term *term = &condition;
    for (const std::size_t place : path) {
        if (place >= term->terms.size())
            return nullptr;
        term = &term->terms[place];
    }
    return term;
}

KeyPlace placeOfKey(const Scenario &scenario, std::string_view path)
{
    const std::vector<std::string> parts = partsOf(path);
    const bool onBoard = parts.front() == "board" && parts.size() > 1;
    const std::size_t at = onBoard ? 2 : 1; // the part that names the item
    const std::string table = onBoard ? "board." + parts[1] : parts.front();
    const auto found = std::find_if(kOuter.begin(), kOuter.end(),
                                    [&](const TableName &one) { return one.name == table; });
    if (found == kOuter.end())
        return keyIn(ItemRef{}, parts, 0);
    if (at >= parts.size())
        return {std::nullopt, {}, found->table};
    const auto index = indexOf(scenario, found->table, parts[at]);
    if (!index)
        return {std::nullopt, {}, found->table};
    return within(scenario, {found->table, *index, 0}, parts, at + 1);
}

} // namespace hexwerk::assault::ui
