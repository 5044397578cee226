#include "core/assault/rules/firing/support_calls.h"

#include "core/assault/game/message.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/outside_fire.h"

#include <algorithm>

namespace hexwerk::assault {

// [R12.3.2a] The time of the card. RULING: a special one is for the players.
static bool isTimeFor(const Position &p, ActivationTime time)
{
    switch (time) {
    case ActivationTime::Support:
        return p.phase == Phase::Support;
    case ActivationTime::Action:
    case ActivationTime::BeforeActivation:
        return p.phase == Phase::Action;
    case ActivationTime::Anytime:
    case ActivationTime::Special:
        return p.phase == Phase::Support || p.phase == Phase::Action;
    case ActivationTime::Planning:
    case ActivationTime::Organization:
        break;
    }
    return false;
}

Ruling<> callRuling(const Position &p, const CallIn &order)
{
    const SideIndex side = p.pending.side;
    if (p.support.empty())
        return refuse(Message::NotThatChoice, "R12.3.1a");
    if (p.pending.question == Question::Announce && p.pending.unit != UnitId{})
        return refuse(Message::NotThatChoice, "R4.9.1c"); // a card was played before its action
    if (!requestOf(p, side, order)) {
        const Battery *battery = order.salt ? nullptr : batteryOf(p, side, order.card);
        if (!battery)
            return refuse(Message::NotThatChoice, "R12.3.1a");
        return p.pending.question == Question::React ? reactionRuling(p, *battery, p.pending.unit)
                                                     : strikeRuling(p, *battery);
    }
    if (p.pending.question == Question::React)
        return refuse(Message::NotThatChoice, "R12.4.4.3a");
    const SupportCard *card = p.setting->supportCard(order.card);
    if (!card)
        return refuse(Message::NotThatChoice, "R12.3.1a");
    // [R5.9d] A card may have dropped it from the hand.
    if (!hasCard(p, side, order))
        return refuse(order.held ? Message::WrongSeal : Message::CardNotInHand, "R12.3.1a");
    if (!isTimeFor(p, card->time))
        return refuse(Message::NotInThisPhase, "R12.3.2a");
    if (card->kind == SupportKind::Artillery) { // [R12.4c]
        if (!hasSupportSpotter(p, side))
            return refuse(Message::NoSpotter, "R12.4c");
        return {};
    }
    // [R12.3.3a] It needs a target.
    if (std::none_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
            return outsideTargetRuling(p, side, unit.id).has_value();
        }))
        return refuse(Message::NotATarget, "R12.3.3a");
    return {};
}

Ruling<> friendRuling(const Position &p, SideIndex side, Hex hex, UnitId target)
{
    const auto friends = unitsBeside(p, side, hex);
    if (std::find(friends.begin(), friends.end(), target) == friends.end())
        return refuse(Message::NotATarget, "R12.3.6.2b");
    return {};
}

Ruling<> airTargetRuling(const Position &p, const AirFrame &air, UnitId target)
{
    if (air.stage == AirFrame::Target)
        return outsideTargetRuling(p, air.side, target);
    return friendRuling(p, air.side, air.hex, target);
}

bool mayCallIn(const Position &p, SideIndex side)
{
    if (p.support.empty())
        return false;
    if (!p.support[side].requests.empty())
        return true;
    return p.phase == Phase::Action &&
           std::any_of(p.batteries.begin(), p.batteries.end(),
                       [side](const Battery &battery) { return battery.side == side; });
}

} // namespace hexwerk::assault
