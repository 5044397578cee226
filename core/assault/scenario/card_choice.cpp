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

std::vector<std::string> cardNationsOf(const Scenario &scenario, const SideSpec &side,
                                       const CardStore &cards)
{
    if (!side.nations.empty())
        return side.nations;
    std::vector<std::string> nations;
    for (const UnitSpec &unit : scenario.units)
        if (const UnitCard *card = cards.unit(unit.card); card && unit.side == side.id)
            nations.push_back(card->nation);
    return nations;
}

std::vector<std::string> deckFor(const Scenario &scenario, const SideSpec &side,
                                 const CardStore &cards)
{
    if (!side.deck.empty())
        return side.deck;
    const auto nations = cardNationsOf(scenario, side, cards);
    std::vector<std::string> ids;
    for (const auto &[id, card] : cards.commands)
        if (!card.nation.empty() && (nations.empty() || std::find(nations.begin(), nations.end(),
                                                                  card.nation) != nations.end()))
            ids.push_back(id);
    return ids;
}

std::vector<std::string> neutralDeckFor(const Scenario &scenario, const CardStore &cards)
{
    if (!scenario.neutralDeck.empty())
        return scenario.neutralDeck;
    const auto isNamed = [&scenario](const std::string &id) {
        return std::any_of(
            scenario.sides.begin(), scenario.sides.end(), [&id](const SideSpec &side) {
                return std::find(side.deck.begin(), side.deck.end(), id) != side.deck.end();
            });
    };
    std::vector<std::string> ids;
    for (const auto &[id, card] : cards.commands)
        if (card.nation.empty() && !isNamed(id))
            ids.push_back(id);
    return ids;
}

} // namespace hexwerk::assault
