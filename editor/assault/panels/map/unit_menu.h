// What units are at the start, in a menu: experience, damage, markers and states of all that are
// chosen.
#pragma once

#include <QCoreApplication>
#include <QMenu>

#include "editor/assault/models/property.h"

#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class UnitMenu
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::UnitMenu)

public:
    UnitMenu(ScenarioDocument &document, const Properties &properties,
             std::vector<std::size_t> units);

    void fill(QMenu &menu) const;

private:
    const UnitSpec &unit(std::size_t place) const;
    std::vector<ItemRef> items() const;
    void addValues(QMenu &menu, const char *key, const std::vector<PropertyValue> &values,
                   const std::function<QString(const PropertyValue &)> &words) const;
    void addExperience(QMenu &menu) const;
    void addDamage(QMenu &menu) const;
    void addMarkers(QMenu &menu) const;
    void addFlag(QMenu &menu, const char *key) const;

    ScenarioDocument &m_document;
    const Properties &m_properties;
    const std::vector<std::size_t> m_units;
};

} // namespace hexwerk::assault::ui
