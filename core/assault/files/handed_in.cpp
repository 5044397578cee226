#include "core/assault/files/handed_in.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/match.h"

#include <memory>
#include <utility>

namespace hexwerk::assault {

HandedIn handIn(const CampaignPosition &p, std::string_view text, const std::string &file,
                const DataStore &data)
{
    HW_EXPECTS(p.question == CampaignQuestion::Battle);
    LoadResult<LoadedGame> loaded = readGame(text, file);
    if (!loaded || loaded.value->game.head->begins().format != ScenarioHead::kFormat)
        return {HandInFault::Unreadable, std::move(loaded.problems)};
    const GameFile &game = loaded.value->game;
    const Scenario &played = scenarioOf(game);
    const Scenario wanted = battleScenario(p);
    if (played.id != wanted.id)
        return {HandInFault::OtherScenario, {}, played.id};
    if (played != wanted)
        return {HandInFault::OtherForces, {}, played.id};
    const SharedLibrary own = ownLibrary(game, data);
    auto begun = assaultRules().begin(*game.head, own ? *own : data, game.secrets);
    if (!begun)
        return {HandInFault::Unreadable, std::move(begun.problems)};
    auto &match = static_cast<play::MatchOf<Assault> &>(**begun.value);
    const bool isWhole = match.replay(game.orders) && loaded.value->missing == 0;
    const std::size_t orders = match.records().size();
    if (!isWhole)
        return {HandInFault::Cut, {}, played.id, orders};
    if (!match.isOver())
        return {HandInFault::NotOver, {}, played.id, orders};
    return {.id = played.id, .orders = orders, .report = reportOf(p.nextBattle(), match.game())};
}

// As far as it can be played again; null: not at all.
static std::unique_ptr<play::Match> matchOfGame(std::string_view text, const DataStore &data)
{
    const LoadResult<LoadedGame> loaded = readGame(text, {});
    if (!loaded)
        return nullptr;
    const GameFile &game = loaded.value->game;
    const SharedLibrary own = ownLibrary(game, data);
    auto begun = assaultRules().begin(*game.head, own ? *own : data, game.secrets);
    if (!begun)
        return nullptr;
    (*begun.value)->replay(game.orders);
    return std::move(*begun.value);
}

std::vector<DeedDone> deedsInGame(std::string_view text, const DataStore &data)
{
    const auto match = matchOfGame(text, data);
    return match ? deedsIn(static_cast<const play::MatchOf<Assault> &>(*match).game())
                 : std::vector<DeedDone>();
}

std::optional<Position> endOfGame(std::string_view text, const DataStore &data)
{
    const auto match = matchOfGame(text, data);
    return match ? std::optional(static_cast<const play::MatchOf<Assault> &>(*match).position())
                 : std::nullopt;
}

} // namespace hexwerk::assault
