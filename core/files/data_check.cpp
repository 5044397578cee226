#include "core/files/data_check.h"

#include "core/cards/card_faults.h"
#include "core/files/board_check.h"
#include "core/files/check_list.h"
#include "core/files/filed_cards.h"
#include "core/files/words.h"

#include <set>

namespace hexwerk {

// What no unit of its type can have, with the rule.
static void checkValues(const UnitCard &card, const KeyPath &path, CheckList &list)
{
    for (const CardFault &fault : faultsOf(card))
        if (!fault.isDoubt())
            list.add(ProblemCode::ImpossibleCard, path.key(fault.key), card.id).values = {
                std::string(fault.rule)};
}

static void checkCard(const UnitCard &card, const KeyPath &path, const assault::SystemData &system,
                      CheckList &list)
{
    checkValues(card, path, list);
    list.expectId(path.key("nation"), card.nation, keysOf(system.nations), Expectation::Nation);
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
        list.expectId(path.key("abilities").element(i, {}), card.abilities[i],
                      keysOf(system.abilities), Expectation::Ability);
}

std::vector<Problem> checkCards(const CardFile &cards, const assault::SystemData &system,
                                const std::string &file)
{
    CheckList list(file, cards.places);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < cards.units.size(); ++i) {
        const UnitCard &card = cards.units[i];
        const KeyPath path = KeyPath().key("unit").element(i, card.id);
        if (!seen.insert(card.id).second)
            list.add(ProblemCode::DuplicateId, path.key("id"), card.id);
        checkCard(card, path, system, list);
    }
    return std::move(list.problems());
}

std::vector<Problem> checkFormations(const FormationFile &formations,
                                     const assault::SystemData &system, const CardLibrary &cards,
                                     const std::string &file)
{
    CheckList list(file, formations.places);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < formations.formations.size(); ++i) {
        const FormationCard &card = formations.formations[i];
        const KeyPath path = KeyPath().key("formation").element(i, card.id);
        if (!seen.insert(card.id).second)
            list.add(ProblemCode::DuplicateId, path.key("id"), card.id);
        list.expectId(path.key("nation"), card.nation, keysOf(system.nations), Expectation::Nation);
        for (std::size_t k = 0; k < card.units.size(); ++k)
            list.expectId(path.key("units").element(k, {}).key("card"), card.units[k].card,
                          keysOf(cards.units), Expectation::Card);
    }
    return std::move(list.problems());
}

std::vector<Problem> checkCard(const AnyCard &card, const assault::SystemData &system,
                               const CardLibrary &cards)
{
    const std::string text = fileWith({card});
    if (kindOf(card) == CardKind::Unit) {
        const LoadResult<CardFile> file = readCards(text, {});
        return file ? checkCards(*file.value, system, {}) : file.problems;
    }
    const LoadResult<FormationFile> file = readFormations(text, {});
    return file ? checkFormations(*file.value, system, cards, {}) : file.problems;
}

std::vector<Problem> checkTile(const TileFile &tile, const assault::SystemData &system,
                               const std::string &file)
{
    CheckList list(file, tile.places);
    checkTile(tile.tile, system.terrain, list);
    return std::move(list.problems());
}

} // namespace hexwerk
