// All tools, by name: what they are called, their keys, and which one is in hand.
#pragma once

#include <QCoreApplication>
#include <QObject>

#include "editor/assault/tools/tool.h"

#include <array>
#include <memory>
#include <optional>

namespace hexwerk::assault::ui {

namespace tool_ids {
Q_NAMESPACE; // names of the actions' ids

enum class ToolId : std::uint8_t {
    Select,
    Area,
    Terrain,
    Level,
    Road,
    Hexside,
    Overlay,
    Tile,
    Unit,
    Objective,
    Zone,
    Smoke,
    Mines,
    Label,
    Eraser,
    Stamp,
    Ruler,
    Sight,
};
Q_ENUM_NS(ToolId)
} // namespace tool_ids
using tool_ids::ToolId;
inline constexpr int kTools = 18;

struct ToolInfo
{
    QString icon;     // its name
    QString shortcut; // one key
    QString text;
    QString tip; // what it does and how, in a sentence or two
};

class ToolBox final : public QObject
{
    Q_OBJECT

public:
    explicit ToolBox(Workbench workbench, QObject *parent = nullptr);
    ~ToolBox() override;

    static ToolInfo info(ToolId id);

    ToolId current() const { return m_current; }
    Tool &tool() const { return *m_tools[static_cast<std::size_t>(m_current)]; }
    // Gives up what the tool before it had begun.
    void take(ToolId id);
    // While the button is held: what the drag did is as if it had not been. False if nobody drags.
    bool cancelDrag();
    // The tool in hand ends what it has begun, else lets go of what is chosen.
    void escape();
    // From now on the tool in hand hears the canvas. `canvas` must outlive this.
    void listenTo(MapCanvas &canvas);

    // The tool in hand takes up what lies in the hex.
    void pickUp(const HexPointer &pointer);

signals:
    void taken(hexwerk::assault::ui::ToolId id);
    // What the tool in hand says of where the pointer is; nothing when it leaves the map.
    void said(const QString &words);
    // What the tool would change is locked or hidden.
    void refused(hexwerk::assault::ui::EditLayer layer);

private:
    void press(const HexPointer &pointer);
    void beginDrag(const HexPointer &pointer);
    void add(ToolId id, std::unique_ptr<Tool> tool);
    void hover(const HexPointer &pointer);
    void showNothing();

    ScenarioDocument &m_document;
    std::array<std::unique_ptr<Tool>, kTools> m_tools;
    ToolId m_current = ToolId::Select;
    MapCanvas *m_canvas = nullptr;
    EditLayers &m_layers;
    std::optional<HexPointer> m_pointer; // on the map, as last heard of
    bool m_isDeaf = false;               // until the button is released
    std::optional<int> m_dragFrom;       // the step of the document before it
};

} // namespace hexwerk::assault::ui
