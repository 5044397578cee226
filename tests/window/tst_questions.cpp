#include <QAbstractButton>

#include "app/assault/answer/policy_dialog.h"
#include "app/assault/answer/policy_panel.h"
#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/reaction_odds.h"
#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_questions {

using window::column;
using window::oneTarget;
using Hand = window::By;

// Questions: what stands on their buttons, and those with one answer.
class tst_Questions final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void chancesStandOnTheButtons();
    void whoJoinsTheFireIsWeighedBefore();
    void onePressRollsAttackAndDefence();
    void diceThatChangeNothingAreNotRolled();
    void aKeyForAQuestionThatHasJustChangedDoesNothing();
    void takingBackGoesBehindWhatTheProgramSaid();
    void aSingleAnswerIsSkipped();
    void aWholeWayGoesOnBehindASkippedAnswer();
    void aChoiceIsNot();
    void theSwitchIsRemembered();

private:
    QStringList m_rolled;
};

void tst_Questions::chancesStandOnTheButtons()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    const Position &p = m_hands->position();
    for (const char *name : {"g1", "g2"}) {
        const Order order = React{id(p, name)};
        const double chance = *chanceOfEffect(p, reactionShot(p, id(p, name)));
        const QAbstractButton *button = m_hands->button(PlayText::order(p, order));
        QVERIFY(button);
        QVERIFY2(button->text().contains(QStringLiteral("– %1 %").arg(qRound(100 * chance))),
                 qPrintable(button->text()));
    }

    assault::Table table;
    table.rifles("g1", "E4").rifles("g2", "F3").rifles("u1", "E7");
    play(table.scenario);
    m_hands->say(Announce{id(m_hands->position(), "u1"), Action::Fire}, Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("target allied u1"));
    const Position &asks = m_hands->position(); // of the other game
    for (const char *name : {"g1", "g2"}) {
        const double nothing =
            previewShot(asks, {.firer = id(asks, "u1"), .target = id(asks, name)}).chances.nothing;
        const QAbstractButton *button =
            m_hands->button(PlayText::order(asks, Target{id(asks, name), {}}));
        QVERIFY(button);
        QVERIFY2(button->text().contains(QStringLiteral("– %1 %").arg(qRound(100 * (1 - nothing)))),
                 qPrintable(button->text()));
    }
}

// [R10.8.4] Each adds a die: the odds with it, on its button and when it is pointed at.
void tst_Questions::whoJoinsTheFireIsWeighedBefore()
{
    assault::Table table;
    table.rifles("g1", "E3").rifles("u1", "E7").rifles("u2", "D7").rifles("u3", "F7");
    play(table.scenario);
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E3");
    QCOMPARE(asked(), QStringLiteral("joint_fire allied u1"));
    const Position &p = m_hands->position();
    const Shot alone{.firer = id(p, "u1"), .target = id(p, "g1")};
    Shot with = alone;
    with.joined = {id(p, "u2")};
    const auto percent = [&p](const Shot &shot) {
        return qRound(100 * (1 - previewShot(p, shot).chances.nothing));
    };
    QVERIFY(percent(with) > percent(alone));
    const QAbstractButton *joins = m_hands->button(PlayText::order(p, Support{id(p, "u2")}));
    const QAbstractButton *nobody = m_hands->button(PlayText::order(p, Decline{}));
    QVERIFY(joins && nobody);
    QVERIFY(joins->text().contains(QStringLiteral("– %1 %").arg(percent(with))));
    QVERIFY(nobody->text().contains(QStringLiteral("– %1 %").arg(percent(alone))));

    MapCanvas &canvas = m_window->playPage().canvas();
    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("D7")).center());
    QVERIFY2(shown().contains(QLatin1String("together with Rifles 43 (u2)")), qPrintable(shown()));
}

void tst_Questions::onePressRollsAttackAndDefence()
{
    for (const bool isTogether : {true, false}) {
        QAction *together = m_hands->action(QStringLiteral("Roll attack and defence together"));
        if (together->isChecked() != isTogether)
            together->trigger();
        play(oneTarget());
        m_window->playPage().game().seedDice(5);
        m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
        walk("E4");
        QVERIFY2(asked().startsWith(QLatin1String("attack ")), qPrintable(asked()));
        const std::size_t before = records().size();

        m_hands->press(Qt::Key_R);

        const bool isDone = !m_hands->position().pending.isChance();
        QCOMPARE(isDone, isTogether);
        QVERIFY(isTogether ? records().size() > before + 1 : records().size() == before + 1);
        while (m_hands->position().pending.isChance())
            m_hands->press(Qt::Key_R);
        m_rolled << log().section(QStringLiteral("Attack dice"), 1);
    }
    QCOMPARE(m_rolled.front(), m_rolled.back()); // the same dice either way
}

// Four damage against the one strength point of g1 and its one die, which takes off two at most.
void tst_Questions::diceThatChangeNothingAreNotRolled()
{
    assault::Table table;
    table.rifles("g1", "E4").rifles("g2", "L1").rifles("u1", "E7");
    play(table.scenario);
    const Position &p = m_hands->position();
    const int strength = unit(p, "g1").strength;
    m_window->playPage().game().say(Correct{"unit.g1.strength", std::to_string(strength), "1"},
                                    Origin::Mouse);
    m_hands->chooseUnit(id(p, "u1"), Hand::Mouse);
    walk("E4");
    QVERIFY2(asked().startsWith(QLatin1String("attack ")), qPrintable(asked()));
    m_hands->say(roll({"DD", "DD"}), Hand::Key);

    QCOMPARE(place("g1"), QStringLiteral("eliminated"));
    QCOMPARE(records().back().origin, std::string("only"));
    QVERIFY2(
        log().contains(QStringLiteral("Defence dice – not rolled: they could change nothing.")),
        qPrintable(log()));
    QCOMPARE(log().count(QStringLiteral("Defence dice")), 1);
}

void tst_Questions::aKeyForAQuestionThatHasJustChangedDoesNothing()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    const Position before = m_hands->position();
    QStringList told;
    connect(&m_window->playPage(), &PlayPage::told, this,
            [&told](const QString &words) { told << words; });

    m_window->playPage().setAnswerPause(60'000);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_D, Qt::Key_N, Qt::Key_Return})
        m_hands->press(key);
    QVERIFY(m_hands->position() == before);
    QVERIFY(
        told.contains(QStringLiteral("The question has just changed; the key press was ignored.")));

    m_window->playPage().setAnswerPause(1);
    QTest::qWait(5);
    m_hands->press(Qt::Key_D);
    QVERIFY(m_hands->position() != before);
}

// Who has nothing to do but to pass is not asked; back it goes to what a player decided.
void tst_Questions::takingBackGoesBehindWhatTheProgramSaid()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("u2", "F4").rifles("g1", "L10", {"suppressed"});
    play(table.scenario);
    const Position before = m_hands->position();
    m_hands->chooseUnit(id(before, "u1"), Hand::Mouse);
    walk("B4");
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QCOMPARE(records().back().origin, std::string("only"));

    m_hands->press(Qt::Key_Z, Qt::ControlModifier);

    QVERIFY(m_hands->position() == before);
}

void tst_Questions::aSingleAnswerIsSkipped()
{
    play(oneTarget());
    m_hands->say(Announce{id(m_hands->position(), "u1"), Action::Fire}, Hand::Mouse);

    QCOMPARE(records().size(), std::size_t{2});
    QCOMPARE(records().back().origin, std::string("only"));
    QVERIFY(m_window->playPage().game().game().log().back().order ==
            Order(Target{id(m_hands->position(), "g1")}));
    QVERIFY(asked() != QLatin1String("target allied u1"));
}

// A click on the enemy announces and aims; what was skipped of it is not said once more.
void tst_Questions::aWholeWayGoesOnBehindASkippedAnswer()
{
    play(oneTarget());
    int refused = 0;
    connect(&m_window->playPage().game(), &PlayGame::refused, this, [&refused] { ++refused; });
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E4");

    QCOMPARE(records().size(), std::size_t{2});
    QCOMPARE(refused, 0);
    QVERIFY(m_hands->position().pending.isChance());
}

void tst_Questions::aChoiceIsNot()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    // One unit left that may react, but to decline is an answer too.
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QCOMPARE(count("only"), 0L);
}

void tst_Questions::theSwitchIsRemembered()
{
    play(oneTarget());
    QVERIFY(action(Qt::Key_O)->isChecked());
    action(Qt::Key_O)->trigger();
    openWindow();
    play(oneTarget());
    QVERIFY(!action(Qt::Key_O)->isChecked());

    m_hands->say(Announce{id(m_hands->position(), "u1"), Action::Fire}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("target allied u1"));
}

HW_WINDOW_TEST(tst_Questions)

} // namespace hexwerk::assault::ui::tst_questions

#include "tst_questions.moc"
