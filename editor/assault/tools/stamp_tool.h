// Lays the stamp of the palette down, as it is turned there.
#pragma once

#include "editor/assault/tools/tool.h"

namespace hexwerk::assault::ui {

class StampTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    // Takes up the chosen hexes, or the hex alone.
    void pickUp(const HexPointer &pointer) override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;
};

} // namespace hexwerk::assault::ui
