// Tools that change nothing: they measure distances and lines of sight.
#pragma once

#include "core/assault/board/line_of_sight.h"
#include "editor/assault/tools/span_gesture.h"
#include "editor/assault/tools/tool.h"

#include <optional>

namespace hexwerk::assault::ui {

// From hex to hex: distance, the way and the straight line.
class RulerTool final : public Tool
{
    Q_OBJECT

public:
    using Tool::Tool;

    void press(const HexPointer &pointer) override;
    void release(const HexPointer &pointer) override;
    void cancel() override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;
    std::vector<SceneArrow> arrows(const HexPointer &pointer) const override;
    QString says(const HexPointer &pointer) const override;

private:
    struct Ends
    {
        Hex from;
        Hex to;
    };
    Ends endsAt(const HexPointer &pointer) const;

    SpanGesture m_span;
    std::optional<Ends> m_measured;
};

// What can be seen from the hex that is clicked, by the unit there; and the line to the hex that is
// pointed at, with the reasons.
class SightTool final : public Tool
{
    Q_OBJECT

public:
    explicit SightTool(Workbench workbench);

    void press(const HexPointer &pointer) override;
    void cancel() override;
    std::vector<SceneHighlight> preview(const HexPointer &pointer) const override;
    std::vector<SceneSightLine> sightLines(const HexPointer &pointer) const override;
    QString says(const HexPointer &pointer) const override;

private:
    SightEnd endAt(Hex hex) const;
    const SightMap &map() const;
    void forget();

    std::optional<Hex> m_from;
    mutable std::optional<SightMap> m_map; // of the board as it is
    mutable std::vector<SceneHighlight> m_field;
};

} // namespace hexwerk::assault::ui
