// The numbers of a scenario that a study turns, in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/lab/scenario_values.h"

namespace hexwerk::assault::ui {

class ValueText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ValueText)

public:
    // "Allies: holds at least 2 objectives"
    static QString name(const ScenarioValue &value, const Scenario &scenario);
    // What the scenario is with that number: "7", "without", "one more".
    static QString number(const ScenarioValue &value, int number);
};

} // namespace hexwerk::assault::ui
