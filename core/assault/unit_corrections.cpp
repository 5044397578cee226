#include "core/assault/correction_entry.h"
#include "core/assault/transport.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

static std::string placeOf(const Position &p, UnitId id)
{
    return p.unit(id).inPlay() ? toString(p.unit(id).at) : std::string("off");
}

static bool setPlace(Position &p, UnitId id, std::string_view text)
{
    Unit &unit = p.unit(id);
    if (text == "off") {
        unit.state = UnitState::Eliminated;
        unit.at = Hex{};
        unit.carrier = UnitId{};
        unit.markers = {};
        return true;
    }
    const auto hex = hexFromString(text);
    if (!hex || !p.board().contains(*hex))
        return false;
    unit.state = UnitState::InPlay;
    unit.strength = std::max<std::int8_t>(unit.strength, 1);
    unit.carrier = UnitId{};
    unit.at = *hex;
    for (Unit &passenger : p.units)
        if (passenger.state == UnitState::Carried && passenger.carrier == id)
            passenger.at = *hex;
    return true;
}

static std::string carrierOf(const Position &p, UnitId id)
{
    const Unit &unit = p.unit(id);
    return unit.state == UnitState::Carried ? p.setting->unitName(unit.carrier) : std::string();
}

// Aboard a friend that has room for it, or off into the hex of its transport.
static bool setCarrier(Position &p, UnitId id, std::string_view text)
{
    Unit &unit = p.unit(id);
    if (!isOnMap(unit))
        return false;
    unit.state = UnitState::InPlay;
    unit.carrier = UnitId{};
    if (text.empty())
        return true;
    const UnitId carrier = p.setting->unitId(text);
    if (carrier == UnitId{} || !p.unit(carrier).inPlay() || p.unit(carrier).side != unit.side ||
        !capacityRuling(p, unit, carrier))
        return false;
    putAboard(unit, p.unit(carrier));
    return true;
}

static std::string facingOf(const Position &p, UnitId id)
{
    return std::to_string(p.unit(id).facing);
}

static bool setFacing(Position &p, UnitId id, std::string_view text)
{
    // [R9.8b] Infantry has no facing.
    const auto facing = wholeNumber(text);
    if (p.card(id).type == UnitType::Infantry || !facing || *facing < 0 || *facing >= kDirections)
        return false;
    p.unit(id).facing = static_cast<std::int8_t>(*facing);
    return true;
}

static std::string strengthOf(const Position &p, UnitId id)
{
    return std::to_string(p.unit(id).strength);
}

static bool setStrength(Position &p, UnitId id, std::string_view text)
{
    const auto strength = wholeNumber(text);
    if (!strength || *strength < 1 || *strength > p.card(id).strength)
        return false;
    p.unit(id).strength = static_cast<std::int8_t>(*strength);
    return true;
}

static std::string activatedOf(const Position &p, UnitId id)
{
    return p.unit(id).activated ? "true" : "false";
}

static bool setActivated(Position &p, UnitId id, std::string_view text)
{
    p.unit(id).activated = text == "true";
    return text == "true" || text == "false";
}

static std::string markersOf(const Position &p, UnitId id)
{
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (p.unit(id).markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    return names;
}

static bool setMarkers(Position &p, UnitId id, std::string_view text)
{
    MarkerSet markers;
    while (!text.empty()) {
        const std::size_t comma = std::min(text.find(','), text.size());
        const auto marker = markerFromString(text.substr(0, comma));
        if (!marker || *marker == Marker::DugIn)
            return false;
        markers.set(*marker);
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    if (!mayLieTogether(markers))
        return false;
    p.unit(id).markers = markers;
    return true;
}

namespace {

struct UnitValue
{
    std::string_view key;
    std::string (*read)(const Position &, UnitId);
    bool (*write)(Position &, UnitId, std::string_view);
};

constexpr std::array<UnitValue, 6> kValues = {{
    {"at", placeOf, setPlace},
    {"carrier", carrierOf, setCarrier},
    {"facing", facingOf, setFacing},
    {"strength", strengthOf, setStrength},
    {"activated", activatedOf, setActivated},
    {"markers", markersOf, setMarkers},
}};

} // namespace

std::optional<CorrectionEntry> unitEntry(UnitId id, std::string_view key)
{
    const auto value = std::find_if(kValues.begin(), kValues.end(),
                                    [key](const UnitValue &each) { return each.key == key; });
    if (value == kValues.end())
        return std::nullopt;
    return CorrectionEntry{
        [=](const Position &p) { return value->read(p, id); },
        [=](Position &p, std::string_view text) { return value->write(p, id, text); }};
}

} // namespace hexwerk::assault
