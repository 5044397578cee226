// Orders that players carry out although the rules refuse them. A frame that hears an order which
// the rules refuse does it all the same, as far as it can: here stands what it can take.
#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/passengers.h"
#include "core/assault/game/view.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

class Forcing
{
public:
    Forcing(Position &p, std::vector<Event> &events)
        : m_p(p)
        , m_events(events)
    {
    }

    // Each says whether it carried the order out. Nothing can be done about what is not listed:
    // dice, cards and seals that are not there, answers to questions that are not open.
    template<typename Said>
    bool operator()(const Said &)
    {
        return false;
    }

    // Whoever stands on the map acts: out of turn, once more, in a way that it should not.
    bool operator()(const Announce &order)
    {
        if (!asks(Question::Announce) || !m_p.has(order.unit) || !canBegin(order))
            return false;
        const Unit &unit = m_p.unit(order.unit);
        auto &game = std::get<GameFrame>(m_p.stack.back());
        game.side = enemyOf(unit.side);
        game.passes = 0;
        const Turn turn{m_p, &m_events, nullptr, nullptr};
        Flow flow =
            isSupportAction(order.action) ? activateInSupport(turn, order) : activate(turn, order);
        if (auto *call = std::get_if<Call>(&flow)) {
            if (auto *fire = std::get_if<RangedFireFrame>(&call->frame))
                fire->forced = true;
            if (auto *activation = std::get_if<ActivationFrame>(&call->frame))
                activation->forced = true;
            m_p.stack.push_back(std::move(call->frame));
        }
        return goOn();
    }

    // Into any hex beside it, for no points; also when its movement is over.
    bool operator()(const Step &order)
    {
        if (!isOnTheMap(order.unit) || !m_p.board().contains(order.to) ||
            distance(m_p.unit(order.unit).at, order.to) != 1)
            return false;
        if (asks(Question::Announce))
            moveFurther(order.unit);
        else if ((!asks(Question::Step) && !asks(Question::Fallback)) ||
                 order.unit != m_p.pending.unit)
            return false;
        // [R9.0e] Nobody fights on the way back or while it hides.
        const Walk &walk = *walkInProgress(m_p);
        if (walk.kind != MoveKind::Normal && walk.kind != MoveKind::Fast &&
            unitAt(m_p, order.to, enemyOf(m_p.unit(order.unit).side)))
            return false;
        return goOn(order);
    }

    bool operator()(const TurnTo &order)
    {
        const bool isAsked = asks(Question::Step) || asks(Question::Fallback) ||
                             asks(Question::LastShot) || asks(Question::Facing);
        if (!isAsked || order.unit != m_p.pending.unit || !isOnTheMap(order.unit) ||
            order.facing < 0 || order.facing >= kDirections ||
            m_p.card(order.unit).type == UnitType::Infantry)
            return false;
        return goOn(order);
    }

    // [R9.0c] On top of a friend: it ends where it last could (RULING A-47).
    bool operator()(const Stop &order)
    {
        return asks(Question::Step) && walkInProgress(m_p)->kind != MoveKind::Withdrawal &&
               goOn(order);
    }

    // Whoever can be hit with a die, out of sight or out of arc.
    bool operator()(const Target &order)
    {
        if (asks(Question::SmokeHex))
            return forceSmoke(order);
        if (!m_p.has(order.unit))
            return false;
        if (asks(Question::AttackPassenger)) {
            const auto &attack = std::get<PassengerAttackFrame>(m_p.stack.back());
            const Unit &passenger = m_p.unit(order.unit);
            return passenger.state == UnitState::Carried && passenger.carrier == attack.carrier &&
                   !passengerDice(m_p, attack.assault, order.unit).attack.isEmpty() && goOn(order);
        }
        if (!asks(Question::Target))
            return false;
        const UnitId mover = m_p.pending.other; // [R8.2l]
        if (mover != UnitId{} && order.unit != mover && m_p.unit(order.unit).carrier != mover)
            return false;
        const Frame &top = m_p.stack.back();
        const auto *fire = std::get_if<RangedFireFrame>(&top);
        const Action action = fire ? fire->action : std::get<SupportFireFrame>(top).action;
        return canHit(m_p.pending.unit, order.unit, action) && goOn(order);
    }

    bool operator()(const Support &order)
    {
        if (!isOnTheMap(order.unit) || m_p.unit(order.unit).side != m_p.pending.side ||
            order.unit == m_p.pending.unit)
            return false;
        switch (m_p.pending.question) {
        case Question::Support:
            return goOn(order);
        case Question::JointFire: {
            const auto &joined = std::get<RangedFireFrame>(m_p.stack.back()).joined;
            return std::find(joined.begin(), joined.end(), order.unit) == joined.end() &&
                   canHit(order.unit, m_p.pending.other, Action::Fire) && goOn(order);
        }
        case Question::Spotter:
            return (m_p.pending.other == UnitId{} ||
                    m_p.unit(m_p.pending.other).at != m_p.unit(order.unit).at) &&
                   goOn(order);
        case Question::Partner: // [R9.8.2a] they change places
            return (std::holds_alternative<CoveringFireFrame>(m_p.stack.back()) ||
                    distance(m_p.unit(order.unit).at, m_p.unit(m_p.pending.unit).at) == 1) &&
                   goOn(order);
        default:
            return false;
        }
    }

    // A second time, or without seeing the one that moves; also where nobody was asked, as long as
    // that goes on.
    bool operator()(const React &order)
    {
        if (!isOnTheMap(order.unit))
            return false;
        if (asks(Question::LastShot))
            return order.unit == m_p.pending.unit &&
                   !lastShotDice(m_p, std::get<OverrunFrame>(m_p.stack.back())).attack.isEmpty() &&
                   goOn(order);
        const UnitId mover = m_p.pending.unit;
        auto *move = std::get_if<MoveFrame>(&m_p.stack.back());
        const bool isOnItsWay = asks(Question::Step) && move && move->walk.steps > 0 &&
                                m_p.phase == Phase::Action; // [R8.2a]
        if ((!asks(Question::React) && !isOnItsWay) ||
            m_p.unit(order.unit).side == m_p.unit(mover).side ||
            !canHit(order.unit, mover, Action::Fire))
            return false;
        if (isOnItsWay) {
            move->stage = MoveFrame::React;
            m_p.stack.push_back(ReactionFrame{.mover = mover,
                                              .covering = move->covering,
                                              .lastStand = move->lastStand,
                                              .road = move->walk.road});
        }
        return goOn(order);
    }

    // [R9.6.4.1b] Mines may stay away, [R9.11.3b] and passengers aboard.
    bool operator()(const Decline &order)
    {
        const auto *leaving = std::get_if<DisembarkFrame>(&m_p.stack.back());
        return (asks(Question::LayMine) || (leaving && leaving->exit == Exit::Dismount)) &&
               goOn(order);
    }

    // In any free hex, and whoever waits.
    bool operator()(const Place &order)
    {
        if (!m_p.has(order.unit) || !m_p.board().contains(order.hex))
            return false;
        const Unit &unit = m_p.unit(order.unit);
        const bool hasOwnFacing = order.facing >= 0 && order.facing < kDirections;
        if (unit.side != m_p.pending.side || unitAt(m_p, order.hex, 0) ||
            unitAt(m_p, order.hex, 1) ||
            hasOwnFacing != (m_p.card(order.unit).type != UnitType::Infantry))
            return false;
        if (asks(Question::Disembark))
            return order.unit == m_p.pending.unit && distance(unit.at, order.hex) == 1 &&
                   goOn(order);
        return (asks(Question::Place) || asks(Question::Announce)) &&
               unit.state == UnitState::Waiting && goOn(order);
    }

    // [R5.6e] What was drawn is named later: now it has no name, then it gets one.
    bool operator()(const Draw &order)
    {
        if (!order.card.empty())
            return asks(Question::Announce) && nameDraw(order.card);
        return asks(Question::CardDraw) && goOn(order);
    }

    // Another card than the one that the seals choose.
    bool operator()(const Discard &order)
    {
        return asks(Question::DropCard) &&
               placeInHand(m_p, m_p.pending.side, order.card, order.salt) && goOn(order);
    }

    // [R9.2d] [R9.2c] Fast under cover, whoever it is.
    bool operator()(const Choose &order)
    {
        const auto action = actionFromString(order.id);
        return asks(Question::CoveredMove) &&
               (action == Action::NormalMove || action == Action::FastMove) && goOn(order);
    }

private:
    bool nameDraw(const std::string &id)
    {
        for (const std::size_t pick : unnamedDraws(m_p))
            for (const std::size_t card : deckOf(m_p, pick))
                if (m_p.setting->box[card].id == id) {
                    m_p.unnamed.erase(std::find(m_p.unnamed.begin(), m_p.unnamed.end(), pick));
                    takeCard({m_p, &m_events, nullptr, nullptr}, pick, card);
                    return goOn();
                }
        return false;
    }
    bool asks(Question question) const { return m_p.pending.question == question; }
    bool isOnTheMap(UnitId unit) const { return m_p.has(unit) && m_p.unit(unit).inPlay(); }

    bool goOn()
    {
        play::advance<Assault>(m_p, &m_events, nullptr);
        return true;
    }
    bool goOn(const Order &order)
    {
        play::advance<Assault>(m_p, &m_events, &order);
        return true;
    }

    // Moves and fire in any state. All else takes what it takes: a partner, a passenger, a hex for
    // the smoke; only that it is its turn, that it is rested and that the phase is right is waived.
    bool canBegin(const Announce &order) const
    {
        const Unit &unit = m_p.unit(order.unit);
        switch (order.action) {
        case Action::NormalMove:
        case Action::FastMove:
        case Action::MoveAndFire:
        case Action::FireAndMove:
        case Action::Fire:
        case Action::TurretFire:
        case Action::DigIn:
        case Action::Hide:
            return unit.inPlay();
        default:
            break;
        }
        Position rested = m_p;
        rested.phase = isSupportAction(order.action) ? Phase::Support : Phase::Action;
        Unit &other = rested.unit(order.unit);
        other.activated = false;
        other.markers.clear(kActionMarkers);
        other.markers.clear(kMoraleMarkers);
        return announceRuling(rested, other, order.action).has_value();
    }

    // Its movement was over: it has no points any more, and stops after the step.
    void moveFurther(UnitId id)
    {
        Unit &unit = m_p.unit(id);
        MoveFrame move{.walk = walkOf(m_p, id, MoveKind::Normal), .lastStand = unit.at};
        move.walk.points = 0;
        m_p.stack.push_back(std::move(move));
        unit.activated = true;
        if (!unit.markers.hasAny(kActionMarkers) && !unit.markers.hasAny(kMoraleMarkers))
            mark({m_p, &m_events, nullptr, nullptr}, unit, Marker::NormalAction);
    }

    bool canHit(UnitId firer, UnitId target, Action action) const
    {
        const Unit &victim = m_p.unit(target);
        return isOnTheMap(firer) && victim.isOnMap() && (victim.inPlay() || isRider(m_p, victim)) &&
               victim.side != m_p.unit(firer).side && victim.at != m_p.unit(firer).at &&
               !shotDice(m_p, {.firer = firer, .target = target, .action = action})
                    .attack.isEmpty();
    }

    bool forceSmoke(const Target &order)
    {
        const auto &hexes = std::get<SmokeFrame>(m_p.stack.back()).hexes;
        return order.unit == UnitId{} && m_p.board().contains(order.hex) &&
               std::find(hexes.begin(), hexes.end(), order.hex) == hexes.end() && goOn(order);
    }

    Position &m_p;
    std::vector<Event> &m_events;
};

} // namespace

Ruling<std::vector<Event>> Assault::force(Position &p, const Order &order)
{
    const Ruling<> ruling = query(p, order);
    if (ruling)
        return apply(p, order);
    Position after = p;
    std::vector<Event> events;
    if (p.pending.isOver() || !std::visit(Forcing(after, events), order))
        return tl::unexpected(ruling.error());
    p = std::move(after);
    return events;
}

} // namespace hexwerk::assault
