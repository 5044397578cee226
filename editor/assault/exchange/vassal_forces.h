// The counters of a scenario, in the lists and stacks of a module.
#pragma once

#include <QCoreApplication>

#include "editor/assault/exchange/vassal_module.h"
#include "editor/assault/exchange/vassal_pieces.h"
#include "editor/canvas/hex_geometry.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class VassalForces
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::VassalForces)

public:
    VassalForces(const ScenarioDocument &document, VassalPieces &pieces);

    // One for each side, with units on the board, reinforcements and the formations it chooses
    // from, and one for markers. `hasReserves`: with more than the units that the scenario lists.
    std::vector<VassalTab> tabs(bool hasReserves);
    // What stands on the board at the start.
    std::vector<VassalStack> stacks(const editor::HexGeometry &geometry);

private:
    VassalList listed(const SideSpec &side);
    void addReserves(const SideSpec &side, VassalTab &tab);
    void add(VassalTab &tab, VassalList list);
    VassalList formation(const SideSpec &side, const FormationCard &card);
    VassalSlot ofCard(const SideSpec &side, const std::string &card, int count = 1);
    VassalTab markers();
    void stack(const UnitSpec &unit, VassalStack &onto);

    const ScenarioDocument &m_document;
    VassalPieces &m_pieces;
};

} // namespace hexwerk::assault::ui
