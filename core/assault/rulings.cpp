// What may be said: every rule that allows or forbids an order.
#include "core/assault/assault.h"
#include "core/assault/corrections.h"
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"
#include "core/assault/placement.h"
#include "core/assault/situations.h"

#include <algorithm>

namespace hexwerk::assault {

static Ruling<> asked(const Position &p, std::initializer_list<Question> questions)
{
    if (p.pending.isOver())
        return refuse(MessageId::GameOver, "R3.1a");
    if (std::find(questions.begin(), questions.end(), p.pending.question) == questions.end())
        return refuse(MessageId::NotAsked, "R6.4a");
    return {};
}

static Ruling<> ownUnit(const Position &p, UnitId id)
{
    if (!p.has(id))
        return refuse(MessageId::UnknownUnit, "R6.4a");
    // [R6.4a] A side speaks for its own units.
    if (p.unit(id).side != p.pending.side)
        return refuse(MessageId::NotYourUnit, "R6.4a");
    return {};
}

static Ruling<> movementRuling(const Position &p, const Unit &unit, Action action)
{
    const UnitCard &card = p.card(unit.id);
    if (action == Action::FastMove) {
        // [R9.2d] Slow units know no haste, [R9.2c] and nobody knows it two turns running.
        if (card.has("slow"))
            return refuse(MessageId::SlowUnit, "R9.2d");
        if (unit.wasFast && card.type != UnitType::Vehicle)
            return refuse(MessageId::NoFastActionTwice, "R9.2c");
    }
    // [R9.3c] [R10.0f] Artillery does not move and fire.
    const bool both = action == Action::MoveAndFire || action == Action::FireAndMove;
    if (both && card.type == UnitType::Artillery)
        return refuse(MessageId::NotThisAction, "R9.3c");
    return {};
}

static Ruling<> digInRuling(const Position &p, const Unit &unit)
{
    // [R9.8.1a] Infantry digs, [R9.8.1c] but not inside a fortification; who is dug in need not.
    const UnitCard &card = p.card(unit.id);
    if (card.type != UnitType::Infantry)
        return refuse(MessageId::CannotDigIn, "R9.8.1a");
    const auto &fortification = p.board().at(unit.at).fortification;
    if (fortification &&
        p.setting->data.fortifications[static_cast<std::size_t>(fortification->kind)]
            .holds[static_cast<std::size_t>(card.type)])
        return refuse(MessageId::CannotDigIn, "R9.8.1c");
    if (p.isDugIn(unit.at))
        return refuse(MessageId::CannotDigIn, "R9.8.1a");
    return {};
}

static Ruling<> ruling(const Position &p, const Announce &order)
{
    HW_TRY(asked(p, {Question::Announce}));
    HW_TRY(ownUnit(p, order.unit));
    const Unit &unit = p.unit(order.unit);
    HW_TRY(activationRuling(p, unit));
    switch (order.action) {
    case Action::NormalMove:
    case Action::FastMove:
    case Action::MoveAndFire:
        return movementRuling(p, unit, order.action);
    case Action::FireAndMove:
        HW_TRY(movementRuling(p, unit, order.action));
        [[fallthrough]];
    case Action::Fire:
        // [R10.0a] [R10.2b] Who fires at once needs somebody to fire at.
        if (!hasTarget(p, unit))
            return refuse(MessageId::NotATarget, "R10.0a");
        return {};
    case Action::DigIn:
        return digInRuling(p, unit);
    }
    return refuse(MessageId::NotAnOrder, "R6.4c");
}

static Ruling<> ruling(const Position &p, const Pass &)
{
    return asked(p, {Question::Announce}); // [R8.1a]
}

static const Walk *walkInProgress(const Position &p)
{
    if (const auto *move = std::get_if<MoveFrame>(&p.stack.back()))
        return &move->walk;
    if (const auto *fallback = std::get_if<FallbackFrame>(&p.stack.back()))
        return &fallback->walk;
    return nullptr;
}

static bool roadRuns(const Position &p, Hex from, Hex to)
{
    const auto d = p.board().contains(to) ? directionTo(from, to) : std::nullopt;
    return d && std::any_of(kAllRoadKinds.begin(), kAllRoadKinds.end(),
                            [&](RoadKind kind) { return p.board().at(from).roadRuns(kind, *d); });
}

static Ruling<> ruling(const Position &p, const Step &order)
{
    HW_TRY(asked(p, {Question::Step, Question::Fallback}));
    HW_TRY(ownUnit(p, order.unit));
    // [R4.4b] The unit that was announced.
    if (order.unit != p.pending.unit)
        return refuse(MessageId::NotThisUnit, "R4.4b");
    // [R9.6.3.1b] A choice only where a road runs.
    if (order.by != By::Default && !roadRuns(p, walkInProgress(p)->at, order.to))
        return refuse(MessageId::NotThatChoice, "R9.6.3.1b");
    HW_TRY(stepRuling(p, *walkInProgress(p), order.to, order.by));
    return {};
}

static Ruling<> ruling(const Position &p, const Stop &)
{
    HW_TRY(asked(p, {Question::Step}));
    return stopRuling(p, *walkInProgress(p));
}

static Ruling<> ruling(const Position &p, const Target &order)
{
    HW_TRY(asked(p, {Question::Target}));
    return targetRuling(p, p.unit(p.pending.unit), order.unit);
}

static Ruling<> ruling(const Position &p, const Support &order)
{
    HW_TRY(asked(p, {Question::Support}));
    HW_TRY(ownUnit(p, order.unit));
    // [R11.1.1.1a] Another unit than the one that fights.
    if (order.unit == p.pending.unit)
        return refuse(MessageId::CannotSupport, "R11.1.1.1a");
    return supportRuling(p, p.unit(order.unit), std::get<CloseCombatFrame>(p.stack.back()).hex);
}

static Ruling<> ruling(const Position &p, const React &order)
{
    HW_TRY(asked(p, {Question::React}));
    HW_TRY(ownUnit(p, order.unit));
    return reactionRuling(p, p.unit(order.unit), p.pending.unit);
}

static Ruling<> ruling(const Position &p, const Decline &)
{
    return asked(p, {Question::React, Question::Support});
}

static Ruling<> ruling(const Position &p, const Withdraw &)
{
    return asked(p, {Question::Withdraw});
}

static Ruling<> ruling(const Position &p, const Stay &)
{
    return asked(p, {Question::Withdraw});
}

static Ruling<> ruling(const Position &p, const Reroll &order)
{
    HW_TRY(asked(p, {Question::Reroll}));
    // [R11.1.1.1c] One of the dice of that roll.
    if (order.die < 1 || order.die > p.pending.dice.size())
        return refuse(MessageId::NothingToReroll, "R11.1.1.1c", {order.die, p.pending.dice.size()});
    return {};
}

static Ruling<> ruling(const Position &p, const Keep &)
{
    return asked(p, {Question::Reroll});
}

static Ruling<> ruling(const Position &p, const Place &order)
{
    HW_TRY(asked(p, {Question::Place}));
    HW_TRY(ownUnit(p, order.unit));
    if (!isDue(p, p.unit(order.unit)))
        return refuse(MessageId::NotThisUnit, "R5.8c");
    return placeRuling(p, p.unit(order.unit), order.hex);
}

static Ruling<> ruling(const Position &p, const Choose &order)
{
    HW_TRY(asked(p, {Question::FirstSetup}));
    if (p.setting->sideIndex(order.id) == kNobody)
        return refuse(MessageId::NotThatChoice, "R5.8c");
    return {};
}

static bool isPrinted(Symbols face)
{
    constexpr std::array<Symbols, 6> kFaces = {Symbols{},        Symbols{0, 0, 1},
                                               Symbols{0, 1, 0}, Symbols{0, 2, 0},
                                               Symbols{1, 0, 0}, Symbols{1, 1, 0}};
    return std::find(kFaces.begin(), kFaces.end(), face) != kFaces.end();
}

static Ruling<> ruling(const Position &p, const Dice &order)
{
    HW_TRY(asked(p, {Question::BattleDice, Question::PlainDice}));
    const bool battle = p.pending.question == Question::BattleDice;
    const int needed = battle ? p.pending.dice.size() : p.pending.plainDice;

    // [R10.7a] As many dice as are asked for: faces 1 to 6, or the symbols seen on battle dice.
    if (!order.symbols.empty()) {
        if (!battle || !order.faces.empty() || static_cast<int>(order.symbols.size()) != needed ||
            !std::all_of(order.symbols.begin(), order.symbols.end(), isPrinted))
            return refuse(MessageId::WrongSymbols, "R10.7a",
                          {needed, static_cast<int>(order.symbols.size())});
        return {};
    }
    const auto isFace = [](std::uint8_t face) { return face >= 1 && face <= 6; };
    if (static_cast<int>(order.faces.size()) != needed ||
        !std::all_of(order.faces.begin(), order.faces.end(), isFace))
        return refuse(MessageId::WrongDice, "R10.7a",
                      {needed, static_cast<int>(order.faces.size())});
    return {};
}

static Ruling<> ruling(const Position &p, const Correct &order)
{
    return correctionRuling(p, order);
}

Ruling<> Assault::query(const Position &p, const Order &order)
{
    return std::visit([&p](const auto &said) { return ruling(p, said); }, order);
}

} // namespace hexwerk::assault
