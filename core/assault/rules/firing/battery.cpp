#include "core/assault/rules/firing/battery.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr int kMostShift = 2; // hexes, of a second attack [R12.4f]

const SupportCard &cardOf(const Position &p, const BatteryFrame &frame)
{
    return *p.setting->supportCard(frame.card);
}

const Battery *batteryOf(const Position &p, SideIndex side, const std::string &card)
{
    const auto found =
        std::find_if(p.batteries.begin(), p.batteries.end(), [&](const Battery &battery) {
            return battery.side == side && battery.card == card;
        });
    return found == p.batteries.end() ? nullptr : &*found;
}

Ruling<> supportSpotterRuling(const Position &p, SideIndex side, const Unit &unit)
{
    if (unit.side != side)
        return refuse(Message::NotYourUnit, "R6.4a");
    // [R12.4.3a] Infantry, artillery or a scout; [D12.4.2.1a] no vehicle in the German edition.
    const bool isVehicle = p.card(unit.id).type == UnitType::Vehicle;
    if (isVehicle && (p.setting->switches.fireStrikes || !p.traits(unit.id).isSpotter))
        return refuse(Message::CannotSpot, "R12.4.3a");
    HW_TRY(activationRuling(p, unit));
    return costRuling(p, unit); // [R12.4.3b] [D12.4.2.1c]
}

bool hasSupportSpotter(const Position &p, SideIndex side)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return supportSpotterRuling(p, side, unit).has_value();
    });
}

static Ruling<> sightRuling(const Position &p, UnitId spotter, Hex hex)
{
    // [D12.4.2.1a] The German edition wants a free line of sight.
    if (p.has(spotter) && p.unit(spotter).inPlay()) {
        const Unit &unit = p.unit(spotter);
        if (!p.setting->switches.fireStrikes
                ? seesHex(p, unit, hex)
                : unit.at == hex || p.setting->sight.status(sightEnd(p, unit), {hex, {}},
                                                            p.smoke) == SightStatus::Clear)
            return {};
    }
    return refuse(Message::NoSpotter, "R12.4.3a");
}

Ruling<> supportHexRuling(const Position &p, const BatteryFrame &frame, Hex hex)
{
    if (!p.board().contains(hex))
        return refuse(Message::OffTheBoard, "R12.4.3a");
    switch (frame.stage) {
    case BatteryFrame::SecondHex:
        // [R12.4.4.2b] [D12.4.3.1.2a]
        if (distance(hex, frame.hex) != 1)
            return refuse(Message::NotAdjacent, "R12.4.4.2b");
        return {};
    case BatteryFrame::Shift:
        // [D12.4.3.2b]
        if (distance(hex, frame.hex) > p.setting->data.support.drift.mostShift)
            return refuse(Message::OutOfRange, "D12.4.3.2b",
                          {distance(hex, frame.hex), p.setting->data.support.drift.mostShift});
        return {};
    case BatteryFrame::Smoke: {
        // [R7.2a] Beside the first hex, [D12.4.3.1.1a] or within the area of the card; each once.
        const auto &hexes = frame.hexes;
        const auto laid = hexes.begin() + frame.done;
        if (p.setting->switches.fireStrikes
                ? std::find(laid, hexes.end(), hex) == hexes.end()
                : distance(hex, frame.hex) != 1 ||
                      std::find(hexes.begin(), hexes.end(), hex) != hexes.end())
            return refuse(Message::NotASmokeHex, "R7.2a");
        return {};
    }
    default:
        break;
    }
    if (!frame.strikes || frame.isNewSpotter)
        return sightRuling(p, frame.spotter, hex);
    // [R12.4.3.1a] The same hex needs nobody, [R12.4.3.1b] one up to two hexes away the first
    // spotter, free of charge; [R12.4.3.1c] all others a new one.
    if (hex == frame.hex)
        return {};
    if (distance(hex, frame.hex) > kMostShift)
        return refuse(Message::OutOfRange, "R12.4f", {distance(hex, frame.hex), kMostShift});
    return sightRuling(p, frame.spotter, hex);
}

std::vector<Hex> supportHexes(const Position &p, const BatteryFrame &frame)
{
    std::vector<Hex> hexes;
    for (int column = 0; column < p.board().columns(); ++column)
        for (int row = 0; row < p.board().rows(); ++row)
            if (const Hex hex = Hex::at(column, row); supportHexRuling(p, frame, hex))
                hexes.push_back(hex);
    return hexes;
}

std::vector<FireMode> fireModes(const Position &p, const BatteryFrame &frame)
{
    const SupportCard &card = cardOf(p, frame);
    const bool strikes = p.setting->switches.fireStrikes;
    std::vector<FireMode> modes;
    const auto add = [&](FireMode mode, const Pool &dice) {
        if (!dice.isEmpty())
            modes.push_back(mode);
    };
    add(FireMode::SmokeScreen, card.smoke);
    add(FireMode::SuppressiveFire, card.suppressiveFire);
    // [R12.4.4.4a] In place of both attacks; [D12.4.3.1.3a] of the strike.
    if (strikes || !frame.strikes)
        add(FireMode::FireForEffect, card.fireForEffect);
    if (strikes)
        return modes;
    add(FireMode::FireSupport, card.attack);
    // [R12.4.4.5a] Against what can collapse.
    const auto strike = outsideStrike(p, frame.hex, Die::Blue, Outside::Bombardment);
    if (strike && strike->structure != Structure::None)
        add(FireMode::Bombardment, card.bombardment);
    return modes;
}

// Every pool of `size` of the dice.
static void addSplits(std::vector<Pool> &splits, const Pool &dice, int size)
{
    for (int red = 0; red <= dice.count(Die::Red); ++red)
        for (int yellow = 0; yellow <= dice.count(Die::Yellow); ++yellow)
            for (int green = 0; green <= dice.count(Die::Green); ++green) {
                const int blue = size - red - yellow - green;
                if (blue >= 0 && blue <= dice.count(Die::Blue))
                    splits.push_back(Pool()
                                         .add(Die::Red, red)
                                         .add(Die::Yellow, yellow)
                                         .add(Die::Green, green)
                                         .add(Die::Blue, blue));
            }
}

std::vector<Pool> splitsOf(const Pool &dice)
{
    std::vector<Pool> splits;
    addSplits(splits, dice, dice.size() / 2);
    if (dice.size() % 2 == 1)
        addSplits(splits, dice, dice.size() / 2 + 1);
    return splits;
}

std::vector<Direction> zonesOf(const SupportCard &card)
{
    std::vector<Direction> zones;
    std::vector<std::vector<Hex>> seen;
    for (const Direction d : kAllDirections) {
        std::vector<Hex> zone = impactZone(card, Hex{}, d);
        std::sort(zone.begin(), zone.end());
        if (std::find(seen.begin(), seen.end(), zone) == seen.end()) {
            seen.push_back(std::move(zone));
            zones.push_back(d);
        }
    }
    return zones;
}

std::vector<std::string> choicesOf(const Position &p, const BatteryFrame &frame)
{
    std::vector<std::string> ids;
    if (frame.stage == BatteryFrame::Mode)
        for (const FireMode mode : fireModes(p, frame))
            ids.emplace_back(toString(mode));
    if (frame.stage == BatteryFrame::Split)
        for (const Pool &pool : splitsOf(cardOf(p, frame).suppressiveFire))
            ids.push_back(toString(pool));
    if (frame.stage == BatteryFrame::Zone)
        for (const Direction d : zonesOf(cardOf(p, frame)))
            ids.push_back(std::to_string(static_cast<int>(d)));
    return ids;
}

Ruling<> strikeRuling(const Position &p, const Battery &battery)
{
    if (p.phase != Phase::Action)
        return refuse(Message::NotInThisPhase, "R12.4b");
    // [D12.4.3a] The German edition needs the spotter to the end.
    if (p.setting->switches.fireStrikes) {
        const Unit &spotter = p.unit(battery.spotter);
        if (!spotter.inPlay() || !seesHex(p, spotter, battery.waypoint))
            return refuse(Message::NoSpotter, "D12.4.3a");
        return {};
    }
    // [R12.4.4.4b] At the earliest as the second action of its side.
    if (battery.forEffect && p.support[battery.side].actions < 1)
        return refuse(Message::NotInThisPhase, "R12.4.4.4b");
    return {};
}

Ruling<> reactionRuling(const Position &p, const Battery &battery, UnitId moverId)
{
    const Unit &mover = p.unit(moverId);
    if (mover.side == battery.side)
        return refuse(Message::NotATarget, "R8.2l");
    HW_TRY(strikeRuling(p, battery));
    // [R12.4.4.3a] Not into a hex with friends.
    if (unitAt(p, mover.at, battery.side))
        return refuse(Message::NotATarget, "R12.4.4.3a");
    if (p.setting->switches.fireStrikes)
        return {};
    if (battery.forEffect)
        return refuse(Message::NotThisAction, "R12.4.4.3a");
    return supportHexRuling(p,
                            {.stage = BatteryFrame::TargetHex,
                             .card = battery.card,
                             .side = battery.side,
                             .strikes = true,
                             .spotter = battery.spotter,
                             .hex = battery.waypoint},
                            mover.at);
}

} // namespace hexwerk::assault
