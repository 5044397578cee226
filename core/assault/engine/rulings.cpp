// What may be said: every rule that allows or forbids an order.
#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/message.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/course/requests.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/covering_fire.h"
#include "core/assault/rules/firing/joint_fire.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/firing/support_calls.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/exchange.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/turning.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/rules/moving/works.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Ruling<> asked(const Position &p, std::initializer_list<Question> questions)
{
    if (p.pending.isOver())
        return refuse(Message::GameOver, "R3.1a");
    if (std::find(questions.begin(), questions.end(), p.pending.question) == questions.end())
        return refuse(Message::NotAsked, "R6.4a");
    return {};
}

static Ruling<> ownUnit(const Position &p, UnitId id)
{
    if (!p.has(id))
        return refuse(Message::UnknownUnit, "R6.4a");
    // [R6.4a] A side speaks for its own units.
    if (p.unit(id).side != p.pending.side)
        return refuse(Message::NotYourUnit, "R6.4a");
    return {};
}

static Ruling<> ruling(const Position &p, const Announce &order)
{
    HW_TRY(asked(p, {Question::Announce}));
    HW_TRY(ownUnit(p, order.unit));
    // [R4.9.1c] The unit of the card that was played before its activation.
    if (p.pending.unit != UnitId{} && order.unit != p.pending.unit)
        return refuse(Message::NotThisUnit, "R4.9.1c");
    return announceRuling(p, p.unit(order.unit), order.action);
}

static Ruling<> ruling(const Position &p, const Pass &)
{
    return asked(p, {Question::Announce}); // [R8.1a]
}

static bool roadRuns(const Position &p, Hex from, Hex to)
{
    const auto d = p.board().contains(to) ? directionTo(from, to) : std::nullopt;
    return d && roadRuns(p.setting->data.terrain, p.board().at(from), *d);
}

static Ruling<> ruling(const Position &p, const Step &order)
{
    // [R9.0b] As part of a movement that was announced.
    HW_TRY(asked(p, {Question::Step, Question::Fallback}));
    HW_TRY(ownUnit(p, order.unit));
    // [R4.4b] The unit that was announced.
    if (order.unit != p.pending.unit)
        return refuse(Message::NotThisUnit, "R4.4b");
    // [R9.6.3.1b] A choice only where a road runs.
    if (order.by != By::Default && !roadRuns(p, walkInProgress(p)->at, order.to))
        return refuse(Message::NotThatChoice, "R9.6.3.1b");
    HW_TRY(stepRuling(p, *walkInProgress(p), order.to, order.by));
    return {};
}

static Ruling<> ruling(const Position &p, const TurnTo &order)
{
    HW_TRY(asked(p, {Question::Facing, Question::Step, Question::Fallback, Question::LastShot}));
    HW_TRY(ownUnit(p, order.unit));
    // [R4.4b] The unit that was announced.
    if (order.unit != p.pending.unit)
        return refuse(Message::NotThisUnit, "R4.4b");
    if (p.pending.question == Question::LastShot)
        return lastTurnRuling(p, std::get<OverrunFrame>(p.stack.back()), order.facing);
    const Walk *walk = walkInProgress(p);
    if (!walk)
        return facingRuling(p, p.unit(order.unit), order.facing);
    HW_TRY(turnRuling(p, *walk, order.facing));
    return {};
}

static Ruling<> ruling(const Position &p, const Stop &)
{
    HW_TRY(asked(p, {Question::Step}));
    return stopRuling(p, *walkInProgress(p));
}

static Ruling<> ruling(const Position &p, const Target &order)
{
    HW_TRY(asked(p, {Question::Target, Question::SmokeHex, Question::AttackPassenger,
                     Question::SupportTarget, Question::SupportHex}));
    // One of the two, as the question wants it.
    const bool isHex =
        p.pending.question == Question::SmokeHex || p.pending.question == Question::SupportHex;
    if (isHex != (order.unit == UnitId{} && !order.hex.isNowhere()) ||
        (!isHex && !order.hex.isNowhere()))
        return refuse(isHex ? Message::NotASmokeHex : Message::NotATarget, "R4.4b");
    if (const auto *battery = std::get_if<BatteryFrame>(&p.stack.back()))
        return p.pending.question == Question::SupportHex
                   ? supportHexRuling(p, *battery, order.hex)
                   : friendRuling(p, battery->side, battery->hex, order.unit);
    if (const auto *air = std::get_if<AirFrame>(&p.stack.back()))
        return airTargetRuling(p, *air, order.unit);
    if (const auto *smoke = std::get_if<SmokeFrame>(&p.stack.back()))
        return smokeRuling(p, *smoke, order.hex);
    if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
        return supportTargetRuling(p, p.unit(fire->firer), order.unit, fire->action);
    if (const auto *attack = std::get_if<PassengerAttackFrame>(&p.stack.back()))
        return passengerRuling(p, *attack, order.unit);
    HW_TRY(shotRuling(p, p.unit(p.pending.unit), order.unit,
                      std::get<RangedFireFrame>(p.stack.back()).action));
    // [R8.2l] [R10.10.1a] In reaction: who moves, or who rides on it.
    const UnitId mover = p.pending.other;
    if (mover != UnitId{} && order.unit != mover && p.unit(order.unit).carrier != mover)
        return refuse(Message::NotATarget, "R8.2l");
    return {};
}

static Ruling<> partnerRuling(const Position &p, UnitId unit)
{
    return std::holds_alternative<CoveringFireFrame>(p.stack.back())
               ? coverPartnerRuling(p, p.pending.unit, unit)
               : exchangePartnerRuling(p, p.pending.unit, unit);
}

static Ruling<> ruling(const Position &p, const Support &order)
{
    HW_TRY(asked(p, {Question::Support, Question::JointFire, Question::Partner, Question::Cover,
                     Question::Spotter, Question::SupportSpotter}));
    HW_TRY(ownUnit(p, order.unit));
    if (p.pending.question == Question::SupportSpotter)
        return supportSpotterRuling(p, p.pending.side, p.unit(order.unit));
    if (p.pending.question == Question::JointFire)
        return jointFireRuling(p, std::get<RangedFireFrame>(p.stack.back()), p.unit(order.unit));
    if (p.pending.question == Question::Partner)
        return partnerRuling(p, order.unit);
    if (p.pending.question == Question::Cover) {
        // [D9.13d] The one that was announced to cover it.
        if (order.unit != std::get<ReactionFrame>(p.stack.back()).covering.unit)
            return refuse(Message::NotThisUnit, "D9.13d");
        return {};
    }
    if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
        return spotterRuling(p, *fire, order.unit);
    if (const auto *smoke = std::get_if<SmokeFrame>(&p.stack.back()))
        return spotterRuling(p, *smoke, order.unit);
    // [R11.1.1.1a] Another unit than the one that fights.
    if (order.unit == p.pending.unit)
        return refuse(Message::CannotSupport, "R11.1.1.1a");
    return supportRuling(p, p.unit(order.unit), std::get<CloseCombatFrame>(p.stack.back()).hex);
}

static Ruling<> ruling(const Position &p, const React &order)
{
    HW_TRY(asked(p, {Question::React, Question::LastShot, Question::AntiAir}));
    HW_TRY(ownUnit(p, order.unit));
    if (p.pending.question == Question::AntiAir)
        return antiAirRuling(p, p.unit(order.unit), std::get<AirFrame>(p.stack.back()).hex);
    if (p.pending.question == Question::LastShot) {
        if (order.unit != p.pending.unit)
            return refuse(Message::NotThisUnit, "R9.10.3d");
        return lastShotRuling(p, std::get<OverrunFrame>(p.stack.back()));
    }
    return reactionRuling(p, p.unit(order.unit), p.pending.unit);
}

static bool firesAtNobody(const Position &p)
{
    const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back());
    return fire && fire->forced && !hasTarget(p, p.unit(fire->firer), fire->action);
}

static Ruling<> ruling(const Position &p, const Decline &)
{
    // [R5.6b] Up to so many.
    HW_TRY(asked(p, {Question::React,          Question::Support,         Question::Cover,
                     Question::Formation,      Question::SmokeHex,        Question::LastShot,
                     Question::JointFire,      Question::AttackPassenger, Question::Disembark,
                     Question::LayMine,        Question::TurnWork,        Question::Target,
                     Question::Discard,        Question::PlayCard,        Question::Request,
                     Question::Allot,          Question::AntiAir,         Question::SupportTarget,
                     Question::SupportSpotter, Question::SupportHex}));
    // [R12.4c] Only a second attack needs no new spotter, [R12.4.4.1a] and further smoke no hex.
    if (const auto *battery = std::get_if<BatteryFrame>(&p.stack.back());
        battery && battery->stage != BatteryFrame::Smoke &&
        !(battery->stage == BatteryFrame::Spotter && battery->strikes))
        return refuse(Message::NotAsked, "R12.4c");
    // [R12.3.6.5c] Only a second run needs no target.
    if (const auto *air = std::get_if<AirFrame>(&p.stack.back());
        air && air->stage != AirFrame::AntiAir &&
        !(air->stage == AirFrame::Target && air->isSecond))
        return refuse(Message::NotAsked, "R12.3.3a");
    // [R4.9.2b] All points are put, [R4.9.2e] but those that support cards alone could have.
    if (p.pending.question == Question::Allot && !mayKeepPoints(p, pooledBy(p)))
        return refuse(Message::NotAsked, "R4.9.2b");
    // Somebody is fired at, but by who was forced to fire at nobody.
    if (p.pending.question == Question::Target && !firesAtNobody(p))
        return refuse(Message::NotAsked, "R10.0a");
    // [R9.6.4.1b] What can be laid is laid.
    if (p.pending.question == Question::LayMine &&
        !mayStopLaying(p, std::get<GameFrame>(p.stack.back())))
        return refuse(Message::MayNotStop, "R9.6.4.1b");
    // [R7.2a] The first hex of the smoke is a must.
    if (const auto *smoke = std::get_if<SmokeFrame>(&p.stack.back()); smoke && smoke->hexes.empty())
        return refuse(Message::NotAsked, "R7.2a");
    // [R9.11.5a] A gun may stay aboard; others get off, [R4.4b] having said so or [R10.10.3b]
    // having to.
    const auto *leaving = std::get_if<DisembarkFrame>(&p.stack.back());
    if (leaving && leaving->exit != Exit::Unload)
        return refuse(Message::MayNotStop, "R10.10.3b");
    return {};
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
    HW_TRY(asked(p, {Question::Reroll, Question::RerollShells}));
    // [R11.1.1.1c] One of the dice of that roll.
    if (order.die < 1 || order.die > p.pending.dice.size())
        return refuse(Message::NothingToReroll, "R11.1.1.1c", {order.die, p.pending.dice.size()});
    return {};
}

static Ruling<> ruling(const Position &p, const Keep &)
{
    return asked(p, {Question::Reroll, Question::RerollShells});
}

static Ruling<> disembarkRuling(const Position &p, const Place &order)
{
    if (order.unit != p.pending.unit)
        return refuse(Message::NotThisUnit, "R9.11.3b");
    // [R5.8g] A gun comes to face somewhere, infantry does not.
    const bool faces = p.card(order.unit).type != UnitType::Infantry;
    if (faces ? order.facing < 0 || order.facing > 5 : order.facing != -1)
        return refuse(Message::NotThatChoice, "R5.8g");
    return exitRuling(p, p.unit(order.unit), order.hex);
}

static Ruling<> ruling(const Position &p, const Place &order)
{
    HW_TRY(asked(p, {Question::Place, Question::Announce, Question::Disembark}));
    HW_TRY(ownUnit(p, order.unit));
    if (p.pending.question == Question::Disembark)
        return disembarkRuling(p, order);
    const Unit &unit = p.unit(order.unit);
    if (!(p.pending.question == Question::Place ? isDue(p, unit) : waitsForRoom(p, unit)))
        return refuse(Message::NotThisUnit, "R5.8c");
    if (p.pending.question == Question::Announce && p.pending.unit != UnitId{})
        return refuse(Message::NotThisUnit, "R4.9.1c");
    if (p.pending.question == Question::Announce)
        HW_TRY(costRuling(p, unit)); // [D5.8e] [R6.2.2c]
    HW_TRY(placeRuling(p, unit, order.hex));
    return facingRuling(p, unit, order.hex, order.facing);
}

static Ruling<> ruling(const Position &p, const Lay &order)
{
    HW_TRY(asked(p, {Question::LayMine}));
    return layRuling(p, std::get<GameFrame>(p.stack.back()), order);
}

static Ruling<> ruling(const Position &p, const TurnWork &order)
{
    HW_TRY(asked(p, {Question::Place, Question::TurnWork}));
    return turnWorkRuling(p, p.pending.side, order.hex);
}

static Ruling<> ruling(const Position &p, const Reveal &order)
{
    HW_TRY(asked(p, {Question::Reveal}));
    // [R9.6.4.2a] What it was when it was laid.
    const MinefieldMarker *marker = minefieldAt(p, hexToReveal(p));
    if (marker->hex != order.hex || !marker->kind.isOpenedBy(order.mine, order.salt))
        return refuse(Message::WrongSeal, "R9.6.4.2a");
    return {};
}

static Ruling<> ruling(const Position &p, const Allot &order)
{
    HW_TRY(asked(p, {Question::Allot}));
    return allotRuling(p, order);
}

static Ruling<> ruling(const Position &p, const ShowPoints &order)
{
    HW_TRY(asked(p, {Question::ShowPoints}));
    // [R6.2.2a] As they were put.
    if (!opens(p, pooledBy(p), order))
        return refuse(Message::WrongSeal, "R6.2.2a");
    return {};
}

// [R6.2.1a] A card that lies in the pile of its side, as far as the position knows; without a name
// it comes from a real deck.
static Ruling<> drawRuling(const Position &p, const Draw &order)
{
    const auto card = drawnCard(p, p.pending.side, order);
    if (!card)
        return refuse(Message::WrongSeal, "R6.2.1a");
    if (!card->card || !card->card->isKnown())
        return {};
    for (const auto &[id, weight] : drawable(p, p.pending.side))
        if (id == card->card->value())
            return {};
    return refuse(Message::NotThatChoice, "R6.2.1a");
}

static Ruling<> ruling(const Position &p, const Request &order)
{
    HW_TRY(asked(p, {Question::Request}));
    return requestRuling(p, order);
}

static Ruling<> ruling(const Position &p, const CallIn &order)
{
    HW_TRY(asked(p, {Question::Announce, Question::React}));
    return callRuling(p, order);
}

static Ruling<> ruling(const Position &p, const Draw &order)
{
    HW_TRY(asked(p, {Question::CardDraw}));
    return isHandDraw(p) ? drawRuling(p, order) : choiceRuling(p, order.card);
}

static Ruling<> ruling(const Position &p, const Discard &order)
{
    HW_TRY(asked(p, {Question::Discard, Question::DropCard}));
    return discardRuling(p, order);
}

static Ruling<> ruling(const Position &p, const Play &order)
{
    HW_TRY(asked(p, {Question::Announce, Question::PlayCard}));
    return playRuling(p, order);
}

static Ruling<> batteryChoiceRuling(const Position &p, const BatteryFrame &battery,
                                    const Choose &order)
{
    const auto choices = choicesOf(p, battery);
    if (std::find(choices.begin(), choices.end(), order.id) == choices.end())
        return refuse(Message::NotThatChoice, "R12.4.4a");
    return {};
}

static Ruling<> ruling(const Position &p, const Choose &order)
{
    HW_TRY(asked(p, {Question::FirstSetup, Question::Formation, Question::Card, Question::Divide,
                     Question::CoveredMove, Question::Wheels, Question::LosePoint,
                     Question::FireMode, Question::SplitDice, Question::ImpactZone}));
    if (const auto *battery = std::get_if<BatteryFrame>(&p.stack.back()))
        return batteryChoiceRuling(p, *battery, order);
    if (p.pending.question == Question::LosePoint) {
        const auto piles = pilesToLose(p, pooledBy(p));
        if (std::find(piles.begin(), piles.end(), order.id) == piles.end())
            return refuse(Message::NotThatChoice, "R10.7.3i");
        return {};
    }
    if (p.pending.question == Question::Wheels) {
        if (order.id != kVehicle && order.id != kWheels)
            return refuse(Message::NotThatChoice, "R11.5a");
        return {};
    }
    if (p.pending.question == Question::CoveredMove) {
        // [D9.13a] By a normal or a fast action.
        const auto action = actionFromString(order.id);
        if (action != Action::NormalMove && action != Action::FastMove)
            return refuse(Message::NotThatChoice, "D9.13a");
        return movementRuling(p, p.unit(p.pending.unit), *action);
    }
    if (p.pending.question != Question::FirstSetup)
        return choiceRuling(p, order.id);
    if (p.setting->sideIndex(order.id) == kNobody)
        return refuse(Message::NotThatChoice, "R5.8c");
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
            return refuse(Message::WrongSymbols, "R10.7a",
                          {needed, static_cast<int>(order.symbols.size())});
        return {};
    }
    const auto isFace = [](std::uint8_t face) { return face >= 1 && face <= 6; };
    if (static_cast<int>(order.faces.size()) != needed ||
        !std::all_of(order.faces.begin(), order.faces.end(), isFace))
        return refuse(Message::WrongDice, "R10.7a", {needed, static_cast<int>(order.faces.size())});
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
