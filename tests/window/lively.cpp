#include "tests/window/lively.h"

#include "core/assault/files/readers/game_setup.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/random_game.h"
#include "tests/core/assault/training.h"

namespace hexwerk::assault::ui::window {

static FormationCard drillFormation(const std::string &id, const std::string &card)
{
    return {.id = id,
            .name = {{"en", "Drill platoon"}, {"de", "Übungszug"}},
            .nation = "ger",
            .type = UnitType::Infantry,
            .command = {},
            .units = {{card, 2}, {"drill.mortar", 1}}};
}

SharedData livelyLibrary()
{
    static const SharedData kLibrary = [] {
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
static Scenario cardScenario()
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
static Scenario overrunScenario()
{
    assault::Table table(2);
    table.unit("u1", "F6", "drill.tank").unit("g1", "F5", "drill.at_gun").rifles("g2", "A1");
    table.scenario.units[1].facing = 2;
    return table.scenario;
}

static Scenario pointsScenario(std::uint64_t seed)
{
    Scenario scenario = assault::CrowdedBoard(seed).table.scenario;
    scenario.options["command_points"] = true;
    for (SideSpec &side : scenario.sides)
        side.commandPoints = 9;
    return scenario;
}

// Without the cards that have one dropped at random: which one the seals say, and each game has its
// own.
static Scenario handsScenario()
{
    Scenario scenario = assault::cardedMatch("sicily43-en", true).scenario;
    const auto drops = [](const CommandCard &card) {
        return std::any_of(card.effects.begin(), card.effects.end(), [](const CardEffect &effect) {
            return effect.effect == "opponent_discards";
        });
    };
    for (const auto &[id, card] : assault::shippedData().cards.commands) {
        if (drops(card))
            continue;
        if (card.nation.empty())
            scenario.neutralDeck.push_back(id);
        for (SideSpec &side : scenario.sides)
            if (card.nation == (side.id == "axis" ? "ger" : "us"))
                side.deck.push_back(id);
    }
    return scenario;
}

void playThrough(const LivelyGame &game, Seen &seen)
{
    const auto begun = setUpGame(game.scenario, *livelyLibrary());
    HW_EXPECTS(begun);
    Position p = Assault::start(*begun.value);
    play::RandomPlayer<Assault> player(game.seed);
    for (;;) {
        seen.questions.insert(p.pending.question);
        if (p.pending.isOver())
            return;
        const Order order = player.answer(p);
        seen.orders.insert(order.index());
        say(p, order);
    }
}

// The training scenario, with the question who sets up first.
static Scenario rolledTraining()
{
    Scenario training = assault::trainingScenario();
    training.firstSetup = "roll";
    return training;
}

LivelyGame livelyGame(const LivelyPick &pick)
{
    switch (pick.board) {
    case LivelyBoard::Training:
        return {rolledTraining(), pick.seed};
    case LivelyBoard::Cards:
        return {cardScenario(), pick.seed};
    case LivelyBoard::Crowded:
        return {assault::CrowdedBoard(pick.seed).table.scenario, pick.seed};
    case LivelyBoard::Overrun:
        return {overrunScenario(), pick.seed};
    case LivelyBoard::Points:
        return {pointsScenario(pick.seed), pick.seed};
    case LivelyBoard::Hands:
        return {handsScenario(), pick.seed};
    case LivelyBoard::Support:
        return {assault::supportMatch("sicily43-en", pick.seed).scenario, pick.seed};
    case LivelyBoard::Strikes:
        return {assault::supportMatch("gela-de", pick.seed).scenario, pick.seed};
    }
    HW_UNREACHABLE();
}

static constexpr LivelyPick kPicks[] = {
    {LivelyBoard::Training, 5}, {LivelyBoard::Cards, 1},  {LivelyBoard::Strikes, 80},
    {LivelyBoard::Crowded, 30}, {LivelyBoard::Hands, 5},  {LivelyBoard::Support, 57},
    {LivelyBoard::Overrun, 2},  {LivelyBoard::Points, 2},
};

std::vector<LivelyGame> livelyGames()
{
    std::vector<LivelyGame> games;
    for (const LivelyPick &pick : kPicks)
        games.push_back(livelyGame(pick));
    return games;
}

} // namespace hexwerk::assault::ui::window
