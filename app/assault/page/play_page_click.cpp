// What a click on the map says.
#include "app/assault/map/play_marks.h"
#include "app/assault/page/notices.h"
#include "app/assault/page/play_page.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/readiness.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/text/local_text.h"
#include "editor/text/refusal_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static QString outOfReach(Hex hex)
{
    return PlayPage::tr("%1 is out of reach.").arg(editor::toQString(toString(hex)));
}

void PlayPage::goTo(Hex hex)
{
    KeptWay way(m_plan.mover(), m_plan.wayTo(hex).orders, m_input->origin());
    const QString why = m_plan.whyNot(hex);
    m_plan.forgetPoints();
    if (way.isEmpty())
        emit told(why.isEmpty() ? outOfReach(hex) : why);
    m_way->begin(std::move(way));
}

// The way shall lead over this hex. Without one to it nothing changes.
void PlayPage::setWayPoint(Hex hex)
{
    const PlannedWay way = m_plan.wayTo(hex);
    if (way.orders.empty() || way.closeCombat || way.overrun) {
        const QString why = m_plan.whyNot(hex);
        return emit told(why.isEmpty() ? outOfReach(hex) : why);
    }
    m_plan.addPoint(hex);
    refreshMap();
    showWay(hex);
}

// In the hex itself the vertex that was meant, beyond it the one that looks there.
static int facingTo(Hex from, const HexPointer &pointer)
{
    if (pointer.hex == from)
        return pointer.facing;
    const editor::HexGeometry geometry(100);
    return geometry.facingAt(from, geometry.centre(pointer.hex));
}

static bool isOnVertex(const std::optional<SceneVertices> &vertices, const HexPointer &pointer)
{
    return vertices && vertices->hex == pointer.hex &&
           std::find(vertices->facings.begin(), vertices->facings.end(), pointer.facing) !=
               vertices->facings.end();
}

// A finger cannot point without a click: the first one shows what the second would do. Whom to
// speak of is chosen at once.
bool PlayPage::isPointedFirst(const HexPointer &pointer)
{
    const bool chooses = m_look.position().pending.question == Question::Announce &&
                         unitAt(m_look.position(), pointer.hex, m_look.position().pending.side);
    if (!m_input->pointsFirst() || chooses || std::exchange(m_tapped, pointer.hex) == pointer.hex) {
        m_tapped = {};
        return false;
    }
    m_look.pointAt({});
    hovered(pointer);
    //: %1 is what is seen in a hex
    emit told(tr("%1 Once more says it.").arg(m_canvas->describe(pointer.hex)));
    return true;
}

void PlayPage::clicked(const HexPointer &pointer)
{
    if (!m_game.isRunning() || m_look.moment() || m_sight.isOn() || m_look.isCovered() ||
        isPointedFirst(pointer))
        return;
    m_notices->hide();
    const Position &p = m_look.position();
    const Hex hex = pointer.hex;
    const bool moves =
        p.pending.question == Question::Step ||
        (p.pending.question == Question::Announce && m_look.picked().unit != UnitId{});
    if (moves && pointer.modifiers.testFlag(Qt::ShiftModifier))
        return setWayPoint(hex);
    if (isOnVertex(m_canvas->scene().vertices, pointer) && m_look.picked().hex.isNowhere())
        return say(TurnTo{p.pending.unit, pointer.facing});
    switch (p.pending.question) {
    case Question::Announce:
        return clickedToActivate(pointer);
    case Question::Place:
    case Question::Disembark:
        return clickedToPlace(pointer);
    case Question::Step:
        return goTo(hex);
    case Question::Facing:
        return say(TurnTo{p.pending.unit, facingTo(p.unit(p.pending.unit).at, pointer)});
    case Question::LayMine:
        if (m_look.picked().mine)
            say(Lay{*m_look.picked().mine, hex});
        return;
    case Question::SmokeHex:
        return say(Target{{}, hex});
    case Question::Fallback:
        return say(Step{p.pending.unit, hex});
    case Question::Target:
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::Cover:
    case Question::LastShot:
    case Question::AttackPassenger:
    case Question::React:
    case Question::Support:
        return clickedUnit(hex);
    case Question::Over:
    case Question::FirstSetup:
    case Question::Formation:
    case Question::Card:
    case Question::Divide:
    case Question::CoveredMove:
    case Question::Wheels:
    case Question::CardDraw:
    case Question::Reveal:
    case Question::TurnWork:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::BattleDice:
    case Question::PlainDice:
        return;
    }
}

// Infantry stands where it was clicked; others need a facing too, if they may stand there.
void PlayPage::clickedToPlace(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    if (m_look.picked().unit == UnitId{})
        return;
    if (!m_look.picked().hex.isNowhere())
        return say(Place{m_look.picked().unit, m_look.picked().hex,
                         facingTo(m_look.picked().hex, pointer)});
    if (facingsAt(p, m_look.picked().unit, pointer.hex).empty())
        return say(Place{m_look.picked().unit, pointer.hex});
    m_look.pick({.unit = m_look.picked().unit, .hex = pointer.hex});
    refreshQuestion();
    refreshMap();
}

// Those of the side in a hex that can act: the one in play, then whom it carries.
static std::vector<UnitId> actorsIn(const Position &p, Hex hex, const std::vector<UnitId> &offered)
{
    std::vector<UnitId> actors;
    for (const Unit &unit : p.units) {
        // [R6.3b] Who has acted can be turned all the same.
        const bool acts = std::find(offered.begin(), offered.end(), unit.id) != offered.end();
        if (unit.side == p.pending.side && unit.at == hex && (acts || activationRuling(p, unit)))
            actors.push_back(unit.id);
    }
    std::stable_sort(actors.begin(), actors.end(),
                     [&](UnitId a, UnitId b) { return p.unit(a).inPlay() && !p.unit(b).inPlay(); });
    return actors;
}

// [R9.11.2a] Whether the unit can move into a friend's hex and stay there: on a transport.
static bool getsOn(const Position &p, UnitId unit, Hex hex)
{
    if (unit == UnitId{})
        return false;
    const std::vector<ReachedHex> reached = reachOf(p, unit, Action::NormalMove, MoveKind::Normal);
    return std::any_of(reached.begin(), reached.end(), [hex](const ReachedHex &other) {
        return other.hex == hex && other.mayStop;
    });
}

// With Ctrl the unit goes to an enemy that it could fire at as well.
void PlayPage::clickedToActivate(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    const Hex hex = pointer.hex;
    const Unit *own = unitAt(p, hex, p.pending.side);
    if (own && !getsOn(p, m_look.picked().unit, hex)) {
        const std::vector<UnitId> actors = actorsIn(p, hex, unitsToChoose(m_look.seen()));
        if (actors.empty())
            return emit told(RefusalText::withRule(activationRuling(p, *own).error()));
        const auto at = std::find(actors.begin(), actors.end(), m_look.picked().unit);
        const auto next = at == actors.end() ? actors.begin() : at + 1;
        choose(next == actors.end() ? UnitId{} : *next);
        return previewQuestion();
    }
    if (m_look.picked().unit == UnitId{})
        return;
    const auto action = m_plan.firesAt(hex);
    if (!action || pointer.modifiers.testFlag(Qt::ControlModifier))
        return goTo(hex);
    fireAt(unitAt(p, hex, enemyOf(p.pending.side))->id, *action);
}

void PlayPage::fireAt(UnitId target, Action action)
{
    const UnitId firer = m_look.picked().unit;
    m_way->begin(KeptWay(firer, {Announce{firer, action}, Target{target, {}}}, m_input->origin()));
}

void PlayPage::clickedUnit(Hex hex)
{
    const Position &p = m_look.position();
    std::vector<Order> meant;
    for (const Order &order : m_look.seen().orders)
        if (const UnitId unit = unitOf(order); unit != UnitId{} && p.unit(unit).at == hex)
            meant.push_back(order);
    if (meant.size() == 1)
        return say(meant.front());
    if (meant.empty())
        return;
    openStack(hex, StackView::Focus::Taken);
    emit told(
        tr("There are several in %1: choose one of them.").arg(editor::toQString(toString(hex))));
}

static bool choosesUnit(Question question)
{
    return question == Question::Announce || question == Question::Place ||
           question == Question::Disembark;
}

void PlayPage::goToUnit(UnitId unit)
{
    const Position &p = m_look.position();
    const std::vector<UnitId> units = unitsToChoose(m_look.seen());
    if (choosesUnit(p.pending.question) &&
        std::find(units.begin(), units.end(), unit) != units.end())
        choose(unit);
    if (p.unit(unit).at.isNowhere())
        return;
    m_canvas->centreOn(p.unit(unit).at);
    m_canvas->setCursor(p.unit(unit).at);
    m_canvas->setFocus();
}

void PlayPage::nextUnit()
{
    if (!m_game.isRunning())
        return;
    const Position &p = m_look.position();
    const std::vector<UnitId> units = unitsToChoose(m_look.seen());
    if (units.empty())
        return;
    const bool chooses = choosesUnit(p.pending.question);
    const auto at = std::find_if(units.begin(), units.end(), [&](UnitId unit) {
        return chooses ? unit == m_look.picked().unit : p.unit(unit).at == m_canvas->cursor();
    });
    const UnitId next = at == units.end() || at + 1 == units.end() ? units.front() : *(at + 1);
    if (chooses)
        choose(next);
    if (!p.unit(next).at.isNowhere())
        m_canvas->setCursor(p.unit(next).at);
}

} // namespace hexwerk::assault::ui
