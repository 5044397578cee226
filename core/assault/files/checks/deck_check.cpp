// [R5.9a] What sides draw command and support cards from.
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/scenario/card_choice.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace hexwerk::assault {

// Empty for a neutral card.
static const std::string *nationOf(const std::string &id, const CardStore &cards)
{
    if (const auto command = cards.commands.find(id); command != cards.commands.end())
        return &command->second.nation;
    const auto support = cards.supports.find(id);
    return support == cards.supports.end() ? nullptr : &support->second.nation;
}

// `nations`: those whose cards it may have beside neutral ones.
void ScenarioCheck::checkDeck(const std::vector<std::string> &deck,
                              const std::vector<std::string> &nations, const KeyPath &path)
{
    std::vector<std::string> known = keysOf(m_data.cards.commands);
    const auto supports = keysOf(m_data.cards.supports);
    known.insert(known.end(), supports.begin(), supports.end());
    for (std::size_t i = 0; i < deck.size(); ++i) {
        m_list.expectId(path.element(i, {}), deck[i], known, ContentExpectation::DeckCard);
        // [R4.9.1e]
        const std::string *nation = nationOf(deck[i], m_data.cards);
        if (nation && !nation->empty() &&
            std::find(nations.begin(), nations.end(), *nation) == nations.end())
            m_list.add(ContentProblem::ForeignCard, path.element(i, {}), deck[i]).values = {
                *nation};
    }
}

void ScenarioCheck::checkDecks()
{
    const auto &neutral = m_scenario.neutralDeck;
    checkDeck(neutral, {}, KeyPath().key("neutral_deck"));
    // Each neutral card lies in one place.
    std::set<std::string> seen;
    for (std::size_t i = 0; i < neutral.size(); ++i)
        if (!seen.insert(neutral[i]).second)
            m_list.add(ContentProblem::CardInTwoDecks, KeyPath().key("neutral_deck").element(i, {}),
                       neutral[i]);
    const bool isPlayed = usesCommandCards();
    for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
        const SideSpec &side = m_scenario.sides[i];
        const KeyPath path = KeyPath().key("side").element(i, side.id);
        const auto nations = cardNationsOf(m_scenario, side, m_data.cards);
        checkDeck(side.deck, nations.empty() ? keysOf(m_data.system.nations) : nations,
                  path.key("deck"));
        for (std::size_t k = 0; k < side.deck.size(); ++k)
            if (seen.contains(side.deck[k]))
                m_list.add(ContentProblem::CardInTwoDecks, path.key("deck").element(k, {}),
                           side.deck[k]);
        if (isPlayed && deckFor(m_scenario, side, m_data.cards).empty() &&
            neutralDeckFor(m_scenario, m_data.cards).empty())
            m_list.add(ContentProblem::NothingToDraw, path.key("deck"), side.id);
    }
}

static bool isOn(const Scenario &scenario, const std::string &name)
{
    const auto option = scenario.options.find(name);
    const bool *value =
        option == scenario.options.end() ? nullptr : std::get_if<bool>(&option->second);
    return value && *value;
}

bool ScenarioCheck::usesCommandCards() const
{
    return isOn(m_scenario, "command_cards");
}

// [R12.2b] [R12.2c] No more than five in exchange for command cards, and, as the book recommends,
// no more than the formation cards at the beginning.
void ScenarioCheck::checkExchange()
{
    for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
        const SideSpec &side = m_scenario.sides[i];
        const KeyPath path = KeyPath().key("side").element(i, side.id).key("deck");
        const auto cards = static_cast<std::size_t>(
            std::count_if(side.deck.begin(), side.deck.end(), [this](const std::string &id) {
                return m_data.cards.supports.contains(id);
            }));
        std::size_t formations = 0;
        for (const FormationChoice &choice : side.formations)
            formations += static_cast<std::size_t>(std::max(0, choice.count));
        if (cards > kMostRequests)
            m_list.add(ContentProblem::TooManySupportCards, path, side.id).values = {
                std::to_string(cards)};
        else if (formations > 0 && cards > formations)
            m_list.add(ContentProblem::MoreSupportThanFormations, path, side.id).values = {
                std::to_string(cards), std::to_string(formations)};
    }
}

void ScenarioCheck::checkSupport()
{
    const auto known = keysOf(m_data.cards.supports);
    const auto isSupport = [this](const std::string &id) {
        return m_data.cards.supports.contains(id);
    };
    std::map<std::pair<std::string, int>, std::size_t> counts; // by side and turn
    bool anyCard =
        std::any_of(m_scenario.neutralDeck.begin(), m_scenario.neutralDeck.end(), isSupport);
    for (const SideSpec &side : m_scenario.sides)
        anyCard = anyCard || std::any_of(side.deck.begin(), side.deck.end(), isSupport);
    anyCard = anyCard && usesCommandCards(); // [R4.9.3b] else only those that the scenario gives
    checkExchange();
    for (std::size_t i = 0; i < m_scenario.supports.size(); ++i) {
        const SupportSupply &supply = m_scenario.supports[i];
        const KeyPath path = KeyPath().key("support").element(i, {});
        expectSide(path.key("side"), supply.side);
        const auto side =
            std::find_if(m_scenario.sides.begin(), m_scenario.sides.end(),
                         [&](const SideSpec &each) { return each.id == supply.side; });
        auto nations = keysOf(m_data.system.nations);
        if (side != m_scenario.sides.end())
            if (auto own = cardNationsOf(m_scenario, *side, m_data.cards); !own.empty())
                nations = std::move(own);
        if (supply.cards.empty())
            m_list.add(ContentProblem::EmptySupply, path.key("cards"), supply.side);
        expectWithinTurns(path.key("turn"), supply.turn);
        for (std::size_t k = 0; k < supply.cards.size(); ++k)
            m_list.expectId(path.key("cards").element(k, {}), supply.cards[k], known,
                            ContentExpectation::SupportCard);
        if (std::all_of(supply.cards.begin(), supply.cards.end(), isSupport))
            checkDeck(supply.cards, nations, path.key("cards"));
        // [R12.2c] No more than five in any case.
        std::size_t &count = counts[{supply.side, supply.turn}];
        count += supply.cards.size();
        if (count > kMostRequests)
            m_list.add(ContentProblem::TooManyRequests, path.key("cards"), supply.side).values = {
                std::to_string(count)};
        anyCard = anyCard || !supply.cards.empty();
    }
    if (isOn(m_scenario, "support") && !anyCard)
        m_list.add(ContentProblem::NoSupportCards, KeyPath().key("options").key("support"));
}

} // namespace hexwerk::assault
