#include "core/assault/referee/corrections.h"

#include "core/assault/game/message.h"
#include "core/assault/referee/correction_entry.h"

#include <charconv>

namespace hexwerk::assault {

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

std::vector<std::string> numbersFrom(int least, int most)
{
    std::vector<std::string> numbers;
    for (int number = least; number <= most; ++number)
        numbers.push_back(std::to_string(number));
    return numbers;
}

static std::vector<std::string> sidesOrNobody(const Position &p)
{
    std::vector<std::string> ids = {""};
    for (const SideSpec &side : p.setting->scenario.sides)
        ids.push_back(side.id);
    return ids;
}

static std::optional<CorrectionEntry> objectiveEntry(const Position &at, std::string_view id)
{
    const auto &all = at.setting->scenario.objectives;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].id != id)
            continue;
        return CorrectionEntry{[i](const Position &p) {
                                   return p.holders[i] == kNobody
                                              ? std::string()
                                              : p.setting->scenario.sides[p.holders[i]].id;
                               },
                               [i](Position &p, std::string_view text) {
                                   p.holders[i] =
                                       text.empty() ? kNobody : p.setting->sideIndex(text);
                                   return text.empty() || p.holders[i] != kNobody;
                               },
                               sidesOrNobody};
    }
    return std::nullopt;
}

static std::optional<CorrectionEntry> trackEntry(const Position &at, std::string_view id)
{
    const auto &all = at.setting->scenario.tracks;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].id != id)
            continue;
        return CorrectionEntry{[i](const Position &p) { return std::to_string(p.tracks[i]); },
                               [i](Position &p, std::string_view text) {
                                   const Track &track = p.setting->scenario.tracks[i];
                                   const auto value = wholeNumber(text);
                                   if (!value || *value < track.min || *value > track.max)
                                       return false;
                                   p.tracks[i] = *value;
                                   return true;
                               },
                               [i](const Position &p) {
                                   const Track &track = p.setting->scenario.tracks[i];
                                   return numbersFrom(track.min, track.max);
                               }};
    }
    return std::nullopt;
}

static CorrectionEntry turnEntry()
{
    return {[](const Position &p) { return std::to_string(p.turn); },
            [](Position &p, std::string_view text) {
                const auto turn = wholeNumber(text);
                if (!turn || *turn < 1 || *turn > p.setting->scenario.turns)
                    return false;
                p.turn = *turn;
                return true;
            },
            [](const Position &p) { return numbersFrom(1, p.setting->scenario.turns); }};
}

static std::optional<CorrectionEntry> entryOf(const Position &p, std::string_view path)
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
    if (table == "card")
        return cardEntry(p, rest);
    if (table == "points")
        return pointEntry(p, rest);
    if (const auto hex = hexFromString(rest); hex && p.board().contains(*hex)) {
        if (table == "smoke")
            return smokeEntry(*hex);
        if (table == "dug_in")
            return dugInEntry(*hex);
        // Before that they are counted as they are laid.
        if (table == "mine" && p.phase != Phase::SetUp)
            return mineEntry(*hex);
    }
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

// Values that cannot change stay away.
static void add(const Position &p, std::string path, std::vector<Correctable> &all)
{
    const auto entry = entryOf(p, path);
    if (!entry)
        return;
    Correctable value{std::move(path), entry->read(p), entry->choices(p)};
    value.isSet = value.path.ends_with(".markers");
    if (value.choices.size() > 1 ||
        (value.choices.size() == 1 && value.choices.front() != value.value))
        all.push_back(std::move(value));
}

std::vector<Correctable> correctableOf(const Position &p, UnitId unit)
{
    std::vector<Correctable> all;
    for (const std::string_view key : unitKeys(p, unit))
        add(p, "unit." + p.setting->unitName(unit) + "." + std::string(key), all);
    return all;
}

std::vector<Correctable> correctableOf(const Position &p, Hex hex)
{
    std::vector<Correctable> all;
    for (const char *table : {"dug_in.", "smoke.", "mine."})
        add(p, table + toString(hex), all);
    return all;
}

std::vector<Correctable> correctableOf(const Position &p)
{
    std::vector<Correctable> all;
    add(p, "turn", all);
    for (const Objective &objective : p.setting->scenario.objectives)
        add(p, "objective." + objective.id + ".holder", all);
    for (const Track &track : p.setting->scenario.tracks)
        add(p, "track." + track.id, all);
    for (const std::string &card : cardNames(p))
        add(p, "card." + card, all);
    for (const std::string &points : pointNames(p))
        add(p, "points." + points, all);
    return all;
}

std::string valueAt(const Position &p, const std::string &path)
{
    const auto entry = entryOf(p, path);
    HW_EXPECTS(entry);
    return entry->read(p);
}

Ruling<> correctionRuling(const Position &p, const Correct &order)
{
    const auto entry = entryOf(p, order.path);
    if (!entry)
        return refuse(Message::NoSuchPath, "R5.0b");
    if (entry->read(p) != order.oldValue)
        return refuse(Message::OldValueDiffers, "R5.0b");
    Position trial = p;
    if (!entry->write(trial, order.newValue))
        return refuse(Message::ValueOutOfRange, "R5.0b");
    return {};
}

void correct(Position &p, const Correct &order, std::vector<Event> &events)
{
    const auto entry = entryOf(p, order.path);
    entry->write(p, order.newValue);
    // As it reads now: what was laid face down is told to nobody.
    events.push_back(
        {.what = Corrected{order.path, order.oldValue, entry->read(p)}, .rule = "R5.0b"});
}

} // namespace hexwerk::assault
