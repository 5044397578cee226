// What a computer player advises, in words.
#include <QTest>

#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"
#include "editor/assault/text/advice_text.h"
#include "editor/assault/text/choice_text.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::ui::tst_advice_text {

using assault::announce;
using assault::at;
using assault::id;
using assault::step;

class tst_AdviceText final : public QObject
{
    Q_OBJECT

private slots:
    void plansAreToldAsOrders();
    void everyReasonHasItsSentence();
    void rulesAreInTheRulebook();
    void chancesAreNeverCertain();
    void pointsHaveASign();
};

static Position duel()
{
    assault::Table table;
    table.scenario.objectives = {{.id = "farm", .hex = at("E6"), .name = {}, .holder = "allied"}};
    table.rifles("g1", "E3").rifles("u1", "E9");
    return table.begin();
}

void tst_AdviceText::plansAreToldAsOrders()
{
    const Position p = duel();
    const auto plan = [&](PlanKind kind, Action action) {
        return Plan{.kind = kind,
                    .first = announce(p, "u1", action),
                    .unit = id(p, "u1"),
                    .way = {step(p, "u1", "E8"), step(p, "u1", "E7")},
                    .target = id(p, "g1")};
    };
    const auto text = [&](const Plan &one) { return AdviceText::plan(p, one); };
    const QString moved = text(plan(PlanKind::MoveAndFire, Action::MoveAndFire));
    QVERIFY2(moved.startsWith(u"Move "_qs) && moved.contains(u"(u1) to E7 and fire at"_qs) &&
                 moved.contains(u"(g1)"_qs),
             qPrintable(moved));
    Plan turned = plan(PlanKind::MoveAndFire, Action::MoveAndFire);
    turned.way = {turn(p, "u1", 2)}; // a vehicle's
    QVERIFY(text(turned).contains(u"(u1) where it stands and fire at"_qs));
    QVERIFY(text(plan(PlanKind::FireAndMove, Action::FireAndMove)).endsWith(u"then move to E7"_qs));
    QVERIFY(text(plan(PlanKind::Storm, Action::NormalMove)).endsWith(u"in E7"_qs));
    Plan fast = plan(PlanKind::Move, Action::FastMove);
    fast.target = {};
    QVERIFY(text(fast).endsWith(u"fast to E7"_qs));
    fast.way = {Step{id(p, "u1"), Hex{}}};
    QVERIFY(text(fast).endsWith(u"off the map"_qs));
    fast.way.clear();
    QVERIFY(text(fast).contains(u"(u1): "_qs)); // it was stopped at once
    Plan smoke = plan(PlanKind::Smoke, Action::Smoke);
    smoke.way = {Target{{}, at("E4")}, Target{{}, at("E3")}};
    QVERIFY(text(smoke).startsWith(u"Lay smoke in E4, E3 with "_qs));
    smoke.way.clear(); // of a game that was played, where nothing more is known
    QVERIFY(text(smoke).contains(u"(u1): "_qs));
    Plan faced = plan(PlanKind::Face, Action::NormalMove);
    faced.way = {turn(p, "u1", 2)};
    QVERIFY(text(faced).startsWith(u"Turn "_qs) &&
            text(faced).endsWith(u"face "_qs + ChoiceText::facing(2)));
    QVERIFY(text(Plan{.first = Pass{}}).startsWith(u"Wait"_qs));
    Position late = p; // [R6.4d]
    std::get<GameFrame>(late.stack.front()).passes = 2;
    QCOMPARE(AdviceText::plan(late, Plan{.first = Pass{}}), u"Pass: that ends the phase"_qs);
    Position acted = p; // nobody to wait for
    for (Unit &unit : acted.units)
        unit.activated = unit.side != acted.pending.side;
    QCOMPARE(AdviceText::plan(acted, Plan{.first = Pass{}}),
             u"Pass: nothing is worth doing now"_qs);
}

static constexpr auto kLastReason = ReasonId::Effort;

void tst_AdviceText::everyReasonHasItsSentence()
{
    const Position p = duel();
    std::set<QString> sentences;
    for (int i = 0; i <= static_cast<int>(kLastReason); ++i)
        for (const double amount : {-0.1, 0.1}) {
            const Reason reason{.id = static_cast<ReasonId>(i),
                                .amount = amount,
                                .unit = id(p, "g1"),
                                .hex = at("E6"),
                                .goal = 0};
            const QString sentence = AdviceText::reason(p, reason);
            QVERIFY(!sentence.isEmpty() && !sentence.contains(u'%'));
            sentences.insert(sentence);
        }
    QVERIFY(sentences.size() > static_cast<std::size_t>(kLastReason));
    const Reason zone{.id = ReasonId::Goal, .amount = 1, .hex = at("C3"), .goal = 7};
    QVERIFY(AdviceText::reason(p, zone).contains(u"the zone at C3"_qs));
    assault::Table table;
    table.scenario.zones = {
        {"wood", "", ZonePurpose::Victory, {at("C3")}, {{"en", "Wood"}, {"de", "Wald"}}}};
    const Position named = table.rifles("g1", "E3").rifles("u1", "E9").begin();
    QVERIFY(AdviceText::reason(named, zone).contains(u"Wood (C3)"_qs));
}

void tst_AdviceText::rulesAreInTheRulebook()
{
    const Rulebook book =
        loadRulebook({{HW_SOURCE_DIR "/resources"}}, kSystemId, kRuleGrammar).value.value();
    int rules = 0;
    for (int i = 0; i <= static_cast<int>(kLastReason); ++i)
        if (const QString rule = AdviceText::ruleOf({.id = static_cast<ReasonId>(i)});
            !rule.isEmpty()) {
            QVERIFY2(book.find(rule.toStdString()), qPrintable(rule));
            ++rules;
        }
    QVERIFY(rules > 3);
}

void tst_AdviceText::chancesAreNeverCertain()
{
    QCOMPARE(AdviceText::percent(0.461), u"46 %"_qs);
    QCOMPARE(AdviceText::percent(0), u"<1 %"_qs);
    QCOMPARE(AdviceText::percent(1), u">99 %"_qs);
}

void tst_AdviceText::pointsHaveASign()
{
    QCOMPARE(AdviceText::points(0.042), u"+4.2"_qs);
    QCOMPARE(AdviceText::points(-0.123), u"\u221212"_qs);
    QCOMPARE(AdviceText::points(0.0001), u"±0.0"_qs);
}

HW_PLAIN_TEST(tst_AdviceText)

} // namespace hexwerk::assault::ui::tst_advice_text

#include "tst_advice_text.moc"
