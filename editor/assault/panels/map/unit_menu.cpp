#include "editor/assault/panels/map/unit_menu.h"

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

UnitMenu::UnitMenu(ScenarioDocument &document, const Properties &properties,
                   std::vector<std::size_t> units)
    : m_document(document)
    , m_properties(properties)
    , m_units(std::move(units))
{
}

const UnitSpec &UnitMenu::unit(std::size_t place) const
{
    return m_document.scenario().units.at(place);
}

std::vector<ItemRef> UnitMenu::items() const
{
    std::vector<ItemRef> items;
    for (const std::size_t place : m_units)
        items.push_back({Table::Unit, place});
    return items;
}

// One of them is ticked if all units have it.
void UnitMenu::addValues(QMenu &menu, const char *key, const std::vector<PropertyValue> &values,
                         const std::function<QString(const PropertyValue &)> &words) const
{
    const Property &property = *m_properties.find(Table::Unit, key);
    QMenu *inner = menu.addMenu(labelOf(property));
    const auto common = commonValue(property, items(), m_document.scenario());
    for (const PropertyValue &value : values) {
        QAction *action = inner->addAction(words(value));
        action->setCheckable(true);
        action->setChecked(common == value);
        QObject::connect(
            action, &QAction::triggered, &m_document,
            [&document = m_document, &property, items = items(), value] {
                document.push(std::make_unique<ChangePropertyCommand>(
                    document, property, items, value, ChangePropertyCommand::Merge::Never));
            });
    }
}

void UnitMenu::addExperience(QMenu &menu) const
{
    std::vector<PropertyValue> values;
    for (const std::string &id :
         choiceIds(Choices::Experiences, m_document.scenario(), m_document.library()))
        values.emplace_back(id);
    addValues(menu, "experience", values, [this](const PropertyValue &value) {
        return ChoiceText::of(Choices::Experiences, std::get<std::string>(value),
                              m_document.scenario(), m_document.library());
    });
}

// As much as the weakest of them stands.
void UnitMenu::addDamage(QMenu &menu) const
{
    int most = 99;
    for (const std::size_t place : m_units)
        if (const UnitCard *card = m_document.library().cards.unit(unit(place).card))
            most = std::min(most, (unit(place).half ? card->halfStrength : card->strength) - 1);
    std::vector<PropertyValue> values;
    for (int damage = 0; damage <= std::clamp(most, 0, 20); ++damage)
        values.emplace_back(damage);
    addValues(menu, "damage", values,
              [](const PropertyValue &value) { return QString::number(std::get<int>(value)); });
}

// Ticked if it lies on all of them.
void UnitMenu::addMarkers(QMenu &menu) const
{
    QMenu *inner = menu.addMenu(labelOf(*m_properties.find(Table::Unit, "markers")));
    for (const std::string &id :
         choiceIds(Choices::Markers, m_document.scenario(), m_document.library())) {
        const bool onAll = std::all_of(m_units.begin(), m_units.end(), [&](std::size_t place) {
            const std::vector<std::string> &markers = unit(place).markers;
            return std::find(markers.begin(), markers.end(), id) != markers.end();
        });
        QAction *action = inner->addAction(
            ChoiceText::of(Choices::Markers, id, m_document.scenario(), m_document.library()));
        action->setCheckable(true);
        action->setChecked(onAll);
        QObject::connect(action, &QAction::triggered, &m_document,
                         [&document = m_document, units = m_units, id](bool on) {
                             using Way = MarkUnitsCommand::Way;
                             document.push(std::make_unique<MarkUnitsCommand>(
                                 document, units, id, on ? Way::Put : Way::Take));
                         });
    }
}

void UnitMenu::addFlag(QMenu &menu, const char *key) const
{
    const Property &property = *m_properties.find(Table::Unit, key);
    QAction *action = menu.addAction(labelOf(property));
    action->setCheckable(true);
    action->setChecked(commonValue(property, items(), m_document.scenario()) ==
                       PropertyValue(true));
    QObject::connect(
        action, &QAction::triggered, &m_document,
        [&document = m_document, &property, items = items()](bool on) {
            document.push(std::make_unique<ChangePropertyCommand>(
                document, property, items, PropertyValue(on), ChangePropertyCommand::Merge::Never));
        });
}

void UnitMenu::fill(QMenu &menu) const
{
    addExperience(menu);
    addDamage(menu);
    addMarkers(menu);
    addFlag(menu, "half");
    addFlag(menu, "activated");
}

} // namespace hexwerk::assault::ui
