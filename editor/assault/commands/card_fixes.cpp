#include "editor/assault/commands/card_fixes.h"

#include "core/assault/files/checks/content_problem.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Fix fixThatSets(const QString &text, ScenarioDocument &document, const Property &property,
                ItemRef item, PropertyValue value)
{
    return {text, [&document, &property, item, value = std::move(value)] {
                return std::make_unique<ChangePropertyCommand>(document, property,
                                                               std::vector{item}, value,
                                                               ChangePropertyCommand::Merge::Never);
            }};
}

CardFixes::CardFixes(const Problem &problem, ScenarioDocument &document,
                     const Properties &properties)
    : m_problem(problem)
    , m_document(document)
    , m_properties(properties)
    , m_place(placeOfKey(document.scenario(), problem.key))
    , m_property(m_place.item ? properties.find(m_place.item->table, m_place.key) : nullptr)
{
}

std::vector<Fix> CardFixes::find() const
{
    std::vector<Fix> fixes;
    const auto add = [&fixes](std::optional<Fix> fix) {
        if (fix)
            fixes.push_back(*std::move(fix));
    };
    switch (m_problem.code.as<ContentProblem>()) {
    case ContentProblem::ForeignCard:
        add(takeOut());
        add(allowNation());
        break;
    case ContentProblem::CardInTwoDecks:
        add(takeOut());
        break;
    case ContentProblem::NothingToDraw:
        add(playWithoutCards());
        break;
    case ContentProblem::EmptySupply:
        add(supplyOne());
        break;
    case ContentProblem::TooManyRequests:
        fixes = requestFewer();
        break;
    default:
        break;
    }
    return fixes;
}

std::optional<CardFixes::Names> CardFixes::namesWithFault() const
{
    if (!m_property || !m_place.element)
        return std::nullopt;
    const PropertyValue value = m_property->get(m_document.scenario(), *m_place.item);
    const auto *names = std::get_if<Names>(&value);
    return names && *m_place.element < names->size() ? std::optional(*names) : std::nullopt;
}

QString CardFixes::called(const std::string &id) const
{
    return ChoiceText::of(m_property->choices, id, m_document.scenario(), m_document.library());
}

Fix CardFixes::set(const QString &text, PropertyValue value) const
{
    return fixThatSets(text, m_document, *m_property, *m_place.item, std::move(value));
}

std::optional<Fix> CardFixes::takeOut() const
{
    std::optional<Names> names = namesWithFault();
    if (!names || (names->size() == 1 && m_place.item->table == Table::Support))
        return std::nullopt;
    const auto name = names->begin() + static_cast<std::ptrdiff_t>(*m_place.element);
    //: %1 is what a list names, such as a card of a deck
    const QString text = tr("Take out %1").arg(called(*name));
    names->erase(name);
    return set(text, *std::move(names));
}

std::optional<Fix> CardFixes::use(const QString &text, const std::string &id) const
{
    std::optional<Names> names = namesWithFault();
    if (!names)
        return std::nullopt;
    (*names)[*m_place.element] = id;
    return set(text, *std::move(names));
}

// Of a card in the deck of a side that names its nations.
std::optional<Fix> CardFixes::allowNation() const
{
    const Property *nations = m_properties.find(Table::Side, "nations");
    if (!nations || !m_place.item || m_place.item->table != Table::Side)
        return std::nullopt;
    Names all = m_document.scenario().sides[m_place.item->index].nations;
    if (all.empty())
        return std::nullopt;
    const std::string &nation = m_problem.values.at(0);
    all.push_back(nation);
    return fixThatSets(tr("Add %1 to its nations").arg(editor::toQString(nation)), m_document,
                       *nations, *m_place.item, std::move(all));
}

std::optional<Fix> CardFixes::playWithoutCards() const
{
    const Property *option = m_properties.find(Table::Scenario, "options.command_cards");
    if (!option)
        return std::nullopt;
    return fixThatSets(tr("Play without command cards"), m_document, *option, {}, false);
}

std::optional<Fix> CardFixes::supplyOne() const
{
    const std::string card =
        firstSupportFor(m_problem.found, m_document.scenario(), m_document.library());
    if (!m_property || card.empty())
        return std::nullopt;
    //: %1 is a support card
    return set(tr("Add %1").arg(called(card)), Names{card});
}

// [R12.2c] Without those beyond the fifth, or a turn later.
std::vector<Fix> CardFixes::requestFewer() const
{
    std::vector<Fix> fixes;
    const Property *turn = m_properties.find(Table::Support, "turn");
    if (!m_property || !turn)
        return fixes;
    const SupportSupply &supply = m_document.scenario().supports[m_place.item->index];
    const std::size_t cards = editor::toQString(m_problem.values.at(0)).toULong();
    const std::size_t excess = cards - std::min(cards, kMostRequests);
    if (supply.cards.size() > excess)
        fixes.push_back(set(
            tr("Keep %n of these cards", nullptr, static_cast<int>(supply.cards.size() - excess)),
            Names(supply.cards.begin(), supply.cards.end() - static_cast<std::ptrdiff_t>(excess))));
    if (supply.cards.size() <= kMostRequests && supply.turn < m_document.scenario().turns)
        fixes.push_back(fixThatSets(tr("From turn %1 on").arg(supply.turn + 1), m_document, *turn,
                                    *m_place.item, supply.turn + 1));
    return fixes;
}

} // namespace hexwerk::assault::ui
