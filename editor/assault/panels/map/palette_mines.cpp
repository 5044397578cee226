#include "editor/assault/panels/map/palette_mines.h"

#include "editor/assault/commands/force_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tools/new_unit.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static std::optional<std::size_t> allotmentOf(Workbench workbench)
{
    const Scenario &scenario = workbench.document.scenario();
    const std::string side = sideMeant(scenario, workbench.palette);
    for (std::size_t i = 0; i < scenario.mines.size(); ++i)
        if (scenario.mines[i].side == side)
            return i;
    return std::nullopt;
}

// [R9.6.4.1b] As many dummies as mines come along.
static QString words(Workbench workbench)
{
    const Scenario &scenario = workbench.document.scenario();
    const std::string side = sideMeant(scenario, workbench.palette);
    const auto &fields = scenario.board.minefields;
    const auto laid = std::count_if(fields.begin(), fields.end(),
                                    [&](const Minefield &field) { return field.side == side; });
    const QString lying = PalettePage::tr("%n minefield(s) of this side on the map.", nullptr,
                                          static_cast<int>(laid));
    const auto place = allotmentOf(workbench);
    if (!place)
        //: %1 is a sentence
        return PalettePage::tr("%1 The player lays none at set-up.").arg(lying);
    const MineAllotment &mines = scenario.mines[*place];
    //: %1 is a sentence, the others are numbers
    return PalettePage::tr("%1 The player lays at set-up: %2 anti-personnel, %3 anti-tank, %4 "
                           "dummies.")
        .arg(lying)
        .arg(mines.antiPersonnel)
        .arg(mines.antiTank)
        .arg(mines.antiPersonnel + mines.antiTank);
}

// They stand in the properties then.
static void showAllotment(Workbench workbench)
{
    const Scenario &scenario = workbench.document.scenario();
    if (scenario.sides.empty())
        return;
    workbench.document.push(std::make_unique<AllotMinesCommand>(
        workbench.document, sideMeant(scenario, workbench.palette)));
    workbench.selection.set({{Table::Mines, allotmentOf(workbench).value()}});
}

void addMinesToLay(PalettePage &page, Workbench workbench)
{
    page.addNote([workbench] { return words(workbench); });
    page.addButtons({{QStringLiteral("edit"), [] { return PalettePage::tr("Mines to lay..."); },
                      [] {
                          return PalettePage::tr(
                              "How many mines the player of this side lays, and in which zones");
                      },
                      [workbench] { showAllotment(workbench); }}});
}

} // namespace hexwerk::assault::ui
