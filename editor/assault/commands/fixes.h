// What would mend a problem of a scenario at one click.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/files/problem.h"
#include "editor/assault/commands/edit_command.h"
#include "editor/assault/models/property.h"

#include <functional>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

struct Fix
{
    QString text; // what a button says
    // One undo step. The scenario must be the one that the fix was made for.
    std::function<std::unique_ptr<EditCommand>()> command;
    bool removesItem = false; // the last resort
};

class Fixes
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::Fixes)

public:
    // The likeliest first; none where only the designer can know.
    static std::vector<Fix> of(const Problem &problem, ScenarioDocument &document,
                               const Properties &properties);
};

} // namespace hexwerk::assault::ui
