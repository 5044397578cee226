#include "core/assault/campaign/campaign_trial.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_sample.h"
#include "core/base/hash.h"

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

// Each player and the dice have seeds of their own.
static std::optional<BattleReport> battleOf(const CampaignPosition &p, const TrialPlayers &players,
                                            std::uint64_t seed)
{
    static constexpr int kMostOrders = 20'000;
    play::Randomness dice(Hash().add(seed).add(2).value());
    std::array<std::unique_ptr<mind::Player<Assault>>, 2> bySeat;
    int orders = 0;
    return playedBattle(p, [&](const Position &battle) -> std::optional<Order> {
        if (++orders > kMostOrders || (players.isStopped && players.isStopped()))
            return std::nullopt;
        const play::Speaker speaker = Assault::speaker(battle);
        if (speaker.asked == play::Asked::Chance)
            return Assault::roll(battle, dice);
        HW_EXPECTS(speaker.asked == play::Asked::Player);
        auto &player = bySeat[speaker.seat];
        if (!player) {
            const SideIndex side =
                p.setting->sideIndex(battle.setting->scenario.sides[speaker.seat].id);
            player = players.make(battle, side, Hash().add(seed).add(side).value());
        }
        return player->answer(Assault::viewFor(battle, speaker.seat));
    });
}

// None where a battle of players has no end.
static std::optional<CampaignOrder> answerOf(const CampaignPosition &p,
                                             play::Randomness &randomness,
                                             const BattleChances &chances,
                                             const TrialPlayers &players)
{
    if (p.question == CampaignQuestion::Battle && p.battle < chances.size() && chances[p.battle])
        return ReportBattle{expectedBattle(p, *chances[p.battle], randomness)};
    if (players.make && p.question == CampaignQuestion::Plan)
        return planOf(p, p.asked, soundPlan(p, p.asked));
    if (players.make && p.question == CampaignQuestion::Battle) {
        const auto report = battleOf(p, players, randomness.below(UINT64_MAX));
        return report ? std::optional<CampaignOrder>(ReportBattle{*report}) : std::nullopt;
    }
    return CampaignPlay::sample(p, randomness);
}

std::optional<TrialCampaign> trialCampaign(const CampaignPosition &start, std::uint64_t seed,
                                           const BattleChances &chances, int mostBattles,
                                           const TrialPlayers &players)
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
        const auto answer = answerOf(p, randomness, chances, players);
        if (!answer)
            return std::nullopt;
        const auto events = CampaignPlay::apply(p, *answer);
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
