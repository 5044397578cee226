// Tools that paint hexes while the button is held: terrain, level, zone, eraser.
#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace hexwerk::editor {

// A stroke is one step to undo, however the mouse jumps.
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

private:
    void paintTo(const HexPointer &pointer);

    QString m_stroke;
    std::optional<Hex> m_last;
};

// With Ctrl it takes up the terrain of the hex.
class TerrainTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;

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

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

// Adds hexes to the zone that is chosen; with Shift takes them out. Without a zone it makes one.
class ZoneTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

class EraserTool final : public BrushTool
{
    Q_OBJECT

public:
    using BrushTool::BrushTool;

protected:
    void paint(const std::vector<Hex> &hexes, const HexPointer &pointer,
               const QString &stroke) override;
};

} // namespace hexwerk::editor
