// [R5.9a] What sides draw command and support cards from.
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/scenario/card_choice.h"
#include "core/files/words.h"

#include <algorithm>
#include <set>

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
            m_list.add(ContentProblem::NothingToDraw, path, side.id);
    }
}

bool ScenarioCheck::usesCommandCards() const
{
    const auto option = m_scenario.options.find("command_cards");
    const bool *isOn =
        option == m_scenario.options.end() ? nullptr : std::get_if<bool>(&option->second);
    return isOn && *isOn;
}

} // namespace hexwerk::assault
