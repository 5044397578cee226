#include "core/assault/game/passengers.h"
#include "core/assault/game/setting_hash.h"
#include "core/assault/referee/correction_entry.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/moving/boarding.h"

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
    if (!unit.isOnMap())
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

// [R4.2.3a] It stands in the roster, which all positions share: this one and those that follow get
// a roster of their own.
static std::string experienceOf(const Position &p, UnitId id)
{
    return std::string(toString(p.experience(id)));
}

static bool setExperience(Position &p, UnitId id, std::string_view text)
{
    const auto experience = experienceFromString(text);
    if (!experience)
        return false;
    Setting setting = *p.setting;
    setting.roster[id.index()].experience = *experience;
    setting.hash = settingHash(setting);
    p.setting = Frozen(std::move(setting));
    return true;
}

template<bool Unit::*flag>
static std::string flagOf(const Position &p, UnitId id)
{
    return p.unit(id).*flag ? "true" : "false";
}

template<bool Unit::*flag>
static bool setFlag(Position &p, UnitId id, std::string_view text)
{
    p.unit(id).*flag = text == "true";
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

static constexpr std::array<std::string_view, 6> kUnitStates = {
    "in_box", "waiting", "in_play", "carried", "eliminated", "left_map"};

static std::string stateOf(const Position &p, UnitId id)
{
    return std::string(kUnitStates[static_cast<std::size_t>(p.unit(id).state)]);
}

// Off the map in one of three ways; onto it leads its place. Who is aboard leaves the map too.
static bool setState(Position &p, UnitId id, std::string_view text)
{
    Unit &unit = p.unit(id);
    const auto found = std::find(kUnitStates.begin(), kUnitStates.end(), text);
    const auto state = static_cast<UnitState>(found - kUnitStates.begin());
    const bool isOff = state == UnitState::Waiting || state == UnitState::Eliminated ||
                       state == UnitState::LeftMap;
    if (found == kUnitStates.end() || !isOff || unit.state == UnitState::InBox)
        return false;
    if (state == UnitState::LeftMap)
        for (const UnitId passenger : passengersOf(p, id))
            setState(p, passenger, text);
    setPlace(p, id, "off");
    unit.state = state;
    if (state == UnitState::Waiting)
        unit.strength = std::max<std::int8_t>(unit.strength, 1);
    return true;
}

using Choices = std::vector<std::string>;

static Choices placesFor(const Position &p, UnitId)
{
    Choices places = {"off"};
    for (int column = 0; column < p.board().columns(); ++column)
        for (int row = 0; row < p.board().rows(); ++row)
            places.push_back(toString(Hex::at(column, row)));
    return places;
}

static Choices carriersFor(const Position &p, UnitId id)
{
    Choices carriers = {""};
    for (const Unit &carrier : p.units) {
        Position trial = p;
        if (const std::string &name = p.setting->unitName(carrier.id);
            carrier.id == p.unit(id).carrier || setCarrier(trial, id, name))
            carriers.push_back(name);
    }
    return carriers;
}

static Choices facingsFor(const Position &p, UnitId id)
{
    return p.card(id).type == UnitType::Infantry ? Choices{} : numbersFrom(0, kDirections - 1);
}

static Choices strengthsFor(const Position &p, UnitId id)
{
    return numbersFrom(1, p.card(id).strength);
}

static Choices experiencesFor(const Position &, UnitId)
{
    Choices names;
    for (int i = 0; i <= static_cast<int>(Experience::Elite); ++i)
        names.emplace_back(toString(static_cast<Experience>(i)));
    return names;
}

static Choices markersFor(const Position &, UnitId)
{
    Choices names;
    for (int i = 0; i < kMarkers; ++i)
        if (const auto marker = static_cast<Marker>(i); marker != Marker::DugIn)
            names.emplace_back(toString(marker));
    return names;
}

static Choices statesFor(const Position &p, UnitId id)
{
    return p.unit(id).state == UnitState::InBox ? Choices{}
                                                : Choices{"waiting", "eliminated", "left_map"};
}

static Choices yesAndNo(const Position &, UnitId)
{
    return {"false", "true"};
}

namespace {

struct UnitValue
{
    std::string_view key;
    std::string (*read)(const Position &, UnitId);
    bool (*write)(Position &, UnitId, std::string_view);
    Choices (*choices)(const Position &, UnitId);
};

constexpr std::array<UnitValue, 11> kValues = {{
    {"at", placeOf, setPlace, placesFor},
    {"state", stateOf, setState, statesFor},
    {"carrier", carrierOf, setCarrier, carriersFor},
    {"facing", facingOf, setFacing, facingsFor},
    {"strength", strengthOf, setStrength, strengthsFor},
    {"experience", experienceOf, setExperience, experiencesFor},
    {"markers", markersOf, setMarkers, markersFor},
    {"activated", flagOf<&Unit::activated>, setFlag<&Unit::activated>, yesAndNo},
    {"fast", flagOf<&Unit::isFast>, setFlag<&Unit::isFast>, yesAndNo},
    {"was_fast", flagOf<&Unit::wasFast>, setFlag<&Unit::wasFast>, yesAndNo},
    {"emplaced", flagOf<&Unit::emplaced>, setFlag<&Unit::emplaced>, yesAndNo},
}};

} // namespace

// What lies on the map alone stays away while it is not there.
std::vector<std::string_view> unitKeys(const Position &p, UnitId id)
{
    std::vector<std::string_view> keys;
    for (const UnitValue &value : kValues)
        if (p.unit(id).isOnMap() || value.key == "at" || value.key == "state" ||
            value.key == "experience")
            keys.push_back(value.key);
    return keys;
}

std::optional<CorrectionEntry> unitEntry(UnitId id, std::string_view key)
{
    const auto value = std::find_if(kValues.begin(), kValues.end(),
                                    [key](const UnitValue &each) { return each.key == key; });
    if (value == kValues.end())
        return std::nullopt;
    return CorrectionEntry{
        [=](const Position &p) { return value->read(p, id); },
        [=](Position &p, std::string_view text) { return value->write(p, id, text); },
        [=](const Position &p) { return value->choices(p, id); }};
}

} // namespace hexwerk::assault
