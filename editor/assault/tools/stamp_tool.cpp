#include "editor/assault/tools/stamp_tool.h"

#include "editor/assault/commands/region_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/selection.h"

namespace hexwerk::assault::ui {

void StampTool::press(const HexPointer &pointer)
{
    if (pointer.button == Qt::LeftButton)
        document().push(std::make_unique<LayStampCommand>(
            document(), movedTo(palette().choices().stamp, pointer.hex), layers().closed()));
}

void StampTool::pickUp(const HexPointer &pointer)
{
    std::vector<Hex> hexes = selection().hexes();
    if (hexes.empty())
        hexes = {pointer.hex};
    const Stamp taken = stampOf(document().board(), document().terrain(),
                                document().scenario().board.labels, hexes);
    palette().choose(&PaletteChoices::copied, taken);
    palette().choose(&PaletteChoices::stamp, taken);
}

std::vector<SceneHighlight> StampTool::preview(const HexPointer &pointer) const
{
    std::vector<Hex> hexes = hexesOf(movedTo(palette().choices().stamp, pointer.hex));
    std::erase_if(hexes, [&](Hex hex) { return !document().board().contains(hex); });
    return brushOver(hexes);
}

} // namespace hexwerk::assault::ui
