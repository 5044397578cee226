// Tools for what runs along hexes and their sides: roads and hexside features.
#pragma once

#include "editor/assault/tools/tool.h"

#include <optional>

namespace hexwerk::assault::ui {

// Drag a road over the map, which ends where the button is let go, or click one hex after the
// other; Escape ends it.
class RoadTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    void move(const HexPointer &pointer) override;
    void release(const HexPointer &pointer) override;
    void cancel() override { m_end.reset(); }
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override { return EditLayer::Roads; }
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;

private:
    std::optional<Hex> m_end; // where the road goes on
    QString m_stroke;
    bool m_isDragged = false;
};

// A click near a side puts the feature there, a second one takes it away; dragging goes on with it.
class HexsideTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    void move(const HexPointer &pointer) override;
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override { return EditLayer::Hexsides; }

private:
    void apply(const HexPointer &pointer);

    bool m_takesAway = false;
    QString m_stroke;
};

} // namespace hexwerk::assault::ui
