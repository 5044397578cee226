// What the play view shows on the map.
#include <QStyle>
#include <QToolTip>

#include "app/play/play_marks.h"
#include "app/play/play_page.h"
#include "app/play/play_scene.h"
#include "core/assault/situations.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

using namespace assault;
using editor::PlayText;
using editor::SceneArrow;

std::vector<UnitId> PlayPage::unitsInQuestion() const
{
    std::vector<UnitId> units;
    for (const Order &order : Assault::legalOrders(position()))
        if (const UnitId unit = unitOf(order);
            unit != UnitId{} && std::find(units.begin(), units.end(), unit) == units.end())
            units.push_back(unit);
    return units;
}

void PlayPage::refreshMap()
{
    if (!m_game.isRunning())
        return;
    const Position &p = position();
    // Of another moment it shows what both sides may see.
    editor::MapScene scene =
        sceneOf(p, m_scenario, m_picked.unit, m_moment ? kNobody : m_handOver.viewer(p));
    scene.picture = m_pictures.scenePicture(m_scenario.board.underlay, m_folder,
                                            {scene.board.columns(), scene.board.rows()});
    scene.arrows = arrowsOf(p);
    const auto motion = std::exchange(m_isPlayed, false) && showsMotion()
                            ? editor::MapCanvas::Motion::Shown
                            : editor::MapCanvas::Motion::None;
    if (m_sight.isOn()) {
        m_sight.follow(p);
        m_canvas->setScene(std::move(scene), motion);
        return showSight();
    }
    if (!isCovered())
        scene.highlights = highlightsOf(p, m_picked);
    scene.vertices = verticesOf(p, m_picked);
    scene.arc = arcOf(p, m_picked, {});
    m_canvas->setScene(std::move(scene), motion);
    m_hovered = {};
}

// Where the platform wants no animations there are none.
bool PlayPage::showsMotion() const
{
    return m_actions[Act::Animation]->isChecked() && m_canvas->isVisible() &&
           style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, m_canvas) > 0;
}

void PlayPage::showWay(Hex hex)
{
    std::vector<SceneArrow> arrows = arrowsOf(position());
    if (firesAt(hex))
        arrows.push_back({{position().unit(m_picked.unit).at, hex}, QColor(Qt::darkRed)});
    else if (const Way way = wayTo(hex); way.hexes.size() > 1)
        arrows.push_back({way.hexes, QColor(24, 92, 60)});
    m_canvas->setArrows(std::move(arrows));
}

// How the chosen unit fires if that hex is clicked; empty: it does not.
std::optional<Action> PlayPage::firesAt(Hex hex) const
{
    const Position &p = position();
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    if (p.pending.question != Question::Announce || m_picked.unit == UnitId{} || !enemy)
        return std::nullopt;
    return fireActionAt(p, m_picked.unit, enemy->id);
}

PlayPage::Way PlayPage::wayTo(Hex goal) const
{
    const Position &p = position();
    const auto find = [goal](const std::vector<ReachedHex> &reached, Hex from) {
        const auto found = std::find_if(reached.begin(), reached.end(),
                                        [&](const auto &other) { return other.hex == goal; });
        if (found == reached.end())
            return Way{};
        Way way{{found->way.begin(), found->way.end()}, {from}, found->closeCombat, found->overrun};
        for (const Order &order : found->way)
            if (const auto *step = std::get_if<Step>(&order))
                way.hexes.push_back(step->to);
        return way;
    };
    if (p.pending.question == Question::Step) {
        const Walk &walk = *walkUnderWay(p);
        // To the next hex directly, even where a way around were cheaper.
        if (const auto step = stepRuling(p, walk, goal, assault::By::Default))
            return {
                {Step{walk.unit, goal}}, {walk.at, goal}, step->enemy != UnitId{}, step->overrun};
        return find(reach(p, walk), walk.at);
    }
    if (p.pending.question != Question::Announce || m_picked.unit == UnitId{})
        return {};
    for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                       std::pair(Action::FastMove, MoveKind::Fast)}) {
        Way way = find(reachOf(p, m_picked.unit, action, kind), p.unit(m_picked.unit).at);
        if (way.orders.empty())
            continue;
        way.orders.push_front(Announce{m_picked.unit, action});
        return way;
    }
    return {};
}

void PlayPage::showToolTip(Hex hex, QPoint at)
{
    QStringList lines(m_canvas->describe(hex));
    if (m_game.isRunning())
        for (const Unit &unit : position().units)
            if (!unit.at.isNowhere() && unit.at == hex)
                lines << PlayText::state(position(), unit.id);
    QToolTip::showText(at, lines.join(QLatin1Char('\n')), m_canvas);
}

} // namespace hexwerk
