// What the play view shows on the map.
#include <QStyle>
#include <QToolTip>

#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"
#include "app/assault/map/play_scene.h"
#include "app/assault/map/way_text.h"
#include "app/assault/page/play_page.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr QColor kWayColour(24, 92, 60);

void PlayPage::refreshMap()
{
    if (!m_game.isRunning())
        return;
    const Position &p = m_look.position();
    MapScene scene = sceneOf(p, m_look.scenario(), m_look.picked().unit);
    scene.isTurned = m_isTurned;
    scene.picture = m_pictures.scenePicture(m_look.scenario().board.underlay, m_folder,
                                            {scene.board.columns(), scene.board.rows()});
    scene.arrows = arrowsOf(p);
    if (m_way->isShown())
        scene.arrows.push_back({m_way->shownHexes(), kWayColour});
    const SceneWays ways = waysSince(m_shownOrders);
    m_shownOrders = m_game.game().log().size();
    const auto motion = std::exchange(m_isPlayed, false) && showsMotion() ? MapCanvas::Motion::Shown
                                                                          : MapCanvas::Motion::None;
    const bool isAnswered = !m_look.moment() && !m_look.isCovered(); // what is marked can be chosen
    m_marks = !isAnswered ? std::vector<SceneHighlight>()
              : m_plan.points().empty()
                  ? highlightsOf(m_look.seen(), m_look.picked())
                  : highlightsBehind(p, m_look.picked().unit, m_plan.points());
    if (m_sight.isOn()) {
        m_sight.follow(p);
        m_canvas->setScene(std::move(scene), motion, ways);
        return showSight();
    }
    scene.highlights = m_marks;
    if (isAnswered) {
        scene.vertices = verticesOf(m_look.seen(), m_look.picked());
        scene.arc = arcOf(p, m_look.picked(), {});
    }
    m_canvas->setScene(std::move(scene), motion, ways);
    m_look.pointAt({});
}

// Hex by hex what units have gone through since the first `orders` of the game.
SceneWays PlayPage::waysSince(std::size_t orders) const
{
    SceneWays ways;
    for (std::size_t i = orders; i < m_game.game().log().size(); ++i)
        for (const Event &event : m_game.game().log()[i].events)
            if (const auto *moved = std::get_if<UnitMoved>(&event.what))
                ways[editor::toQString(m_game.position().setting->unitName(moved->unit))].push_back(
                    moved->to);
    return ways;
}

// As it is chosen, where that shows the board larger.
void PlayPage::turnBoard()
{
    m_isTurned = m_actions[Act::TurnBoard]->isChecked() && m_canvas->isLargerTurned();
    MapScene scene = m_canvas->scene();
    scene.isTurned = m_isTurned;
    m_canvas->setScene(std::move(scene));
    m_canvas->zoomToFit();
}

// Where the platform wants no animations there are none.
bool PlayPage::showsMotion() const
{
    return m_actions[Act::Animation]->isChecked() && m_canvas->isVisible() &&
           style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_canvas) > 0;
}

// The way to the hex with what it costs and draws on the map; in words if it is told.
QString PlayPage::showWay(Hex hex)
{
    std::vector<SceneArrow> arrows = arrowsOf(m_look.position());
    if (m_way->isShown())
        arrows.push_back({m_way->shownHexes(), kWayColour});
    std::vector<SceneHighlight> marks = m_marks;
    QString words;
    if (m_plan.firesAt(hex)) {
        arrows.push_back(
            {{m_look.position().unit(m_look.picked().unit).at, hex}, QColor(Qt::darkRed)});
    } else if (const PlannedWay way = m_plan.wayTo(hex); way.hexes.size() > 1) {
        arrows.push_back({way.hexes, kWayColour});
        const std::vector<PathStep> steps = forecastOf(m_look.position(), way);
        for (const PathStep &step : steps) {
            std::erase_if(marks, [&](const auto &mark) { return mark.hex == step.hex; });
            marks.push_back({step.hex,
                             step.fights            ? HighlightKind::Target
                             : step.threats.empty() ? HighlightKind::Reachable
                                                    : HighlightKind::Path,
                             WayText::mark(step)});
        }
        words = WayText::line(steps);
        const UnitId mover = m_look.picked().unit == UnitId{} ? m_look.position().pending.unit
                                                              : m_look.picked().unit;
        if (WayText::drawsFire(steps) || !m_plan.points().empty()) {
            m_preview->showText(WayText::table(m_look.position(), mover, steps));
            m_tabs->setCurrentWidget(m_preview);
        }
    }
    m_canvas->setArrows(std::move(arrows));
    m_canvas->setHighlights(std::move(marks));
    return words;
}

void PlayPage::showToolTip(Hex hex, QPoint at)
{
    QStringList lines(m_canvas->describe(hex));
    if (m_game.isRunning()) {
        for (const Unit &unit : m_look.position().units)
            if (!unit.at.isNowhere() && unit.at == hex)
                lines << PlayText::state(m_look.position(), unit.id);
        lines << m_plan.whyNot(hex);
        lines.removeAll(QString());
    }
    QToolTip::showText(at, lines.join(QLatin1Char('\n')), m_canvas);
}

} // namespace hexwerk::assault::ui
