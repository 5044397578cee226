// Looking along lines of sight: while it is done, mouse and keys on the map say nothing to the
// game.
#include "app/assault/page/play_page.h"

#include <array>

namespace hexwerk::assault::ui {

static constexpr std::array kSightModes = {std::pair(Act::SightLine, SightMode::Line),
                                           std::pair(Act::FieldOfView, SightMode::Field),
                                           std::pair(Act::WhoSees, SightMode::Watchers)};

void PlayPage::connectSight()
{
    m_sightPanel->hide();
    for (const auto &[act, mode] : kSightModes)
        connect(m_actions[act], &QAction::triggered, this,
                [this, mode = mode](bool isOn) { lookAlong(isOn ? mode : SightMode::Off); });
    connect(m_canvas, &MapCanvas::hexPressed, this, [this](const HexPointer &pointer) {
        if (m_sight.isOn())
            m_sight.press(pointer, m_look.position());
    });
    connect(m_canvas, &MapCanvas::hexReleased, this, [this](const HexPointer &pointer) {
        if (!m_sight.isOn())
            return;
        m_sight.release(pointer, m_look.position());
        showSight();
    });
    connect(m_sightPanel, &SightPanel::unitWanted, this, [this](UnitId unit) {
        m_canvas->centreOn(m_look.position().unit(unit).at);
        m_canvas->setFocus();
    });
    connect(m_sightPanel, &SightPanel::closed, this, [this] { lookAlong(SightMode::Off); });
}

void PlayPage::updateViewActions(bool plays)
{
    for (const Act act : kMapViewActs) {
        m_actions[act]->setVisible(plays);
        m_actions[act]->setEnabled(plays && m_game.isRunning());
    }
    for (const Act act : kPlayPanelActs) {
        m_actions[act]->setVisible(plays);
        m_actions[act]->setEnabled(plays);
    }
    for (const auto &[act, mode] : kSightModes)
        m_actions[act]->setChecked(plays && m_sight.mode() == mode);
    m_actions[Act::Animation]->setVisible(plays);
    m_actions[Act::Animation]->setEnabled(plays);
}

// From the unit that is chosen, else the one under the cursor.
UnitId PlayPage::unitToLookFrom() const
{
    const Position &p = m_look.position();
    if (m_look.picked().unit != UnitId{} && !p.unit(m_look.picked().unit).at.isNowhere())
        return m_look.picked().unit;
    const std::vector<UnitId> units = unitsIn(p, m_canvas->cursor());
    return units.empty() ? UnitId{} : units.front();
}

void PlayPage::lookAlong(SightMode mode)
{
    if (!m_game.isRunning())
        return;
    if (mode == SightMode::Off)
        m_sight.end();
    else
        m_sight.begin(mode, m_look.position(), unitToLookFrom());
    updateViewActions(true);
    m_sightPanel->setVisible(m_sight.isOn());
    if (mode == SightMode::Watchers)
        m_sight.point(m_canvas->cursor());
    refreshMap();
    m_canvas->setFocus();
}

void PlayPage::showSight()
{
    m_canvas->setHighlights(m_sight.highlights(m_look.position()));
    m_canvas->setSightLines(m_sight.sceneLines(m_look.position()));
    m_sightPanel->show(m_look.position(), m_sight);
}

} // namespace hexwerk::assault::ui
