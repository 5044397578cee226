#include "core/assault/files/handed_in.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_file.h"
#include "core/play/match.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace hexwerk::assault {

// The names that its units have; they may have changed since it began.
static Scenario withoutNames(Scenario scenario)
{
    for (UnitSpec &unit : scenario.units)
        unit.name.clear();
    return scenario;
}

// After how many orders the game stands as the file should say but does not; empty: it says all.
static std::optional<std::size_t> unsaidPosition(const std::vector<play::Record> &said,
                                                 const std::vector<play::Record> &played)
{
    auto next = said.begin();
    for (std::size_t i = 0; i < played.size(); ++i) {
        if (played[i].hash.empty())
            continue;
        next = std::find_if(next, said.end(),
                            [&](const auto &record) { return record.hash == played[i].hash; });
        if (next == said.end())
            return i;
        ++next;
    }
    return std::nullopt;
}

// The version of the program is none of the data.
static std::vector<std::string> otherData(const GameFile &game, const Pins &here)
{
    Pins there = game.data;
    there.rules = here.rules;
    return changedSince(game.head->rules().pinKinds(), there, here);
}

HandedIn handIn(const CampaignPosition &p, std::string_view text, const std::string &file,
                const DataStore &data)
{
    HW_EXPECTS(p.question == CampaignQuestion::Battle);
    LoadResult<LoadedGame> loaded = readGame(text, file);
    if (!loaded)
        return {HandInFault::Unreadable, std::move(loaded.problems)};
    if (loaded.value->game.head->begins().format == TableHead::kFormat)
        return {HandInFault::WithoutMap};
    const GameFile &game = loaded.value->game;
    const Scenario &played = scenarioOf(game);
    const Scenario wanted = battleScenario(p);
    if (played.id != wanted.id)
        return {HandInFault::OtherScenario, {}, played.id};
    if (withoutNames(played) != withoutNames(wanted))
        return {HandInFault::OtherForces, {}, played.id};
    const SharedLibrary own = ownLibrary(game, data);
    auto begun = assaultRules().begin(*game.head, own ? *own : data, game.secrets);
    if (!begun)
        return {HandInFault::Unreadable, std::move(begun.problems)};
    auto &match = static_cast<play::MatchOf<Assault> &>(**begun.value);
    const play::Replayed replayed = match.replay(game.orders);
    const std::size_t orders = match.records().size();
    if (replayed.why == play::Replayed::Why::OtherPosition)
        return {HandInFault::Changed, {}, played.id, orders};
    if (!replayed || loaded.value->missing > 0)
        return {HandInFault::Cut, {}, played.id, orders};
    if (const auto unsaid = unsaidPosition(game.orders, match.records()))
        return {HandInFault::Changed, {}, played.id, *unsaid};
    if (!match.isOver())
        return {HandInFault::NotOver, {}, played.id, orders};
    const auto forced =
        std::count_if(match.records().begin(), match.records().end(),
                      [](const play::Record &record) { return !record.refusal.empty(); });
    return {.id = played.id,
            .orders = orders,
            .report = reportOf(p.nextBattle(), match.game()),
            .forced = static_cast<std::size_t>(forced),
            .otherData = own ? otherData(game, pinData(wanted, data)) : std::vector<std::string>()};
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
