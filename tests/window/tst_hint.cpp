// A hint: what a computer player would do in one's place.
#include <QAbstractButton>

#include "app/assault/answer/computer_panel.h"
#include "app/assault/beside/hint_panel.h"
#include "app/assault/game/computer_sides.h"
#include "app/assault/game/hint_thought.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_hint {

using Hand = window::By;

class tst_Hint final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void itShowsAPlanAndGivesIt();
    void itsNextStepIsOffered();
    void itsPlanGoesOnFromWhereTheUnitStands();
    void whoeverIsHurtOnTheWayToAnAssaultThinksAgain();
    void whoeverIsLedAnotherWayThinksAgain();
    void smokeIsLaidInAllItsHexes();
    void itFiresAtItsTargetAtOnce();
    void itStopsWhereSomebodyMayReact();
    void itPassesIntoTheNextTurn();
    void itsKeyClosesIt();
    void itGoesWhenTheGameGoesOn();
    void answersAreAdvisedToo();
    void itNeverAdvisesAgainstItself();
    void onlyWhoIsAskedIsAdvised();
    void aSideThatIsAwayIsNotAdvised();
    void itSpeaksGerman();
    void whatTheComputerConsidersIsShown();

private:
    HintPanel &panel() { return *m_window->playPage().findChild<HintPanel *>(); }
    QAction &hint()
    {
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->text() == u"Hint"_qs)
                return *action;
        qFatal("There is no such action.");
    }
    QString words()
    {
        QString all;
        for (const QLabel *label : panel().findChildren<QLabel *>())
            all += label->text();
        return all;
    }
    // Instead of what is thought of meanwhile, which may differ from one time to the next.
    void advise(const Plan &plan)
    {
        auto *thought = m_window->playPage().findChild<HintThought *>();
        thought->cancel();
        emit thought->thought({.best = {.plan = plan}});
    }
    bool isAdvised() { return panel().isVisible() && words().contains(u'%'); }
    void briefed(const Scenario &scenario)
    {
        play(scenario);
        m_hands->press(Qt::Key_Escape);
    }
    void beginLastTurn();
    // u1 is on its way from E7 to E5, as advised, and stands in E6.
    void beginMove(Action action = Action::NormalMove);
};

// An empty objective beside g1, which has it in the last turn if it goes there.
void tst_Hint::beginLastTurn()
{
    assault::Table table = farmTable("E6", 1);
    table.rifles("g1", "E5").rifles("u1", "H10");
    briefed(table.scenario);
    while (asked() != u"announce axis"_qs)
        QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Key));
}

void tst_Hint::itShowsAPlanAndGivesIt()
{
    beginLastTurn();
    m_hands->press(Qt::Key_H);
    QVERIFY(panel().isVisible());
    QVERIFY(m_window->playPage().canvas().scene().arrows.empty());

    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
    QVERIFY2(words().contains(u"(g1)"_qs) && words().contains(u"E6"_qs), qPrintable(words()));
    const auto arrows = m_window->playPage().canvas().scene().arrows;
    QVERIFY(!arrows.empty());
    QVERIFY(arrows.front().hexes.front() == at("E5"));
    QVERIFY(arrows.front().hexes.back() == at("E6"));

    shownButton(u"D&o it"_qs)->click();
    QVERIFY(asked() != u"announce axis"_qs);
    QCOMPARE(count("computer"), 0L);
    QVERIFY(m_window->playPage().canvas().scene().arrows != arrows);
}

void tst_Hint::itsNextStepIsOffered()
{
    beginLastTurn();
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
    shownButton(u"D&o it"_qs)->click();
    // Dice and answers of others may lie between.
    for (int steps = 0; !m_window->playPage().isOver() && steps < 30; ++steps) {
        if (m_hands->position().pending.isChance())
            m_window->playPage().game().roll(Origin::Key);
        else if (panel().isVisible())
            shownButton(u"D&o it"_qs)->click();
        else if (asked().startsWith(u"react"_qs))
            QVERIFY(m_window->playPage().game().say(Decline{}, Origin::Key));
        else
            break;
    }
    QCOMPARE(place("g1"), u"E6"_qs);
    QVERIFY(!panel().isVisible());
}

// The rest of the way was given up while the other side was asked.
void tst_Hint::beginMove(Action action)
{
    assault::Table table = farmTable("E5", 3);
    table.rifles("g2", "E2").rifles("u1", "E7");
    briefed(table.scenario);
    const Position &p = m_hands->position();
    m_hands->press(Qt::Key_H);
    advise({.kind = PlanKind::Move,
            .first = assault::announce(p, "u1", action),
            .unit = assault::id(p, "u1"),
            .way = {assault::step(p, "u1", "E6"), assault::step(p, "u1", "E5")}});
    shownButton(u"D&o it"_qs)->click();
    QVERIFY2(asked().startsWith(u"react"_qs), qPrintable(asked()));
    m_window->playPage().cancel();
    while (asked().startsWith(u"react"_qs))
        QVERIFY(m_window->playPage().game().say(Decline{}, Origin::Key));
    QCOMPARE(place("u1"), u"E6"_qs);
}

void tst_Hint::itsPlanGoesOnFromWhereTheUnitStands()
{
    beginMove();
    QTRY_VERIFY(panel().isVisible());
    QVERIFY2(words().contains(u"E5"_qs), qPrintable(words()));
    // Asked once more, it says the same.
    m_hands->press(Qt::Key_H);
    QVERIFY2(panel().isVisible() && words().contains(u"E5"_qs), qPrintable(words()));
    shownButton(u"D&o it"_qs)->click();
    QCOMPARE(place("u1"), u"E5"_qs);
}

void tst_Hint::whoeverIsHurtOnTheWayToAnAssaultThinksAgain()
{
    assault::Table table(3);
    table.unit("g1", "E5", "ger.hmg42").rifles("g2", "E3").rifles("u1", "E7");
    briefed(table.scenario);
    const Position &p = m_hands->position();
    m_hands->press(Qt::Key_H);
    advise({.kind = PlanKind::Storm,
            .first = assault::announce(p, "u1", Action::NormalMove),
            .unit = assault::id(p, "u1"),
            .way = {assault::step(p, "u1", "E6"), assault::step(p, "u1", "E5")},
            .target = assault::id(p, "g1")});
    shownButton(u"D&o it"_qs)->click();
    PlayGame &game = m_window->playPage().game();
    QVERIFY(game.say(React{assault::id(p, "g2")}, Origin::Key));
    m_window->playPage().cancel();
    QVERIFY(p.pending.isChance());
    QVERIFY(game.say(assault::shows(p, {"D", "D"}), Origin::Key));
    while (p.pending.question != Question::Step && !m_window->playPage().isOver())
        QVERIFY(
            game.say(p.pending.isChance() ? assault::shows(p, {}) : Order(Decline{}), Origin::Key));
    QVERIFY(p.isHalf(p.unit(assault::id(p, "u1"))));
    QVERIFY(!panel().isVisible());
}

// From E7 it was to go to E6 and E5.
void tst_Hint::whoeverIsLedAnotherWayThinksAgain()
{
    beginMove(Action::FastMove);
    const Position &p = m_hands->position();
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *step = std::get_if<Step>(&order);
            step && step->to != at("E5") && step->to != at("E7") && !step->to.isNowhere()) {
            QVERIFY(m_window->playPage().game().say(order, Origin::Key));
            break;
        }
    while (asked().startsWith(u"react"_qs))
        QVERIFY(m_window->playPage().game().say(Decline{}, Origin::Key));
    QVERIFY2(asked().startsWith(u"step"_qs), qPrintable(asked()));
    QVERIFY(!panel().isVisible());
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
}

// A plan of no unit, and behind it the place of a reinforcement: a question about none.
void tst_Hint::itPassesIntoTheNextTurn()
{
    assault::Table table(3);
    table.rifles("g1", "E2").rifles("u1", "E9");
    table.scenario.zones = {{"south", "allied", ZonePurpose::Entry, {at("E8"), at("F8")}}};
    table.scenario.reinforcements = {
        {.turn = 2, .side = "allied", .zone = "south", .units = {{"us.cal50_hmg", 1}}}};
    briefed(table.scenario);
    const Position &p = m_hands->position();
    for (int passes = 0; p.turn == 1 && passes < 20; ++passes) {
        if (p.pending.isChance()) {
            m_window->playPage().game().roll(Origin::Key);
            continue;
        }
        m_hands->press(Qt::Key_H);
        advise({.kind = PlanKind::Wait, .first = Pass{}});
        shownButton(u"D&o it"_qs)->click();
        QCoreApplication::processEvents();
    }
    QCOMPARE(p.turn, 2);
}

// Two machine guns in bunkers cover the ground before the farm. [R7.2e] In the German edition all
// hexes are named before the dice.
void tst_Hint::smokeIsLaidInAllItsHexes()
{
    assault::Table table = farmTable("E6", 3);
    table.german().unit("u1", "E10", "us.mortar81").rifles("u2", "E8").rifles("u3", "D8");
    for (const auto &[id, hex] : {std::pair{"g1", "E3"}, {"g2", "D3"}})
        table.fortification(OverlayKind::Bunker, hex, 3).unit(id, hex, "ger.hmg42");
    briefed(table.scenario);
    QCOMPARE(asked(), u"announce allied"_qs);
    m_hands->press(Qt::Key_H);
    const UnitId mortar = assault::id(m_hands->position(), "u1");
    advise({.kind = PlanKind::Smoke,
            .first = Announce{mortar, Action::Smoke},
            .unit = mortar,
            .way = {Target{{}, at("E3")}, Target{{}, at("D3")}}});
    QVERIFY2(words().contains(u"Lay smoke in "_qs), qPrintable(words()));

    shownButton(u"D&o it"_qs)->click(); // and no further hex
    QTRY_VERIFY2(!asked().startsWith(u"smoke_hex"_qs), qPrintable(asked()));
    const auto *smoke = std::get_if<SmokeFrame>(&m_hands->position().stack.back());
    QVERIFY(smoke);
    QVERIFY((smoke->hexes == std::vector{at("E3"), at("D3")}));
    QVERIFY(!panel().isVisible());
}

void tst_Hint::itFiresAtItsTargetAtOnce()
{
    assault::Table table(3);
    table.rifles("g1", "E4").rifles("g2", "F4").rifles("u1", "E7");
    briefed(table.scenario);
    const Position &p = m_hands->position();
    const UnitId target = assault::id(p, "g2");
    m_hands->press(Qt::Key_H);
    advise({.kind = PlanKind::Fire,
            .first = assault::announce(p, "u1", Action::Fire),
            .unit = assault::id(p, "u1"),
            .target = target});
    shownButton(u"D&o it"_qs)->click();
    QTRY_VERIFY2(p.pending.isChance(), qPrintable(asked()));
    QVERIFY(std::any_of(p.stack.begin(), p.stack.end(), [target](const Frame &frame) {
        const auto *fire = std::get_if<RangedFireFrame>(&frame);
        return fire && fire->target == target;
    }));
    QVERIFY(!panel().isVisible());
}

// What it proposes after that is asked for again: the position is another one.
void tst_Hint::itStopsWhereSomebodyMayReact()
{
    beginMove();
    QTRY_VERIFY(panel().isVisible());
    QTest::qWait(50);
    QVERIFY2(asked().startsWith(u"step"_qs), qPrintable(asked()));
}

void tst_Hint::itsKeyClosesIt()
{
    beginLastTurn();
    m_hands->press(Qt::Key_H);
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_H);
    QVERIFY(!panel().isVisible());
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!panel().isVisible());
    QVERIFY(m_window->playPage().canvas().scene().arrows.empty());
}

void tst_Hint::itGoesWhenTheGameGoesOn()
{
    beginLastTurn();
    m_hands->press(Qt::Key_H);
    QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Key));
    QVERIFY(!panel().isVisible());
    QTest::qWait(2000); // what was thought comes too late
    QVERIFY(!panel().isVisible());
}

// Who may fire at who moves.
void tst_Hint::answersAreAdvisedToo()
{
    briefed(window::column());
    m_hands->hex(at("E9"), Hand::Mouse);
    for (const char *hex : {"E8", "E7"})
        if (!asked().startsWith(u"react axis"_qs))
            m_hands->hex(at(hex), Hand::Mouse);
    QVERIFY2(asked().startsWith(u"react axis"_qs), qPrintable(asked()));
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
    shownButton(u"D&o it"_qs)->click();
    QVERIFY(!panel().isVisible());
}

// Of two numbers from few trial games the second may be the lower by chance.
void tst_Hint::itNeverAdvisesAgainstItself()
{
    beginLastTurn();
    const auto told = [&](double now, double with) {
        panel().advise(m_hands->position(), {.now = now, .best = {.chance = with}});
        return words();
    };
    QVERIFY(told(0.42, 0.44).contains(u"42 % now, 44 % with it"_qs));
    QVERIFY(told(0.42, 0.40).contains(u"Chance to win: about 40 %"_qs));
}

void tst_Hint::onlyWhoIsAskedIsAdvised()
{
    briefed(window::oneTarget());
    QVERIFY(hint().isEnabled());
    m_hands->say(announce(m_hands->position(), "u1", Action::Fire), Hand::Mouse);
    while (!m_hands->position().pending.isChance())
        m_hands->say(Target{assault::id(m_hands->position(), "g1"), {}}, Hand::Mouse);
    QVERIFY(!hint().isEnabled());
    m_window->playPage().game().takeBack(PlayGame::Behind::Anything);
    QVERIFY(hint().isEnabled());
}

void tst_Hint::aSideThatIsAwayIsNotAdvised()
{
    assault::Table table;
    table.zone("north", "axis", ZonePurpose::Mines, {"C3", "D3", "E3"});
    table.zone("south", "allied", ZonePurpose::Mines, {"C8", "D8", "E8"});
    table.scenario.mines = {{"axis", 1, 0, {"north"}}, {"allied", 1, 0, {"south"}}};
    table.rifles("g1", "F1").rifles("u1", "F10");
    briefed(table.scenario);
    QCOMPARE(asked(), u"lay_mine axis"_qs);
    QVERIFY(!hint().isEnabled());

    m_hands->press(Qt::Key_H); // "I am here"
    QVERIFY(hint().isEnabled());
    QVERIFY(!panel().isVisible());
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
}

void tst_Hint::itSpeaksGerman()
{
    m_languages.speak(u"de"_qs);
    beginLastTurn();
    m_hands->press(Qt::Key_H);
    QTRY_VERIFY_WITH_TIMEOUT(isAdvised(), 20000);
    QVERIFY2(words().contains(u"Siegchance"_qs) && words().contains(u"nach E6"_qs),
             qPrintable(words()));
    m_languages.speak(u"en"_qs);
}

// Nothing is hidden here; while it answers, the panel is there.
void tst_Hint::whatTheComputerConsidersIsShown()
{
    beginLastTurn();
    ComputerSides &computer = m_window->playPage().computer();
    computer.setPace(60000);
    computer.setOpponent({Level::Hardened});
    computer.setPlayed({true, true});
    auto *panel = m_window->playPage().findChild<ComputerPanel *>();
    QVERIFY(panel->isVisible());
    const auto considers = [panel] {
        for (const QLabel *label : panel->findChildren<QLabel *>())
            if (label->isVisible() && label->text().startsWith(u"It considers: "_qs))
                return true;
        return false;
    };
    QTRY_VERIFY_WITH_TIMEOUT(considers(), 20000);
    QVERIFY(!hint().isEnabled()); // nobody is asked
}

HW_WINDOW_TEST(tst_Hint)

} // namespace hexwerk::assault::ui::tst_hint

#include "tst_hint.moc"
