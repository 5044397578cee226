#include "core/assault/corrections.h"

#include <algorithm>
#include <charconv>
#include <functional>

namespace hexwerk::assault {

namespace {

// One value that may be corrected: how to read it, and how to write one. `write` says whether the
// text is possible.
struct Entry
{
    std::function<std::string(const Position &)> read;
    std::function<bool(Position &, std::string_view)> write;
};

std::optional<int> integer(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

bool placeUnit(Position &p, UnitId id, std::string_view text)
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

bool setStrength(Position &p, UnitId id, std::string_view text)
{
    const auto strength = integer(text);
    if (!strength || *strength < 1 || *strength > p.card(id).strength)
        return false;
    p.unit(id).strength = static_cast<std::int8_t>(*strength);
    return true;
}

std::string markersOf(MarkerSet markers)
{
    std::string names;
    for (int i = 0; i < kMarkers; ++i)
        if (markers.has(static_cast<Marker>(i)))
            names += (names.empty() ? "" : ",") + std::string(toString(static_cast<Marker>(i)));
    return names;
}

bool setMarkers(Position &p, UnitId id, std::string_view text)
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

std::optional<Entry> unitEntry(UnitId id, std::string_view key)
{
    if (key == "at")
        return Entry{[id](const Position &p) {
                         return p.unit(id).inPlay() ? toString(p.unit(id).at) : std::string("off");
                     },
                     [id](Position &p, std::string_view text) { return placeUnit(p, id, text); }};
    if (key == "strength")
        return Entry{[id](const Position &p) { return std::to_string(p.unit(id).strength); },
                     [id](Position &p, std::string_view text) { return setStrength(p, id, text); }};
    if (key == "activated")
        return Entry{[id](const Position &p) {
                         return std::string(p.unit(id).activated ? "true" : "false");
                     },
                     [id](Position &p, std::string_view text) {
                         p.unit(id).activated = text == "true";
                         return text == "true" || text == "false";
                     }};
    if (key == "markers")
        return Entry{[id](const Position &p) { return markersOf(p.unit(id).markers); },
                     [id](Position &p, std::string_view text) { return setMarkers(p, id, text); }};
    return std::nullopt;
}

std::optional<Entry> objectiveEntry(const Position &at, std::string_view id)
{
    const auto &all = at.setting->scenario.objectives;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].id != id)
            continue;
        return Entry{[i](const Position &p) {
                         return p.holders[i] == kNobody
                                    ? std::string()
                                    : p.setting->scenario.sides[p.holders[i]].id;
                     },
                     [i](Position &p, std::string_view text) {
                         p.holders[i] = text.empty() ? kNobody : p.setting->sideIndex(text);
                         return text.empty() || p.holders[i] != kNobody;
                     }};
    }
    return std::nullopt;
}

std::optional<Entry> trackEntry(const Position &at, std::string_view id)
{
    const auto &all = at.setting->scenario.tracks;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].id != id)
            continue;
        return Entry{[i](const Position &p) { return std::to_string(p.tracks[i]); },
                     [i](Position &p, std::string_view text) {
                         const Track &track = p.setting->scenario.tracks[i];
                         const auto value = integer(text);
                         if (!value || *value < track.min || *value > track.max)
                             return false;
                         p.tracks[i] = *value;
                         return true;
                     }};
    }
    return std::nullopt;
}

std::optional<Entry> smokeEntry(const Position &at, std::string_view name)
{
    const auto hex = hexFromString(name);
    if (!hex || !at.board().contains(*hex))
        return std::nullopt;
    const auto before = [](const Smoke &smoke, Hex place) { return smoke.hex < place; };
    return Entry{[=](const Position &p) {
                     const auto it = std::lower_bound(p.smoke.begin(), p.smoke.end(), *hex, before);
                     return std::to_string(it == p.smoke.end() || it->hex != *hex ? 0 : it->count);
                 },
                 [=](Position &p, std::string_view text) {
                     const auto count = integer(text);
                     if (!count || *count < 0 || *count > 5)
                         return false;
                     auto it = std::lower_bound(p.smoke.begin(), p.smoke.end(), *hex, before);
                     if (it != p.smoke.end() && it->hex == *hex)
                         it = p.smoke.erase(it);
                     if (*count > 0)
                         p.smoke.insert(it, {*hex, *count});
                     return true;
                 }};
}

Entry turnEntry()
{
    return {[](const Position &p) { return std::to_string(p.turn); },
            [](Position &p, std::string_view text) {
                const auto turn = integer(text);
                if (!turn || *turn < 1 || *turn > p.setting->scenario.turns)
                    return false;
                p.turn = *turn;
                return true;
            }};
}

std::optional<Entry> entryOf(const Position &p, std::string_view path)
{
    if (path == "turn")
        return turnEntry();
    const std::size_t dot = path.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const std::string_view table = path.substr(0, dot);
    const std::string_view rest = path.substr(dot + 1);
    if (table == "track")
        return trackEntry(p, rest);
    if (table == "smoke")
        return smokeEntry(p, rest);
    const std::size_t last = rest.rfind('.');
    if (last == std::string_view::npos)
        return std::nullopt;
    const std::string_view id = rest.substr(0, last);
    const std::string_view key = rest.substr(last + 1);
    if (table == "objective" && key == "holder")
        return objectiveEntry(p, id);
    if (const UnitId unit = p.setting->unitId(id); table == "unit" && unit != UnitId{})
        return unitEntry(unit, key);
    return std::nullopt;
}

} // namespace

Ruling<> correctionRuling(const Position &p, const Correct &order)
{
    const auto entry = entryOf(p, order.path);
    if (!entry)
        return refuse(MessageId::NoSuchPath, "R5.0b");
    if (entry->read(p) != order.oldValue)
        return refuse(MessageId::OldValueDiffers, "R5.0b");
    Position trial = p;
    if (!entry->write(trial, order.newValue))
        return refuse(MessageId::ValueOutOfRange, "R5.0b");
    return {};
}

void correct(Position &p, const Correct &order, std::vector<Event> &events)
{
    entryOf(p, order.path)->write(p, order.newValue);
    events.push_back(
        {.what = Corrected{order.path, order.oldValue, order.newValue}, .rule = "R5.0b"});
}

} // namespace hexwerk::assault
