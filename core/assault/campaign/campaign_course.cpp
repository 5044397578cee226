#include "core/assault/campaign/campaign_course.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/campaign/campaign_plan.h"

#include <algorithm>
#include <array>
#include <climits>
#include <utility>

namespace hexwerk::assault {

static bool hasBeenPlayed(const CampaignPosition &p, const std::string &battle)
{
    return std::any_of(p.fought.begin(), p.fought.end(), [&](const Fought &fought) {
        return p.campaign().battles[fought.battle].id == battle;
    });
}

static bool isLost(const CampaignPosition &p, const std::string &id)
{
    return std::any_of(p.cores.begin(), p.cores.end(),
                       [&](const CoreNow &core) { return core.id == id && !core.lives(); });
}

static int trackValue(const CampaignPosition &p, const std::string &id)
{
    const auto &all = p.campaign().tracks;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].id == id)
            return p.tracks[i];
    return 0;
}

// What the report says of a term about how the battle ended.
static bool isReported(const CampaignBattle &battle, const Term &term, const BattleReport &report)
{
    const auto terms = battleTerms(battle);
    for (std::size_t i = 0; i < std::min(terms.size(), report.terms.size()); ++i)
        if (*terms[i] == term)
            return report.terms[i];
    return false;
}

bool holds(const CampaignPosition &p, const ResultTerm &term, const BattleReport &report)
{
    const auto each = [&](const ResultTerm &inner) { return holds(p, inner, report); };
    switch (term.kind) {
    case ResultTermKind::All:
        return std::all_of(term.terms.begin(), term.terms.end(), each);
    case ResultTermKind::Any:
        return std::any_of(term.terms.begin(), term.terms.end(), each);
    case ResultTermKind::Not:
        return !std::all_of(term.terms.begin(), term.terms.end(), each);
    case ResultTermKind::Winner:
        return report.winner == (term.name == kDraw ? "" : term.name);
    case ResultTermKind::Margin:
        return !report.winner.empty() && report.margin >= term.number;
    case ResultTermKind::Played:
        return hasBeenPlayed(p, term.name);
    case ResultTermKind::CoreLost:
        return isLost(p, term.name);
    case ResultTermKind::BattleCount:
        return static_cast<int>(p.fought.size()) >= term.number;
    case ResultTermKind::Track:
        return trackValue(p, term.name) >= term.number;
    case ResultTermKind::OfBattle:
        return isReported(p.campaign().battles[p.fought.back().battle], term.term, report);
    }
    HW_UNREACHABLE();
}

namespace {

// Takes the campaign from a report to the question that follows.
class AfterBattle
{
public:
    AfterBattle(CampaignPosition &p, const BattleReport &report, std::vector<CampaignEvent> &events)
        : m_p(p)
        , m_report(report)
        , m_events(events)
    {
    }

    void run()
    {
        const SideIndex winner =
            m_report.winner.empty() ? kNobody : m_p.setting->sideIndex(m_report.winner);
        m_p.fought.push_back({m_p.battle, winner, m_report.margin, m_report.turns, {}});
        tell(
            {CampaignEventKind::BattleEnded, winner, battle().id, {}, 0, m_report.turns, "H14.1b"});
        for (const UnitFate &fate : m_report.fates)
            takeFate(fate);
        leaveOnField(winner);
        for (CoreNow &core : m_p.cores)
            restAfterBattle(core);
        m_p.taken.clear();
        takeResult();
    }

private:
    const Campaign &campaign() const { return m_p.campaign(); }
    const CampaignBattle &battle() const { return campaign().battles[m_p.battle]; }
    int number() const { return static_cast<int>(m_p.fought.size()); } // of the battle
    void tell(CampaignEvent event) { m_events.push_back(std::move(event)); }

    CoreNow *coreIn(const std::string &unit)
    {
        for (const SlotTaken &taken : m_p.taken)
            if (taken.unit == unit && taken.core)
                return &m_p.cores[*taken.core];
        return nullptr;
    }

    // How often the deed has been done anew, by what the unit has done now and before this battle.
    static int timesDone(const Deed &deed, const CoreNow &now, const CoreNow &before)
    {
        if (deed.per == DeedPer::Campaign)
            return timesIn(deed, now.kills, now.battles, now.objectives) -
                   timesIn(deed, before.kills, before.battles, before.objectives);
        return timesIn(deed, now.kills - before.kills, now.battles - before.battles,
                       now.objectives - before.objectives);
    }

    // All that the deed asks for belongs together.
    static int timesIn(const Deed &deed, int kills, int battles, int objectives)
    {
        int times = INT_MAX;
        for (const auto &[done, needed] :
             {std::pair(kills, deed.kills), std::pair(battles, deed.battles),
              std::pair(objectives, deed.objectives)})
            if (needed > 0)
                times = std::min(times, done / needed);
        return times == INT_MAX ? 0 : times;
    }

    void takeFate(const UnitFate &fate)
    {
        CoreNow *core = coreIn(fate.unit);
        if (!core)
            return;
        const CoreNow before = *core;
        core->strength = fate.strength;
        core->kills += fate.kills;
        core->objectives += fate.objectives;
        ++core->battles;
        tell({CampaignEventKind::CoreFought, core->side, core->id, core->card, before.strength,
              core->strength, "H14.4a"});
        if (!core->lives()) {
            core->lostIn = number();
            tell({CampaignEventKind::CoreLost, core->side, core->id, core->card, fate.lastOrder,
                  number(), "H14.4a"});
        }
        winMedals(*core, before);
        if (core->lives())
            gainExperience(*core, before);
    }

    // [H14.7a]
    void gainExperience(CoreNow &core, const CoreNow &before)
    {
        const Experience had = experienceOf(core);
        for (const ExperienceGain &gain : campaign().carryOver.experience)
            core.earned += gain.add * timesDone(gain.deed, core, before);
        const Experience has = experienceOf(core);
        if (has != had)
            tell({CampaignEventKind::ExperienceGained, core.side, core.id, core.card,
                  static_cast<int>(had), static_cast<int>(has), "H14.7a"});
    }

    // [H14.8a] Over the campaign once, in a battle once each.
    void winMedals(CoreNow &core, const CoreNow &before)
    {
        for (std::size_t i = 0; i < campaign().medals.size(); ++i) {
            const Medal &medal = campaign().medals[i];
            const int place = static_cast<int>(i);
            const bool hasIt = std::count(core.medals.begin(), core.medals.end(), place) > 0;
            if (timesDone(medal.deed, core, before) == 0 ||
                (medal.deed.per == DeedPer::Campaign && hasIt))
                continue;
            core.medals.push_back(place);
            tell(
                {CampaignEventKind::MedalWon, core.side, core.id, medal.id, 0, number(), "H14.8a"});
        }
    }

    // [H14.9a]
    void leaveOnField(SideIndex winner)
    {
        m_p.abandoned.clear();
        m_p.fieldHolder = winner;
        if (!campaign().carryOver.salvage || winner == kNobody)
            return;
        const Scenario fought = battleScenario(m_p);
        for (const std::string &id : m_report.abandoned)
            for (const UnitSpec &unit : fought.units)
                if (unit.id == id) {
                    const CoreNow *core = coreIn(id);
                    m_p.abandoned.push_back({unit.card, core ? core->name : LocalText()});
                }
    }

    // [H14.4b] [H14.6a] [H14.9c]
    void restAfterBattle(CoreNow &core)
    {
        const bool hasFought =
            std::any_of(m_p.taken.begin(), m_p.taken.end(), [&](const SlotTaken &taken) {
                return taken.core && &m_p.cores[*taken.core] == &core;
            });
        if (!core.lives() || core.battlesLeft == 0)
            return;
        if (hasFought && core.battlesLeft > 0 && --core.battlesLeft == 0)
            return tell(
                {CampaignEventKind::SalvageGivenUp, core.side, core.id, core.card, 0, 0, "H14.9c"});
        const UnitCard &card = m_p.setting->card(core.card);
        const int missing = card.strength - core.strength;
        const CarryOver &rules = campaign().carryOver;
        int back = 0;
        if (card.type == UnitType::Vehicle)
            back = rules.damage == DamageRule::Repair ? missing : 0;
        else if (rules.losses != LossRule::Keep)
            back = rules.losses == LossRule::AllBack ? missing : (missing + 1) / 2;
        if (back == 0)
            return;
        const int before = std::exchange(core.strength, core.strength + back);
        tell({CampaignEventKind::Restored, core.side, core.id, core.card, before, core.strength,
              card.type == UnitType::Vehicle ? "H14.6a" : "H14.4b"});
    }

    // [H14.1b] The first that holds; where none does, the campaign ends.
    void takeResult()
    {
        const auto &results = battle().results;
        const auto first =
            std::find_if(results.begin(), results.end(), [&](const BattleResult &result) {
                return !result.when || holds(m_p, *result.when, m_report);
            });
        if (first == results.end())
            return end(kNobody);
        m_p.fought.back().result = static_cast<std::size_t>(first - results.begin());
        for (const ResultEffect &effect : first->effects)
            if (carryOut(effect))
                return;
        if (const auto winner = winnerByTracks())
            return end(*winner);
        const bool isLast =
            campaign().length && static_cast<int>(m_p.fought.size()) >= *campaign().length;
        if (first->next.empty() || isLast) // [H14.11a]
            return end(kNobody);
        chooseWay(*first);
    }

    // Whether it ends the campaign.
    bool carryOut(const ResultEffect &effect)
    {
        const SideIndex side = effect.side.empty() ? kNobody : m_p.setting->sideIndex(effect.side);
        switch (effect.kind) {
        case ResultEffectKind::Track:
            moveTrack(effect.track, effect.add);
            return false;
        case ResultEffectKind::ReplacementPoints:
            m_p.points[side] = std::max(0, m_p.points[side] + effect.add);
            tell({CampaignEventKind::PointsGained,
                  side,
                  {},
                  {},
                  effect.add,
                  m_p.points[side],
                  "H14.5d"});
            return false;
        case ResultEffectKind::End:
            end(side);
            return true;
        }
        HW_UNREACHABLE();
    }

    // [H14.10a]
    void moveTrack(const std::string &id, int add)
    {
        const auto &all = campaign().tracks;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].id != id)
                continue;
            const int from = m_p.tracks[i];
            m_p.tracks[i] = std::clamp(from + add, all[i].min, all[i].max);
            if (m_p.tracks[i] == from)
                continue;
            tell({CampaignEventKind::TrackMoved,
                  m_p.setting->sideIndex(all[i].side),
                  id,
                  {},
                  from,
                  m_p.tracks[i],
                  "H14.10a"});
            for (const Threshold &threshold : all[i].thresholds)
                if (isPassed(threshold.at, all[i].start, from, m_p.tracks[i]))
                    tell({CampaignEventKind::ThresholdReached,
                          m_p.setting->sideIndex(all[i].side),
                          id,
                          {},
                          threshold.at,
                          0,
                          "H14.10b"});
        }
    }

    // A threshold is reached from the side on which the track begins.
    static bool isPassed(int at, int start, int from, int to)
    {
        return at >= start ? from < at && to >= at : from > at && to <= at;
    }

    // [H14.10b] Both at once: nobody.
    std::optional<SideIndex> winnerByTracks() const
    {
        std::array<bool, 2> wins = {};
        const auto &all = campaign().tracks;
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const Threshold &threshold : all[i].thresholds) {
                const bool isReached = threshold.at >= all[i].start ? m_p.tracks[i] >= threshold.at
                                                                    : m_p.tracks[i] <= threshold.at;
                if (!isReached || threshold.effect == ThresholdEffect::Message)
                    continue;
                const SideIndex side =
                    m_p.setting->sideIndex(threshold.side.empty() ? all[i].side : threshold.side);
                wins[threshold.effect == ThresholdEffect::Wins ? side : enemyOf(side)] = true;
            }
        if (!wins[0] && !wins[1])
            return std::nullopt;
        return wins[0] && wins[1] ? kNobody : static_cast<SideIndex>(wins[1]);
    }

    // [H14.2]
    void chooseWay(const BattleResult &result)
    {
        m_p.ways.clear();
        for (const std::string &id : result.next)
            m_p.ways.push_back(*battleIndex(campaign(), id));
        if (m_p.ways.size() == 1) // [H14.2a]
            return beginBetween(m_p, m_p.ways.front(), m_events);
        const SideIndex winner = m_p.fought.back().winner;
        m_p.asked = kNobody;
        if (result.chooser == Chooser::Side)
            m_p.asked = m_p.setting->sideIndex(result.side);
        else if (winner != kNobody && result.chooser == Chooser::Winner)
            m_p.asked = winner;
        else if (winner != kNobody && result.chooser == Chooser::Loser)
            m_p.asked = enemyOf(winner);
        m_p.question = m_p.asked == kNobody ? CampaignQuestion::Roll : CampaignQuestion::Choose;
    }

    void end(SideIndex winner)
    {
        m_p.question = CampaignQuestion::Over;
        m_p.asked = kNobody;
        m_p.ways.clear();
        m_p.winner = winner;
        tell({CampaignEventKind::CampaignEnded, winner, {}, {}, 0, number(), "H14.11a"});
    }

    CampaignPosition &m_p;
    const BattleReport &m_report;
    std::vector<CampaignEvent> &m_events;
};

} // namespace

void endBattle(CampaignPosition &p, const BattleReport &report, std::vector<CampaignEvent> &events)
{
    AfterBattle(p, report, events).run();
}

void beginBetween(CampaignPosition &p, std::size_t battle, std::vector<CampaignEvent> &events)
{
    p.battle = battle;
    p.ways.clear();
    p.plans = {};
    goOn(p, events);
}

static void ask(CampaignPosition &p, CampaignQuestion question, SideIndex side)
{
    p.question = question;
    p.asked = side;
}

void goOn(CampaignPosition &p, std::vector<CampaignEvent> &events)
{
    for (SideIndex side = 0; side < 2; ++side)
        if (!p.plans[side].isMade && hasToPlan(p, side))
            return ask(p, CampaignQuestion::Plan, side);
    for (SideIndex side = 0; side < 2; ++side)
        if (p.plans[side].isMade && !p.plans[side].isShown)
            return ask(p, CampaignQuestion::Show, side);
    fillSlots(p);
    // [H14.5c] A side that had to hide nothing from another plan may still change its mind.
    const bool wereSecret = p.plans[0].isMade && p.plans[1].isMade;
    p.plans = {};
    p.abandoned.clear();
    ask(p, CampaignQuestion::Battle, kNobody);
    events.push_back({CampaignEventKind::BattleBegan,
                      kNobody,
                      p.nextBattle().id,
                      {},
                      0,
                      p.battleNumber(),
                      "H14.3a",
                      wereSecret});
}

} // namespace hexwerk::assault
