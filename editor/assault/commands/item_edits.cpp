#include "editor/assault/commands/item_edits.h"

#include "core/assault/scenario/card_choice.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

template<typename T>
concept HasId = requires(T item)
{
    item.id;
};

template<typename T>
concept HasHex = requires(T item)
{
    {
        item.hex
        } -> std::convertible_to<Hex>;
};

std::string freshId(const Scenario &scenario, Table table, const std::string &stem)
{
    std::vector<std::string> taken;
    visitList(scenario, table, 0, [&]<typename T>(const std::vector<T> &list) {
        if constexpr (HasId<T>)
            for (const T &item : list)
                taken.push_back(item.id);
    });
    const auto isTaken = [&](const std::string &id) {
        return std::find(taken.begin(), taken.end(), id) != taken.end();
    };
    std::string id = stem;
    for (int i = 2; isTaken(id); ++i)
        id = stem + "-" + std::to_string(i);
    return id;
}

std::string idOf(const Scenario &scenario, ItemRef item)
{
    std::string id;
    if (item.table == Table::Scenario || !contains(scenario, item))
        return id;
    visitList(scenario, item.table, item.index, [&]<typename T>(const std::vector<T> &list) {
        if constexpr (HasId<T>)
            id = list[item.index].id;
    });
    return id;
}

static std::string firstSide(const Scenario &scenario)
{
    return scenario.sides.empty() ? std::string() : scenario.sides.front().id;
}

// One of its own by which it may enter, else any that it may use.
static std::string entryZoneFor(const Scenario &scenario, const std::string &side)
{
    const auto first = [&](auto is) -> const Zone * {
        const auto found = std::find_if(scenario.zones.begin(), scenario.zones.end(), is);
        return found == scenario.zones.end() ? nullptr : &*found;
    };
    const Zone *zone = first(
        [&](const Zone &one) { return one.side == side && one.purpose == ZonePurpose::Entry; });
    if (!zone)
        zone = first([&](const Zone &one) { return one.side == side; });
    if (!zone)
        zone = first([&](const Zone &one) { return one.side.empty(); });
    return zone ? zone->id : std::string();
}

void giveReinforcement(Scenario &scenario, std::size_t place, const std::string &side)
{
    Reinforcement &group = scenario.reinforcements.at(place);
    group.side = side;
    const auto zone = std::find_if(scenario.zones.begin(), scenario.zones.end(),
                                   [&](const Zone &one) { return one.id == group.zone; });
    if (zone == scenario.zones.end() || zone->side.empty() || zone->side == side)
        return;
    const bool isShared =
        std::any_of(scenario.reinforcements.begin(), scenario.reinforcements.end(),
                    [&](const Reinforcement &other) {
                        return &other != &group && other.zone == zone->id && other.side != side;
                    }) ||
        std::any_of(scenario.units.begin(), scenario.units.end(),
                    [&](const UnitSpec &unit) { return unit.zone == zone->id; });
    if (zone->purpose == ZonePurpose::Entry && !isShared)
        zone->side = side;
    else if (const std::string other = entryZoneFor(scenario, side); !other.empty())
        group.zone = other;
}

// What a new item says before anybody edits it.
template<typename T>
static void furnish(const Scenario &scenario, T &item)
{
    if constexpr (HasHex<T>)
        item.hex = Hex::at(0, 0);
    if constexpr (requires { item.side = std::string(); })
        if (!std::is_same_v<T, Threshold> && !std::is_same_v<T, Trigger> &&
            !std::is_same_v<T, TriggerEffect>)
            item.side = firstSide(scenario);
    if constexpr (std::is_same_v<T, TilePlacement>)
        item.at = Hex::at(0, 0);
    if constexpr (std::is_same_v<T, Transform>)
        item.from = item.to = scenario.board.terrain;
    if constexpr (std::is_same_v<T, Zone>)
        item.id = freshId(scenario, Table::Zone, "zone");
    if constexpr (std::is_same_v<T, Objective>)
        item.id = freshId(scenario, Table::Objective, "objective");
    if constexpr (std::is_same_v<T, UnitSpec>)
        item.id = freshId(scenario, Table::Unit, "unit");
    if constexpr (std::is_same_v<T, Track>)
        item.id = freshId(scenario, Table::Track, "track");
    if constexpr (std::is_same_v<T, SideSpec>) {
        item.id = freshId(scenario, Table::Side, "side");
        item.colour = scenario.sides.empty() ? "blue" : "red";
    }
    if constexpr (std::is_same_v<T, Reinforcement>)
        item.zone = entryZoneFor(scenario, item.side);
    if constexpr (std::is_same_v<T, TriggerEffect>)
        item.track = scenario.tracks.empty() ? std::string() : scenario.tracks.front().id;
}

ItemRef addItem(Scenario &scenario, Table table, std::size_t index)
{
    ItemRef added{table, index, 0};
    visitList(scenario, table, index, [&]<typename T>(std::vector<T> &list) {
        T item;
        furnish(scenario, item);
        list.push_back(std::move(item));
        (outerTable(table) == table ? added.index : added.nested) = list.size() - 1;
    });
    return added;
}

std::string firstSupportFor(const std::string &side, const Scenario &scenario,
                            const DataStore &library)
{
    std::vector<std::string> nations;
    for (const SideSpec &one : scenario.sides)
        if (one.id == side)
            nations = cardNationsOf(scenario, one, library.cards);
    for (const auto &[id, card] : library.cards.supports)
        if (nations.empty() || card.nation.empty() ||
            std::find(nations.begin(), nations.end(), card.nation) != nations.end())
            return id;
    return {};
}

void addTrack(Scenario &scenario, const std::string &id)
{
    addItem(scenario, Table::Track, 0);
    scenario.tracks.back().id = id;
}

static std::size_t placeOf(ItemRef item)
{
    return outerTable(item.table) == item.table ? item.index : item.nested;
}

void removeItems(Scenario &scenario, std::vector<ItemRef> items)
{
    std::erase_if(items, [&](ItemRef item) {
        return item.table == Table::Scenario || !contains(scenario, item);
    });
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
    for (auto item = items.rbegin(); item != items.rend(); ++item)
        visitList(scenario, item->table, item->index, [&](auto &list) {
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(placeOf(*item)));
        });
}

void moveInList(Scenario &scenario, ItemRef item, int by)
{
    if (item.table == Table::Scenario || !contains(scenario, item))
        return;
    visitList(scenario, item.table, item.index, [&](auto &list) {
        const auto from = static_cast<std::ptrdiff_t>(placeOf(item));
        const auto to = from + by;
        if (to >= 0 && to < std::ssize(list))
            std::swap(list[static_cast<std::size_t>(from)], list[static_cast<std::size_t>(to)]);
    });
}

std::optional<Hex> hexOf(const Scenario &scenario, ItemRef item)
{
    std::optional<Hex> hex;
    if (item.table == Table::Scenario || !contains(scenario, item))
        return hex;
    visitList(scenario, item.table, item.index, [&]<typename T>(const std::vector<T> &list) {
        if constexpr (HasHex<T>)
            hex = list[item.index].hex;
        else if constexpr (std::is_same_v<T, UnitSpec> || std::is_same_v<T, TilePlacement>)
            hex = list[item.index].at;
    });
    return hex;
}

std::vector<ItemRef> itemsAt(const Scenario &scenario, Hex hex)
{
    std::vector<ItemRef> found;
    for (const Table table : {Table::Unit, Table::Objective, Table::Label, Table::Smoke,
                              Table::Minefield, Table::Overlay, Table::Hexside})
        for (std::size_t i = itemCount(scenario, table); i-- > 0;)
            if (hexOf(scenario, {table, i}) == hex)
                found.push_back({table, i});
    return found;
}

static void moveBy(Hex &hex, Offset offset)
{
    hex = hex + offset;
}

template<typename T>
static void moveItem(T &item, Offset offset)
{
    if constexpr (HasHex<T>)
        moveBy(item.hex, offset);
    else if constexpr (std::is_same_v<T, UnitSpec>) {
        if (item.at)
            moveBy(*item.at, offset);
    } else if constexpr (std::is_same_v<T, TilePlacement>) {
        const int columns = offset.q / 2 * 2; // tiles lie at even offsets
        const int rows = offset.r + offset.q / 2;
        item.at = Hex::at(item.at.column() + columns, item.at.row() + rows);
    }
}

static bool leavesThePlane(Hex hex)
{
    return hex.column() < 0 || hex.row() < 0; // such a hex has no name
}

void moveItems(Scenario &scenario, const std::vector<ItemRef> &items, Offset offset)
{
    const bool isStopped = std::any_of(items.begin(), items.end(), [&](ItemRef item) {
        const std::optional<Hex> hex = hexOf(scenario, item);
        return hex && leavesThePlane(*hex + offset);
    });
    if (isStopped)
        return;
    for (const ItemRef item : items)
        if (item.table != Table::Scenario && contains(scenario, item))
            visitList(scenario, item.table, item.index,
                      [&](auto &list) { moveItem(list[placeOf(item)], offset); });
}

Clip clipOf(const Scenario &scenario, const std::vector<ItemRef> &items)
{
    Clip clip;
    for (const ItemRef item : items) {
        if (item.table == Table::Scenario || outerTable(item.table) != item.table ||
            !contains(scenario, item))
            continue;
        visitOuterList(scenario, item.table, [&]<typename T>(const std::vector<T> &list) {
            listOf<T>(clip.items).push_back(list[item.index]);
        });
        const std::optional<Hex> hex = hexOf(scenario, item);
        if (hex && (clip.origin.isNowhere() || *hex < clip.origin))
            clip.origin = *hex;
    }
    return clip;
}

template<typename T>
static bool isAmong(const std::vector<T> &list, const std::string &id)
{
    return std::any_of(list.begin(), list.end(), [&](const T &one) { return one.id == id; });
}

// What was copied from another scenario names nothing that is not here.
template<typename T>
static void settle(const Scenario &scenario, T &item)
{
    if constexpr (requires { item.side = std::string(); })
        if (!item.side.empty() && !isAmong(scenario.sides, item.side))
            item.side = firstSide(scenario);
    if constexpr (std::is_same_v<T, UnitSpec>) {
        if (item.zone && !isAmong(scenario.zones, *item.zone))
            item.zone.reset();
        if (item.on && !isAmong(scenario.units, *item.on))
            item.on.reset();
    }
}

// What was carried along with its carrier is carried by the carrier's copy.
static void followCarriers(std::vector<UnitSpec> &units, const Clip &clip)
{
    const std::size_t first = units.size() - clip.items.units.size();
    for (std::size_t unit = 0; unit < clip.items.units.size(); ++unit)
        for (std::size_t carrier = 0; carrier < clip.items.units.size(); ++carrier)
            if (clip.items.units[unit].on == clip.items.units[carrier].id)
                units[first + unit].on = units[first + carrier].id;
}

// So that nothing lies left of or above where hexes have names.
static Offset pasteOffset(const Clip &clip, Hex at)
{
    if (clip.origin.isNowhere())
        return {};
    Offset offset = offsetBetween(clip.origin, at);
    for (int t = 1; t < kOuterTables; ++t)
        for (std::size_t i = 0; i < itemCount(clip.items, static_cast<Table>(t)); ++i)
            if (const auto hex = hexOf(clip.items, {static_cast<Table>(t), i}))
                offset.r = std::max(offset.r, offset.r - (*hex + offset).row());
    return offset;
}

std::vector<ItemRef> paste(Scenario &scenario, const Clip &clip, Hex at)
{
    const Offset offset = pasteOffset(clip, at);
    std::vector<ItemRef> added;
    for (int t = 1; t < kOuterTables; ++t) {
        const auto table = static_cast<Table>(t);
        visitOuterList(clip.items, table, [&]<typename T>(const std::vector<T> &list) {
            for (T item : list) {
                if constexpr (HasId<T>)
                    item.id = freshId(scenario, table, item.id);
                settle(scenario, item);
                moveItem(item, offset);
                listOf<T>(scenario).push_back(std::move(item));
                added.push_back(ItemRef{table, listOf<T>(scenario).size() - 1, 0});
            }
        });
    }
    followCarriers(scenario.units, clip);
    return added;
}

} // namespace hexwerk::assault::ui
