#include "core/assault/files/checks/campaign_check.h"

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/course_check.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/files/checks/validation.h"
#include "core/files/check_list.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace hexwerk::assault {

namespace {

class CampaignCheck
{
public:
    CampaignCheck(const Campaign &campaign, const BattleGrounds &grounds, const DataStore &data,
                  const SourceMap &places, const std::string &file, PlaceMemo *memo)
        : m_campaign(campaign)
        , m_grounds(grounds)
        , m_memo(memo)
        , m_data(data)
        , m_list(file, places)
        , m_sides(idsOf(campaign.sides))
        , m_cores(idsOf(campaign.cores))
        , m_tracks(idsOf(campaign.tracks))
        , m_battles(idsOf(campaign.battles))
        , m_cards(data.cardIds())
    {
        for (const CoreUnit &core : campaign.cores)
            m_fighting.emplace(core.side, core.card);
        for (const Reserve &reserve : campaign.reserves)
            for (const std::string &card : reserve.cards)
                m_fighting.emplace(reserve.side, card);
    }

    LoadResult<std::vector<BattleGround>> run()
    {
        m_list.expectId(KeyPath().key("system"), m_campaign.system, {m_data.system.id},
                        FileExpectation::System);
        checkSides();
        checkUnits();
        checkMedals();
        checkTracks();
        checkTexts();
        std::vector<BattleGround> grounds;
        for (std::size_t i = 0; i < m_campaign.battles.size(); ++i)
            grounds.push_back(checkBattle(i));
        expectDifferentIds(m_campaign.battles, "battle");
        checkWays();
        return loaded(std::move(grounds), std::move(m_list.problems()));
    }

private:
    template<typename T>
    void expectDifferentIds(const std::vector<T> &values, std::string_view table)
    {
        std::set<std::string_view> seen;
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!seen.insert(values[i].id).second)
                m_list.add(FileProblem::DuplicateId, at(table, i, values[i].id).key("id"),
                           values[i].id);
    }

    static KeyPath at(std::string_view table, std::size_t place, std::string_view id)
    {
        return KeyPath().key(table).element(place, id);
    }
    void expectSide(const KeyPath &path, const std::string &side)
    {
        m_list.expectId(path, side, m_sides, ContentExpectation::Side);
    }
    void expectBattle(const KeyPath &path, const std::string &battle)
    {
        m_list.expectId(path, battle, m_battles, ContentExpectation::Battle);
    }

    void checkSides()
    {
        expectDifferentIds(m_campaign.sides, "side");
        // Words that stand for something else where a side may be named.
        for (std::size_t i = 0; i < m_sides.size(); ++i)
            if (m_sides[i] == kDraw || chooserFromString(m_sides[i]) != Chooser::Side)
                m_list.add(FileProblem::BadName, at("side", i, m_sides[i]).key("id"), m_sides[i])
                    .expected = FileExpectation::Id;
        if (m_campaign.sides.size() != 2)
            m_list.add(m_campaign.sides.size() < 2 ? ContentProblem::CampaignNeedsTwoSides
                                                   : ContentProblem::TooManySides,
                       KeyPath().key("side"));
    }

    void checkUnits()
    {
        expectDifferentIds(m_campaign.cores, "core");
        for (std::size_t i = 0; i < m_campaign.cores.size(); ++i) {
            const CoreUnit &core = m_campaign.cores[i];
            const KeyPath path = at("core", i, core.id);
            expectSide(path.key("side"), core.side);
            m_list.expectId(path.key("card"), core.card, m_cards, ContentExpectation::Card);
        }
        for (std::size_t i = 0; i < m_campaign.reserves.size(); ++i) {
            const Reserve &reserve = m_campaign.reserves[i];
            const KeyPath path = KeyPath().key("reserve").element(i, "");
            expectSide(path.key("side"), reserve.side);
            for (std::size_t c = 0; c < reserve.cards.size(); ++c)
                m_list.expectId(path.key("cards").element(c, ""), reserve.cards[c], m_cards,
                                ContentExpectation::Card);
        }
    }

    void checkMedals() { expectDifferentIds(m_campaign.medals, "medal"); }

    void checkTracks()
    {
        expectDifferentIds(m_campaign.tracks, "track");
        std::set<std::string> moved;
        for (const CampaignBattle &battle : m_campaign.battles)
            for (const BattleResult &result : battle.results)
                for (const ResultEffect &effect : result.effects)
                    moved.insert(effect.track);
        for (std::size_t i = 0; i < m_campaign.tracks.size(); ++i) {
            const Track &track = m_campaign.tracks[i];
            const KeyPath path = at("track", i, track.id);
            expectSide(path.key("side"), track.side);
            if (!moved.contains(track.id))
                m_list.add(ContentProblem::NobodyMovesTrack, path, track.id);
            for (std::size_t t = 0; t < track.thresholds.size(); ++t) {
                const Threshold &threshold = track.thresholds[t];
                const KeyPath inner = path.key("threshold").element(t, "");
                if (!threshold.side.empty())
                    expectSide(inner.key("side"), threshold.side);
                if (threshold.at == track.start)
                    m_list.add(ContentProblem::NeverReached, inner.key("at"),
                               std::to_string(threshold.at));
            }
        }
    }

    // In the languages of the title. Names of units may be the same in all.
    void checkTexts()
    {
        expectTexts(KeyPath().key("briefing"), m_campaign.briefing);
        for (std::size_t i = 0; i < m_campaign.sides.size(); ++i)
            expectTexts(at("side", i, m_sides[i]).key("name"), m_campaign.sides[i].name);
        for (std::size_t i = 0; i < m_campaign.tracks.size(); ++i)
            expectTexts(at("track", i, m_tracks[i]).key("name"), m_campaign.tracks[i].name);
        for (std::size_t i = 0; i < m_campaign.medals.size(); ++i) {
            const Medal &medal = m_campaign.medals[i];
            expectTexts(at("medal", i, medal.id).key("name"), medal.name);
            expectTexts(at("medal", i, medal.id).key("text"), medal.text);
        }
        for (std::size_t i = 0; i < m_campaign.battles.size(); ++i) {
            const CampaignBattle &battle = m_campaign.battles[i];
            const KeyPath path = at("battle", i, battle.id);
            expectTexts(path.key("title"), battle.title);
            for (std::size_t r = 0; r < battle.results.size(); ++r) {
                const KeyPath inner = path.key("result").element(r, "");
                expectTexts(inner.key("title"), battle.results[r].title);
                expectTexts(inner.key("text"), battle.results[r].text);
            }
        }
    }

    void expectTexts(const KeyPath &path, const LocalText &text)
    {
        if (text.empty())
            return;
        std::vector<std::string> missing;
        for (const auto &[language, words] : m_campaign.title)
            if (!text.contains(language))
                missing.push_back(language);
        if (!missing.empty())
            m_list.add(ContentProblem::TextMissing, path).values = std::move(missing);
    }

    BattleGround checkBattle(std::size_t place)
    {
        const CampaignBattle &battle = m_campaign.battles[place];
        const KeyPath path = at("battle", place, battle.id);
        static const LoadResult<BattleGround> kNone;
        const auto found = m_grounds.find(battle.scenario);
        const LoadResult<BattleGround> &ground = found == m_grounds.end() ? kNone : found->second;
        if (!ground) {
            Problem &problem = m_list.add(ground.problems.empty() ? ContentProblem::ScenarioMissing
                                                                  : ContentProblem::BrokenScenario,
                                          path.key("scenario"), battle.scenario);
            if (const auto first = firstError(ground.problems))
                problem.values = {std::string(first->code.name()), first->key,
                                  std::to_string(first->line)};
        } else
            checkFit(battle, ground.value->scenario, path);
        checkResults(battle, ground ? &ground.value->scenario : nullptr, path);
        return ground ? *ground.value : BattleGround();
    }

    static std::optional<Problem> firstError(const std::vector<Problem> &problems)
    {
        const auto found =
            std::find_if(problems.begin(), problems.end(), [](const Problem &problem) {
                return problem.severity() == Severity::Error;
            });
        return found == problems.end() ? std::nullopt : std::optional(*found);
    }

    // Sides and edition of the scenario, and its units in the slots.
    void checkFit(const CampaignBattle &battle, const Scenario &scenario, const KeyPath &path)
    {
        const std::vector<std::string> sides = idsOf(scenario.sides);
        if (!std::is_permutation(sides.begin(), sides.end(), m_sides.begin(), m_sides.end())) {
            m_list.add(ContentProblem::OtherSides, path.key("scenario"), battle.scenario).values =
                sides;
            return;
        }
        if (m_profile.empty())
            m_profile = scenario.profile;
        if (scenario.profile != m_profile)
            m_list.add(ContentProblem::OtherEdition, path.key("scenario"), scenario.profile)
                .values = {m_profile};
        const std::vector<std::string> units = idsOf(scenario.units);
        std::set<std::string> seen;
        for (std::size_t s = 0; s < battle.unitSlots.size(); ++s) {
            const BattleSlot &slot = battle.unitSlots[s];
            const KeyPath inner = path.key("slot").element(s, "");
            expectSide(inner.key("side"), slot.side);
            for (std::size_t u = 0; u < slot.units.size(); ++u) {
                const KeyPath unit = inner.key("units").element(u, "");
                m_list.expectId(unit, slot.units[u], units, ContentExpectation::Unit);
                if (!seen.insert(slot.units[u]).second)
                    m_list.add(ContentProblem::UnitInTwoSlots, unit, slot.units[u]);
                for (const UnitSpec &spec : scenario.units) {
                    if (spec.id != slot.units[u])
                        continue;
                    if (spec.side != slot.side)
                        m_list.add(ContentProblem::OtherSide, unit, spec.id).values = {spec.side};
                    else
                        checkPlace(slot, battle.scenario, scenario, spec, unit);
                }
            }
            if (!canBeFilled(slot))
                m_list.add(ContentProblem::NobodyForSlot, inner, slot.side);
        }
    }

    // Whether cards of another kind than the unit's may stand, ride and carry there as it does.
    void checkPlace(const BattleSlot &slot, const std::string &file, const Scenario &scenario,
                    const UnitSpec &spec, const KeyPath &path)
    {
        const auto kindOf = [](const UnitCard &card) {
            return std::tuple(card.type, card.movementType, card.strength, card.transport);
        };
        const UnitCard *own = m_data.cards.unit(spec.card);
        if (!own)
            return;
        std::set seen = {kindOf(*own)};
        for (const auto &fighter : m_fighting) {
            const std::string &id = fighter.second; // of its card
            const UnitCard *card = m_data.cards.unit(id);
            if (!fits(slot, fighter.first, id) || !seen.insert(kindOf(*card)).second)
                continue;
            const auto find = [&] {
                Scenario other = scenario;
                takePlace(other.units[static_cast<std::size_t>(&spec - scenario.units.data())],
                          {.card = id, .strength = card->strength}, *card);
                const auto problem = firstError(checkScenario(other, m_data).problems);
                return problem ? std::string(problem->code.name()) : std::string();
            };
            const std::string wrong = m_memo ? m_memo->of(file, spec.id, id, find) : find();
            if (!wrong.empty())
                m_list.add(ContentProblem::UnfitForPlace, path, spec.id).values = {id, wrong};
        }
    }

    bool fits(const BattleSlot &slot, const std::string &side, const std::string &id) const
    {
        const UnitCard *card = m_data.cards.unit(id);
        return side == slot.side && card &&
               (slot.types.empty() ||
                std::find(slot.types.begin(), slot.types.end(), card->type) != slot.types.end());
    }

    bool canBeFilled(const BattleSlot &slot) const
    {
        return std::any_of(m_fighting.begin(), m_fighting.end(),
                           [&](const auto &one) { return fits(slot, one.first, one.second); });
    }

    void checkResults(const CampaignBattle &battle, const Scenario *scenario, const KeyPath &path)
    {
        bool isOpen = true; // some way to end is still left
        std::set<std::string> winners;
        for (std::size_t r = 0; r < battle.results.size(); ++r) {
            const BattleResult &result = battle.results[r];
            const KeyPath inner = path.key("result").element(r, "");
            const bool repeats = result.when && result.when->kind == ResultTermKind::Winner &&
                                 !winners.insert(result.when->name).second;
            if (!isOpen || repeats)
                m_list.add(ContentProblem::NeverHolds, inner.key("when"));
            if (!result.when || winners.size() == m_sides.size() + 1)
                isOpen = false;
            if (result.when)
                checkTerm(*result.when, scenario, inner.key("when"));
            for (std::size_t n = 0; n < result.next.size(); ++n)
                expectBattle(inner.key("next").element(n, ""), result.next[n]);
            if (result.chooser == Chooser::Side)
                expectSide(inner.key("chooses"), result.side);
            for (std::size_t e = 0; e < result.effects.size(); ++e)
                checkEffect(result.effects[e], inner.key("do").element(e, ""));
        }
        if (isOpen)
            m_list.add(ContentProblem::NoResultLeft, path, battle.id);
    }

    void checkEffect(const ResultEffect &effect, const KeyPath &path)
    {
        if (effect.kind == ResultEffectKind::Track)
            m_list.expectId(path.key("track"), effect.track, m_tracks, ContentExpectation::Track);
        if (!effect.side.empty())
            expectSide(path.key("side"), effect.side);
    }

    void checkTerm(const ResultTerm &term, const Scenario *scenario, const KeyPath &path)
    {
        switch (term.kind) {
        case ResultTermKind::All:
        case ResultTermKind::Any:
            for (std::size_t i = 0; i < term.terms.size(); ++i)
                checkTerm(
                    term.terms[i], scenario,
                    path.key(term.kind == ResultTermKind::All ? "all" : "any").element(i, ""));
            return;
        case ResultTermKind::Not:
            for (const ResultTerm &inner : term.terms)
                checkTerm(inner, scenario, path.key("not"));
            return;
        case ResultTermKind::Winner:
            if (term.name != kDraw)
                expectSide(path.key("winner"), term.name);
            return;
        case ResultTermKind::Played:
            return expectBattle(path.key("played"), term.name);
        case ResultTermKind::CoreLost:
            m_list.expectId(path.key("core_lost"), term.name, m_cores, ContentExpectation::Core);
            return;
        case ResultTermKind::OfBattle:
            if (scenario)
                checkTermOfBattle(term.term, *scenario, path);
            return;
        case ResultTermKind::Margin:
        case ResultTermKind::BattleCount:
        case ResultTermKind::Track:
            return;
        }
    }

    void checkTermOfBattle(const Term &term, const Scenario &scenario, const KeyPath &path)
    {
        switch (term.kind) {
        case TermKind::Control:
            m_list.expectId(path.key("control"), term.name, idsOf(scenario.objectives),
                            ContentExpectation::Objective);
            return expectSide(path.key("side"), term.side);
        case TermKind::ControlsAtLeast:
        case TermKind::ControlsMajority:
            return expectSide(path.key("side"), term.side);
        case TermKind::Losses:
            return expectSide(path.key("losses"), term.name);
        case TermKind::Track:
            m_list.expectId(path.key("track"), term.name, m_tracks, ContentExpectation::Track);
            return;
        case TermKind::UnitsInZone:
            m_list.expectId(path.key("units_in_zone"), term.name, idsOf(scenario.zones),
                            ContentExpectation::Zone);
            return expectSide(path.key("side"), term.side);
        case TermKind::SideHasNoUnits:
            return expectSide(path.key("side_has_no_units"), term.name);
        case TermKind::Turn:
        case TermKind::All:
        case TermKind::Any:
        case TermKind::Not:
            return;
        }
    }

    static bool canEnd(const CampaignBattle &battle)
    {
        const auto ends = [](const BattleResult &result) {
            return result.next.empty() ||
                   std::any_of(result.effects.begin(), result.effects.end(),
                               [](const ResultEffect &effect) {
                                   return effect.kind == ResultEffectKind::End;
                               });
        };
        return battle.results.empty() ||
               std::any_of(battle.results.begin(), battle.results.end(), ends);
    }

    // Each battle can be reached, and from each the campaign can end.
    void checkWays()
    {
        const KeyPath start = KeyPath().key("start");
        expectBattle(start, m_campaign.start);
        const std::size_t count = m_campaign.battles.size();
        std::vector<std::vector<std::size_t>> ways(count);
        std::vector<bool> ends(count);
        for (std::size_t i = 0; i < count; ++i) {
            ends[i] = canEnd(m_campaign.battles[i]);
            for (const BattleResult &result : m_campaign.battles[i].results)
                for (const std::string &next : result.next)
                    if (const auto to = battleIndex(m_campaign, next))
                        ways[i].push_back(*to);
        }
        std::vector<bool> reached(count);
        std::vector<std::size_t> open;
        if (const auto first = battleIndex(m_campaign, m_campaign.start))
            open.push_back(*first);
        while (!open.empty()) {
            const std::size_t one = open.back();
            open.pop_back();
            if (reached[one])
                continue;
            reached[one] = true;
            open.insert(open.end(), ways[one].begin(), ways[one].end());
        }
        for (bool isChanged = true; std::exchange(isChanged, false);)
            for (std::size_t i = 0; i < count; ++i)
                if (!ends[i] && std::any_of(ways[i].begin(), ways[i].end(),
                                            [&](std::size_t to) { return bool(ends[to]); }))
                    isChanged = ends[i] = true;
        for (std::size_t i = 0; i < count; ++i) {
            const CampaignBattle &battle = m_campaign.battles[i];
            if (!reached[i])
                m_list.add(ContentProblem::BattleNotReached, at("battle", i, battle.id), battle.id);
            else if (!ends[i] && !m_campaign.length)
                m_list.add(ContentProblem::NoWayOut, at("battle", i, battle.id), battle.id).values =
                    circleFrom(i, ways);
        }
    }

    // The battles that follow, always by the first way, up to one that was there before.
    std::vector<std::string> circleFrom(std::size_t battle,
                                        const std::vector<std::vector<std::size_t>> &ways) const
    {
        std::vector<std::string> circle = {m_battles[battle]};
        std::set<std::size_t> seen = {battle};
        while (!ways[battle].empty()) {
            battle = ways[battle].front();
            circle.push_back(m_battles[battle]);
            if (!seen.insert(battle).second)
                break;
        }
        return circle;
    }

    const Campaign &m_campaign;
    const BattleGrounds &m_grounds;
    PlaceMemo *const m_memo;
    const DataStore &m_data;
    CheckList m_list;
    const std::vector<std::string> m_sides;
    const std::vector<std::string> m_cores;
    const std::vector<std::string> m_tracks;
    const std::vector<std::string> m_battles;
    const std::vector<std::string> m_cards;
    std::set<std::pair<std::string, std::string>> m_fighting; // sides, with cards of theirs
    std::string m_profile;                                    // of the first battle
};

} // namespace

LoadResult<std::vector<BattleGround>> checkCampaign(const Campaign &campaign,
                                                    const BattleGrounds &grounds,
                                                    const DataStore &data, const SourceMap &places,
                                                    const std::string &file, PlaceMemo *memo)
{
    return CampaignCheck(campaign, grounds, data, places, file, memo).run();
}

LoadResult<std::vector<BattleGround>> checkCampaign(const Campaign &campaign,
                                                    const std::vector<TextSource> &scenarios,
                                                    const DataStore &data, const SourceMap &places,
                                                    const std::string &file)
{
    BattleGrounds grounds;
    for (const TextSource &scenario : scenarios)
        if (!grounds.contains(scenario.file))
            grounds.emplace(scenario.file, groundIn(scenario, data));
    PlaceMemo memo; // battles may share a scenario
    return checkCampaign(campaign, grounds, data, places, file, &memo);
}

} // namespace hexwerk::assault
