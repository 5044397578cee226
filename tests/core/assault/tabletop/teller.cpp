#include "tests/core/assault/tabletop/teller.h"

#include "core/assault/files/readers/game_setup.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/told_attack.h"
#include "core/play/game.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

namespace {

std::string describe(const Position &p, const Unit &unit)
{
    std::string text = p.setting->unitName(unit.id);
    if (!unit.isOnMap())
        return text + " " + std::to_string(static_cast<int>(unit.state));
    text += " " + std::to_string(unit.strength) + (unit.activated ? " activated" : "") +
            (unit.isFast ? " fast" : "") + (unit.wasFast ? " was fast" : "") +
            (p.isDugIn(unit.at) ? " dug in" : "") +
            (unit.carrier == UnitId{} ? "" : " on " + p.setting->unitName(unit.carrier));
    for (int i = 0; i < kMarkers; ++i)
        if (unit.markers.has(static_cast<Marker>(i)))
            text += " " + std::string(toString(static_cast<Marker>(i)));
    return text;
}

std::string namesOf(MarkerSet markers)
{
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    return names;
}

bool isDelayed(const std::vector<Event> &events, UnitId unit)
{
    return std::any_of(events.begin(), events.end(), [unit](const Event &event) {
        const auto *marked = std::get_if<MarkerPlaced>(&event.what);
        return marked && marked->unit == unit && marked->marker == Marker::DelayedAction;
    });
}

bool laysSmoke(const Position &game)
{
    return !game.stack.empty() && std::holds_alternative<SmokeFrame>(game.stack.back());
}

// The attack marks its spotter.
bool isOfSpotter(const Position &game, const std::vector<Event> &events, const Event &event)
{
    if (laysSmoke(game))
        return false;
    const auto *marked = std::get_if<MarkerPlaced>(&event.what);
    return marked && std::any_of(events.begin(), events.end(), [&](const Event &other) {
               const auto *named = std::get_if<SpotterNamed>(&other.what);
               return named && named->unit == marked->unit;
           });
}

// Where no form knows the way: no retreat, no withdrawal.
bool isOfTheBoard(const Event &event)
{
    return std::holds_alternative<UnitEliminated>(event.what) &&
           (event.rule == "R13.3f" || event.rule == "R11.5f" || event.rule == "R11.1.6a" ||
            event.rule == "R9.0c");
}

bool leavesByItself(const Position &before)
{
    const auto *leaving = std::get_if<DisembarkFrame>(&before.stack.back());
    return leaving && leaving->exit == Exit::Dismount;
}
} // namespace

Teller::Teller(Position game, TablePosition table)
    : m_game(std::move(game))
    , m_table(std::move(table))
{
    goOnToPhase();
}

std::string Teller::play(play::RandomPlayer<Assault> &player)
{
    for (int orders = 0; orders < 20000 && !Assault::isOver(m_game) && m_wrong.empty(); ++orders) {
        const Order order = player.answer(m_game);
        const Position before = m_game;
        const auto events = Assault::apply(m_game, order);
        HW_EXPECTS(events);
        if (!std::holds_alternative<OverrunFrame>(before.stack.back())) // told by its damage
            m_fought += count<ShotFired>(*events) + count<CloseCombatBegan>(*events);
        hear(before, order, *events);
        if (!m_wrong.empty())
            m_wrong += " (order " + std::to_string(orders) + ": " +
                       Assault::orderToJson(before, order) + ")";
    }
    return m_wrong;
}

void Teller::tell(const TableOrder &order)
{
    if (!m_wrong.empty())
        return;
    const std::string json = Tabletop::orderToJson(m_table, order);
    const auto again = Tabletop::orderFromJson(m_table, json);
    if (!again || !(*again == order)) {
        m_wrong = "reads otherwise: " + json;
        return;
    }
    const auto told = Tabletop::apply(m_table, order);
    if (!told)
        m_wrong = "refused by " + std::string(told.error().rule) + ": " + json;
}

void Teller::correct(const std::string &path, const std::string &value)
{
    const std::string old = valueAt(m_table.game, path);
    if (old != value)
        tell(Correct{path, old, value});
}

void Teller::open(std::size_t depth, AttackForm form)
{
    // A shot at who falls back comes after the attack; one at who gets off in its course before.
    if (!m_open.empty() && Tabletop::query(m_table, m_open.back().told))
        close();
    else if (!m_open.empty())
        getOff(form);
    // Nobody is at the table otherwise than in the game.
    // What a retreat or a withdrawal leaves is known at the table before it is shot at.
    const bool retreats =
        form.motion == TargetMotion::FallsBack || form.motion == TargetMotion::Withdraws;
    TablePosition table = m_table;
    std::vector<Event> none;
    if (isNewAction(table, form))
        endAction({table, none});
    for (const TableUnit *counter : countersOf(form)) {
        const UnitId id = m_table.game.setting->unitId(counter->id);
        TableUnit known = counterOf(table, id);
        known.activated = counter->activated;
        const bool begun = form.kind == AttackKind::Assault &&
                           (counter == &form.attacker || counter == &form.target);
        if ((retreats && counter == &form.target) || begun) {
            known.markers.clear(kActionMarkers);
            TableUnit own = *counter;
            own.markers.clear(kActionMarkers);
            if (known == own)
                continue;
        }
        if (!(known == *counter) && m_wrong.empty())
            m_wrong = "other counter: game " + describe(m_game, m_game.unit(id)) + ", table " +
                      describe(m_table.game, m_table.game.unit(id));
    }
    // A close combat may be under way before its first question.
    if (form.kind == AttackKind::Assault)
        for (TableUnit *fighter : {&form.attacker, &form.target})
            fighter->markers = counterOf(table, table.game.setting->unitId(fighter->id)).markers;
    if (retreats)
        form.target = counterOf(m_table, m_table.game.setting->unitId(form.target.id));
    form.attacker.activated =
        m_table.game.unit(m_table.game.setting->unitId(form.attacker.id)).activated;
    m_open.push_back({depth, {.form = std::move(form)}});
}

// Whom the attack under way has put off its transport.
void Teller::getOff(const AttackForm &form)
{
    for (const TableUnit *counter : countersOf(form)) {
        const UnitId id = m_table.game.setting->unitId(counter->id);
        if (m_table.game.unit(id).state != UnitState::Carried || !m_game.unit(id).inPlay())
            continue;
        const std::string path = "unit." + counter->id;
        correct(path + ".carrier", "");
        for (const char *key : {".strength", ".markers", ".activated", ".fast"})
            correct(path + key, valueAt(m_game, path + key));
        std::erase_if(m_open.back().told.form.aboard,
                      [&](const TableUnit &passenger) { return passenger.id == counter->id; });
    }
}

void Teller::close()
{
    ++m_attacks;
    m_told.push_back(m_open.back().depth); // it may go on under the one that interrupts it
    TableAttackOrder told = std::move(m_open.back().told);
    m_open.pop_back();
    for (TableUnit &passenger : told.form.aboard)
        passenger = counterOf(m_table, m_table.game.setting->unitId(passenger.id));
    tell(told);
    for (const Event &event : std::exchange(m_later, {}))
        hearEvent(event);
    // [R10.10.3d] On which ground passengers get off, their players see.
    for (const TableUnit &passenger : told.form.aboard) {
        const UnitId id = m_table.game.setting->unitId(passenger.id);
        const MarkerSet markers = m_game.unit(id).markers;
        const MarkerSet known = m_table.game.unit(id).markers;
        constexpr MarkerSet kOff = {Marker::FastAction, Marker::DelayedAction};
        if (markers == known || !markers.hasAny(kOff) || !known.hasAny(kOff))
            continue;
        correct("unit." + passenger.id + ".markers", namesOf(markers));
        correct("unit." + passenger.id + ".fast", m_game.unit(id).isFast ? "true" : "false");
    }
}

void Teller::openAttacks()
{
    std::erase_if(m_told, [this](std::size_t depth) { return depth >= m_game.stack.size(); });
    for (std::size_t i = 0; i < m_game.stack.size(); ++i) {
        const bool isTold = std::find(m_told.begin(), m_told.end(), i) != m_told.end();
        if (isTold || (!m_open.empty() && i <= m_open.back().depth))
            continue;
        const Frame &frame = m_game.stack[i];
        if (const auto *fire = std::get_if<RangedFireFrame>(&frame);
            fire && fire->stage >= RangedFireFrame::Spot) {
            AttackForm form = formOf(m_game, shotOf(*fire));
            form.isReaction = fire->reaction;
            open(i, std::move(form));
        } else if (const auto *support = std::get_if<SupportFireFrame>(&frame);
                   support && support->stage >= SupportFireFrame::Spot) {
            AttackForm form = formOf(m_game, shotOf(*support));
            if (support->observer != support->firer) {
                const AttackForm seen =
                    formOf(m_game, Shot{.firer = support->observer, .target = support->target});
                form.spotter = {counterOf(m_table, support->observer), seen.range, seen.sight};
            }
            open(i, std::move(form));
        } else if (const auto *combat = std::get_if<CloseCombatFrame>(&frame)) {
            open(i, formOf(m_game, *combat));
        }
    }
}

void Teller::hear(const Position &before, const Order &order, const std::vector<Event> &events)
{
    const bool wasOpen = !m_open.empty();
    if (wasOpen) {
        TableAttackOrder &attack = m_open.back().told;
        const Question asked = before.pending.question;
        if (const auto *dice = std::get_if<Dice>(&order))
            attack.rolls.push_back(*dice);
        else if (const auto *support = std::get_if<Support>(&order);
                 support && asked == Question::Support) {
            auto &own = before.pending.side == before.unit(before.pending.unit).side &&
                                name(before.pending.unit) == attack.form.attacker.id
                            ? attack.form.assaultSupport
                            : attack.form.defenceSupport;
            own = counterOf(m_table, support->unit);
        } else if (asked == Question::Reroll || asked == Question::Withdraw ||
                   asked == Question::Wheels || asked == Question::AttackPassenger)
            attack.choices.push_back(order);
    }
    if (std::holds_alternative<Choose>(order) || std::holds_alternative<Draw>(order))
        if (asksForCards(m_table))
            tell(order.index() == Order(Draw{}).index() ? TableOrder(std::get<Draw>(order))
                                                        : TableOrder(std::get<Choose>(order)));
    if (std::holds_alternative<Decline>(order) && asksForCards(m_table) && !wasOpen)
        tell(Decline{});

    const bool isOver = wasOpen && !goesOn(before);
    if (isOver)
        close();
    for (const Event &event : events)
        if (const auto *off = std::get_if<UnitDisembarked>(&event.what);
            off && (!wasOpen || isOver) && leavesByItself(before))
            tell(TakeAction{name(off->unit), Action::Dismount, isDelayed(events, off->unit)});
    for (const Event &event : events)
        if ((!wasOpen || isOver) && !isOfSpotter(m_game, events, event))
            hearEvent(event);
        else if (wasOpen && isOfTheBoard(event))
            m_later.push_back(event);
    openAttacks();
    if (m_game.stack.size() == 1 && m_open.empty())
        stand();
}

// A shot becomes its hit.
bool Teller::goesOn(const Position &before) const
{
    const std::size_t depth = m_open.back().depth;
    if (m_game.stack.size() <= depth)
        return false;
    const Frame &frame = m_game.stack[depth];
    return std::holds_alternative<HitFrame>(frame) || frame.index() == before.stack[depth].index();
}

// What happened outside of attacks; what an attack did is there already.
void Teller::hearEvent(const Event &event)
{
    const auto inBoth = [this](UnitId id) { return m_table.game.unit(id).isOnMap(); };
    if (const auto *acted = std::get_if<UnitActivated>(&event.what)) {
        switch (acted->action) {
        case Action::Fire:
        case Action::TurretFire:
        case Action::FireAndMove:
        case Action::IndirectFire:
        case Action::SpecialAbility:
        case Action::Dismount: // until it is known how it gets off
            return;
        case Action::CoveringFire:
            if (m_covered == UnitId{}) // until it is known how it moves
                m_covered = acted->unit;
            else
                tell(TakeAction{name(acted->unit), acted->action});
            return;
        default:
            return tell(TakeAction{name(acted->unit), acted->action});
        }
    }
    if (const auto *named = std::get_if<SpotterNamed>(&event.what)) {
        if (laysSmoke(m_game))
            tell(Spot{name(named->unit)});
        return;
    }
    if (std::holds_alternative<Passed>(event.what))
        return tell(Pass{});
    if (const auto *placed = std::get_if<UnitPlaced>(&event.what)) {
        if (m_table.game.unit(placed->unit).state == UnitState::Waiting &&
            m_game.phase != Phase::SetUp)
            tell(Arrive{name(placed->unit)});
        return;
    }
    if (const auto *starts = std::get_if<StartingPlayerChosen>(&event.what))
        return tell(BeginTurn{starts->side});
    if (std::holds_alternative<PhaseBegan>(event.what)) {
        const Phase phase = std::get<PhaseBegan>(event.what).phase;
        if (phase == Phase::Organization)
            stand();
        if (m_table.game.phase != phase)
            tell(NextPhase{});
        return;
    }
    if (std::holds_alternative<TurnBegan>(event.what) ||
        std::holds_alternative<GameEnded>(event.what))
        return compare();
    if (const auto *damaged = std::get_if<UnitDamaged>(&event.what)) {
        if (inBoth(damaged->unit) && m_table.game.unit(damaged->unit).strength > damaged->left) {
            tell(LosePoints{name(damaged->unit), damaged->points});
        }
        return;
    }
    if (const auto *gone = std::get_if<UnitEliminated>(&event.what)) {
        if (inBoth(gone->unit)) {
            tell(Eliminate{name(gone->unit)});
        }
        return;
    }
    if (const auto *left = std::get_if<UnitLeftMap>(&event.what)) {
        if (inBoth(left->unit))
            tell(LeaveMap{name(left->unit)});
        return;
    }
    if (const auto *loaded = std::get_if<UnitLoaded>(&event.what)) {
        if (inBoth(loaded->unit)) {
            correct("unit." + name(loaded->unit) + ".carrier", name(loaded->carrier));
        }
        return;
    }
    if (const auto *off = std::get_if<UnitDisembarked>(&event.what)) {
        if (inBoth(off->unit) && m_table.game.unit(off->unit).state == UnitState::Carried) {
            correct("unit." + name(off->unit) + ".carrier", "");
        }
        return;
    }
    if (const auto *marked = std::get_if<MarkerPlaced>(&event.what)) {
        if (marked->unit == m_covered &&
            (marked->marker == Marker::NormalAction || marked->marker == Marker::FastAction)) {
            m_covered = {};
            return tell(TakeAction{name(marked->unit), marked->marker == Marker::FastAction
                                                           ? Action::FastMove
                                                           : Action::NormalMove});
        }
        if (!inBoth(marked->unit) || !m_game.unit(marked->unit).isOnMap() ||
            m_table.game.unit(marked->unit).markers.has(marked->marker))
            return;
        MarkerSet markers = m_table.game.unit(marked->unit).markers;
        const bool isAction = kActionMarkers.has(marked->marker);
        if (isAction || kMoraleMarkers.has(marked->marker))
            markers.clear(kActionMarkers);
        if (isAction)
            markers.clear(kReplacedByAction);
        if (marked->marker == Marker::Fallback)
            markers.clear({Marker::Suppressed, Marker::Hidden, Marker::Ambush});
        markers.set(marked->marker);
        correct("unit." + name(marked->unit) + ".markers", namesOf(markers));
        if (isAction)
            correct("unit." + name(marked->unit) + ".activated", "true");
        if (marked->marker == Marker::FastAction)
            correct("unit." + name(marked->unit) + ".fast", "true");
    }
}

// Until the first question of the game is about units.
void Teller::goOnToPhase()
{
    if (m_game.phase == Phase::SetUp || m_game.phase == Phase::Initiative)
        return;
    tell(BeginTurn{m_game.startingPlayer});
}

// Where units have come to.
void Teller::stand()
{
    for (const Unit &unit : m_game.units) {
        if (!unit.inPlay() || !m_table.game.unit(unit.id).inPlay())
            continue;
        TablePosition here = m_table;
        here.game.unit(unit.id).at = unit.at;
        const std::string place = placeOf(here, unit.id);
        if (place != placeOf(m_table, unit.id))
            tell(StandOn{name(unit.id), place});
        // A move need not lead out of the hex, and hiding may.
        if (m_game.isDugIn(unit.at) != m_table.game.isDugIn(m_table.game.unit(unit.id).at)) {
            correct("dug_in." + toString(m_table.game.unit(unit.id).at),
                    m_game.isDugIn(unit.at) ? "true" : "false");
        }
    }
}

void Teller::compare()
{
    for (const Unit &unit : m_game.units) {
        const Unit &told = m_table.game.unit(unit.id);
        if (m_wrong.empty() && describe(m_game, unit) != describe(m_table.game, told))
            m_wrong = "turn " + std::to_string(m_game.turn) + ", game: " + describe(m_game, unit) +
                      ", table: " + describe(m_table.game, told);
    }
    if (!m_wrong.empty())
        return;
    if (m_game.holders != m_table.game.holders)
        m_wrong = "other holders";
    if (m_game.tracks != m_table.game.tracks)
        m_wrong = "other tracks";
    if (m_game.turn != m_table.game.turn || m_game.winner != m_table.game.winner ||
        (m_game.phase == Phase::Over) != (m_table.game.phase == Phase::Over))
        m_wrong = "other turn or winner";
}

} // namespace hexwerk::assault
