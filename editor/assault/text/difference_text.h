// What differs between two scenarios, as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/models/differences.h"

namespace hexwerk::assault::ui {

class DifferenceText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::DifferenceText)

public:
    // What it is about: "Unit Rifles, Experience". `scenario`: the one that has the item.
    static QString subject(const Difference &difference, const Scenario &scenario,
                           const DataStore &library);
    // What the scenario says about it, on this side.
    static QString here(const Difference &difference, const Scenario &scenario,
                        const DataStore &library);
    static QString there(const Difference &difference, const Scenario &scenario,
                         const DataStore &library);

private:
    static QString side(const Difference &difference, const PropertyValue &value,
                        DifferenceKind onlyOne, const Scenario &scenario, const DataStore &library);
    static QString value(const Property &property, const PropertyValue &value,
                         const Scenario &scenario, const DataStore &library);
};

} // namespace hexwerk::assault::ui
