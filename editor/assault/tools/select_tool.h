// Chooses what lies on the map, and moves it.
#pragma once

#include "core/base/result.h"
#include "editor/assault/tools/tool.h"

#include <optional>

namespace hexwerk::assault::ui {

// A click takes the topmost thing, a second click on it the one below; Ctrl adds to what is chosen
// or takes from it. From an empty hex a frame is drawn; from a chosen thing everything chosen
// moves.
class SelectTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    void move(const HexPointer &pointer) override;
    void release(const HexPointer &pointer) override;
    void cancel() override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;
    QString says(const HexPointer &pointer) const override;

private:
    enum class Doing : std::uint8_t { Nothing, Dragging, Framing };
    std::vector<ItemRef> itemsHere(Hex hex) const;
    void dropClosed(std::vector<ItemRef> &items) const;
    // The unit that is dragged over a transport which is not dragged itself; empty if there is
    // none.
    struct Boarding
    {
        std::size_t unit = 0;
        std::size_t transport = 0;
    };
    std::optional<Boarding> boardingAt(Hex hex) const;
    Ruling<> ruling(const Boarding &boarding) const;
    void boardAt(Hex hex);
    void chooseBelow(const std::vector<ItemRef> &here);

    Doing m_doing = Doing::Nothing;
    Hex m_from;
    Hex m_at;
    QString m_drag;
    bool m_moved = false;
    bool m_wasChosen = false;
    std::optional<Hex> m_dropped; // where a drag ended last
    bool m_wasRefused = false;    // what was dragged last, by the transport where it was let go
};

} // namespace hexwerk::assault::ui
