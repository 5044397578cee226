#include <QTest>

#include "core/assault/files/checks/validation.h"
#include "core/assault/scenario/term_fate.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_term_fate {

// Conditions that never or always hold, and what is told of tracks and triggers while one works.
class tst_TermFate final : public QObject
{
    Q_OBJECT

private slots:
    void aConditionMayNeverOrAlwaysHold_data();
    void aConditionMayNeverOrAlwaysHold();
    void itIsToldWhereItLies();
    void h4_10c_aThresholdWhereTheMarkerBeginsIsTold();
    void aTriggerNeedsWhatItIsAbout();
    void aTrackThatIsGoneIsToldWhereverItIsNamed();
};

static Term track(int number)
{
    return {TermKind::Track, "fear", "", number, {}};
}

static Term turn(int number)
{
    return {TermKind::Turn, "", "", number, {}};
}

static Term control(const std::string &side)
{
    return {TermKind::Control, "farm", side, 0, {}};
}

static Term group(TermKind kind, std::vector<Term> terms)
{
    return {kind, "", "", 0, std::move(terms)};
}

static Term no(Term term)
{
    return group(TermKind::Not, {std::move(term)});
}

static Scenario sample()
{
    Scenario scenario;
    scenario.turns = 6;
    scenario.sides = {{.id = "axis", .colour = "blue"}, {.id = "allied", .colour = "red"}};
    scenario.objectives = {{.id = "farm", .hex = {}, .name = {}, .holder = {}},
                           {.id = "mill", .hex = {}, .name = {}, .holder = {}}};
    scenario.zones = {{"wood", "", ZonePurpose::Victory, {}}};
    scenario.tracks = {{.id = "fear", .side = "axis", .name = {}, .min = 2, .max = 9, .start = 4}};
    return scenario;
}

void tst_TermFate::aConditionMayNeverOrAlwaysHold_data()
{
    QTest::addColumn<Term>("term");
    QTest::addColumn<int>("fate");
    const auto row = [](const char *name, const Term &term, TermFate fate) {
        QTest::newRow(name) << term << static_cast<int>(fate);
    };
    row("within the track", track(5), TermFate::Open);
    row("at its end", track(9), TermFate::Open);
    row("beyond its end", track(10), TermFate::Never);
    row("at its beginning", track(2), TermFate::Always);
    row("a track that is not there", {TermKind::Track, "hope", "", 99, {}}, TermFate::Open);
    row("the last turn", turn(6), TermFate::Open);
    row("after the last turn", turn(7), TermFate::Never);
    row("the first turn", turn(1), TermFate::Always);
    row("all objectives", {TermKind::ControlsAtLeast, "", "", 2, {}}, TermFate::Open);
    row("more objectives than there are", {TermKind::ControlsAtLeast, "", "", 3, {}},
        TermFate::Never);
    row("most of two", {TermKind::ControlsMajority, "", "", 0, {}}, TermFate::Open);
    row("no loss is needed", {TermKind::Losses, "axis", "", 0, {}}, TermFate::Always);
    row("a loss is", {TermKind::Losses, "axis", "", 1, {}}, TermFate::Open);
    row("none of none", group(TermKind::Any, {}), TermFate::Never);
    row("all of none", group(TermKind::All, {}), TermFate::Always);
    row("one that cannot be", group(TermKind::All, {track(5), turn(7)}), TermFate::Never);
    row("or another", group(TermKind::Any, {track(5), turn(7)}), TermFate::Open);
    row("not what cannot be", no(turn(7)), TermFate::Always);
    row("held by both", group(TermKind::All, {control("axis"), control("allied")}),
        TermFate::Never);
    row("held by its own and by it", group(TermKind::All, {control(""), control("axis")}),
        TermFate::Open);
    row("both of opposites", group(TermKind::All, {control(""), no(control(""))}), TermFate::Never);
    row("more, but not fewer", group(TermKind::All, {track(7), no(track(5))}), TermFate::Never);
    row("between two numbers", group(TermKind::All, {track(5), no(track(7))}), TermFate::Open);
    row("one of opposites", group(TermKind::Any, {track(5), no(track(7))}), TermFate::Always);
    row("outside two numbers", group(TermKind::Any, {track(7), no(track(5))}), TermFate::Open);
    row("three deep",
        group(TermKind::Any,
              {group(TermKind::All, {no(group(TermKind::Any, {turn(1)})), control("")})}),
        TermFate::Never);
}

void tst_TermFate::aConditionMayNeverOrAlwaysHold()
{
    QFETCH(Term, term);
    QFETCH(int, fate);
    QCOMPARE(static_cast<int>(fateOf(term, sample(), "axis")), fate);
}

static QStringList told(const Scenario &scenario)
{
    QStringList lines;
    for (const Problem &problem : validateCourse(scenario))
        lines << QString::fromStdString(std::string(problem.code.name()) + ' ' + problem.key);
    return lines;
}

void tst_TermFate::itIsToldWhereItLies()
{
    Scenario scenario = sample();
    scenario.victories = {
        {"axis", VictoryCheck::End, group(TermKind::Any, {control(""), no(track(11))})}};
    QCOMPARE(told(scenario), QStringList({QStringLiteral("always-holds victory.0.any"),
                                          QStringLiteral("always-holds victory.0.any.1.not")}));
    scenario.victories[0].term = group(TermKind::Not, {});
    QCOMPARE(told(scenario), QStringList{QStringLiteral("missing-key victory.0.not")});
    scenario.victories[0].term = turn(100);
    QCOMPARE(told(scenario), QStringList({QStringLiteral("out-of-range victory.0.turn"),
                                          QStringLiteral("never-holds victory.0.turn")}));
}

void tst_TermFate::h4_10c_aThresholdWhereTheMarkerBeginsIsTold()
{
    Scenario scenario = sample();
    scenario.tracks[0].thresholds = {{4, ThresholdEffect::Wins, "", {}},
                                     {5, ThresholdEffect::Wins, "", {}},
                                     {10, ThresholdEffect::Wins, "", {}}};
    QCOMPARE(told(scenario),
             QStringList({QStringLiteral("never-reached track.fear.threshold.0.at"),
                          QStringLiteral("out-of-range track.fear.threshold.2.at")}));
}

void tst_TermFate::aTriggerNeedsWhatItIsAbout()
{
    Scenario scenario = sample();
    Trigger entered;
    entered.on = TriggerEvent::ZoneEntered;
    Trigger held;
    held.on = TriggerEvent::ObjectiveHeld;
    scenario.triggers = {entered, held};
    QCOMPARE(told(scenario), QStringList({QStringLiteral("missing-key trigger.0.zone"),
                                          QStringLiteral("missing-key trigger.1.objective")}));
}

void tst_TermFate::aTrackThatIsGoneIsToldWhereverItIsNamed()
{
    Scenario scenario = sample();
    Trigger each;
    each.on = TriggerEvent::TurnEnd;
    each.condition = no(track(5));
    each.effects = {{"fear", 1}};
    scenario.triggers = {each};
    scenario.victories = {{"axis", VictoryCheck::End, group(TermKind::All, {track(5)})}};
    QVERIFY(told(scenario).isEmpty());

    scenario.tracks.clear();

    QCOMPARE(told(scenario), QStringList({QStringLiteral("unknown-id trigger.0.if.not.track"),
                                          QStringLiteral("unknown-id trigger.0.do.0.track"),
                                          QStringLiteral("unknown-id victory.0.all.0.track")}));
}

HW_PLAIN_TEST(tst_TermFate)

} // namespace hexwerk::assault::tst_term_fate

#include "tst_term_fate.moc"
