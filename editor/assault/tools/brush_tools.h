// Tools that paint hexes: terrain, level, zone, eraser.
#pragma once

#include "editor/assault/tools/span_gesture.h"
#include "editor/assault/tools/tool.h"

#include <optional>

namespace hexwerk::assault::ui {

// By strokes of a brush, lines, rectangles, or all connected hexes alike, as the palette says. A
// stroke is one step to undo, however the mouse jumps.
class BrushTool : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) final;
    void move(const HexPointer &pointer) final;
    void release(const HexPointer &pointer) final;
    void cancel() final;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const final;

protected:
    virtual void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
                       const QString &stroke) = 0;
    // Whether filling goes on from one to the other.
    virtual bool areAlike(Hex one, Hex other) const;

private:
    void paintTo(const HexPointer &pointer);
    void paintSpan(Hex from, const HexPointer &pointer);
    std::vector<Hex> thickLine(Hex from, Hex to) const;
    std::vector<Hex> span(Hex from, Hex to) const; // line or rectangle

    QString m_stroke;
    std::optional<Hex> m_last; // of a stroke of the brush
    SpanGesture m_span;
};

// With Ctrl it takes up the terrain of the hex.
class TerrainTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override { return EditLayer::Terrain; }

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

// With Ctrl it takes up the level of the hex.
class LevelTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override { return EditLayer::Levels; }

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
    bool areAlike(Hex one, Hex other) const override;
};

// Adds hexes to the zone that is chosen; with Shift takes them out. Without a zone it makes one.
class ZoneTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;
    void pickUp(const HexPointer &pointer) override;
    std::optional<EditLayer> layer() const override { return EditLayer::Zones; }

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

// Spares what is locked or hidden.
class EraserTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

} // namespace hexwerk::assault::ui
