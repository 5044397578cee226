// Chooses hexes: by rectangle, lasso, wand or brush.
#pragma once

#include "editor/assault/tools/span_gesture.h"
#include "editor/assault/tools/tool.h"

namespace hexwerk::assault::ui {

// Shift adds to what is chosen, Ctrl takes away from it. A lasso is drawn by the mouse; by key each
// press sets a corner, and a press on a corner that is there closes it.
class AreaTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    void move(const HexPointer &pointer) override;
    void release(const HexPointer &pointer) override;
    void cancel() override;
    void escape() override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;

private:
    void pressLasso(const HexPointer &pointer);
    void choose(const std::vector<Hex> &hexes, const HexPointer &pointer);
    std::vector<Hex> alike(Hex hex) const;
    std::vector<Hex> lasso(Hex to) const;
    void growLasso(Hex to);

    SpanGesture m_span;
    std::vector<Hex> m_way; // of the lasso, or the stroke of the brush
};

} // namespace hexwerk::assault::ui
