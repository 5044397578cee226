#include "core/assault/game/position.h"
#include "core/assault/referee/correction_entry.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr std::string_view kLost = "lost";
static constexpr std::string_view kFocusPile = "focus";

// "axis", or of the second of the players that share a side "axis:2".
static std::string nameOf(const Position &p, const CommandPool &pool)
{
    const std::string &side = p.setting->scenario.sides[pool.side].id;
    return pool.player == 0 ? side : side + ":" + std::to_string(pool.player);
}

// Left in the focus, or on the card of that id; null if the pool has no such pile.
static std::uint8_t *pileOf(const Setting &setting, CommandPool &pool, std::string_view id)
{
    if (id == kFocusPile)
        return &pool.focus;
    const auto pile =
        std::find_if(pool.onCards.begin(), pool.onCards.end(),
                     [&](const PointsOnCard &each) { return setting.cards[each.card].id == id; });
    return pile == pool.onCards.end() ? nullptr : &pile->left;
}

static int valueOf(const Setting &setting, CommandPool pool, std::string_view id)
{
    return id == kLost ? pool.lost : *pileOf(setting, pool, id);
}

// [R10.7.3i] What is lost is missing from the next planning phase on: all points that the pool has,
// or had, may be. [R4.9.2c] The focus holds three.
static int mostOf(const Position &p, const CommandPool &pool, std::string_view id)
{
    const int all = std::min(pool.total + pool.lost, 255);
    if (id == kFocusPile)
        return std::max<int>(pool.focus, p.phase == Phase::SetUp ? 0 : kCommandFocus);
    return id == kLost ? all : std::max<int>(valueOf(*p.setting, pool, id), pool.total);
}

static bool setPoints(Position &p, std::size_t place, std::string_view id, std::string_view text)
{
    CommandPool &pool = p.points[place];
    const auto value = wholeNumber(text);
    if (!value || *value < 0 || *value > mostOf(p, pool, id))
        return false;
    if (id == kLost) {
        pool.lost = static_cast<std::uint8_t>(*value);
        return true;
    }
    // [R4.9.2g] The points of the turn are those that lie somewhere.
    std::uint8_t &pile = *pileOf(*p.setting, pool, id);
    pool.total = static_cast<std::uint8_t>(std::clamp(pool.total + *value - pile, 0, 255));
    pile = static_cast<std::uint8_t>(*value);
    return true;
}

std::vector<std::string> pointNames(const Position &p)
{
    std::vector<std::string> names;
    for (const CommandPool &pool : p.points) {
        const std::string of = nameOf(p, pool) + ".";
        names.push_back(of + std::string(kLost));
        names.push_back(of + std::string(kFocusPile));
        for (const PointsOnCard &pile : pool.onCards)
            names.push_back(of + p.setting->cards[pile.card].id);
    }
    return names;
}

std::optional<CorrectionEntry> pointEntry(const Position &p, std::string_view name)
{
    const std::size_t dot = name.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const auto found = std::find_if(p.points.begin(), p.points.end(), [&](const CommandPool &pool) {
        return nameOf(p, pool) == name.substr(0, dot);
    });
    const std::string id(name.substr(dot + 1));
    if (found == p.points.end())
        return std::nullopt;
    if (CommandPool pool = *found; id != kLost && !pileOf(*p.setting, pool, id))
        return std::nullopt;
    const auto place = static_cast<std::size_t>(found - p.points.begin());
    return CorrectionEntry{
        [=](const Position &at) {
            return std::to_string(valueOf(*at.setting, at.points[place], id));
        },
        [=](Position &at, std::string_view text) { return setPoints(at, place, id, text); },
        [=](const Position &at) { return numbersFrom(0, mostOf(at, at.points[place], id)); }};
}

} // namespace hexwerk::assault
