#include "core/assault/campaign/campaign_trial.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_sample.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault {

static std::array<int, 2> strengthOf(const CampaignPosition &p)
{
    std::array<int, 2> strength = {};
    for (const CoreNow &core : p.cores)
        strength[core.side] += core.strength;
    return strength;
}

// Its terms about the battle itself hold in every other case, and each unit is lost by chance.
static BattleReport expectedBattle(const CampaignPosition &p, const BattleChance &chance,
                                   play::Randomness &randomness)
{
    const auto happens = [&](int percent) {
        return static_cast<int>(randomness.below(100)) < percent;
    };
    BattleReport report;
    const int roll = static_cast<int>(randomness.below(100));
    const auto &sides = p.campaign().sides;
    if (roll < chance.win)
        report.winner = sides[0].id;
    else if (roll >= chance.win + chance.draw)
        report.winner = sides[1].id;
    if (!report.winner.empty())
        report.margin = static_cast<int>(randomness.below(4));
    const Scenario battle = battleScenario(p);
    report.turns = battle.turns;
    for (const SlotTaken &taken : p.taken)
        for (const UnitSpec &unit : battle.units)
            if (unit.id == taken.unit) {
                const int strength = taken.core ? p.cores[*taken.core].strength
                                                : p.setting->card(unit.card).strength;
                report.fates.push_back(
                    {.unit = unit.id, .strength = happens(chance.losses) ? 0 : strength});
            }
    for (std::size_t i = battleTerms(p.nextBattle()).size(); i > 0; --i)
        report.terms.push_back(happens(50));
    return report;
}

static CampaignOrder answerOf(const CampaignPosition &p, play::Randomness &randomness,
                              const BattleChances &chances)
{
    if (p.question == CampaignQuestion::Battle && p.battle < chances.size() && chances[p.battle])
        return ReportBattle{expectedBattle(p, *chances[p.battle], randomness)};
    return CampaignPlay::sample(p, randomness);
}

std::optional<TrialCampaign> trialCampaign(const CampaignPosition &start, std::uint64_t seed,
                                           const BattleChances &chances, int mostBattles)
{
    TrialCampaign trial;
    play::Randomness randomness(seed);
    CampaignPosition p = start;
    while (p.question != CampaignQuestion::Over) {
        if (p.question == CampaignQuestion::Battle) {
            if (static_cast<int>(p.fought.size()) >= mostBattles)
                return std::nullopt;
            trial.strength.push_back(strengthOf(p));
        }
        const auto events = CampaignPlay::apply(p, answerOf(p, randomness, chances));
        HW_EXPECTS(events); // what is offered is accepted
    }
    trial.fought = p.fought;
    trial.winner = p.winner;
    for (const CoreNow &core : p.cores) {
        ++trial.cores[core.side];
        trial.lost[core.side] += !core.lives();
    }
    return trial;
}

CampaignFigures campaignFigures(const Campaign &campaign)
{
    CampaignFigures figures;
    for (const CampaignBattle &battle : campaign.battles) {
        figures.results.emplace_back(battle.results.size());
        figures.ends.emplace_back(battle.results.size());
    }
    figures.reached.resize(campaign.battles.size());
    figures.won.resize(campaign.battles.size());
    figures.strength.resize(campaign.battles.size());
    return figures;
}

void CampaignFigures::add(const std::optional<TrialCampaign> &trial)
{
    ++campaigns;
    if (!trial) {
        ++endless;
        return;
    }
    if (trial->winner != kNobody)
        ++wins[trial->winner];
    std::set<std::size_t> seen;
    for (std::size_t i = 0; i < trial->fought.size(); ++i) {
        const Fought &one = trial->fought[i];
        if (seen.insert(one.battle).second)
            ++reached[one.battle];
        ++won[one.battle][one.winner == kNobody ? 2 : one.winner];
        if (one.result)
            ++results[one.battle][*one.result];
        for (std::size_t side = 0; side < 2; ++side)
            strength[one.battle][side] += trial->strength[i][side];
    }
    if (!trial->fought.empty())
        if (const Fought &last = trial->fought.back(); last.result)
            ++ends[last.battle][*last.result];
    lengths.resize(std::max(lengths.size(), trial->fought.size()));
    if (!trial->fought.empty())
        ++lengths[trial->fought.size() - 1];
    for (std::size_t side = 0; side < 2; ++side) {
        cores[side] += trial->cores[side];
        lost[side] += trial->lost[side];
    }
}

template<typename T>
static void addUp(T &sum, const T &more)
{
    if constexpr (std::is_arithmetic_v<T>)
        sum += more;
    else {
        if constexpr (requires { sum.resize(more.size()); })
            sum.resize(std::max(sum.size(), more.size()));
        for (std::size_t i = 0; i < more.size(); ++i)
            addUp(sum[i], more[i]);
    }
}

void CampaignFigures::add(const CampaignFigures &other)
{
    addUp(campaigns, other.campaigns);
    addUp(endless, other.endless);
    addUp(wins, other.wins);
    addUp(reached, other.reached);
    addUp(won, other.won);
    addUp(results, other.results);
    addUp(ends, other.ends);
    addUp(lengths, other.lengths);
    addUp(strength, other.strength);
    addUp(cores, other.cores);
    addUp(lost, other.lost);
}

int CampaignFigures::fought(std::size_t battle) const
{
    return won[battle][0] + won[battle][1] + won[battle][2];
}

} // namespace hexwerk::assault
