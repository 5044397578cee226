// One random game from its first order to its result, with every promise checked at every moment.
#pragma once

#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/scenario/card_choice.h"
#include "core/base/hash.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/promises.h"
#include "tests/core/assault/training.h"

#include <algorithm>
#include <string>
#include <vector>

namespace hexwerk::assault {

struct Figures
{
    long games = 0;
    long orders = 0;
    long longest = 0; // orders of a game
    long saves = 0;
    long closeCombats = 0;
    long reactions = 0;
    long spotters = 0;
    long smokes = 0;
    long turns = 0; // of guns and vehicles
    long loads = 0;
    long mines = 0; // entered
    long pointsSpent = 0;
    long pointsLost = 0;
    long supports = 0;
    long eliminated = 0;
    long cards = 0; // played
    long wins[2] = {};
    long draws = 0;
};

inline void count(Figures &figures, const std::vector<Event> &events)
{
    figures.closeCombats += count<CloseCombatBegan>(events);
    figures.eliminated += count<UnitEliminated>(events);
    figures.cards += count<CardPlayed>(events);
    figures.spotters += count<SpotterNamed>(events);
    figures.smokes += count<SmokePlaced>(events);
    figures.turns += count<UnitTurned>(events);
    figures.loads += count<UnitLoaded>(events);
    figures.mines += count<MineFound>(events);
    figures.pointsSpent += count<PointSpent>(events);
    figures.pointsLost += count<PointLost>(events);
    figures.supports += count<SupportCalled>(events);
    for (const Event &event : events)
        if (const auto *shot = std::get_if<ShotFired>(&event.what))
            figures.reactions += shot->reaction ? 1 : 0;
}

// A scenario with the data that it is played with.
struct Match
{
    Scenario scenario;
    const DataStore &data;
};

inline Match shippedMatch(const std::string &name, const std::string &profile)
{
    Scenario scenario = shippedScenario(name);
    scenario.profile = profile;
    return {std::move(scenario), shippedData()};
}

// The infantry training with command points, as many as units.
inline Match pointsMatch(const std::string &profile)
{
    Match match = shippedMatch("training-infantry", profile);
    match.scenario.options["command_points"] = true;
    for (SideSpec &side : match.scenario.sides)
        side.commandPoints = static_cast<int>(
            std::count_if(match.scenario.units.begin(), match.scenario.units.end(),
                          [&side](const UnitSpec &unit) { return unit.side == side.id; }));
    return match;
}

// With command cards, and with command points too.
inline Match cardedMatch(const std::string &profile, bool withPoints)
{
    Match match = shippedMatch("training-infantry", profile);
    match.scenario.options["command_cards"] = true;
    match.scenario.options["command_points"] = withPoints;
    for (SideSpec &side : match.scenario.sides)
        side.commandPoints = withPoints ? 8 : 0;
    return match;
}

// The infantry training with aircraft and batteries of both sides, some of them with points.
inline Match supportMatch(const std::string &profile, std::uint64_t seed)
{
    Match match = seed % 2 == 0 ? pointsMatch(profile) : shippedMatch("training-infantry", profile);
    match.scenario.options["support"] = true;
    match.scenario.units.push_back(
        {.id = "flak", .card = "ita.breda20", .side = "axis", .at = Hex::at(15, 2), .facing = 3});
    match.scenario.supports = {
        {"axis", {"ger.fw190f_strafing", "ger.fw190f_bombs"}, 1},
        {"allied", {"us.howitzers105", "us.mortar42_smoke", "us.a20b_low"}, 1},
        {"axis", {"ger.fw190f_pair"}, 2},
        {"allied", {"us.cruiser12", "us.a36_dive"}, 3}};
    return match;
}

// Some of the three optional rules: of the bits of `set`, 1 command cards, 2 command points, 4
// support. With cards and support, support cards lie in the decks, too.
inline Match optionMatch(const std::string &profile, int set)
{
    const bool cards = set & 1;
    const bool points = set & 2;
    const bool support = set & 4;
    Match match = support ? supportMatch(profile, 1) : shippedMatch("training-infantry", profile);
    match.scenario.options["command_cards"] = cards;
    match.scenario.options["command_points"] = points;
    for (SideSpec &side : match.scenario.sides)
        side.commandPoints = points ? 8 : 0;
    if (!cards || !support)
        return match;
    const CardStore &store = match.data.cards;
    for (SideSpec &side : match.scenario.sides) {
        side.hand = 5;
        side.deck = deckFor(match.scenario, side, store);
        const auto nations = cardNationsOf(match.scenario, side, store);
        int room = 5;
        for (const auto &[id, card] : store.supports)
            if (room > 0 &&
                std::find(nations.begin(), nations.end(), card.nation) != nations.end()) {
                side.deck.push_back(id);
                --room;
            }
    }
    return match;
}

inline Match crowdedMatch(std::uint64_t seed)
{
    static const DataStore kData = [] {
        DataStore data = shippedData();
        data.cards = drillCards(data.cards);
        return data;
    }();
    return {CrowdedBoard(seed).table.scenario, kData};
}

// When a game is saved, loaded and replayed.
enum class Saving : std::uint8_t { AtEveryOrder, AtThreeOrders };

class RandomGame
{
public:
    RandomGame(const Match &match, std::uint64_t seed)
        : m_data(match.data)
        , m_file{.head = headOf(match.scenario), .data = pinData(match.scenario, match.data)}
        , m_random(seed)
        , m_player(seed)
        , m_game(begin(match.scenario, match.data))
    {
    }

    // The first promise that was broken, and when; else empty.
    std::string play(Saving saving, Figures &figures)
    {
        m_seen = {position()};
        while (!Assault::isOver(position())) {
            std::string broken = brokenMoment();
            if (broken.empty())
                broken = advance(figures);
            if (broken.empty() && saving == Saving::AtEveryOrder)
                broken = brokenSave(orders());
            if (broken.empty() && orders() >= 20000)
                broken = "a game without end";
            if (!broken.empty())
                return broken + " (order " + std::to_string(orders()) + ")";
        }
        for (int i = 0; i < 3 && saving == Saving::AtThreeOrders; ++i) {
            const auto at = static_cast<std::size_t>(m_random.below(orders() + 1));
            if (const std::string broken = brokenSave(at); !broken.empty())
                return broken + " (saved at order " + std::to_string(at) + ")";
        }
        sumUp(figures, saving);
        return {};
    }

private:
    static Position begin(const Scenario &scenario, const DataStore &data)
    {
        const auto game = setUpGame(scenario, data);
        HW_EXPECTS(game);
        return Assault::start(*game.value);
    }

    const Position &position() const { return m_game.position(); }
    std::size_t orders() const { return m_file.orders.size(); }

    std::string brokenMoment()
    {
        const Position &p = position();
        for (const auto check : {brokenUnits, brokenOffers, brokenQuestion})
            if (std::string broken = check(p); !broken.empty())
                return broken;
        if (std::string broken = orders() % 8 == 0 ? brokenStillness(p) : ""; !broken.empty())
            return broken;
        return brokenRefusals(p, m_random, 8);
    }

    std::string advance(Figures &figures)
    {
        const Order order = m_player.answer(position());
        if (std::string broken = brokenWords(position(), order); !broken.empty())
            return broken;
        const std::string json = Assault::orderToJson(position(), order);
        const auto events = m_game.apply(order);
        if (!events)
            return "the player's order was refused: " + json;
        count(figures, *events);
        m_file.orders.push_back({.json = json, .hash = hashText(Assault::hash(position()))});
        m_seen.push_back(position());
        return {};
    }

    // The text of the file as it was after so many orders, read and replayed, leads to the position
    // of that moment, and to its hash after every order on the way.
    std::string brokenSave(std::size_t at)
    {
        GameFile saved = m_file;
        saved.orders.resize(at);
        const auto loaded = readGame(gameText(saved), "game");
        if (!loaded || !loaded.problems.empty() || !(loaded.value->game == saved))
            return "a saved game reads back as another one";
        Position p = begin(scenarioOf(loaded.value->game), m_data);
        for (const play::Record &said : loaded.value->game.orders) {
            const auto order = Assault::orderFromJson(p, said.json);
            if (!order || !Assault::apply(p, *order))
                return "a loaded order is refused: " + said.json;
            if (hashText(Assault::hash(p)) != said.hash)
                return "a replay goes another way from here on: " + said.json;
        }
        return p == m_seen[at] ? "" : "a loaded game stands elsewhere";
    }

    void sumUp(Figures &figures, Saving saving) const
    {
        const auto played = static_cast<long>(orders());
        ++figures.games;
        figures.orders += played;
        figures.longest = std::max(figures.longest, played);
        figures.saves += saving == Saving::AtEveryOrder ? played : 3;
        const SideIndex winner = position().winner;
        ++(winner == kNobody ? figures.draws : figures.wins[winner]);
    }

    const DataStore &m_data;
    GameFile m_file;
    play::Randomness m_random;
    play::RandomPlayer<Assault> m_player;
    play::Game<Assault> m_game;
    std::vector<Position> m_seen; // after so many orders
};

} // namespace hexwerk::assault
