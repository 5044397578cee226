#include "editor/assault/tools/new_unit.h"

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/palette.h"

#include <algorithm>

namespace hexwerk::assault::ui {

std::string sideMeant(const Scenario &scenario, const Palette &palette)
{
    const std::string &wanted = palette.choices().side;
    const auto &sides = scenario.sides;
    const bool isThere = std::any_of(sides.begin(), sides.end(),
                                     [&](const SideSpec &one) { return one.id == wanted; });
    return isThere || sides.empty() ? wanted : sides.front().id;
}

// "g1", "g2", ... for cards of "ger".
static std::string freshUnitId(const Scenario &scenario, const std::string &card)
{
    for (int i = 1;; ++i)
        if (const std::string id = card.substr(0, 1) + std::to_string(i);
            freshId(scenario, Table::Unit, id) == id)
            return id;
}

std::optional<UnitSpec> newUnit(const std::string &card, const std::string &side, int facing,
                                const Scenario &scenario, const DataStore &library)
{
    const UnitCard *found = library.cards.unit(card);
    if (!found)
        return std::nullopt;
    UnitSpec unit;
    unit.id = freshUnitId(scenario, card);
    unit.card = card;
    unit.side = side;
    if (found->type != UnitType::Infantry)
        unit.facing = facing;
    return unit;
}

} // namespace hexwerk::assault::ui
