#include "core/assault/tabletop/table_course.h"

#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/rules/course/victory.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/course/organization.h"
#include "core/assault/steps/course/trigger_effects.h"
#include "core/assault/tabletop/table_points.h"
#include "core/play/advance.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr int kPassesThatEnd = 3; // [R6.4d]

// Between two orders nothing is under way.
static void rest(Position &p)
{
    p.stack = {GameFrame{}};
    p.pending = {.question = Question::Announce};
}

static void setOut(TablePosition &t, Unit &unit)
{
    unit.state = UnitState::InPlay;
    unit.at = ownHex(t, unit.id);
    for (Unit &passenger : t.game.units)
        if (passenger.state == UnitState::Carried && passenger.carrier == unit.id)
            passenger.at = unit.at;
    if (t.game.setting->startsDugIn(unit.id) && !t.game.isDugIn(unit.at)) {
        t.game.dugIn.push_back(unit.at);
        std::sort(t.game.dugIn.begin(), t.game.dugIn.end());
    }
}

static void endOfCards(TablePosition &t)
{
    Position &p = t.game;
    if (p.phase == Phase::SetUp)
        for (Unit &unit : p.units)
            if (unit.state == UnitState::Waiting && arrivalOf(p, unit) == 0) {
                setOut(t, unit);
                unit.emplaced = true;
            }
    rest(p);
    p.phase = Phase::Initiative;
    t.acting = {};
    t.passes = 0;
}

bool asksForCards(const TablePosition &t)
{
    return std::holds_alternative<CardsFrame>(t.game.stack.front());
}

static void goOnWithCards(TableTurn turn, const Order *answer)
{
    Position &p = turn.t.game;
    play::advance<Assault>(p, &turn.events, answer);
    if (p.stack.empty())
        endOfCards(turn.t);
}

void beginAtTable(TablePosition &t)
{
    std::vector<Event> none;
    t.game.phase = Phase::SetUp;
    t.game.stack = {CardsFrame{}};
    goOnWithCards({t, none}, nullptr);
}

void takeCard(TableTurn turn, const Order &answer)
{
    goOnWithCards(turn, &answer);
}

SideIndex fixedStarter(const TablePosition &t)
{
    return t.game.setting->sideIndex(t.game.setting->scenario.firstPlayer);
}

static void beginPhase(TableTurn turn, Phase phase)
{
    turn.t.game.phase = phase;
    report(turn.turn(), PhaseBegan{phase}, "R6.0a");
    turn.t.toAct = turn.t.game.startingPlayer; // [R6.1b]
    turn.t.passes = 0;
    turn.t.acting = {};
}

// [R6.3b] [R6.3c] Guns and what has an S on its card have something to do in the support phase.
static bool hasSupport(const Position &p, const Unit &unit)
{
    return unit.inPlay() && (p.card(unit.id).type == UnitType::Artillery ||
                             p.card(unit.id).indirect || p.traits(unit.id).support);
}

static void beginPlay(TableTurn turn)
{
    const Position &p = turn.t.game;
    const bool isAny = std::any_of(p.units.begin(), p.units.end(),
                                   [&p](const Unit &unit) { return hasSupport(p, unit); });
    beginPhase(turn, isAny ? Phase::Support : Phase::Action);
}

void beginTurn(TableTurn turn, SideIndex side)
{
    Position &p = turn.t.game;
    report(turn.turn(), TurnBegan{p.turn}, "R6.0a");
    report(turn.turn(), StartingPlayerChosen{side}, "R6.1a");
    p.startingPlayer = side;
    turn.t.toAct = side;
    if (!planAtTable(turn))
        beginPlay(turn);
}

void settleTriggers(TableTurn turn)
{
    doWhatIsDue(turn.turn());
}

static void endTurn(TableTurn turn)
{
    Position &p = turn.t.game;
    organize(turn.turn());
    settleTriggers(turn);
    if (p.phase == Phase::Over)
        return;
    if (const auto verdict = verdictAfter(p, p.turn - 1)) {
        p.winner = verdict->winner;
        p.phase = Phase::Over;
        return report(turn.turn(), GameEnded{verdict->winner, verdict->victory}, "R3.1a");
    }
    p.stack = {CardsFrame{}}; // [R6.7a]
    goOnWithCards(turn, nullptr);
}

void nextPhase(TableTurn turn)
{
    switch (turn.t.game.phase) {
    case Phase::Initiative:
        return beginTurn(turn, fixedStarter(turn.t));
    case Phase::Planning:
        return beginPlay(turn);
    case Phase::Support:
        return beginPhase(turn, Phase::Action);
    case Phase::Action:
        return endTurn(turn);
    case Phase::SetUp:
    case Phase::Organization:
    case Phase::Over:
        break;
    }
    HW_UNREACHABLE();
}

bool isPhaseOver(const TablePosition &t)
{
    const Position &p = t.game;
    if (p.phase == Phase::Support)
        return t.passes >= 2; // [R6.3f]
    return p.phase == Phase::Action &&
           (t.passes >= kPassesThatEnd ||
            std::none_of(p.units.begin(), p.units.end(), [&p](const Unit &unit) {
                return activationRuling(p, unit) && costRuling(p, unit);
            }));
}

std::vector<UnitId> dueAtTable(const TablePosition &t)
{
    std::vector<UnitId> due;
    for (const Unit &unit : t.game.units)
        if (unit.state == UnitState::Waiting && arrivalOf(t.game, unit) <= t.game.turn)
            due.push_back(unit.id);
    return due;
}

} // namespace hexwerk::assault
