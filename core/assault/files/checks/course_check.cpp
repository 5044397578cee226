#include "core/assault/files/checks/course_check.h"

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/scenario/objective_terms.h"
#include "core/assault/scenario/term_fate.h"
#include "core/base/contract.h"

namespace hexwerk::assault {

namespace {

class CourseCheck
{
public:
    CourseCheck(const Scenario &scenario, CheckList &list)
        : m_scenario(scenario)
        , m_list(list)
        , m_sides(idsOf(scenario.sides))
        , m_zones(idsOf(scenario.zones))
        , m_objectives(idsOf(scenario.objectives))
        , m_tracks(idsOf(scenario.tracks))
        , m_units(idsOf(scenario.units))
    {
    }

    void checkTracks();
    void checkTriggers();
    void checkVictories();

private:
    void checkTrack(const Track &track, const KeyPath &path);
    void checkTrigger(const Trigger &trigger, const KeyPath &path);
    void checkDraw(std::size_t victory, const KeyPath &path);
    void checkEffect(const TriggerEffect &effect, const KeyPath &path);
    void checkCondition(const Term &term, const KeyPath &path, const std::string &side);
    void checkTerm(const Term &term, const KeyPath &path, const std::string &side);
    void checkNames(const Term &term, const KeyPath &path);
    void checkNumber(const Term &term, const KeyPath &path);
    void checkFate(const Term &term, const KeyPath &path, const std::string &side);
    void expect(const KeyPath &path, const std::string &id, const std::vector<std::string> &known,
                Expectation kind)
    {
        m_list.expectId(path, id, known, kind);
    }
    void expectIfAny(const KeyPath &path, const std::string &id,
                     const std::vector<std::string> &known, Expectation kind)
    {
        if (!id.empty())
            expect(path, id, known, kind);
    }
    void expectWithin(const KeyPath &path, int number, int least, int most)
    {
        if (number >= least && number <= most)
            return;
        Problem &problem = m_list.add(FileProblem::OutOfRange, path, std::to_string(number));
        problem.expected = FileExpectation::WholeNumber;
        problem.values = {std::to_string(least), std::to_string(most)};
    }

    const Scenario &m_scenario;
    CheckList &m_list;
    const std::vector<std::string> m_sides;
    const std::vector<std::string> m_zones;
    const std::vector<std::string> m_objectives;
    const std::vector<std::string> m_tracks;
    const std::vector<std::string> m_units;
};

void CourseCheck::checkTracks()
{
    for (std::size_t i = 0; i < m_scenario.tracks.size(); ++i)
        checkTrack(m_scenario.tracks[i],
                   KeyPath().key("track").element(i, m_scenario.tracks[i].id));
}

void CourseCheck::checkTrack(const Track &track, const KeyPath &path)
{
    expect(path.key("side"), track.side, m_sides, ContentExpectation::Side);
    expectWithin(path.key("start"), track.start, track.min, track.max);
    for (std::size_t i = 0; i < track.thresholds.size(); ++i) {
        const Threshold &threshold = track.thresholds[i];
        const KeyPath own = path.key("threshold").element(i, {});
        expectIfAny(own.key("side"), threshold.side, m_sides, ContentExpectation::Side);
        expectWithin(own.key("at"), threshold.at, track.min, track.max);
        if (threshold.at == track.start) // [H4.10c]
            m_list.add(ContentProblem::NeverReached, own.key("at"), std::to_string(threshold.at));
        if (threshold.effect == ThresholdEffect::Message && threshold.text.empty())
            m_list.add(ContentProblem::NothingSaid, own.key("text"));
    }
}

void CourseCheck::checkTriggers()
{
    for (std::size_t i = 0; i < m_scenario.triggers.size(); ++i)
        checkTrigger(m_scenario.triggers[i], KeyPath().key("trigger").element(i, {}));
}

void CourseCheck::checkTrigger(const Trigger &trigger, const KeyPath &path)
{
    expectIfAny(path.key("side"), trigger.side, m_sides, ContentExpectation::Side);
    expectIfAny(path.key("unit"), trigger.unit, m_units, ContentExpectation::Unit);
    expectIfAny(path.key("zone"), trigger.zone, m_zones, ContentExpectation::Zone);
    expectIfAny(path.key("objective"), trigger.objective, m_objectives,
                ContentExpectation::Objective);
    if (needsZone(trigger.on) && trigger.zone.empty())
        m_list.add(FileProblem::MissingKey, path.key("zone"));
    if (needsObjective(trigger.on) && trigger.objective.empty())
        m_list.add(FileProblem::MissingKey, path.key("objective"));
    if (trigger.condition)
        checkCondition(*trigger.condition, path.key("if"), trigger.side);
    for (std::size_t i = 0; i < trigger.effects.size(); ++i)
        checkEffect(trigger.effects[i], path.key("do").element(i, {}));
}

void CourseCheck::checkEffect(const TriggerEffect &effect, const KeyPath &path)
{
    switch (effect.kind) {
    case EffectKind::Track:
        return expect(path.key("track"), effect.track, m_tracks, ContentExpectation::Track);
    case EffectKind::Spawn:
        expect(path.key("side"), effect.side, m_sides, ContentExpectation::Side);
        return expect(path.key("zone"), effect.zone, m_zones, ContentExpectation::Zone);
    case EffectKind::Remove:
        return expect(path.key("remove"), effect.unit, m_units, ContentExpectation::Unit);
    case EffectKind::Objective:
        expect(path.key("objective"), effect.objective, m_objectives,
               ContentExpectation::Objective);
        return expectIfAny(path.key("side"), effect.side, m_sides, ContentExpectation::Side);
    case EffectKind::End:
        return expectIfAny(path.key("side"), effect.side, m_sides, ContentExpectation::Side);
    case EffectKind::Terrain:
        if (effect.hexes.empty())
            m_list.add(FileProblem::MissingKey, path.key("hexes"));
        return;
    case EffectKind::Say:
        if (effect.text.empty())
            m_list.add(FileProblem::MissingKey, path.key("say"));
        return;
    }
    HW_UNREACHABLE();
}

void CourseCheck::checkVictories()
{
    for (std::size_t i = 0; i < m_scenario.victories.size(); ++i) {
        const KeyPath path = KeyPath().key("victory").element(i, {});
        const Victory &victory = m_scenario.victories[i];
        expect(path.key("side"), victory.side, m_sides, ContentExpectation::Side);
        checkCondition(victory.term, path, victory.side);
        checkDraw(i, path);
        if (isMetFromStart(victory, m_scenario))
            m_list.add(ContentProblem::WonFromStart, path.key("check"));
    }
}

// Told once, at the later of the two.
void CourseCheck::checkDraw(std::size_t victory, const KeyPath &path)
{
    const Victory &later = m_scenario.victories[victory];
    for (std::size_t i = 0; i < victory; ++i)
        if (canBothHold(m_scenario.victories[i], later, m_scenario))
            return void(m_list.add(ContentProblem::BothCanWin, path.key(keyOf(later.term.kind))));
}

void CourseCheck::checkCondition(const Term &term, const KeyPath &path, const std::string &side)
{
    checkTerm(term, path, side);
    checkFate(term, path, side);
}

void CourseCheck::checkTerm(const Term &term, const KeyPath &path, const std::string &side)
{
    checkNames(term, path);
    checkNumber(term, path);
    const KeyPath own = path.key(keyOf(term.kind));
    if (term.kind == TermKind::Not && term.terms.size() != 1)
        m_list.add(FileProblem::MissingKey, own);
    for (std::size_t i = 0; i < term.terms.size(); ++i)
        checkTerm(term.terms[i], term.kind == TermKind::Not ? own : own.element(i, {}), side);
}

void CourseCheck::checkNames(const Term &term, const KeyPath &path)
{
    const KeyPath own = path.key(keyOf(term.kind));
    switch (term.kind) {
    case TermKind::Control:
        expect(own, term.name, m_objectives, ContentExpectation::Objective);
        return expectIfAny(path.key("side"), term.side, m_sides, ContentExpectation::Side);
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
        return expectIfAny(path.key("side"), term.side, m_sides, ContentExpectation::Side);
    case TermKind::Track:
        return expect(own, term.name, m_tracks, ContentExpectation::Track);
    case TermKind::UnitsInZone:
        expect(own, term.name, m_zones, ContentExpectation::Zone);
        return expect(path.key("side"), term.side, m_sides, ContentExpectation::Side);
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return expect(own, term.name, m_sides, ContentExpectation::Side);
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::Turn:
        return;
    }
    HW_UNREACHABLE();
}

void CourseCheck::checkNumber(const Term &term, const KeyPath &path)
{
    const bool isOwnKey = term.kind == TermKind::ControlsAtLeast || term.kind == TermKind::Turn;
    if (const auto range = numberRange(term.kind))
        expectWithin(path.key(isOwnKey ? keyOf(term.kind) : "at_least"), term.number, range->least,
                     range->most);
}

// Told where it lies: at the term itself, and at a whole that it decides.
void CourseCheck::checkFate(const Term &term, const KeyPath &path, const std::string &side)
{
    const TermFate fate = fateOf(term, m_scenario, side);
    if (fate != TermFate::Open)
        m_list.add(fate == TermFate::Never ? ContentProblem::NeverHolds
                                           : ContentProblem::AlwaysHolds,
                   path.key(keyOf(term.kind)));
    const KeyPath own = path.key(keyOf(term.kind));
    if (term.kind == TermKind::Not) // its opposite says the same
        return fate == TermFate::Open && !term.terms.empty()
                   ? checkFate(term.terms.front(), own, side)
                   : void();
    for (std::size_t i = 0; i < term.terms.size(); ++i)
        checkFate(term.terms[i], own.element(i, {}), side);
}

} // namespace

void checkCourse(const Scenario &scenario, CheckList &list)
{
    CourseCheck check(scenario, list);
    check.checkTracks();
    check.checkTriggers();
    check.checkVictories();
}

} // namespace hexwerk::assault
