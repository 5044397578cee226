#include "app/assault/page/sight_show.h"

#include "app/assault/beside/stack_view.h"

#include <array>

namespace hexwerk::assault::ui {

static constexpr std::array kSightModes = {std::pair(OwnAct::SightLine, SightMode::Line),
                                           std::pair(OwnAct::FieldOfView, SightMode::Field),
                                           std::pair(OwnAct::WhoSees, SightMode::Watchers)};

SightShow::SightShow(MapCanvas &canvas, SightPanel &panel, const GameLook &look,
                     const OwnActions &actions, QObject *parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_panel(panel)
    , m_look(look)
    , m_actions(actions)
{
    m_panel.hide();
    for (const auto &[act, mode] : kSightModes)
        connect(m_actions[act], &QAction::triggered, this,
                [this, mode = mode](bool isOn) { begin(isOn ? mode : SightMode::Off); });
    connect(&m_canvas, &MapCanvas::hexPressed, this, [this](const HexPointer &pointer) {
        if (m_sight.isOn())
            m_sight.press(pointer, m_look.position());
    });
    connect(&m_canvas, &MapCanvas::hexReleased, this, [this](const HexPointer &pointer) {
        if (!m_sight.isOn())
            return;
        m_sight.release(pointer, m_look.position());
        show();
    });
    connect(&m_panel, &SightPanel::unitWanted, this, [this](UnitId unit) {
        m_canvas.centreOn(m_look.position().unit(unit).at);
        m_canvas.setFocus();
    });
    connect(&m_panel, &SightPanel::closed, this, &SightShow::end);
}

void SightShow::updateActions(bool plays)
{
    for (const auto &[act, mode] : kSightModes)
        m_actions[act]->setChecked(plays && m_sight.mode() == mode);
}

// From the unit that is picked, else the one under the cursor.
UnitId SightShow::unitToLookFrom() const
{
    const Position &p = m_look.position();
    const UnitId picked = m_look.picked().unit;
    if (picked != UnitId{} && !p.unit(picked).at.isNowhere())
        return picked;
    const std::vector<UnitId> units = unitsIn(p, m_canvas.cursor());
    return units.empty() ? UnitId{} : units.front();
}

void SightShow::begin(SightMode mode)
{
    if (!m_look.game().isRunning())
        return;
    if (mode == SightMode::Off)
        m_sight.end();
    else
        m_sight.begin(mode, m_look.position(), unitToLookFrom());
    updateActions(true);
    m_panel.setVisible(m_sight.isOn());
    if (mode == SightMode::Watchers)
        m_sight.point(m_canvas.cursor());
    emit switched();
    m_canvas.setFocus();
}

void SightShow::point(Hex hex)
{
    if (m_sight.point(hex))
        show();
}

void SightShow::refresh()
{
    m_sight.follow(m_look.position());
    show();
}

void SightShow::show()
{
    const Position &p = m_look.position();
    m_canvas.setHighlights(m_sight.highlights(p));
    m_canvas.setSightLines(m_sight.sceneLines(p));
    m_panel.show(p, m_sight);
}

} // namespace hexwerk::assault::ui
