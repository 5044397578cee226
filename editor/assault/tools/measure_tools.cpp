#include "editor/assault/tools/measure_tools.h"

#include "editor/assault/canvas/sight_marks.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/sight_text.h"
#include "editor/assault/tools/hex_shapes.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void RulerTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_measured.reset();
    if (const std::optional<Hex> from = m_span.press(pointer))
        m_measured = Ends{*from, pointer.hex};
}

void RulerTool::release(const HexPointer &pointer)
{
    if (const std::optional<Hex> from = m_span.release(pointer))
        m_measured = Ends{*from, pointer.hex};
}

void RulerTool::cancel()
{
    m_span.cancel();
    m_measured.reset();
}

RulerTool::Ends RulerTool::endsAt(const HexPointer &pointer) const
{
    if (m_measured)
        return *m_measured;
    return {m_span.from().value_or(pointer.hex), pointer.hex};
}

std::vector<SceneHighlight> RulerTool::preview(const HexPointer &pointer) const
{
    const Ends ends = endsAt(pointer);
    std::vector<SceneHighlight> highlights;
    for (const Hex hex : hexLine(ends.from, ends.to))
        highlights.push_back({hex, HighlightKind::Path, {}});
    highlights.back().text = QString::number(distance(ends.from, ends.to));
    return highlights;
}

std::vector<SceneArrow> RulerTool::arrows(const HexPointer &pointer) const
{
    const Ends ends = endsAt(pointer);
    if (ends.from == ends.to)
        return {};
    return {{{ends.from, ends.to}, QColor(122, 84, 0)}};
}

QString RulerTool::says(const HexPointer &pointer) const
{
    const Ends ends = endsAt(pointer);
    //: %1 and %2 are hexes
    return tr("%1 to %2: %n hex(es)", nullptr, distance(ends.from, ends.to))
        .arg(editor::toQString(toString(ends.from)), editor::toQString(toString(ends.to)));
}

SightTool::SightTool(Workbench workbench)
    : Tool(workbench)
{
    const ScenarioDocument &watched = workbench.document;
    connect(&watched, &ScenarioDocument::hexesChanged, this, &SightTool::forget);
    connect(&watched, &ScenarioDocument::boardReplaced, this, &SightTool::forget);
    connect(&watched, &ScenarioDocument::changed, this, &SightTool::forget);
    connect(&watched, &ScenarioDocument::replaced, this, [this] {
        forget();
        m_from.reset();
    });
}

void SightTool::forget()
{
    m_map.reset();
    m_field.clear();
    if (m_from && !document().board().contains(*m_from))
        m_from.reset();
}

const SightMap &SightTool::map() const
{
    if (!m_map)
        m_map.emplace(document().board(), document().terrain(),
                      document().library().system.smokeDie, document().scenario().losLimit);
    return *m_map;
}

// With the type of the first unit there.
SightEnd SightTool::endAt(Hex hex) const
{
    for (const UnitSpec &unit : document().scenario().units)
        if (const UnitCard *card = document().library().cards.unit(unit.card);
            unit.at == hex && card)
            return {hex, card->type};
    return {hex, {}};
}

void SightTool::press(const HexPointer &pointer)
{
    if (pointer.button != Qt::LeftButton)
        return;
    m_field.clear();
    m_from = pointer.hex;
}

void SightTool::cancel()
{
    m_from.reset();
    m_field.clear();
}

std::vector<SceneHighlight> SightTool::preview(const HexPointer &pointer) const
{
    if (!m_from)
        return Tool::preview(pointer);
    if (m_field.empty()) {
        const Board &board = document().board();
        const std::vector<SightStatus> seen =
            map().fieldOfView(endAt(*m_from), {}, smokeMarkers(document().scenario().board.smoke));
        m_field = fieldHighlights(board, *m_from, seen);
    }
    return m_field;
}

std::vector<SceneSightLine> SightTool::sightLines(const HexPointer &pointer) const
{
    if (!m_from || *m_from == pointer.hex)
        return {};
    const SightStatus status = map().status(endAt(*m_from), endAt(pointer.hex),
                                            smokeMarkers(document().scenario().board.smoke));
    return {{*m_from, pointer.hex, status}};
}

QString SightTool::says(const HexPointer &pointer) const
{
    if (!m_from || *m_from == pointer.hex)
        return tr("Click the hex to look from.");
    return SightText::of(map().line(endAt(*m_from), endAt(pointer.hex),
                                    smokeMarkers(document().scenario().board.smoke)),
                         *m_from, pointer.hex, document().board(), document().terrain());
}

} // namespace hexwerk::assault::ui
