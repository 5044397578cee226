#include "app/cli/study_report.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace hexwerk::cli {

using Json = nlohmann::ordered_json;

// Null where it is not finite.
static Json numberOrNull(double number)
{
    return std::isfinite(number) ? Json(number) : Json(nullptr);
}

static Json toJson(const mind::Interval &interval)
{
    return Json::array({interval.low, interval.high});
}

static Json toJson(const lab::Results &results, const lab::StudyHead &head)
{
    const lab::Shares shares = lab::sharesOf(results);
    const auto one = [&shares](std::size_t i) {
        return Json{{"games", shares[i].times},
                    {"share", shares[i].share()},
                    {"interval", toJson(shares[i].interval)}};
    };
    return {{"games", shares[0].games},
            {"wins", {{head.sides[0], one(0)}, {head.sides[1], one(1)}}},
            {"draws", one(lab::kDraw)}};
}

static Json toJson(const lab::Verdict &verdict, const lab::StudyHead &head)
{
    return {{"balance", lab::toString(verdict.balance)},
            {"margin", verdict.margin},
            {"pairs", verdict.share.pairs},
            {"side", head.sides[0]},
            {"share", verdict.share.mean},
            {"interval", toJson(verdict.share.interval())},
            {"more_games", verdict.moreGames ? Json(*verdict.moreGames) : Json(nullptr)}};
}

static Json toJson(const lab::PairMean &strength)
{
    const lab::EloRange elo = lab::eloOf(strength);
    return {{"pairs", strength.pairs},
            {"score", strength.mean},
            {"interval", toJson(strength.interval())},
            {"elo", numberOrNull(elo.elo)},
            {"elo_interval", Json::array({numberOrNull(elo.low), numberOrNull(elo.high)})}};
}

static Json toJson(const lab::MeanLead &lead)
{
    return {{"pairs", lead.pairs},
            {"mean", lead.mean},
            {"interval", Json::array({numberOrNull(lead.low), numberOrNull(lead.high)})}};
}

static Json headToJson(const lab::StudyHead &head)
{
    const auto opponent = [](const lab::Opponent &one) {
        return Json{{"id", one.id}, {"hash", one.hash}, {"rollouts", one.rollouts}};
    };
    return {{"scenario", {{"id", head.scenario.id}, {"hash", head.scenario.hash}}},
            {"data", head.data},
            {"engine", head.engine},
            {"sides", head.sides},
            {"opponents", Json::array({opponent(head.opponents[0]), opponent(head.opponents[1])})},
            {"seed", head.seed},
            {"pairs", head.pairs},
            {"limits", {{"turns", head.limits.turns}, {"orders", head.limits.orders}}}};
}

static Json toJson(const lab::Finding &finding)
{
    return {{"finding", lab::toString(finding.kind)},
            {"id", finding.id},
            {"side", finding.side},
            {"acts", finding.times},
            {"games", finding.games}};
}

static Json toJson(const lab::NotableGame &game, const lab::StudyHead &head)
{
    return {{"why", lab::toString(game.why)},
            {"game", game.game},
            {"winner", game.result == lab::kDraw ? Json(nullptr) : Json(head.sides[game.result])},
            {"turn", game.turn},
            {"like_it", game.times}};
}

static Json toJson(const lab::MachineCheck &check, std::size_t machines)
{
    return {{"machine", check.machine},          {"shards", check.shards},
            {"chi_square", check.results.value}, {"degrees", check.results.degrees},
            {"p", check.results.probability()},  {"strange", lab::isStrange(check, machines)}};
}

static Json countsToJson(const lab::Counts &counts)
{
    Json json = Json::object();
    for (const auto &[key, times] : counts)
        json[key] = times;
    return json;
}

static Json talliesToJson(const lab::Block &total)
{
    Json json = Json::object();
    for (const auto &[group, counts] : total.tallies) {
        const lab::TallyRow &row = lab::rowOf(group.tally);
        Json *place = &json[std::string(row.name)];
        if (row.groups > 0)
            place = &(*place)[group.first];
        if (row.groups > 1)
            place = &(*place)[group.second];
        *place = countsToJson(counts);
    }
    return json;
}

static Json toJson(const TestedStrength &tested)
{
    const auto &[test, stop] = tested;
    const char *state = stop.state == lab::TestState::High  ? "high"
                        : stop.state == lab::TestState::Low ? "low"
                                                            : "open";
    return {{"low", test.low},
            {"high", test.high},
            {"state", state},
            {"shards", stop.shards},
            {"llr", stop.ratio}};
}

std::string reportJson(const lab::Report &report, const std::optional<TestedStrength> &tested,
                       const std::vector<lab::MachineCheck> &machines)
{
    const lab::StudyHead &head = report.head;
    const lab::Block &total = report.total;
    lab::Results all = total.outcome[0];
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] += total.outcome[1][i];
    Json findings = Json::array();
    for (const lab::Finding &finding : report.findings)
        findings.push_back(toJson(finding));
    Json games = Json::array();
    for (const lab::NotableGame &game : report.games)
        games.push_back(toJson(game, head));
    Json json = {{"head", headToJson(head)},
                 {"pairs", total.pairs},
                 {"unfinished", total.unfinished},
                 {"verdict", toJson(report.verdict, head)},
                 {"all", toJson(all, head)},
                 {"as_first", toJson(total.outcome[0], head)},
                 {"as_second", toJson(total.outcome[1], head)},
                 {"begins",
                  {{head.sides[0], toJson(total.begins[0], head)},
                   {head.sides[1], toJson(total.begins[1], head)}}},
                 {"strength", toJson(report.strength)},
                 {"lead", toJson(report.lead)},
                 {"pair_score", total.pairScore},
                 {"side_score", total.sideScore},
                 {"findings", std::move(findings)},
                 {"games", std::move(games)},
                 {"counts", talliesToJson(total)}};
    for (const lab::MachineCheck &check : machines)
        json["machines"].push_back(toJson(check, machines.size()));
    if (tested)
        json["test"] = toJson(*tested);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace hexwerk::cli
