// Random games, few of them, in which every question comes and every kind of order is given.
#pragma once

#include "app/play/play_game.h"
#include "core/files/game_setup.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/training.h"

#include <set>
#include <vector>

namespace hexwerk::window {

inline FormationCard drillFormation(const std::string &id, const std::string &card)
{
    return {.id = id,
            .name = {{"en", "Drill platoon"}, {"de", "Übungszug"}},
            .nation = "ger",
            .type = UnitType::Infantry,
            .command = {},
            .units = {{card, 2}, {"drill.mortar", 1}}};
}

// The shipped data with the cards that crowded boards are full of, and a deck of formations.
inline editor::SharedLibrary livelyLibrary()
{
    static const editor::SharedLibrary kLibrary = [] {
        auto data = std::make_shared<DataStore>(assault::shippedData());
        data->cards = assault::drillCards(data->cards);
        data->cards.formations.clear();
        for (const auto &[id, card] :
             {std::pair("ger.drill_1", "ger.rifles43"),
              std::pair("ger.drill_2", "ger.grenadiers43"), std::pair("ger.drill_3", "ger.hmg42")})
            data->cards.formations[id] = drillFormation(id, card);
        return data;
    }();
    return kLibrary;
}

// Two players of the axis take cards by all methods, the mines are laid, a wire may be turned.
inline Scenario cardScenario()
{
    assault::Table table(1);
    table.rifles("u1", "C9").rifles("g1", "L1");
    Scenario &scenario = table.scenario;
    Zone north{"north", "axis", ZonePurpose::Setup, {}};
    for (int column = 0; column < 12; ++column)
        for (int row = 0; row < 2; ++row)
            north.hexes.push_back(Hex::at(column, row));
    scenario.zones = {north, {"field", "axis", ZonePurpose::Mines, {assault::at("E5")}}};
    scenario.mines = {{"axis", 1, 0, {"field"}}};
    for (const char *hex : {"A2", "C2", "E2", "G2", "I2", "K2"})
        table.side(HexsideKind::BarbedWire, hex, Direction::S);
    scenario.options["owners_turn_works"] = true;
    scenario.sides[0].players = 2;
    scenario.sides[0].nations = {"ger"};
    scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Choose, {}},
                                    {UnitType::Infantry, 1, FormationMethod::Random, {}}};
    scenario.sides[0].additional = {{UnitType::Infantry, UnitClass::Standard, 1}};
    return scenario;
}

// A tank before the muzzle of a gun.
inline Scenario overrunScenario()
{
    assault::Table table(2);
    table.unit("u1", "F6", "drill.tank").unit("g1", "F5", "drill.at_gun").rifles("g2", "A1");
    table.scenario.units[1].facing = 2;
    return table.scenario;
}

struct LivelyGame
{
    Scenario scenario;
    std::uint64_t seed;
};
struct Seen
{
    std::set<assault::Question> questions = {};
    std::set<std::size_t> orders = {}; // kinds
    std::size_t size() const { return questions.size() + orders.size(); }
};

// A referee's correction is never offered, and what turns up a mine is said by the program.
inline constexpr std::size_t kQuestions = static_cast<std::size_t>(assault::Question::CardDraw) + 1;
inline constexpr std::size_t kOfferedOrders = std::variant_size_v<assault::Order::variant> - 2;

inline void playThrough(const LivelyGame &game, Seen &seen)
{
    const auto begun = setUpGame(game.scenario, *livelyLibrary());
    HW_EXPECTS(begun);
    assault::Position p = assault::Assault::start(*begun.value);
    play::RandomPlayer<assault::Assault> player(game.seed);
    for (;;) {
        seen.questions.insert(p.pending.question);
        if (p.pending.isOver())
            return;
        const assault::Order order = player.answer(p);
        seen.orders.insert(order.index());
        say(p, order);
    }
}

// The training scenario and the one with cards, then the crowded board or overrun that adds most,
// until nothing is missing.
inline std::vector<LivelyGame> livelyGames()
{
    Scenario training = assault::trainingScenario();
    training.firstSetup = "roll";
    std::vector<LivelyGame> games{{training, 5}, {cardScenario(), 1}};
    Seen seen;
    for (const LivelyGame &game : games)
        playThrough(game, seen);
    while (seen.size() < kQuestions + kOfferedOrders) {
        LivelyGame best;
        Seen bestSeen = seen;
        for (std::uint64_t seed = 1; seed <= 80; ++seed)
            for (const Scenario &scenario :
                 {assault::CrowdedBoard(seed).table.scenario, overrunScenario()}) {
                const LivelyGame game{scenario, seed};
                Seen with = seen;
                playThrough(game, with);
                if (with.size() > bestSeen.size()) {
                    best = game;
                    bestSeen = with;
                }
            }
        if (bestSeen.size() == seen.size())
            break; // the tests will say what is missing
        games.push_back(best);
        seen = bestSeen;
    }
    return games;
}

} // namespace hexwerk::window
