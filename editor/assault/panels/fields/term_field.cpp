#include "editor/assault/panels/fields/term_field.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"

namespace hexwerk::assault::ui {

static Choices namesOf(TermKind kind)
{
    switch (kind) {
    case TermKind::Control:
        return Choices::Objectives;
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return Choices::Sides;
    case TermKind::Track:
        return Choices::Tracks;
    case TermKind::UnitsInZone:
        return Choices::Zones;
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
    case TermKind::Turn:
        return Choices::None;
    }
    return Choices::None;
}

static Condition conditionOf(const Term &term)
{
    Condition condition{static_cast<int>(term.kind), term.name, term.side, term.number, {}};
    for (const Term &inner : term.terms)
        condition.parts.push_back(conditionOf(inner));
    return condition;
}

static Term termOf(const Condition &condition)
{
    Term term{static_cast<TermKind>(condition.kind),
              condition.name,
              condition.side,
              condition.number,
              {}};
    for (const Condition &part : condition.parts)
        term.terms.push_back(termOf(part));
    return term;
}

int TermKinds::count() const
{
    return static_cast<int>(kLastTermKind) + 1;
}

QString TermKinds::text(int kind) const
{
    return TermText::kind(static_cast<TermKind>(kind));
}

QString TermKinds::sentence(const Condition &condition) const
{
    return TermText::sentence(termOf(condition), m_document.scenario());
}

QString TermKinds::nameLabel(int kind) const
{
    return TermText::nameLabel(static_cast<TermKind>(kind));
}

QString TermKinds::numberLabel(int kind) const
{
    return TermText::numberLabel(static_cast<TermKind>(kind));
}

std::optional<TermNumbers> TermKinds::numbers(int kind) const
{
    return numberRange(static_cast<TermKind>(kind));
}

bool TermKinds::takesSide(int kind) const
{
    return TermText::takesSide(static_cast<TermKind>(kind));
}

std::vector<Offer> TermKinds::offersOf(Choices choices) const
{
    const Scenario &scenario = m_document.scenario();
    std::vector<Offer> offers;
    for (const std::string &id : choiceIds(choices, scenario, m_document.library()))
        offers.push_back({id, ChoiceText::of(choices, id, scenario, m_document.library())});
    return offers;
}

std::vector<Offer> TermKinds::names(int kind) const
{
    return offersOf(namesOf(static_cast<TermKind>(kind)));
}

// Whose units are in a zone has to be said.
std::vector<Offer> TermKinds::sides(int kind) const
{
    std::vector<Offer> offers = offersOf(Choices::Sides);
    if (static_cast<TermKind>(kind) != TermKind::UnitsInZone)
        offers.insert(offers.begin(), {"", TermText::ownSide()});
    return offers;
}

int TermKinds::first() const
{
    return static_cast<int>(TermKind::Turn);
}

TermField::TermField(const ScenarioDocument &document, bool optional, QWidget *parent)
    : ConditionField(m_kinds, optional, Labels::Beside, parent)
    , m_kinds(document)
{
    retranslate();
}

void TermField::show(const PropertyValue &value)
{
    const auto *term = std::get_if<Term>(&value);
    showCondition(term ? std::optional(conditionOf(*term)) : std::nullopt);
}

void TermField::say(const std::optional<Condition> &condition)
{
    emit edited(condition ? PropertyValue(termOf(*condition)) : PropertyValue());
}

} // namespace hexwerk::assault::ui
