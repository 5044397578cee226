#include "core/assault/dice/odds.h"

#include "app/cli/assault/commands.h"
#include "app/cli/assault/data.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace hexwerk::cli {

namespace {

struct OddsRequest
{
    std::string attack;
    std::string defence;
    bool attackSingle = false;
    int rerolls = 0;
    int defenceRerolls = 0;
    int automaticX = 0;
    std::string dice = "A";
    bool json = false;
};

ExitCode wrongUsage(const std::string &message)
{
    fmt::print(stderr, "{}\n", message);
    return ExitCode::Usage;
}

double probability(const assault::Distribution &odds, const assault::Distribution::Entry &entry)
{
    return static_cast<double>(entry.weight) / static_cast<double>(odds.total);
}

void printJson(const assault::Distribution &odds)
{
    auto outcomes = nlohmann::ordered_json::array();
    for (const assault::Distribution::Entry &entry : odds.entries)
        outcomes.push_back({{"c", entry.left.c},
                            {"d", entry.left.d},
                            {"x", entry.left.x},
                            {"p", probability(odds, entry)}});
    fmt::print("{}\n", nlohmann::ordered_json{{"outcomes", std::move(outcomes)}}.dump());
}

void printTable(const assault::Distribution &odds)
{
    fmt::print(" C  D  X  chance\n");
    for (const assault::Distribution::Entry &entry : odds.entries)
        fmt::print("{:2} {:2} {:2} {:7.3f} %\n", entry.left.c, entry.left.d, entry.left.x,
                   100 * probability(odds, entry));
}

ExitCode odds(const CLI::App &program, const OddsRequest &request)
{
    const std::optional<assault::Pool> attack = assault::poolFromString(request.attack);
    const std::optional<assault::Pool> defence = assault::poolFromString(request.defence);
    if (!attack || !defence)
        return wrongUsage(fmt::format("{}: no dice; letters R, Y, G, B, as in RRG",
                                      attack ? request.defence : request.attack));
    assault::DuelTerms terms{*attack, *defence};
    terms.attackSuccesses =
        request.attackSingle ? assault::Successes::Single : assault::Successes::All;
    terms.automaticX = request.automaticX;
    terms.attackRerolls = request.rerolls;
    terms.defenceRerolls = request.defenceRerolls;
    if (!canTellOdds(terms))
        return wrongUsage("too much to tell the odds: at most 24 dice a side, with one reroll 32 "
                          "dice together, with "
                          "two 11; 24 automatic X");

    const auto data = findAssaultData(program);
    if (!data)
        return ExitCode::Failed;
    const auto faces = data->system.dice.find(request.dice);
    if (faces == data->system.dice.end()) {
        std::string known;
        for (const auto &[id, dice] : data->system.dice)
            known += " " + id;
        return wrongUsage(fmt::format("{}: unknown dice; known are{}", request.dice, known));
    }
    const assault::Distribution result = oddsOf(terms, faces->second);
    if (request.json)
        printJson(result);
    else
        printTable(result);
    return ExitCode::Done;
}

} // namespace

void addOdds(CLI::App &program, ExitCode &exitCode)
{
    auto request = std::make_shared<OddsRequest>();
    CLI::App *command = program.add_subcommand(
        "odds", "What is left of attack dice after defence dice, and how likely");
    command->add_option("--attack", request->attack, "Attack dice, as in RRG; none if left out");
    command->add_option("--defence", request->defence, "Defence dice, as in YB; none if left out");
    command->add_flag("--attack-single", request->attackSingle,
                      "Half strength: double successes of the attack count single");
    command->add_option("--reroll", request->rerolls, "How many dice the attacker may roll again");
    command->add_option("--defence-reroll", request->defenceRerolls,
                        "How many dice the defender may roll again, after the attacker");
    command->add_option("--auto-x", request->automaticX, "Suppression symbols added to the attack");
    command->add_option("--dice", request->dice, "Profile of dice faces, A or B");
    command->add_flag("--json", request->json, "Print one JSON document");
    command->callback([request, &program, &exitCode] { exitCode = odds(program, *request); });
}

} // namespace hexwerk::cli
