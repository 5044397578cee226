// A tool turns what is pointed at on the map into edits of the document. By mouse or by keyboard,
// it hears the same.
#pragma once

#include <QObject>
#include <QString>

#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/document/layers.h"

#include <vector>

namespace hexwerk::assault::ui {

class EditLayers;
class Palette;
class ScenarioDocument;
class Selection;
class StampLibrary;

// What all tools work with.
struct Workbench
{
    ScenarioDocument &document;
    Selection &selection;
    Palette &palette;
    EditLayers &layers;
    StampLibrary &stamps;
};

class Tool : public QObject
{
    Q_OBJECT

public:
    explicit Tool(Workbench workbench)
        : m_workbench(workbench)
    {
    }

    // Where the pointer is now, before anything is asked about the place.
    virtual void pointAt(const HexPointer &pointer) { Q_UNUSED(pointer) }
    virtual void press(const HexPointer &pointer) = 0;
    // While the button is held, for every other hex, hexside or vertex.
    virtual void move(const HexPointer &pointer) { Q_UNUSED(pointer) }
    virtual void release(const HexPointer &pointer) { Q_UNUSED(pointer) }
    // Gives up what was begun: Escape, or another tool.
    virtual void cancel() {}
    // Escape alone: what was begun, else what is chosen.
    virtual void escape() { cancel(); }
    // Takes up what lies here into the palette: Alt and a click.
    virtual void pickUp(const HexPointer &pointer) { Q_UNUSED(pointer) }
    // The one layer that it changes, if there is one.
    virtual std::optional<EditLayer> layer() const { return std::nullopt; }
    // What would happen here, drawn over the map.
    virtual std::vector<SceneHighlight> preview(const HexPointer &pointer) const;
    // What would lie here after a press, as a faint picture.
    virtual std::optional<SceneGhost> ghost(const HexPointer &pointer) const;
    virtual std::vector<SceneArrow> arrows(const HexPointer &pointer) const;
    virtual std::vector<SceneSightLine> sightLines(const HexPointer &pointer) const;
    // What it has to say of this place, in lines; most say nothing.
    virtual QString says(const HexPointer &pointer) const;

protected:
    ScenarioDocument &document() const { return m_workbench.document; }
    Selection &selection() const { return m_workbench.selection; }
    Palette &palette() const { return m_workbench.palette; }
    const EditLayers &layers() const { return m_workbench.layers; }
    // The side that new things belong to: the palette's, else the first.
    std::string side() const;
    static std::vector<SceneHighlight> brushOver(const std::vector<Hex> &hexes);

private:
    Workbench m_workbench;
};

} // namespace hexwerk::assault::ui
