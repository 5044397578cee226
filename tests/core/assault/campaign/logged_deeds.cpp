#include "tests/core/assault/campaign/logged_deeds.h"

#include <toml++/toml.h>

#include <map>
#include <sstream>

namespace hexwerk::assault {

using nlohmann::json;

json jsonOfToml(std::string_view text)
{
    std::ostringstream stream;
    const toml::table table = toml::parse(text);
    stream << toml::json_formatter(table);
    return json::parse(stream.str());
}

std::string LoggedDeed::text() const
{
    return "turn " + std::to_string(turn) + ", order " + std::to_string(order) + ": " + unit + " " +
           verb + " " + other;
}

std::string textOf(const DeedDone &deed)
{
    const char *verb = deed.kind == DeedKind::Killed          ? "killed"
                       : deed.kind == DeedKind::TookObjective ? "took"
                                                              : "lost to";
    return LoggedDeed{deed.turn, deed.order, deed.unit, verb, deed.other}.text();
}

static std::string wordAt(const json &event, const char *key)
{
    return event.contains(key) && event[key].is_string() ? event[key].get<std::string>()
                                                         : std::string();
}

// [H14.7b] Latest attack first; an attacker without a name is a mine, or support from outside.
static std::string killerIn(const std::vector<std::pair<std::string, std::string>> &attacks,
                            const std::map<std::string, std::string> &sides,
                            const std::string &dead)
{
    for (const bool mustBeTarget : {true, false})
        for (const auto &[attacker, target] : attacks)
            if ((target == dead || !mustBeTarget) &&
                (attacker.empty() || sides.at(attacker) != sides.at(dead)))
                return attacker;
    return {};
}

// [H14.7c]
static std::string takerOf(const play::Match &battle, std::size_t order, const std::string &hex,
                           const std::string &side)
{
    const json after = json::parse(battle.branchAt(order + 1)->report());
    for (const json &unit : after["units"])
        if (unit["at"] == hex && unit["side"] == side && unit["state"] == "in_play")
            return unit["id"];
    return {};
}

std::vector<LoggedDeed> deedsInLog(const play::Match &battle, const json &scenario)
{
    const json end = json::parse(battle.report());
    std::map<std::string, std::string> sides;
    for (const json &unit : end["units"])
        sides[unit["id"]] = unit["side"];
    std::map<std::string, std::string> hexes;
    for (const json &objective : scenario.value("objective", json::array()))
        hexes[objective["id"]] = objective["hex"];
    std::vector<LoggedDeed> deeds;
    std::vector<std::pair<std::string, std::string>> attacks;
    int turn = 1;
    for (std::size_t order = 0; order < battle.records().size(); ++order)
        for (const std::string &line : battle.events(order)) {
            const json event = json::parse(line);
            const std::string kind = event["event"];
            const auto add = [&](const std::string &unit, const char *verb,
                                 const std::string &other) {
                deeds.push_back({turn, static_cast<int>(order) + 1, unit, verb, other});
            };
            if (kind == "turn_began")
                turn = event["turn"];
            if (kind == "unit_activated" || kind == "turn_began")
                attacks.clear();
            if (kind == "attack_resolved")
                attacks.insert(attacks.begin(), {wordAt(event, "unit"), wordAt(event, "target")});
            if (kind == "unit_eliminated") {
                const std::string dead = wordAt(event, "unit");
                const std::string killer = killerIn(attacks, sides, dead);
                if (!killer.empty())
                    add(killer, "killed", dead);
                add(dead, "lost to", killer);
            }
            if (kind == "objective_taken") {
                const std::string id = wordAt(event, "objective");
                const std::string hex = hexes.at(id);
                const std::string taker = takerOf(battle, order, hex, wordAt(event, "side"));
                if (!taker.empty())
                    add(taker, "took", id);
            }
        }
    return deeds;
}

} // namespace hexwerk::assault
