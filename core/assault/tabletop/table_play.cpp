#include "core/assault/tabletop/table_play.h"

#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/message.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/frame_steps.h"
#include "core/assault/tabletop/attack_outcome.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_points.h"
#include "core/assault/tabletop/told_attack.h"
#include "core/base/hash.h"
#include "core/base/json_limits.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static bool isPlayed(const TablePosition &t)
{
    return t.game.phase == Phase::Support || t.game.phase == Phase::Action;
}

static Ruling<UnitId> unitCalled(const TablePosition &t, const std::string &id)
{
    const UnitId unit = t.game.setting->unitId(id);
    if (unit == UnitId{})
        return refuse(Message::UnknownUnit, "R6.4a");
    return unit;
}

static Ruling<UnitId> unitOnMap(const TablePosition &t, const std::string &id)
{
    const auto unit = unitCalled(t, id);
    HW_TRY(unit);
    if (!t.game.unit(*unit).isOnMap())
        return refuse(Message::UnitGone, "R6.4a");
    return unit;
}

// What cannot be done at all, whatever the players want.

static Ruling<> possible(const TablePosition &t, const BeginTurn &order)
{
    if (t.game.phase != Phase::Initiative)
        return refuse(Message::NotInThisPhase, "R6.1a");
    if (order.side >= t.game.setting->scenario.sides.size())
        return refuse(Message::NotThatChoice, "R6.1a");
    return {};
}

static bool canBeDelayed(Action action)
{
    switch (action) {
    case Action::NormalMove:
    case Action::FastMove:
    case Action::Load:
    case Action::Unload:
    case Action::Dismount:
        return true;
    default:
        return false;
    }
}

static Ruling<> possible(const TablePosition &t, const TakeAction &order)
{
    const auto unit = unitOnMap(t, order.unit);
    HW_TRY(unit);
    if (!isPlayed(t))
        return refuse(Message::NotInThisPhase, "R6.4a");
    // [R9.11.3a] Who is aboard can get off, and that is all.
    if (t.game.unit(*unit).inPlay() == (order.action == Action::Dismount))
        return refuse(Message::NotThisAction, "R9.11.3a");
    if (order.isDelayed && !canBeDelayed(order.action))
        return refuse(Message::NotThisAction, "R9.5a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const TableAttackOrder &order)
{
    if (t.game.phase == Phase::SetUp || t.game.phase == Phase::Over)
        return refuse(Message::NotInThisPhase, "R6.4a");
    if (!faultsOf(order.form, *t.rules).empty())
        return refuse(Message::NotAnOrder, "R10.0a");
    for (const TableUnit *counter : countersOf(order.form)) {
        const UnitId known = t.game.setting->unitId(counter->id);
        if (known == UnitId{} ? !hasRoomForCounter(t) : t.game.card(known).id != counter->card)
            return refuse(Message::UnknownUnit, "R6.4a");
        if (known != UnitId{} && !t.game.unit(known).isOnMap())
            return refuse(Message::UnitGone, "R6.4a");
    }
    HW_TRY(playedOut(formAtTable(t, order.form), *t.rules, order.rolls, order.choices));
    if (isTooMuchJson(Tabletop::orderToJson(t, order))) // nobody could read it again
        return refuse(Message::NotAnOrder, "R10.0a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const Spot &order)
{
    HW_TRY(unitOnMap(t, order.unit));
    if (t.game.phase != Phase::Support)
        return refuse(Message::NotInThisPhase, "R10.0b");
    return {};
}

static Ruling<> possible(const TablePosition &t, const LosePoints &order)
{
    HW_TRY(unitOnMap(t, order.unit));
    if (order.points < 1)
        return refuse(Message::ValueOutOfRange, "R10.7.3b");
    return {};
}

static Ruling<> possible(const TablePosition &t, const StandOn &order)
{
    HW_TRY(unitOnMap(t, order.unit));
    if (!order.place.empty() && hexOf(t, order.place).isNowhere())
        return refuse(Message::NotThatChoice, "R9.7a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const Arrive &order)
{
    const auto unit = unitCalled(t, order.unit);
    HW_TRY(unit);
    const std::vector<UnitId> due = dueAtTable(t);
    if (std::find(due.begin(), due.end(), *unit) == due.end() || asksForCards(t))
        return refuse(Message::NotThisUnit, "R6.7a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const Eliminate &order)
{
    HW_TRY(unitOnMap(t, order.unit));
    return {};
}

static Ruling<> possible(const TablePosition &t, const LeaveMap &order)
{
    HW_TRY(unitOnMap(t, order.unit));
    return {};
}

static Ruling<> possible(const TablePosition &t, const Join &order)
{
    const UnitCard *card = t.rules->cards.unit(order.unit.card);
    if (!card || order.unit.id.empty() || t.game.setting->unitId(order.unit.id) != UnitId{} ||
        !hasRoomForCounter(t))
        return refuse(Message::UnknownUnit, "R4.2a");
    if (order.side >= t.game.setting->scenario.sides.size())
        return refuse(Message::NotThatChoice, "R4.2a");
    if (order.unit.strength < 1 || order.unit.strength > card->strength ||
        !mayLieTogether(order.unit.markers))
        return refuse(Message::ValueOutOfRange, "R13.2a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const NextPhase &)
{
    const bool canGoOn = isPlayed(t) || t.game.phase == Phase::Planning ||
                         (t.game.phase == Phase::Initiative && fixedStarter(t) != kNobody);
    if (!canGoOn || asksForCards(t))
        return refuse(Message::NotInThisPhase, "R6.0a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const PutPoints &order)
{
    return pointsRuling(t, order);
}

static Ruling<> possible(const TablePosition &t, const Pass &)
{
    if (!isPlayed(t))
        return refuse(Message::NotAsked, "R8.1a");
    return {};
}

static Ruling<> possible(const TablePosition &t, const Correct &order)
{
    return correctionRuling(t.game, order);
}

template<typename Answer>
static Ruling<> cardRuling(const TablePosition &t, const Answer &order)
{
    if (!asksForCards(t))
        return refuse(Message::NotAsked, "R5.6b");
    return Assault::query(t.game, order);
}
static Ruling<> possible(const TablePosition &t, const Choose &order)
{
    if (const auto piles = pilesToChoose(t); !piles.empty() && !asksForCards(t)) {
        if (std::find(piles.begin(), piles.end(), order.id) == piles.end())
            return refuse(Message::NotThatChoice, "R10.7.3i");
        return {};
    }
    return cardRuling(t, order);
}
static Ruling<> possible(const TablePosition &t, const Draw &order)
{
    return cardRuling(t, order);
}
static Ruling<> possible(const TablePosition &t, const Decline &order)
{
    return cardRuling(t, order);
}

// What the rules forbid, and the players may do all the same.

template<typename Other>
static Ruling<> allowed(const TablePosition &, const Other &)
{
    return {};
}

static Ruling<> allowed(const TablePosition &t, const BeginTurn &order)
{
    if (const SideIndex fixed = fixedStarter(t); fixed != kNobody && fixed != order.side)
        return refuse(Message::NotThatChoice, "R6.1a");
    return {};
}

static Ruling<> allowed(const TablePosition &t, const TakeAction &order)
{
    const Position &p = t.game;
    const Unit &unit = p.unit(p.setting->unitId(order.unit));
    if (isSupportAction(order.action) != (p.phase == Phase::Support))
        return refuse(Message::NotInThisPhase, isSupportAction(order.action) ? "R10.0b" : "R6.3a");
    if (order.action == Action::TurnFacing)
        return {};
    if (order.action == Action::Dismount)
        return costRuling(p, unit);
    HW_TRY(activationRuling(p, unit));
    HW_TRY(costRuling(p, unit)); // [R6.2.2c]
    switch (order.action) {
    case Action::NormalMove:
    case Action::FastMove:
    case Action::MoveAndFire:
    case Action::FireAndMove:
        return movementRuling(p, unit, order.action);
    case Action::DigIn:
        return announceRuling(p, unit, order.action);
    default:
        return {};
    }
}

static Ruling<> allowed(const TablePosition &t, const TableAttackOrder &order)
{
    HW_TRY(attackRuling(formAtTable(t, order.form), *t.rules));
    return attackTimeRuling(t, order.form);
}

// [D5.8e] Once units act it activates the unit.
static Ruling<> allowed(const TablePosition &t, const Arrive &order)
{
    if (!isPlayed(t))
        return {};
    return costRuling(t.game, t.game.unit(t.game.setting->unitId(order.unit)));
}

Ruling<> Tabletop::query(const TablePosition &t, const TableOrder &order)
{
    if (t.game.phase == Phase::Over && !std::holds_alternative<Correct>(order))
        return refuse(Message::GameOver, "R3.1a");
    return std::visit(
        [&t](const auto &said) -> Ruling<> {
            HW_TRY(possible(t, said));
            return allowed(t, said);
        },
        order);
}

namespace {

class Telling
{
public:
    Telling(TablePosition &t, std::vector<Event> &events)
        : m_turn{t, events}
        , m_t(t)
    {
    }

    void operator()(const BeginTurn &order) { beginTurn(m_turn, order.side); }
    void operator()(const NextPhase &)
    {
        endAction(m_turn);
        nextPhase(m_turn);
    }
    void operator()(const Choose &order)
    {
        if (asksForCards(m_t))
            return takeCard(m_turn, order);
        const Order answer = order;
        takeLostPoints(m_turn, &answer);
    }
    void operator()(const PutPoints &order) { putPoints(m_turn, order); }
    void operator()(const Draw &order) { takeCard(m_turn, order); }
    void operator()(const Decline &order) { takeCard(m_turn, order); }
    void operator()(const TakeAction &order);
    void operator()(const TableAttackOrder &order);
    void operator()(const Spot &order)
    {
        nameSpotter(m_turn.turn(), unit(order.unit).id, m_t.acting);
    }
    void operator()(const LosePoints &order)
    {
        damage(m_turn.turn(), unit(order.unit), order.points, "R10.7.3b");
    }
    void operator()(const StandOn &order);
    void operator()(const Arrive &order);
    void operator()(const Eliminate &order) { eliminate(m_turn.turn(), unit(order.unit), ""); }
    void operator()(const LeaveMap &order) { leaveMap(m_turn.turn(), unit(order.unit)); }
    void operator()(const Join &order) { addCounter(m_t, order.unit, order.side); }
    void operator()(const Pass &)
    {
        report(m_turn.turn(), Passed{m_t.toAct}, "R8.1a");
        m_t.toAct = enemyOf(m_t.toAct);
        endAction(m_turn);
        ++m_t.passes;
    }
    void operator()(const Correct &order);

private:
    Unit &unit(const std::string &id) { return m_t.game.unit(m_t.game.setting->unitId(id)); }

    TableTurn m_turn;
    TablePosition &m_t;
};

void Telling::operator()(const TakeAction &order)
{
    Unit &who = unit(order.unit);
    beginAction(m_turn, who, order);
}

void Telling::operator()(const TableAttackOrder &order)
{
    tellAttack(m_turn, order);
}

void Telling::operator()(const Correct &order)
{
    correct(m_t.game, order, m_turn.events);
    // A referee of a game puts who gets off into the hex of the transport.
    for (Unit &who : m_t.game.units)
        for (const Unit &other : m_t.game.units)
            if (who.inPlay() && other.inPlay() && who.id != other.id && who.at == other.at &&
                who.at == ownHex(m_t, other.id))
                who.at = ownHex(m_t, who.id);
}

void Telling::operator()(const StandOn &order)
{
    Unit &who = unit(order.unit);
    if (placeOf(m_t, who.id) == order.place)
        return;
    const Hex place = order.place.empty() ? ownHex(m_t, who.id) : hexOf(m_t, order.place);
    for (Unit &other : m_t.game.units) // who stood there must have left
        if (other.inPlay() && other.id != who.id && other.at == place)
            putOn(m_turn, other, ownHex(m_t, other.id));
    putOn(m_turn, who, place);
}

void Telling::operator()(const Arrive &order)
{
    Unit &who = unit(order.unit);
    Position &p = m_t.game;
    who.state = UnitState::InPlay;
    moveTo(m_turn.turn(), who, ownHex(m_t, who.id));
    report(m_turn.turn(), UnitPlaced{who.id, who.at}, "R6.7a");
    if (p.phase == Phase::Initiative || p.phase == Phase::Planning)
        return;
    // [R5.8e] [D5.8e] Later that is its activation.
    spendPoint(m_turn.turn(), who);
    who.activated = true;
    mark(m_turn.turn(), who, Marker::NormalAction);
    passTo(m_turn, who);
}

} // namespace

static std::vector<Event> done(TablePosition &t, const TableOrder &order)
{
    std::vector<Event> events;
    std::visit(Telling(t, events), order);
    if (!asksForCards(t)) {
        takeLostPoints({t, events});
        settleTriggers({t, events});
    }
    if (t.game.phase == Phase::Over)
        t.game.pending = {};
    return events;
}

Ruling<std::vector<Event>> Tabletop::apply(TablePosition &t, const TableOrder &order)
{
    HW_TRY(query(t, order));
    return done(t, order);
}

Ruling<std::vector<Event>> Tabletop::force(TablePosition &t, const TableOrder &order)
{
    if (t.game.phase == Phase::Over && !std::holds_alternative<Correct>(order))
        return refuse(Message::GameOver, "R3.1a");
    const auto ruling = std::visit([&t](const auto &said) { return possible(t, said); }, order);
    HW_TRY(ruling);
    return done(t, order);
}

play::Speaker Tabletop::speaker(const TablePosition &t)
{
    return {t.game.phase == Phase::Over ? play::Asked::Nobody : play::Asked::Table};
}

play::Offers<TableOrder> Tabletop::offers(const TablePosition &t)
{
    std::vector<TableOrder> orders;
    const auto offer = [&](const TableOrder &order) {
        if (query(t, order))
            orders.push_back(order);
    };
    for (SideIndex side = 0; side < seats(t); ++side)
        offer(BeginTurn{side});
    if (asksForCards(t)) {
        for (const std::string &id : choices(t.game))
            t.game.pending.isChance() ? offer(Draw{id}) : offer(Choose{id});
        offer(Decline{});
    }
    for (const std::string &pile : pilesToChoose(t))
        offer(Choose{pile});
    for (const UnitId due : dueAtTable(t))
        offer(Arrive{t.game.setting->unitName(due)});
    for (const Unit &unit : t.game.units)
        for (const Action action : {Action::NormalMove, Action::FastMove, Action::DigIn})
            offer(TakeAction{t.game.setting->unitName(unit.id), action});
    offer(Pass{});
    offer(NextPhase{});
    return {std::move(orders), false};
}

TableOrder Tabletop::sample(const TablePosition &t, play::Randomness &randomness)
{
    const std::vector<TableOrder> orders = offers(t).orders;
    HW_EXPECTS(!orders.empty());
    return orders[static_cast<std::size_t>(randomness.below(orders.size()))];
}

TableOrder Tabletop::roll(const TablePosition &, play::Randomness &)
{
    HW_UNREACHABLE(); // nothing is asked of chance: dice come with their attack
}

std::uint64_t Tabletop::hash(const TablePosition &t)
{
    return Hash()
        .add(Assault::hash(t.game))
        .add(std::uint64_t{t.toAct})
        .add(std::uint64_t{t.passes})
        .add(std::uint64_t{t.acting.value()})
        .value();
}

bool Tabletop::isLandmark(const Event &event)
{
    return Assault::isLandmark(event);
}

} // namespace hexwerk::assault
