#include "editor/assault/models/differences.h"

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/document/live_board.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

// Both scenarios, and what was found so far.
class Comparison
{
public:
    Comparison(const Scenario &here, const Scenario &there, const Properties &properties)
        : m_here(here)
        , m_there(there)
        , m_properties(properties)
    {
    }

    void compareTable(Table table);
    void compareNested(Table table, std::size_t here, std::size_t there);
    void compareKeys(ItemRef here, ItemRef there);
    void compareBoards(const DataStore &library);
    std::vector<Difference> found;

private:
    using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;
    Pairs pairs(Table table);

    const Scenario &m_here;
    const Scenario &m_there;
    const Properties &m_properties;
};

// How well two items go together: the same id, the same hex, or nothing but the same place.
bool areTheSame(const Scenario &here, const Scenario &there, Table table, std::size_t i,
                std::size_t j)
{
    const ItemRef a{table, i, 0};
    const ItemRef b{table, j, 0};
    if (const std::string id = idOf(here, a); !id.empty() || !idOf(there, b).empty())
        return id == idOf(there, b);
    if (const auto hex = hexOf(here, a); hex || hexOf(there, b))
        return hex == hexOf(there, b);
    return i == j;
}

bool areEqual(const Scenario &here, const Scenario &there, Table table, std::size_t i,
              std::size_t j)
{
    bool equal = false;
    visitOuterList(here, table, [&]<typename T>(const std::vector<T> &list) {
        equal = list[i] == listOf<T>(there)[j];
    });
    return equal;
}

// Equal items first, so that what was moved in its list is no difference; then those that are the
// same; what is left is on one side only.
Comparison::Pairs Comparison::pairs(Table table)
{
    const std::size_t ours = itemCount(m_here, table);
    const std::size_t theirs = itemCount(m_there, table);
    std::vector<bool> isPaired(ours, false);
    std::vector<bool> isTaken(theirs, false);
    Pairs same;
    for (const auto goTogether : {areEqual, areTheSame})
        for (std::size_t i = 0; i < ours; ++i)
            for (std::size_t j = 0; j < theirs && !isPaired[i]; ++j)
                if (!isTaken[j] && goTogether(m_here, m_there, table, i, j)) {
                    isPaired[i] = isTaken[j] = true;
                    if (goTogether == areTheSame)
                        same.emplace_back(i, j);
                }
    const auto alone = [&](const Scenario &scenario, const std::vector<bool> &isKnown,
                           DifferenceKind kind) {
        for (std::size_t i = 0; i < isKnown.size(); ++i)
            if (!isKnown[i])
                found.push_back(
                    {.kind = kind, .item = {table, i, 0}, .hex = hexOf(scenario, {table, i, 0})});
    };
    alone(m_here, isPaired, DifferenceKind::OnlyHere);
    alone(m_there, isTaken, DifferenceKind::OnlyThere);
    return same;
}

// The hexes of a zone have no order, those of a road have.
static bool isSame(Table table, PropertyValue ours, PropertyValue theirs)
{
    for (PropertyValue *value : {&ours, &theirs})
        if (auto *hexes = std::get_if<std::vector<Hex>>(value); hexes && table == Table::Zone)
            std::sort(hexes->begin(), hexes->end());
    return ours == theirs;
}

void Comparison::compareKeys(ItemRef here, ItemRef there)
{
    for (const Property &property : m_properties.of(here.table)) {
        PropertyValue ours = property.get(m_here, here);
        PropertyValue theirs = property.get(m_there, there);
        if (!isSame(here.table, ours, theirs))
            found.push_back({.kind = DifferenceKind::Key,
                             .item = here,
                             .hex = hexOf(m_here, {outerTable(here.table), here.index, 0}),
                             .property = &property,
                             .here = std::move(ours),
                             .there = std::move(theirs)});
    }
}

void Comparison::compareNested(Table table, std::size_t here, std::size_t there)
{
    const std::size_t ours = itemCount(m_here, table, here);
    const std::size_t theirs = itemCount(m_there, table, there);
    for (std::size_t i = 0; i < std::max(ours, theirs); ++i) {
        if (i < ours && i < theirs)
            compareKeys({table, here, i}, {table, there, i});
        else if (i < ours)
            found.push_back({.kind = DifferenceKind::OnlyHere, .item = {table, here, i}});
        else
            found.push_back({.kind = DifferenceKind::OnlyThere, .item = {table, there, i}});
    }
}

void Comparison::compareTable(Table table)
{
    if (table == Table::Scenario)
        return compareKeys({}, {});
    for (const auto &[here, there] : pairs(table)) {
        compareKeys({table, here, 0}, {table, there, 0});
        for (int nested = kOuterTables; nested < kTables; ++nested)
            if (outerTable(static_cast<Table>(nested)) == table)
                compareNested(static_cast<Table>(nested), here, there);
    }
}

LiveBoard composed(const Scenario &scenario, const DataStore &library)
{
    LiveBoard board([&library](std::string_view id) { return library.tile(id); });
    board.rebuild(scenario.board, library.terrainFor(scenario.profile));
    return board;
}

std::string terrainAt(const LiveBoard &board, Hex hex)
{
    return board.terrain().row(board.board().at(hex).terrain).id;
}

void Comparison::compareBoards(const DataStore &library)
{
    const LiveBoard here = composed(m_here, library);
    const LiveBoard there = composed(m_there, library);
    const auto add = [&](DifferenceKind kind, Hex hex, PropertyValue ours, PropertyValue theirs) {
        found.push_back({.kind = kind,
                         .item = {Table::Patch, 0, 0},
                         .hex = hex,
                         .here = std::move(ours),
                         .there = std::move(theirs)});
    };
    for (std::size_t i = 0; i < here.board().size(); ++i) {
        const Hex hex = here.board().hexAt(i);
        if (!there.board().contains(hex))
            continue; // the sizes differ, and that was said
        if (terrainAt(here, hex) != terrainAt(there, hex))
            add(DifferenceKind::Terrain, hex, terrainAt(here, hex), terrainAt(there, hex));
        if (here.board().at(hex).level != there.board().at(hex).level)
            add(DifferenceKind::Level, hex, int{here.board().at(hex).level},
                int{there.board().at(hex).level});
    }
}

} // namespace

std::vector<Difference> differencesBetween(const Scenario &here, const Scenario &there,
                                           const Properties &properties, const DataStore &library)
{
    Comparison comparison(here, there, properties);
    for (int i = 0; i < kOuterTables; ++i) {
        if (const auto table = static_cast<Table>(i); table == Table::Patch)
            comparison.compareBoards(library);
        else
            comparison.compareTable(table);
    }
    return std::move(comparison.found);
}

} // namespace hexwerk::assault::ui
