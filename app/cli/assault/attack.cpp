#include "app/cli/assault/commands.h"
#include "app/cli/game.h"
#include "core/assault/aside/preview_json.h"
#include "core/assault/engine/assault.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace hexwerk::cli {

namespace {

struct AttackArguments
{
    std::string file;
    std::string attacker;
    std::string target;
    std::string action = "fire";
    bool json = false;
};

} // namespace

static Ruling<assault::AttackPreview> closeCombat(const assault::Position &p, UnitId attacker,
                                                  UnitId target)
{
    // [R11.1.1a] Through a step into the enemy's hex; [R11.0f] an enemy in fallback is just gone.
    const assault::Unit &enemy = p.unit(target);
    if (!enemy.inPlay() || enemy.side == p.unit(attacker).side ||
        enemy.markers.has(assault::Marker::Fallback))
        return refuse(assault::Message::NotATarget, "R11.0a");
    const auto step = stepRuling(p, walkOf(p, attacker, assault::MoveKind::Normal), enemy.at,
                                 assault::By::Default);
    HW_TRY(step);
    return previewCloseCombat(p, step->walk, p.unit(attacker).at, target);
}

static Ruling<assault::AttackPreview> preview(const assault::Position &p, UnitId attacker,
                                              UnitId target, const std::string &action)
{
    if (!p.unit(attacker).inPlay())
        return refuse(assault::Message::UnitGone, "R6.4a");
    if (action == "close_combat")
        return closeCombat(p, attacker, target);
    const assault::Action fires = *assault::actionFromString(action);
    HW_TRY(shotRuling(p, p.unit(attacker), target, fires));
    return previewShot(p, {.firer = attacker, .target = target, .action = fires});
}

static ExitCode attack(const CLI::App &program, const AttackArguments &arguments)
{
    auto exitCode = ExitCode::Done;
    const auto game = openGame(program, arguments.file, exitCode);
    if (!game)
        return exitCode;
    const auto &match = dynamic_cast<const play::MatchOf<assault::Assault> &>(*game->match);
    const assault::Position &p = match.position();
    for (const std::string &name : {arguments.attacker, arguments.target})
        if (p.setting->unitId(name) == UnitId{}) {
            fmt::print(stderr, "{}: there is no unit \"{}\"\n", arguments.file, name);
            return ExitCode::Usage;
        }
    if (arguments.attacker == arguments.target) {
        fmt::print(stderr, "{}: a unit does not attack itself\n", arguments.attacker);
        return ExitCode::Usage;
    }
    const auto answer = preview(p, p.setting->unitId(arguments.attacker),
                                p.setting->unitId(arguments.target), arguments.action);
    if (!answer) {
        fmt::print(arguments.json ? stdout : stderr, "{}\n",
                   refusalToJson(answer.error(), game->file.head->rules()));
        return ExitCode::Invalid;
    }
    fmt::print("{}\n", previewToJson(*answer));
    return ExitCode::Done;
}

void addAttack(CLI::App &program, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<AttackArguments>();
    CLI::App *command = program.add_subcommand("attack", "What an attack would roll and do");
    command->add_option("FILE", arguments->file, "A scenario or a game")->required();
    command->add_option("ATTACKER", arguments->attacker, "Id of a unit")->required();
    command->add_option("TARGET", arguments->target, "Id of a unit")->required();
    command->add_option("--action", arguments->action)
        ->check(CLI::IsMember({"fire", "turret_fire", "move_and_fire", "fire_and_move",
                               "close_combat", "indirect_fire", "special_ability"}));
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&program, &exitCode, arguments] { exitCode = attack(program, *arguments); });
}

} // namespace hexwerk::cli
