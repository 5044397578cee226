#include "core/assault/files/checks/data_check.h"

#include "core/assault/cards/card_faults.h"
#include "core/assault/cards/card_word.h"
#include "core/assault/cards/silhouettes.h"
#include "core/assault/files/checks/board_check.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/library/filed_cards.h"
#include "core/files/check_list.h"
#include "core/files/words.h"

#include <set>

namespace hexwerk::assault {

// What no card of its kind can have, with the rule.
template<typename Card>
static void checkValues(const Card &card, const KeyPath &path, CheckList &list)
{
    for (const CardFault &fault : faultsOf(card))
        if (!fault.isDoubt())
            list.add(ContentProblem::ImpossibleCard, path.key(fault.key), card.id).values = {
                std::string(fault.rule)};
}

static void checkSilhouette(const std::string &name, const KeyPath &path, CheckList &list)
{
    if (name.empty() || isSilhouette(name))
        return;
    const auto known = silhouettes();
    list.add(ContentProblem::UnknownSilhouette, path, name).values =
        likest(name, std::vector<std::string>(known.begin(), known.end()));
}

static void checkCard(const UnitCard &card, const KeyPath &path, const SystemData &system,
                      CheckList &list)
{
    checkValues(card, path, list);
    list.expectId(path.key("nation"), card.nation, keysOf(system.nations),
                  ContentExpectation::Nation);
    for (std::size_t i = 0; i < card.abilities.size(); ++i)
        list.expectId(path.key("abilities").element(i, {}), card.abilities[i],
                      keysOf(system.abilities), ContentExpectation::Ability);
    checkSilhouette(card.silhouette, path.key("silhouette"), list);
}

// What the effect takes is there, and fits.
static void checkEffect(const CardEffect &effect, const KeyPath &path, const SystemData &system,
                        const EffectRows &effects, CheckList &list)
{
    list.expectId(path.key("effect"), effect.effect, keysOf(effects), ContentExpectation::Effect);
    const auto found = effects.find(effect.effect);
    if (found == effects.end())
        return;
    const EffectRow &row = found->second;
    if (cardWordFromString(effect.effect) == CardWord::ByPlayers)
        list.add(ContentProblem::WordByPlayers, path.key("effect"), effect.effect);
    const auto needs = [&](EffectTakes what, bool isThere, std::string_view key) {
        if ((row.takes == what) != isThere)
            list.add(isThere ? FileProblem::UnknownKey : FileProblem::MissingKey, path.key(key));
    };
    needs(EffectTakes::Amount, effect.amount.has_value(), "amount");
    needs(EffectTakes::Dice, !effect.dice.isEmpty(), "dice");
    needs(EffectTakes::Ability, !effect.ability.empty(), "ability");
    if (row.takes == EffectTakes::Amount && effect.amount &&
        (*effect.amount < row.least || *effect.amount > row.most)) {
        Problem &problem =
            list.add(FileProblem::OutOfRange, path.key("amount"), std::to_string(*effect.amount));
        problem.expected = FileExpectation::WholeNumber;
        problem.values = {std::to_string(row.least), std::to_string(row.most)};
    }
    if (!effect.ability.empty())
        list.expectId(path.key("ability"), effect.ability, keysOf(system.abilities),
                      ContentExpectation::Ability);
}

template<typename Card>
static void checkPlayed(const std::vector<Card> &cards, std::string_view table,
                        const SystemData &system, const EffectRows &effects, CheckList &list)
{
    std::set<std::string> seen;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card &card = cards[i];
        const KeyPath path = KeyPath().key(table).element(i, card.id);
        if (!seen.insert(card.id).second)
            list.add(FileProblem::DuplicateId, path.key("id"), card.id);
        checkValues(card, path, list);
        if (!card.nation.empty())
            list.expectId(path.key("nation"), card.nation, keysOf(system.nations),
                          ContentExpectation::Nation);
        for (std::size_t k = 0; k < card.effects.size(); ++k)
            checkEffect(card.effects[k], path.key("effects").element(k, {}), system, effects, list);
    }
}

std::vector<Problem> checkCards(const CardFile &cards, const SystemData &system,
                                const EffectRows &effects, const std::string &file)
{
    CheckList list(file, cards.places);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < cards.units.size(); ++i) {
        const UnitCard &card = cards.units[i];
        const KeyPath path = KeyPath().key("unit").element(i, card.id);
        if (!seen.insert(card.id).second)
            list.add(FileProblem::DuplicateId, path.key("id"), card.id);
        checkCard(card, path, system, list);
    }
    EffectRows known(cards.effects.begin(), cards.effects.end());
    known.insert(effects.begin(), effects.end());
    checkPlayed(cards.commands, "command", system, known, list);
    checkPlayed(cards.supports, "support", system, known, list);
    return std::move(list.problems());
}

std::vector<Problem> checkFormations(const FormationFile &formations, const SystemData &system,
                                     const CardStore &cards, const std::string &file)
{
    CheckList list(file, formations.places);
    std::set<std::string> seen;
    for (std::size_t i = 0; i < formations.formations.size(); ++i) {
        const FormationCard &card = formations.formations[i];
        const KeyPath path = KeyPath().key("formation").element(i, card.id);
        if (!seen.insert(card.id).second)
            list.add(FileProblem::DuplicateId, path.key("id"), card.id);
        list.expectId(path.key("nation"), card.nation, keysOf(system.nations),
                      ContentExpectation::Nation);
        for (std::size_t k = 0; k < card.units.size(); ++k)
            list.expectId(path.key("units").element(k, {}).key("card"), card.units[k].card,
                          keysOf(cards.units), ContentExpectation::Card);
    }
    return std::move(list.problems());
}

std::vector<Problem> checkCard(const AnyCard &card, const SystemData &system,
                               const CardStore &cards, const EffectRows &effects)
{
    const std::string text = fileWith({card});
    if (kindOf(card) != CardKind::Formation) {
        const LoadResult<CardFile> file = readCards(text, {});
        return file ? checkCards(*file.value, system, effects, {}) : file.problems;
    }
    const LoadResult<FormationFile> file = readFormations(text, {});
    return file ? checkFormations(*file.value, system, cards, {}) : file.problems;
}

std::vector<Problem> checkTile(const TileFile &tile, const SystemData &system,
                               const std::string &file)
{
    CheckList list(file, tile.places);
    checkTile(tile.tile, system.terrain, list);
    return std::move(list.problems());
}

} // namespace hexwerk::assault
