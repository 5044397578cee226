#include "editor/assault/commands/loading.h"

#include "core/assault/game/carriage.h"
#include "core/assault/game/message.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static Carriage carriageOf(const UnitSpec &unit, const DataStore &library)
{
    const UnitCard *card = library.cards.unit(unit.card);
    return card ? carriageOf(*card, traitsOf(*card, library.system), library.system) : Carriage();
}

std::optional<std::size_t> transportAt(const Scenario &scenario, const DataStore &library, Hex hex,
                                       const std::string &side,
                                       const std::vector<std::size_t> &except)
{
    for (std::size_t i = scenario.units.size(); i-- > 0;) {
        const UnitSpec &unit = scenario.units[i];
        const bool isMeant = std::find(except.begin(), except.end(), i) == except.end();
        if (isMeant && unit.at == hex && unit.side == side && carriageOf(unit, library).points > 0)
            return i;
    }
    return std::nullopt;
}

Ruling<> boardingRuling(const Scenario &scenario, const DataStore &library,
                        const std::vector<UnitSpec> &riders, std::size_t transport)
{
    const Carriage carriage = carriageOf(scenario.units.at(transport), library);
    const std::string &id = scenario.units[transport].id;
    std::vector<UnitSpec> aboard;
    for (const UnitSpec &unit : scenario.units)
        if (unit.on == id && std::none_of(riders.begin(), riders.end(), [&](const UnitSpec &rider) {
                return rider.id == unit.id;
            }))
            aboard.push_back(unit);
    aboard.insert(aboard.end(), riders.begin(), riders.end());
    int needed = 0;
    for (const UnitSpec &unit : aboard) {
        const UnitCard *card = library.cards.unit(unit.card);
        // [R9.11a] Infantry and artillery inside, [R9.11.1b] outside infantry alone.
        if (!card || !carriage.takes(*card))
            return refuse(Message::NoTransport, carriage.points > 0 ? "R9.11.1b" : "R9.11a");
        needed += roomFor(*card, unit.half);
    }
    // [R9.11.1a]
    if (needed > carriage.points)
        return refuse(Message::NoRoomAboard, "R9.11.1a", {needed, carriage.points});
    return {};
}

void board(Scenario &scenario, const std::vector<std::size_t> &riders, std::size_t transport)
{
    for (const std::size_t rider : riders) {
        if (rider == transport)
            continue;
        UnitSpec &unit = scenario.units.at(rider);
        unit.at.reset();
        unit.zone.reset();
        unit.on = scenario.units.at(transport).id;
    }
}

std::vector<std::size_t> ridersAmong(const Scenario &scenario,
                                     const std::vector<std::size_t> &units)
{
    std::vector<std::size_t> riders;
    for (std::size_t i = 0; i < scenario.units.size(); ++i) {
        const UnitSpec &unit = scenario.units[i];
        const bool isMeant = std::any_of(units.begin(), units.end(), [&](std::size_t one) {
            return one == i || (one < scenario.units.size() && unit.on == scenario.units[one].id);
        });
        if (unit.on && isMeant)
            riders.push_back(i);
    }
    return riders;
}

static std::optional<Hex> freeHexBeside(const Scenario &scenario, const Board &board, Hex hex)
{
    for (int i = 0; i < 6; ++i) {
        const Hex beside = neighbour(hex, static_cast<Direction>(i));
        const auto stands = [&](const UnitSpec &unit) { return unit.at == beside; };
        if (board.contains(beside) &&
            std::none_of(scenario.units.begin(), scenario.units.end(), stands))
            return beside;
    }
    return std::nullopt;
}

void getOff(Scenario &scenario, const Board &board, const std::vector<std::size_t> &riders)
{
    for (const std::size_t rider : riders) {
        UnitSpec &unit = scenario.units.at(rider);
        const auto transport =
            std::find_if(scenario.units.begin(), scenario.units.end(),
                         [&](const UnitSpec &other) { return other.id == unit.on; });
        if (!unit.on || transport == scenario.units.end() || !transport->at)
            continue;
        const std::optional<Hex> hex = freeHexBeside(scenario, board, *transport->at);
        if (!hex)
            continue;
        unit.at = hex;
        unit.on.reset();
    }
}

} // namespace hexwerk::assault::ui
