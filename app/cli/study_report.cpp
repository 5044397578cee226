#include "app/cli/study_report.h"

#include "core/base/contract.h"

#include <fmt/format.h>

#include <cmath>

namespace hexwerk::cli {

using lab::Tally;

static std::string percent(double share)
{
    return fmt::format("{:.0f} %", 100 * share);
}

static std::string between(const mind::Interval &interval)
{
    return fmt::format("{:.0f} to {:.0f}", 100 * interval.low, 100 * interval.high);
}

static std::string verdictText(const lab::Report &report)
{
    const lab::Verdict &verdict = report.verdict;
    const mind::Interval own = verdict.share.interval();
    const bool isFirst = verdict.side == 0;
    const double share = isFirst ? verdict.share.mean : 1 - verdict.share.mean;
    const mind::Interval interval = isFirst ? own : mind::Interval{1 - own.high, 1 - own.low};
    const std::string wins = fmt::format("{} wins {} ({})", report.head.sides[verdict.side],
                                         percent(share), between(interval));
    switch (verdict.balance) {
    case lab::Balance::Balanced:
        return fmt::format("Balanced within {:g} points: {}.", 100 * verdict.margin, wins);
    case lab::Balance::Tilted:
        return fmt::format("Tilted: {}.", wins);
    case lab::Balance::Unclear:
        if (verdict.share.pairs == 0)
            return "No pair of games came to an end: nothing can be said.";
        return fmt::format("Not enough games yet: {}; about {} more.", wins,
                           verdict.moreGames ? fmt::format("{} games", *verdict.moreGames)
                                             : "many");
    }
    HW_UNREACHABLE();
}

static std::string sharesText(const std::string &title, const lab::StudyHead &head,
                              const lab::Results &results)
{
    const lab::Shares shares = lab::sharesOf(results);
    if (shares[0].games == 0)
        return {};
    std::string text = fmt::format("{}: {} games", title, shares[0].games);
    const std::array<std::string, 3> names = {head.sides[0] + " wins", head.sides[1] + " wins",
                                              "draw"};
    for (std::size_t i = 0; i < shares.size(); ++i)
        if (i != lab::kDraw || shares[i].times > 0)
            text += fmt::format(", {} {} ({})", names[i], percent(shares[i].share()),
                                between(shares[i].interval));
    return text + "\n";
}

static lab::Results allResults(const std::array<lab::Results, 2> &parts)
{
    lab::Results sum = parts[0];
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += parts[1][i];
    return sum;
}

static std::string spreadText(const std::string &title, const lab::Counts *histogram)
{
    if (!histogram)
        return {};
    const lab::Spread spread = lab::spreadOf(*histogram);
    return fmt::format("{}: {:.1f} on average, {} in the middle, {} to {}\n", title, spread.mean,
                       spread.median, spread.least, spread.most);
}

static std::string findingText(const lab::Finding &finding)
{
    switch (finding.kind) {
    case lab::FindingKind::NeverContested:
        return fmt::format("Objective {} never changed hands.", finding.id);
    case lab::FindingKind::NeverCame:
        return fmt::format("Unit {} of {} never came into play.", finding.id, finding.side);
    case lab::FindingKind::NeverActed:
        return fmt::format("Unit {} of {} was never activated.", finding.id, finding.side);
    case lab::FindingKind::ComesTooLate:
        return fmt::format("Unit {} of {} comes late: it acts in {} of {} games.", finding.id,
                           finding.side, finding.times, finding.games);
    }
    HW_UNREACHABLE();
}

static std::string notableText(const lab::NotableGame &game, const lab::StudyHead &head)
{
    const std::string end =
        game.result == lab::kDraw
            ? fmt::format("a draw in turn {}", game.turn)
            : fmt::format("{} wins in turn {}", head.sides[game.result], game.turn);
    const std::string like = fmt::format("{} like it", game.times);
    switch (game.why) {
    case lab::Notable::Typical:
        return fmt::format("Game {} is typical: {} ({})", game.game, end, like);
    case lab::Notable::Shortest:
        return fmt::format("Game {} is the shortest: {} ({})", game.game, end, like);
    case lab::Notable::Longest:
        return fmt::format("Game {} is the longest: {} ({})", game.game, end, like);
    case lab::Notable::LateTurn:
        return fmt::format(
            "Game {} has a late turnaround: {} is ahead for good only from the end of turn {} "
            "({})",
            game.game, head.sides[game.result], game.turn, like);
    case lab::Notable::Unusual:
        return fmt::format("Game {} is unusual: {} ({})", game.game, end, like);
    }
    HW_UNREACHABLE();
}

// "veteran (200 rollouts) against regular"
static std::string opponentsText(const lab::StudyHead &head)
{
    const auto name = [](const lab::Opponent &one) {
        return one.rollouts > 0 ? fmt::format("{} ({} rollouts)", one.id, one.rollouts) : one.id;
    };
    return name(head.opponents[0]) + " against " + name(head.opponents[1]);
}

// After which shard it was clear; the shards behind it say nothing to it.
static std::string testText(const TestedStrength &tested, const std::string &player)
{
    const auto &[test, stop] = tested;
    const char *answer = stop.state == lab::TestState::High  ? "yes"
                         : stop.state == lab::TestState::Low ? "no"
                                                             : "not clear yet";
    return fmt::format("{} scores {:g} rather than {:g}: {} (LLR {:.2f}, shards looked at: {})\n",
                       player, test.high, test.low, answer, stop.ratio, stop.shards);
}

static std::string machinesText(const std::vector<lab::MachineCheck> &machines)
{
    std::string text;
    for (const lab::MachineCheck &check : machines)
        text += fmt::format("Machine {}: {} shards; probability of results this different by "
                            "chance: {:.2g}{}\n",
                            check.machine, check.shards, check.results.probability(),
                            lab::isStrange(check, machines.size())
                                ? "; replay some of its shards on another machine"
                                : "");
    return text;
}

std::string reportText(const lab::Report &report, const std::optional<TestedStrength> &tested,
                       const std::vector<lab::MachineCheck> &machines)
{
    const lab::StudyHead &head = report.head;
    const lab::Block &total = report.total;
    std::string text = verdictText(report) + "\n\n";
    text += fmt::format("Scenario {}, {}, seed {}, engine {}\n", head.scenario.id,
                        opponentsText(head), head.seed, head.engine);
    text += fmt::format("{} of {} pairs of games", total.pairs, head.pairs);
    if (report.decided < total.pairs)
        text += fmt::format("; the first line looks at {} pairs, which are there without a gap",
                            report.decided);
    if (const std::int64_t open = lab::sumOf(total.unfinished); open > 0)
        text += fmt::format("; {} games ran into a limit ({} turns, {} orders)", open,
                            head.limits.turns, head.limits.orders);
    text += "\n\n" + sharesText("All games", head, allResults(total.outcome));
    if (head.opponents[0] != head.opponents[1])
        for (std::size_t i = 0; i < 2; ++i)
            text += sharesText(fmt::format("{} as {}", head.opponents[0].id, head.sides[i]), head,
                               total.outcome[i]);
    for (std::size_t i = 0; i < 2; ++i)
        text += sharesText(fmt::format("{} begins", head.sides[i]), head, total.begins[i]);
    if (head.opponents[0] != head.opponents[1] && report.strength.pairs > 0) {
        const lab::EloRange elo = lab::eloOf(report.strength);
        text += fmt::format("{} scores {} ({}), Elo {:+.0f} ({:+.0f} to {:+.0f})\n",
                            head.opponents[0].id, percent(report.strength.mean),
                            between(report.strength.interval()), elo.elo, elo.low, elo.high);
    }
    if (head.opponents[0] != head.opponents[1] && std::isfinite(report.lead.low))
        text +=
            fmt::format("{} leads by {:+.1f} ({:+.1f} to {:+.1f}) a game, of 150 at most\n",
                        head.opponents[0].id, report.lead.mean, report.lead.low, report.lead.high);
    if (tested)
        text += testText(*tested, head.opponents[0].id);
    text += spreadText("Turns", total.find({Tally::Turns}));
    text += spreadText("Orders", total.find({Tally::Orders}));
    for (const std::string &side : head.sides)
        text += spreadText(fmt::format("Points that {} loses", side),
                           total.find({Tally::Points, side}));
    for (const std::string &side : head.sides)
        text += spreadText(fmt::format("Turn from which {} is ahead for good", side),
                           total.find({Tally::Decided, side}));
    for (const lab::Finding &finding : report.findings)
        text += findingText(finding) + "\n";
    text += machinesText(machines);
    for (const lab::NotableGame &game : report.games)
        text += notableText(game, head) + "\n";
    text.pop_back();
    return text;
}

} // namespace hexwerk::cli
