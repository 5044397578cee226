// From one hex to another: dragged by the mouse, or begun and ended by key.
#pragma once

#include "editor/assault/canvas/map_canvas.h"

#include <optional>

namespace hexwerk::assault::ui {

class SpanGesture
{
public:
    const std::optional<Hex> &from() const { return m_from; }
    // Where it began, if this press ends what a key began.
    std::optional<Hex> press(const HexPointer &pointer)
    {
        if (m_from && pointer.origin == PointerOrigin::Key)
            return std::exchange(m_from, std::nullopt);
        m_from = pointer.hex;
        return std::nullopt;
    }
    // Where it began, if this ends a drag.
    std::optional<Hex> release(const HexPointer &pointer)
    {
        return pointer.origin == PointerOrigin::Mouse ? std::exchange(m_from, std::nullopt)
                                                      : std::nullopt;
    }
    void cancel() { m_from.reset(); }

private:
    std::optional<Hex> m_from;
};

} // namespace hexwerk::assault::ui
