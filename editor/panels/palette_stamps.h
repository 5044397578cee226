// What the palette offers of stamps, and what is done to the one in hand.
#pragma once

#include <QCoreApplication>

#include "editor/panels/palette_page.h"

namespace hexwerk::editor {

class PaletteStamps
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::PaletteStamps)

public:
    // The hexes that were copied last come first.
    static PaletteList list(Workbench workbench);
    static std::vector<PaletteButton> buttons(Workbench workbench);
};

} // namespace hexwerk::editor
