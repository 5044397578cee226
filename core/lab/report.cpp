#include "core/lab/report.h"

#include <algorithm>

namespace hexwerk::lab {

using std::string_view_literals::operator""sv;

std::string_view toString(Balance balance)
{
    static constexpr std::array kNames = {"balanced"sv, "tilted"sv, "unclear"sv};
    return kNames[static_cast<std::size_t>(balance)];
}

std::string_view toString(FindingKind kind)
{
    static constexpr std::array kNames = {"never_contested"sv, "never_came"sv, "never_acted"sv,
                                          "comes_too_late"sv};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string_view toString(Notable why)
{
    static constexpr std::array kNames = {"typical"sv, "shortest"sv, "longest"sv, "late_turn"sv,
                                          "unusual"sv};
    return kNames[static_cast<std::size_t>(why)];
}

Verdict verdictOf(const PairScores &ofFirstSide, double margin)
{
    Verdict verdict{.share = meanOf(ofFirstSide), .margin = margin};
    const PairMean &share = verdict.share;
    verdict.side = share.mean < 0.5 ? 1 : 0;
    const mind::Interval interval = share.interval();
    if (share.pairs >= kFewestPairs) {
        if (isWithin(share, margin))
            verdict.balance = Balance::Balanced;
        else if (interval.low > 0.5 || interval.high < 0.5)
            verdict.balance = Balance::Tilted;
    }
    if (verdict.balance == Balance::Unclear)
        if (const auto pairs = pairsUntilClear(share, margin))
            verdict.moreGames =
                2 * std::max(std::max(*pairs, kFewestPairs) - share.pairs, std::int64_t{1});
    return verdict;
}

double Share::share() const
{
    return games > 0 ? static_cast<double>(times) / static_cast<double>(games) : 0;
}

Shares sharesOf(const Results &results)
{
    const std::int64_t games = sumOf(results);
    Shares shares;
    for (std::size_t i = 0; i < results.size(); ++i)
        shares[i] = {results[i], games, mind::intervalOf(results[i], games)};
    return shares;
}

Spread spreadOf(const Counts &histogram)
{
    Spread spread{.games = sumOf(histogram)};
    if (spread.games == 0)
        return spread;
    std::int64_t before = 0;
    double sum = 0;
    for (const auto &[key, games] : histogram) { // by size: ShortFirst
        if (games == 0)
            continue;
        const std::int64_t value = numberOf(key);
        if (before == 0)
            spread.least = value;
        if (2 * before < spread.games)
            spread.median = value;
        spread.most = value;
        before += games;
        sum += static_cast<double>(value) * static_cast<double>(games);
    }
    spread.mean = sum / static_cast<double>(spread.games);
    return spread;
}

static std::int64_t timesOf(const Block &total, const TallyGroup &group, std::string_view key)
{
    const Counts *counts = total.find(group);
    const auto found = counts ? counts->find(key) : Counts::const_iterator();
    return counts && found != counts->end() ? found->second : 0;
}

static std::optional<Finding> findingOf(const Block &total, const std::string &side,
                                        const std::string &unit, std::int64_t came)
{
    const Counts *arrivals = total.find({Tally::Arrivals, unit});
    const std::int64_t games = arrivals ? sumOf(*arrivals) : came;
    const std::int64_t acted = timesOf(total, {Tally::Acted, side}, unit);
    Finding finding{FindingKind::NeverCame, unit, side, acted, games};
    if (came > 0)
        finding.kind = acted == 0 ? FindingKind::NeverActed : FindingKind::ComesTooLate;
    const bool isTooLate = arrivals && 2 * acted < games;
    return came == 0 || acted == 0 || isTooLate ? std::optional(std::move(finding)) : std::nullopt;
}

std::vector<Finding> findingsOf(const Block &total, const StudyHead &head)
{
    std::vector<Finding> findings;
    if (const Counts *contested = total.find({Tally::Contested}))
        for (const auto &[objective, games] : *contested)
            if (games == 0)
                findings.push_back(
                    {FindingKind::NeverContested, objective, {}, 0, total.finished()});
    for (const std::string &side : head.sides)
        if (const Counts *came = total.find({Tally::Came, side}))
            for (const auto &[unit, games] : *came)
                if (auto finding = findingOf(total, side, unit, games))
                    findings.push_back(*std::move(finding));
    return findings;
}

Report reportOf(const Study &study, double margin)
{
    Report report{.head = study.head, .total = totalOf(study)};
    const Block decided = totalOf(study, gapless(study));
    report.verdict = verdictOf(decided.sideScore, margin);
    report.strength = meanOf(decided.pairScore);
    report.lead = meanLead(decided.find({Tally::Leads, "0"}), decided.find({Tally::Leads, "1"}));
    report.decided = decided.pairs;
    report.findings = findingsOf(report.total, study.head);
    report.games = notableGames(report.total, study.head);
    return report;
}

Stop stopOf(const Study &study, const SequentialTest &test)
{
    Stop stop;
    PairScores scores = {};
    const int end = gapless(study);
    for (auto shard = study.shards.begin(); stop.shards < end && stop.state == TestState::Open;
         ++shard) {
        for (std::size_t i = 0; i < scores.size(); ++i)
            scores[i] += shard->second.pairScore[i];
        ++stop.shards;
        if (sumOf(scores) == 0)
            continue;
        stop.ratio = logLikelihoodRatio(scores, test.low, test.high);
        stop.state = stateOf(stop.ratio);
    }
    return stop;
}

} // namespace hexwerk::lab
