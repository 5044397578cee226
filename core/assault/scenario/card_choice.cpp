#include "core/assault/scenario/card_choice.h"

#include <algorithm>

namespace hexwerk::assault {

static bool isOf(const SideSpec &side, const std::string &nation)
{
    return side.nations.empty() ||
           std::find(side.nations.begin(), side.nations.end(), nation) != side.nations.end();
}

std::vector<const FormationCard *>
formationsFor(const SideSpec &side, const FormationChoice &choice, const CardStore &cards)
{
    // [R5.6a] A deck for each type.
    std::vector<const FormationCard *> found;
    for (const std::string &id : choice.from)
        if (const FormationCard *card = cards.formation(id); card && card->type == choice.type)
            found.push_back(card);
    if (choice.from.empty())
        for (const auto &[id, card] : cards.formations)
            if (card.type == choice.type && isOf(side, card.nation))
                found.push_back(&card);
    return found;
}

std::vector<const UnitCard *> unitsFor(const SideSpec &side, const AdditionalForce &force,
                                       const CardStore &cards)
{
    // [R5.7a] Type and class are those of the unit card.
    std::vector<const UnitCard *> found;
    for (const auto &[id, card] : cards.units)
        if (card.type == force.type && card.unitClass == force.unitClass && isOf(side, card.nation))
            found.push_back(&card);
    return found;
}

} // namespace hexwerk::assault
