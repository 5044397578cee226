#include "core/assault/game/setting.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/roster.h"
#include "core/assault/game/setting_hash.h"
#include "core/base/contract.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

SideIndex Setting::sideIndex(std::string_view id) const
{
    for (std::size_t i = 0; i < scenario.sides.size(); ++i)
        if (scenario.sides[i].id == id)
            return static_cast<SideIndex>(i);
    return kNobody;
}

UnitId Setting::unitId(std::string_view id) const
{
    for (std::size_t i = 0; i < roster.size(); ++i)
        if (roster[i].id == id)
            return UnitId{static_cast<std::uint32_t>(i + 1)};
    return {};
}

const Zone *Setting::zone(std::string_view id) const
{
    for (const Zone &zone : scenario.zones)
        if (zone.id == id)
            return &zone;
    return nullptr;
}

template<typename Card>
static const Card *cardWith(std::string_view id, const std::vector<Card> &cards)
{
    const auto found = std::lower_bound(
        cards.begin(), cards.end(), id,
        [](const Card &card, std::string_view wanted) { return card.id < wanted; });
    return found == cards.end() || found->id != id ? nullptr : &*found;
}

const CommandCard *Setting::commandCard(std::string_view id) const
{
    return cardWith(id, commandCards);
}

const SupportCard *Setting::supportCard(std::string_view id) const
{
    return cardWith(id, supportCards);
}

bool Setting::startsDugIn(UnitId unit) const
{
    const std::size_t spec = roster[unit.index()].spec;
    if (spec == SIZE_MAX)
        return false;
    const auto &markers = scenario.units[spec].markers;
    return std::find(markers.begin(), markers.end(), toString(Marker::DugIn)) != markers.end();
}

static void applyProfile(SystemData &data, const Profile &profile)
{
    data.terrain.replace(profile.terrain);
    for (const auto &[marker, row] : profile.markers)
        data.markers[static_cast<std::size_t>(marker)] = row;
    if (profile.support)
        data.support = *profile.support;
}

static DiceFaces facesOf(const Scenario &scenario, const SystemData &data)
{
    const auto option = scenario.options.find("dice");
    const auto *id =
        option == scenario.options.end() ? nullptr : std::get_if<std::string>(&option->second);
    const auto found = data.dice.find(id ? *id : "A");
    HW_EXPECTS(found != data.dice.end());
    return found->second;
}

NewGame newGame(Scenario scenario, SystemData data, const CardStore &cards, Board board)
{
    NewGame game{.minefields = std::exchange(scenario.board.minefields, {})};
    Setting setting;
    const auto profile = data.profiles.find(scenario.profile);
    if (profile != data.profiles.end())
        applyProfile(data, Profile(profile->second));
    setting.switches = switchesFrom(profile == data.profiles.end() ? decltype(Profile::switches){}
                                                                   : profile->second.switches,
                                    scenario.options);
    setting.faces = facesOf(scenario, data);
    setting.scenario = std::move(scenario);
    setting.data = std::move(data);
    setting.board = std::move(board);
    setting.sight = SightMap(setting.board, setting.data.terrain, setting.data.smokeDie,
                             setting.scenario.losLimit);
    buildRoster(setting, cards);
    buildDecks(setting, cards);
    setting.hash = settingHash(setting);
    game.setting = Frozen(std::move(setting));
    return game;
}

} // namespace hexwerk::assault
