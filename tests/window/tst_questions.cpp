#include <QAbstractButton>
#include <QSignalSpy>

#include "app/assault/answer/policy_dialog.h"
#include "core/assault/aside/attack_preview.h"
#include "core/assault/aside/reaction_odds.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_questions {

using Hand = window::By;

// Questions that need no answer at the moment: answered once for all, or with one answer; and those
// that one side alone may see.
class tst_Questions final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { closeWindow(); }
    void noReactionToThisMove_data() { byMouseAndByKey(); }
    void noReactionToThisMove();
    void aLaterHexOfTheWayIsOnTheList_data() { byMouseAndByKey(); }
    void aLaterHexOfTheWayIsOnTheList();
    void theWayIsShownToWhoMayReactUnlessItIsTurnedOff();
    void chancesStandOnTheButtons();
    void whoJoinsTheFireIsWeighedBefore();
    void onePressRollsAttackAndDefence();
    void diceThatChangeNothingAreNotRolled();
    void aKeyForAQuestionThatHasJustChangedDoesNothing();
    void aPolicyEndsWithTheMoveItIsFor();
    void aPolicyIsWithdrawn_data() { byMouseAndByKey(); }
    void aPolicyIsWithdrawn();
    void theDialogSaysWhenToAsk();
    void whatAPolicySaysIsForItsSide();
    void takingBackEndsPolicies();
    void takingBackGoesBehindWhatTheProgramSaid();
    void whatThePolicySaidIsReplayed();
    void aSingleAnswerIsSkipped();
    void aWholeWayGoesOnBehindASkippedAnswer();
    void aChoiceIsNot();
    void theSwitchIsRemembered();
    void minesAreLaidUnseen_data() { byMouseAndByKey(); }
    void minesAreLaidUnseen();
    void anotherMomentShowsNoMines();
    void onePlayerNeedsNoHandOver();

private:
    void walk(const char *hex);
    QAbstractButton *shownButton(const QString &text);
    const std::vector<play::Record> &records() { return m_window->playPage().game().records(); }
    long count(const char *origin);
    std::size_t minesSeen();
    QStringList m_rolled;
    QAction *action(Qt::Key key);
};

void tst_Questions::init()
{
    forgetSettings();
    QSettings().clear();
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

// g1 and g2 look at the way of u1.
static Scenario column()
{
    assault::Table table;
    table.rifles("g1", "E3").rifles("g2", "G3").rifles("u1", "E9").rifles("u2", "B9");
    return table.scenario;
}

// [R10.2] A unit that announced fire has one target.
static Scenario oneTarget()
{
    assault::Table table;
    table.rifles("g1", "E4").rifles("u1", "E7");
    return table.scenario;
}

// A choice of mines for both sides.
static Scenario mined()
{
    assault::Table table;
    table.zone("north", "axis", ZonePurpose::Mines, {"C3", "D3", "E3", "F3"});
    table.zone("south", "allied", ZonePurpose::Mines, {"C8", "D8", "E8", "F8"});
    table.scenario.mines = {{"axis", 1, 0, {"north"}}, {"allied", 1, 0, {"south"}}};
    table.rifles("g1", "F1").rifles("u1", "F10");
    return table.scenario;
}

void tst_Questions::walk(const char *hex)
{
    m_hands->hex(at(hex), Hand::Mouse);
}

QAbstractButton *tst_Questions::shownButton(const QString &text)
{
    window::Hands::settle();
    for (QAbstractButton *button : m_window->playPage().findChildren<QAbstractButton *>())
        if (button->isVisible() && button->text().contains(text))
            return button;
    return nullptr;
}

long tst_Questions::count(const char *origin)
{
    return std::count_if(records().begin(), records().end(),
                         [origin](const play::Record &order) { return order.origin == origin; });
}

std::size_t tst_Questions::minesSeen()
{
    const auto &mines = m_window->playPage().canvas().scene().mines;
    return static_cast<std::size_t>(std::count_if(
        mines.begin(), mines.end(), [](const auto &mine) { return mine.kind.has_value(); }));
}

QAction *tst_Questions::action(Qt::Key key)
{
    for (QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::ALT | key))
            return action;
    return nullptr;
}

void tst_Questions::noReactionToThisMove()
{
    QFETCH(int, by);
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E6");
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QCOMPARE(place("u1"), QStringLiteral("E8"));

    QAbstractButton *none = shownButton(QStringLiteral("No reaction to this move"));
    QVERIFY(none);
    if (static_cast<Hand>(by) == Hand::Key)
        m_hands->press(Qt::Key_N);
    else
        QTest::mouseClick(none, Qt::LeftButton);

    QCOMPARE(place("u1"), QStringLiteral("E6")); // nobody is asked in its other hexes
    QCOMPARE(count("policy"), 3L);
    for (const play::Record &order : records())
        if (order.origin == "policy")
            QCOMPARE(order.json, std::string(R"({"order":"decline"})"));
}

// The button of a reaction in that hex, with its chance.
static QString laterText(const char *hex, const char *unit, double chance)
{
    return QStringLiteral("In %1: Rifles 43 (%2) – %3 %")
        .arg(QLatin1String(hex), QLatin1String(unit))
        .arg(qRound(100 * chance));
}

// [R8.2i] Said in the first hex for the third.
void tst_Questions::aLaterHexOfTheWayIsOnTheList()
{
    QFETCH(int, by);
    play(column());
    const Position before = m_hands->position();
    m_hands->chooseUnit(id(before, "u1"), Hand::Mouse);
    const auto steps = forecastOf(before, wayTo(before, id(before, "u1"), {}, at("E6")));
    QCOMPARE(steps.size(), std::size_t{3});
    walk("E6");
    for (std::size_t i = 1; i < steps.size(); ++i)
        for (const PathThreat &threat : steps[i].threats)
            QVERIFY(shownButton(laterText(toString(steps[i].hex).c_str(),
                                          before.setting->unitName(threat.reactor).c_str(),
                                          threat.chance)));

    m_hands->choose(QStringLiteral("In E6: Rifles 43 (g1)"), static_cast<Hand>(by));

    QCOMPARE(place("u1"), QStringLiteral("E6"));
    QVERIFY(m_hands->position().pending.isChance());
    QCOMPARE(count("policy"), 3L); // two hexes without, then the reaction
    QVERIFY(m_window->playPage().game().game().log().back().order ==
            Order(React{id(before, "g1")}));
}

void tst_Questions::theWayIsShownToWhoMayReactUnlessItIsTurnedOff()
{
    for (const bool isShown : {true, false}) {
        play(column());
        QAction *whole = m_hands->action(QStringLiteral("React to a whole way"));
        if (whole->isChecked() != isShown)
            whole->trigger();
        m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
        walk("E6");
        QCOMPARE(asked(), QStringLiteral("react axis u1"));
        QCOMPARE(shownButton(QStringLiteral("In E7: ")) != nullptr, isShown);
        QCOMPARE(!m_window->playPage().canvas().scene().arrows.empty(), isShown);
    }
}

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
    for (const char *name : {"g1", "g2"}) {
        const double nothing =
            previewShot(p, {.firer = id(p, "u1"), .target = id(p, name)}).chances.nothing;
        const QAbstractButton *button =
            m_hands->button(PlayText::order(p, Target{id(p, name), {}}));
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
    QVERIFY2(log().contains(QStringLiteral("Defence dice – not rolled: they change nothing.")),
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
    QVERIFY(told.contains(QStringLiteral("The question has just changed; the key was not used.")));

    m_window->playPage().setAnswerPause(1);
    QTest::qWait(5);
    m_hands->press(Qt::Key_D);
    QVERIFY(m_hands->position() != before);
}

void tst_Questions::aPolicyEndsWithTheMoveItIsFor()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    m_hands->press(Qt::Key_N);
    m_hands->say(Stop{}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("announce axis"));
    QVERIFY(m_window->playPage().game().policies().empty());
    QVERIFY(!shownButton(QStringLiteral("Ask again")));
}

void tst_Questions::aPolicyIsWithdrawn()
{
    QFETCH(int, by);
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    m_hands->press(Qt::Key_N);
    QAbstractButton *end = shownButton(QStringLiteral("Ask again"));
    QVERIFY(end);

    if (static_cast<Hand>(by) == Hand::Mouse) {
        QTest::mouseClick(end, Qt::LeftButton);
    } else {
        for (int i = 0; i < 100 && QApplication::focusWidget() != end; ++i)
            m_hands->press(Qt::Key_Tab);
        m_hands->press(Qt::Key_Space);
    }

    QVERIFY(m_window->playPage().game().policies().empty());
    walk("E7");
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
}

void tst_Questions::theDialogSaysWhenToAsk()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    window::onNextDialog(*m_window, [](QDialog *dialog) {
        auto *asks = qobject_cast<PolicyDialog *>(dialog);
        if (!asks)
            return false;
        for (auto *choice : asks->findChildren<QRadioButton *>())
            if (choice->text().contains(QLatin1String("chance")) ||
                choice->text().contains(QLatin1String("turn")))
                QTest::mouseClick(choice, Qt::LeftButton, {}, {10, choice->height() / 2});
        asks->findChild<QSpinBox *>()->setValue(100);
        QTest::keyClick(asks, Qt::Key_Return);
        return true;
    });
    m_hands->press(Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);

    QCOMPARE(asked(), QStringLiteral("step allied u1"));
    const auto &policies = m_window->playPage().game().policies();
    QCOMPARE(policies.size(), std::size_t{1});
    QVERIFY(policies.front().ask == ReactionPolicy::Ask::Odds);
    QVERIFY(policies.front().until == ReactionPolicy::Until::TurnEnds);
    QCOMPARE(policies.front().percent, 100);
}

void tst_Questions::whatAPolicySaysIsForItsSide()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    m_window->playPage().game().setPolicy({.side = 0,
                                           .ask = ReactionPolicy::Ask::Units,
                                           .until = ReactionPolicy::Until::TurnEnds,
                                           .turn = 1,
                                           .units = {id(m_hands->position(), "g2")}});
    const auto said = [this] {
        window::Hands::settle();
        QString words;
        for (const QLabel *label :
             m_window->playPage().findChild<PolicyPanel *>()->findChildren<QLabel *>())
            if (label->isVisible())
                words += label->text();
        return words;
    };
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QVERIFY2(said().contains(QLatin1String("g2")), qPrintable(said()));
    m_hands->say(Decline{}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("step allied u1"));
    QVERIFY2(!said().isEmpty() && !said().contains(QLatin1String("g2")), qPrintable(said()));
    action(Qt::Key_Y)->trigger(); // one player plays both sides
    QVERIFY2(said().contains(QLatin1String("g2")), qPrintable(said()));
}

void tst_Questions::takingBackEndsPolicies()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    m_hands->press(Qt::Key_N);
    QVERIFY(!m_window->playPage().game().policies().empty());

    m_hands->press(Qt::Key_Z, Qt::ControlModifier);

    QVERIFY(m_window->playPage().game().policies().empty());
    QVERIFY(records().empty());
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

void tst_Questions::whatThePolicySaidIsReplayed()
{
    play(column());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    walk("E8");
    m_hands->press(Qt::Key_N);
    walk("E7");
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.toml"));
    QVERIFY(m_window->playPage().game().saveAs(path));
    const Position before = m_hands->position();
    const std::vector<play::Record> orders = records();

    const auto resumed = m_window->playPage().resume(path);

    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(m_hands->position() == before);
    QVERIFY(records() == orders);
    QCOMPARE(count("policy"), 2L);
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

void tst_Questions::minesAreLaidUnseen()
{
    QFETCH(int, by);
    const auto here = [&] {
        QAbstractButton *button = shownButton(QStringLiteral("I am here"));
        QVERIFY(button);
        if (static_cast<Hand>(by) == Hand::Key)
            m_hands->press(Qt::Key_H);
        else
            QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!shownButton(QStringLiteral("I am here")));
    };
    play(mined());
    QCOMPARE(asked(), QStringLiteral("lay_mine axis"));
    const auto &lit = m_window->playPage().canvas().scene().highlights;
    QVERIFY(lit.empty());
    QVERIFY(!m_window->playPage().findChild<MinePanel *>()->isVisible());
    m_hands->hex(at("C3"), Hand::Mouse);
    QVERIFY(records().empty()); // nothing is laid before the side is there

    here();
    QCOMPARE(lit.size(), std::size_t{4});
    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, static_cast<Hand>(by));
    QCOMPARE(records().size(), std::size_t{1});
    QCOMPARE(minesSeen(), std::size_t{1}); // its own
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, static_cast<Hand>(by));

    QCOMPARE(asked(), QStringLiteral("lay_mine allied"));
    QCOMPARE(m_window->playPage().canvas().scene().mines.size(), std::size_t{2});
    QCOMPARE(minesSeen(), std::size_t{0});
    here();
    QCOMPARE(minesSeen(), std::size_t{0});
    m_hands->say(Lay{MineKind::Dummy, at("C8")}, static_cast<Hand>(by));
    m_hands->say(Lay{MineKind::AntiPersonnel, at("D8")}, static_cast<Hand>(by));

    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QCOMPARE(minesSeen(), std::size_t{0});
    QVERIFY(!shownButton(QStringLiteral("I am here"))); // nothing is secret in a turn
}

void tst_Questions::anotherMomentShowsNoMines()
{
    play(mined());
    m_hands->press(Qt::Key_H);
    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, Hand::Mouse);
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, Hand::Mouse);

    m_hands->press(Qt::Key_Left, Qt::AltModifier); // the axis laid its last one

    QVERIFY(m_window->playPage().moment() == std::size_t{1});
    QCOMPARE(m_window->playPage().canvas().scene().mines.size(), std::size_t{1});
    QCOMPARE(minesSeen(), std::size_t{0});
}

void tst_Questions::onePlayerNeedsNoHandOver()
{
    play(mined());
    QVERIFY(shownButton(QStringLiteral("I am here")));
    action(Qt::Key_Y)->trigger();
    QVERIFY(!shownButton(QStringLiteral("I am here")));

    m_hands->say(Lay{MineKind::AntiPersonnel, at("C3")}, Hand::Mouse);
    m_hands->say(Lay{MineKind::Dummy, at("E3")}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("lay_mine allied"));
    QCOMPARE(minesSeen(), std::size_t{0}); // of the axis
}

HW_WINDOW_TEST(tst_Questions)

} // namespace hexwerk::assault::ui::tst_questions

#include "tst_questions.moc"
