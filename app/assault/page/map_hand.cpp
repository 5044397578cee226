#include "app/assault/page/map_hand.h"

#include "app/assault/map/play_marks.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/readiness.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

MapHand::MapHand(MapCanvas &canvas, const Views &views, PlayInput &input, GameLook &look,
                 const ClickPlan &plan, Answering &answering, Overruling &overruling,
                 QObject *parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_views(views)
    , m_input(input)
    , m_look(look)
    , m_plan(plan)
    , m_answering(answering)
    , m_overruling(overruling)
{
    connect(&m_canvas, &MapCanvas::hexClicked, this, [this](const HexPointer &pointer) {
        m_input.setOrigin(pointer.origin == PointerOrigin::Key ? Origin::Key : Origin::Mouse);
        click(pointer);
    });
    connect(&m_canvas, &MapCanvas::hexHovered, this, [this](const HexPointer &pointer) {
        point(pointer);
        m_views.units.pointAt(pointer.hex);
    });
    connect(&m_canvas, &MapCanvas::cursorMoved, this, [this](Hex hex) {
        HexPointer pointer;
        pointer.hex = hex;
        pointer.facing = static_cast<int>(m_canvas.cursorSide());
        point(pointer);
        m_views.units.moveCursorTo(hex);
    });
}

void MapHand::point(const HexPointer &pointer)
{
    if (!m_look.game().isRunning())
        return;
    const Hex hex = pointer.hex;
    const Hex before = m_look.pointedAt();
    m_look.pointAt(hex);
    if (m_views.sight.isOn())
        return m_views.sight.point(hex);
    m_canvas.setArc(arcOf(m_look.position(), m_look.picked(), pointer));
    if (hex == before)
        return;
    const QString way = m_look.isCovered() ? QString() : m_views.map.showWay(hex);
    QStringList words{m_canvas.describe(hex), way, m_plan.whyNot(hex)};
    words.removeAll(QString());
    emit told(words.join(QStringLiteral(" – ")));
    m_views.chances.showAt(hex);
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

bool MapHand::isClickedAgain(Hex hex)
{
    const bool isAgain = std::exchange(m_tapped, hex) == hex;
    if (isAgain)
        m_tapped = {};
    return isAgain;
}

// Whom to speak of is chosen at once.
bool MapHand::isPointedFirst(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    const bool picks =
        p.pending.question == Question::Announce && unitAt(p, pointer.hex, p.pending.side);
    if (picks)
        m_tapped = {};
    if (!m_input.pointsFirst() || picks || isClickedAgain(pointer.hex))
        return false;
    m_overruling.dismiss();
    m_look.pointAt({});
    point(pointer);
    askAgain(pointer.hex);
    return true;
}

void MapHand::askAgain(Hex hex)
{
    //: %1 describes a hex, such as "N4: Clear"
    emit told(tr("%1 – click again to do it").arg(m_canvas.describe(hex)));
}

void MapHand::click(const HexPointer &pointer)
{
    if (!m_look.game().isRunning() || m_look.moment() || m_views.sight.isOn() ||
        m_look.isCovered() || isPointedFirst(pointer))
        return;
    emit clicked();
    const Position &p = m_look.position();
    const Picked &picked = m_look.picked();
    const bool moves = p.pending.question == Question::Step ||
                       (p.pending.question == Question::Announce && picked.unit != UnitId{});
    if (moves && pointer.modifiers.testFlag(Qt::ShiftModifier))
        return m_answering.addWayPoint(pointer.hex);
    if (isOnVertex(m_canvas.scene().vertices, pointer) && picked.hex.isNowhere())
        return m_answering.say(TurnTo{p.pending.unit, pointer.facing});
    if (!m_overruling.offer(pointer))
        answer(pointer);
}

void MapHand::answer(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    const Hex hex = pointer.hex;
    if (!m_look.picked().card.empty())
        return playOn(hex);
    switch (p.pending.question) {
    case Question::Announce:
        return clickToActivate(pointer);
    case Question::Place:
    case Question::Disembark:
        return clickToPlace(pointer);
    case Question::Step:
        return m_answering.goTo(hex);
    case Question::Facing:
        return m_answering.say(
            TurnTo{p.pending.unit, facingTo(p.unit(p.pending.unit).at, pointer)});
    case Question::LayMine:
        if (m_look.picked().mine)
            m_answering.say(Lay{*m_look.picked().mine, hex});
        return;
    case Question::SmokeHex:
    case Question::SupportHex:
        return m_answering.say(Target{{}, hex});
    case Question::Fallback:
        return m_answering.say(Step{p.pending.unit, hex});
    case Question::Target:
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::Cover:
    case Question::LastShot:
    case Question::AttackPassenger:
    case Question::React:
    case Question::Support:
    case Question::SupportTarget:
    case Question::AntiAir:
    case Question::SupportSpotter:
        return clickUnit(hex);
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
    case Question::Allot:
    case Question::ShowPoints:
    case Question::LosePoint:
    case Question::Discard:
    case Question::PlayCard:
    case Question::DropCard:
    case Question::Request:
    case Question::FireMode:
    case Question::SplitDice:
    case Question::RerollShells:
    case Question::ImpactZone:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::BattleDice:
    case Question::PlainDice:
        return;
    }
}

// Infantry stands where it was clicked; others need a facing too, if they may stand there.
void MapHand::clickToPlace(const HexPointer &pointer)
{
    const Picked &picked = m_look.picked();
    if (picked.unit == UnitId{})
        return;
    if (!picked.hex.isNowhere())
        return m_answering.say(Place{picked.unit, picked.hex, facingTo(picked.hex, pointer)});
    if (facingsAt(m_look.position(), picked.unit, pointer.hex).empty())
        return m_answering.say(Place{picked.unit, pointer.hex});
    m_answering.pickHex(pointer.hex);
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
void MapHand::clickToActivate(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    const UnitId picked = m_look.picked().unit;
    const Hex hex = pointer.hex;
    const Unit *own = unitAt(p, hex, p.pending.side);
    if (own && !getsOn(p, picked, hex)) {
        const std::vector<UnitId> actors = actorsIn(p, hex, unitsToChoose(m_look.seen()));
        if (actors.empty())
            return emit refused(activationRuling(p, *own).error());
        const auto at = std::find(actors.begin(), actors.end(), picked);
        const auto next = at == actors.end() ? actors.begin() : at + 1;
        m_answering.pickUnit(next == actors.end() ? UnitId{} : *next);
        return m_views.chances.refresh();
    }
    if (picked == UnitId{})
        return;
    const auto action = m_plan.firesAt(hex);
    const bool isMoveMeant = pointer.modifiers.testFlag(Qt::ControlModifier);
    if (isMoveMeant || m_input.pointsFirst() || !m_plan.takesTwoClicks(hex))
        m_tapped = {};
    else if (!isClickedAgain(hex))
        return askAgain(hex);
    if (!action || isMoveMeant)
        return m_answering.goTo(hex);
    m_answering.fireAt(unitAt(p, hex, enemyOf(p.pending.side))->id, *action);
}

void MapHand::clickUnit(Hex hex)
{
    const Position &p = m_look.position();
    std::vector<Order> meant;
    for (const Order &order : m_look.seen().orders())
        if (const UnitId unit = unitOf(order); unit != UnitId{} && p.unit(unit).at == hex)
            meant.push_back(order);
    if (meant.size() == 1)
        return m_answering.say(meant.front());
    if (meant.empty())
        return;
    m_views.units.openStack(hex, StackView::Focus::Taken);
    emit told(tr("There are several units in %1: choose one of them.")
                  .arg(editor::toQString(toString(hex))));
}

// The picked card, for a unit there or in the hex; where it can be for several the list says which.
void MapHand::playOn(Hex hex)
{
    const Position &p = m_look.position();
    std::vector<Order> meant;
    for (const Order &order : m_look.seen().orders())
        if (const auto *play = std::get_if<Play>(&order);
            play && play->card == m_look.picked().card &&
            (play->hex == hex || (play->unit != UnitId{} && p.unit(play->unit).at == hex)))
            meant.push_back(order);
    if (meant.size() == 1)
        return m_answering.say(meant.front());
    if (!meant.empty())
        emit told(tr("The card can be played for several units in %1: choose one in the list.")
                      .arg(editor::toQString(toString(hex))));
}

void MapHand::chooseInStack(UnitId unit)
{
    const Position &p = m_look.position();
    if (const auto action = m_look.moment() ? std::nullopt : m_plan.firesAtUnit(unit))
        return m_answering.fireAt(unit, *action);
    std::vector<Order> meant;
    if (!m_look.moment() && p.pending.question != Question::Announce)
        for (const Order &order : m_look.seen().orders())
            if (unitOf(order) == unit)
                meant.push_back(order);
    if (meant.size() == 1 && !std::holds_alternative<Place>(meant.front()))
        return m_answering.say(meant.front());
    goToUnit(unit);
    m_views.units.refreshCard();
}

static bool picksUnit(Question question)
{
    return question == Question::Announce || question == Question::Place ||
           question == Question::Disembark;
}

void MapHand::goToUnit(UnitId unit)
{
    const std::vector<UnitId> units = unitsToChoose(m_look.seen());
    if (picksUnit(m_look.position().pending.question) &&
        std::find(units.begin(), units.end(), unit) != units.end())
        m_answering.pickUnit(unit);
    const Hex at = m_look.position().unit(unit).at;
    if (at.isNowhere())
        return;
    m_canvas.centreOn(at);
    m_canvas.setCursor(at);
    m_canvas.setFocus();
}

void MapHand::nextUnit()
{
    if (!m_look.game().isRunning())
        return;
    const Position &p = m_look.position();
    const std::vector<UnitId> units = unitsToChoose(m_look.seen());
    if (units.empty())
        return;
    const bool picks = picksUnit(p.pending.question);
    const auto at = std::find_if(units.begin(), units.end(), [&](UnitId unit) {
        return picks ? unit == m_look.picked().unit : p.unit(unit).at == m_canvas.cursor();
    });
    const UnitId next = at == units.end() || at + 1 == units.end() ? units.front() : *(at + 1);
    if (picks)
        m_answering.pickUnit(next);
    if (!p.unit(next).at.isNowhere())
        m_canvas.setCursor(p.unit(next).at);
}

} // namespace hexwerk::assault::ui
