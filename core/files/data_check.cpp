#include "core/files/data_check.h"

#include "core/files/board_check.h"
#include "core/files/check_list.h"

#include <set>

namespace hexwerk {

static std::vector<std::string> keysOf(const std::map<std::string, LocalText> &names)
{
    std::vector<std::string> keys;
    for (const auto &[key, name] : names)
        keys.push_back(key);
    return keys;
}

static void checkCard(const UnitCard &card, const KeyPath &path, const assault::SystemData &system,
                      CheckList &list)
{
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

std::vector<Problem> checkTile(const TileFile &tile, const assault::SystemData &system,
                               const std::string &file)
{
    CheckList list(file, tile.places);
    checkTile(tile.tile, system.terrain, list);
    return std::move(list.problems());
}

} // namespace hexwerk
