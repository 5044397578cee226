#include "app/assault/page/map_show.h"

#include <QSettings>
#include <QStyle>
#include <QTimer>
#include <QToolTip>

#include "app/assault/map/play_marks.h"
#include "app/assault/map/play_scene.h"
#include "app/assault/map/way_text.h"
#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr QLatin1String kAnimation("play/animation"); // keys of the settings
static constexpr QLatin1String kTurned("play/turned");
static constexpr QColor kWayColour(24, 92, 60);

MapShow::MapShow(MapCanvas &canvas, GameLook &look, const ClickPlan &plan, const WayOrders &way,
                 SightShow &sight, const OwnActions &actions, QWidget *page)
    : QObject(page)
    , m_canvas(canvas)
    , m_look(look)
    , m_plan(plan)
    , m_way(way)
    , m_sight(sight)
    , m_actions(actions)
    , m_page(*page)
{
    m_actions[OwnAct::Animation]->setChecked(QSettings().value(kAnimation, true).toBool());
    connect(m_actions[OwnAct::Animation], &QAction::triggered, this, [this](bool isOn) {
        QSettings().setValue(kAnimation, isOn);
        m_canvas.finishMotion();
    });
    m_actions[OwnAct::TurnBoard]->setChecked(QSettings().value(kTurned, false).toBool());
    connect(m_actions[OwnAct::TurnBoard], &QAction::triggered, this, [this](bool isOn) {
        QSettings().setValue(kTurned, isOn);
        turnBoard();
        if (isOn && !m_isTurned)
            emit told(tr("Turning this board does not make it larger."));
    });
    connect(&m_canvas, &MapCanvas::toolTipRequested, this, &MapShow::showToolTip);
    connect(&m_sight, &SightShow::switched, this, &MapShow::refresh);
    connect(&m_pictures, &PictureStore::read, this, &MapShow::refresh);
}

// Who fires at whom, where the unit that is asked about goes on to, and what is advised.
std::vector<SceneArrow> MapShow::arrows() const
{
    std::vector<SceneArrow> arrows = arrowsOf(m_look.position());
    if (m_way.isShown())
        arrows.push_back({m_way.shownHexes(), kWayColour});
    arrows.insert(arrows.end(), m_hint.arrows.begin(), m_hint.arrows.end());
    return arrows;
}

// Where a waypoint marker has drifted from, as long as it lies where it came to.
static void noteDrift(std::vector<SceneSupport> &now, const std::vector<SceneSupport> &before)
{
    for (SceneSupport &one : now)
        for (const SceneSupport &other : before)
            if (one.sign == SupportSign::Waypoint && other.name == one.name &&
                other.colour == one.colour)
                one.from = other.aim == one.aim ? other.from : other.aim;
}

void MapShow::refresh()
{
    if (!m_look.game().isRunning())
        return;
    const Position &p = m_look.position();
    const Picked &picked = m_look.picked();
    MapScene scene = sceneOf(p, m_look.scenario(), picked.unit);
    scene.isTurned = m_isTurned;
    scene.picture = m_pictures.scenePicture(m_look.scenario().board.underlay, m_folder,
                                            {scene.board.columns(), scene.board.rows()});
    noteDrift(scene.support, m_canvas.scene().support);
    scene.arrows = arrows();
    const SceneWays ways = waysSince(m_shownOrders);
    m_shownOrders = m_look.game().game().log().size();
    const auto motion = std::exchange(m_isChanged, false) && showsMotion()
                            ? MapCanvas::Motion::Shown
                            : MapCanvas::Motion::None;
    const bool isAnswered = !m_look.moment() && !m_look.isCovered(); // what is marked can be chosen
    m_marks = !isAnswered               ? std::vector<SceneHighlight>()
              : m_plan.points().empty() ? highlightsOf(m_look.seen(), picked)
                                        : highlightsBehind(p, picked.unit, m_plan.points());
    for (const Hex hex : m_hint.hexes) {
        std::erase_if(m_marks, [hex](const auto &mark) { return mark.hex == hex; });
        m_marks.push_back({hex, HighlightKind::Reachable, QStringLiteral("H")}); // the key of it
    }
    if (m_sight.isOn()) {
        m_canvas.setScene(std::move(scene), motion, ways);
        return m_sight.refresh();
    }
    scene.highlights = m_marks;
    if (isAnswered) {
        scene.vertices = verticesOf(m_look.seen(), picked);
        scene.arc = arcOf(p, picked, {});
    }
    m_canvas.setScene(std::move(scene), motion, ways);
    m_look.pointAt({});
}

// Hex by hex what units have gone through since the first `orders` of the game.
SceneWays MapShow::waysSince(std::size_t orders) const
{
    const play::Game<Assault> &game = m_look.game().game();
    SceneWays ways;
    for (std::size_t i = orders; i < game.log().size(); ++i)
        for (const Event &event : game.log()[i].events)
            if (const auto *moved = std::get_if<UnitMoved>(&event.what))
                ways[editor::toQString(game.position().setting->unitName(moved->unit))].push_back(
                    moved->to);
    return ways;
}

void MapShow::fit()
{
    if (std::exchange(m_fits, true))
        return;
    // Only when the layout has given the map its place.
    QTimer::singleShot(0, this, &MapShow::turnBoard);
}

// As it is chosen, where that shows the board larger.
void MapShow::turnBoard()
{
    m_isTurned = m_actions[OwnAct::TurnBoard]->isChecked() && m_canvas.isLargerTurned();
    MapScene scene = m_canvas.scene();
    scene.isTurned = m_isTurned;
    m_canvas.setScene(std::move(scene));
    m_canvas.zoomToFit();
}

// Where the platform wants no animations there are none.
bool MapShow::showsMotion() const
{
    return m_actions[OwnAct::Animation]->isChecked() && m_canvas.isVisible() &&
           m_page.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, &m_canvas) > 0;
}

QString MapShow::showWay(Hex hex)
{
    std::vector<SceneArrow> arrows = this->arrows();
    std::vector<SceneHighlight> marks = m_marks;
    QString words;
    if (m_plan.firesAt(hex)) {
        const Hex from = m_look.position().unit(m_look.picked().unit).at;
        arrows.push_back({{from, hex}, QColor(Qt::darkRed)});
    } else if (const PlannedWay way = m_plan.wayTo(hex); way.hexes.size() > 1) {
        arrows.push_back({way.hexes, kWayColour});
        words = markWay(way, marks);
    }
    m_canvas.setArrows(std::move(arrows));
    m_canvas.setHighlights(std::move(marks));
    return words;
}

// With what it costs and draws on every hex.
QString MapShow::markWay(const PlannedWay &way, std::vector<SceneHighlight> &marks)
{
    const Position &p = m_look.position();
    const std::vector<PathStep> steps = forecastOf(p, way);
    for (const PathStep &step : steps) {
        std::erase_if(marks, [&](const auto &mark) { return mark.hex == step.hex; });
        marks.push_back({step.hex,
                         step.fights            ? HighlightKind::Target
                         : step.threats.empty() ? HighlightKind::Reachable
                                                : HighlightKind::Path,
                         WayText::mark(step)});
    }
    if (WayText::drawsFire(steps) || !m_plan.points().empty())
        emit wayTold(WayText::table(p, m_plan.mover(), steps));
    return WayText::line(steps);
}

void MapShow::showToolTip(Hex hex, QPoint at)
{
    QStringList lines(m_canvas.describe(hex));
    if (m_look.game().isRunning()) {
        const Position &p = m_look.position();
        for (const Unit &unit : p.units)
            if (!unit.at.isNowhere() && unit.at == hex)
                lines << PlayText::state(p, unit.id);
        lines << m_plan.whyNot(hex);
        lines.removeAll(QString());
    }
    QToolTip::showText(at, lines.join(QLatin1Char('\n')), &m_canvas);
}

} // namespace hexwerk::assault::ui
