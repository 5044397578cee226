#include "core/assault/game/mine_seals.h"
#include "core/assault/game/position_hash.h"
#include "core/assault/referee/correction_entry.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/moving/minefields.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr int kMostSmoke = 5; // on a hex

static bool setSmoke(Position &p, Hex hex, std::string_view text)
{
    const auto count = wholeNumber(text);
    if (!count || *count < 0 || *count > kMostSmoke)
        return false;
    auto it = std::lower_bound(p.smoke.begin(), p.smoke.end(), hex,
                               [](const Smoke &smoke, Hex place) { return smoke.hex < place; });
    if (it != p.smoke.end() && it->hex == hex)
        it = p.smoke.erase(it);
    if (*count > 0)
        p.smoke.insert(it, {hex, *count});
    return true;
}

CorrectionEntry smokeEntry(Hex hex)
{
    return {[=](const Position &p) {
                const auto it = std::find_if(p.smoke.begin(), p.smoke.end(),
                                             [&](const Smoke &smoke) { return smoke.hex == hex; });
                return std::to_string(it == p.smoke.end() ? 0 : it->count);
            },
            [=](Position &p, std::string_view text) { return setSmoke(p, hex, text); },
            [](const Position &) { return numbersFrom(0, kMostSmoke); }};
}

// [R9.8.1a] The marker lies on the hex.
CorrectionEntry dugInEntry(Hex hex)
{
    return {[=](const Position &p) { return p.isDugIn(hex) ? "true" : "false"; },
            [=](Position &p, std::string_view text) {
                const auto place = std::lower_bound(p.dugIn.begin(), p.dugIn.end(), hex);
                const bool lies = place != p.dugIn.end() && *place == hex;
                if (text == "true" && !lies)
                    p.dugIn.insert(place, hex);
                else if (text == "false" && lies)
                    p.dugIn.erase(place);
                return text == "true" || text == "false";
            },
            [](const Position &) {
                return std::vector<std::string>{"false", "true"};
            }};
}

// [R9.6.4.1c] Of one that lies face down only its owner knows more.
static std::string mineAt(const Position &p, Hex hex)
{
    const MinefieldMarker *marker = minefieldAt(p, hex);
    if (!marker)
        return {};
    const std::string &side = p.setting->scenario.sides[marker->side].id;
    return marker->found ? side + "," + std::string(toString(marker->kind.value())) + ",found"
                         : side + ",hidden";
}

// No other seal has that salt: the position has not been there before. One that lies open has a
// salt that everybody knows.
static std::optional<Sealed<MineKind>> mineFrom(const Position &p, Hex hex, SideIndex side,
                                                std::string_view text, bool found)
{
    const SealPlace place{hex, hashOf(p)};
    if (const auto kind = mineKindFromString(text))
        return sealed(*kind, found ? Salt{} : p.seeds[side].value_or(Salt{}), place);
    const auto seal = found ? std::nullopt : fromHex(text);
    return seal ? opened(p, side, place, *seal) : std::nullopt;
}

// "axis,dummy,hidden", or its seal in the place of the kind; a dummy that was found is gone.
// [R9.6.4.2b]
static std::optional<MinefieldMarker> markerOf(const Position &p, Hex hex, std::string_view text)
{
    const std::size_t first = text.find(',');
    const std::size_t last = text.rfind(',');
    if (first == last)
        return std::nullopt;
    const SideIndex side = p.setting->sideIndex(text.substr(0, first));
    const bool found = text.substr(last + 1) == "found";
    if (side == kNobody || (!found && text.substr(last + 1) != "hidden"))
        return std::nullopt;
    const auto kind = mineFrom(p, hex, side, text.substr(first + 1, last - first - 1), found);
    if (!kind || (found && kind->value() == MineKind::Dummy))
        return std::nullopt;
    return MinefieldMarker{.hex = hex, .side = side, .kind = *kind, .found = found};
}

std::optional<MinefieldMarker> laidBy(const Position &p, const Correct &order)
{
    static constexpr std::string_view kMine = "mine.";
    const auto hex = order.path.starts_with(kMine)
                         ? hexFromString(std::string_view(order.path).substr(kMine.size()))
                         : std::nullopt;
    auto marker = hex ? markerOf(p, *hex, order.newValue) : std::nullopt;
    return marker && !marker->found ? marker : std::nullopt;
}

static Correct laying(const Position &p, const Correct &order, SideIndex side,
                      const std::string &what)
{
    Correct said = order;
    said.newValue = p.setting->scenario.sides[side].id + "," + what + ",hidden";
    return said;
}

Correct resaid(const Position &p, const Correct &order, Saying saying)
{
    const auto marker = laidBy(p, order);
    if (!marker || (saying == Saying::Open && !marker->kind.isKnown()))
        return order;
    return laying(p, order, marker->side,
                  saying == Saying::Open ? std::string(toString(marker->kind.value()))
                                         : toHex(marker->kind.commitment()));
}

Correct layingInstead(const Position &p, const Correct &order, MineKind kind)
{
    const auto marker = laidBy(p, order);
    HW_EXPECTS(marker);
    return laying(p, order, marker->side, std::string(toString(kind)));
}

static bool setMine(Position &p, Hex hex, std::string_view text)
{
    const auto marker = text.empty() ? std::nullopt : markerOf(p, hex, text);
    if (!marker && !text.empty())
        return false;
    auto &all = p.minefields;
    all.erase(
        std::remove_if(all.begin(), all.end(), [&](const auto &old) { return old.hex == hex; }),
        all.end());
    if (marker)
        all.push_back(*marker);
    return true;
}

static std::vector<std::string> minesThatMayLie(const Position &p)
{
    std::vector<std::string> all = {""};
    for (const SideSpec &side : p.setting->scenario.sides)
        for (const char *mine : {",anti_personnel,hidden", ",anti_personnel,found",
                                 ",anti_tank,hidden", ",anti_tank,found", ",dummy,hidden"})
            all.push_back(side.id + mine);
    return all;
}

CorrectionEntry mineEntry(Hex hex)
{
    return {[=](const Position &p) { return mineAt(p, hex); },
            [=](Position &p, std::string_view text) { return setMine(p, hex, text); },
            minesThatMayLie};
}

} // namespace hexwerk::assault
