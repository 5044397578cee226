// The ruler of lines of sight in play: from where to where is looked, by mouse or by key. Asks the
// board alone, and units that stand on it: nothing that a side keeps secret.
#pragma once

#include "core/assault/game/position.h"
#include "editor/assault/canvas/map_canvas.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

enum class SightMode : std::uint8_t { Off, Line, Field, Watchers };

// A unit and how it sees a hex.
struct Watcher
{
    UnitId unit = {};
    int range = 0; // hexes
    SightLine line;
    bool operator==(const Watcher &) const = default;
};

class SightInPlay
{
public:
    SightMode mode() const { return m_mode; }
    bool isOn() const { return m_mode != SightMode::Off; }
    // Begins at the hex of that unit, if it has one.
    void begin(SightMode mode, const Position &p, UnitId unit);
    void end() { *this = {}; }

    // Line: from the hex pressed to the one where the button is let go, or from click to click.
    // Field: from the hex that is clicked. Watchers: a click holds the hex, or lets it go.
    void press(const HexPointer &pointer, const Position &p);
    void release(const HexPointer &pointer, const Position &p);
    // False if nothing looks otherwise.
    bool point(Hex hex);
    // After an order: from where the unit stands now.
    void follow(const Position &p);

    // Nowhere: not said yet.
    Hex from() const { return m_from; }
    Hex to() const { return m_to; }
    // Whose sight it is; none: that of nobody's hex.
    UnitId observer() const { return m_observer; }
    // A hex with the type of the unit that stands there.
    SightEnd endAt(const Position &p, Hex hex) const;
    // Empty unless both ends are said and differ.
    std::optional<SightLine> line(const Position &p) const;
    // Every unit in play but those in the hex itself: by side, those who see it first, the nearest
    // of them before the others.
    std::vector<Watcher> watchers(const Position &p) const;

    std::vector<SceneHighlight> highlights(const Position &p) const;
    // The line that is looked along; in "who sees" one from every unit that sees the hex.
    std::vector<SceneSightLine> sceneLines(const Position &p) const;

private:
    void lookFrom(Hex hex, const Position &p);

    SightMode m_mode = SightMode::Off;
    UnitId m_observer = {};
    Hex m_from;
    Hex m_to;
    Hex m_pressed;
    bool m_isHeld = false; // the other end does not follow the pointer any more
};

} // namespace hexwerk::assault::ui
