#include <QAbstractButton>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include "app/assault/answer/policy_dialog.h"
#include "app/assault/answer/policy_panel.h"
#include "tests/test_program.h"
#include "tests/window/dialogs.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_policies {

using window::column;
using Hand = window::By;

// [R8.2i] Questions that are answered once for all.
class tst_Policies final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void noReactionToThisMove_data() { byMouseAndByKey(); }
    void noReactionToThisMove();
    void aLaterHexOfTheWayIsOnTheList_data() { byMouseAndByKey(); }
    void aLaterHexOfTheWayIsOnTheList();
    void theWayIsShownToWhoMayReactUnlessItIsTurnedOff();
    void aPolicyEndsWithTheMoveItIsFor();
    void aPolicyIsWithdrawn_data() { byMouseAndByKey(); }
    void aPolicyIsWithdrawn();
    void theDialogSaysWhenToAsk();
    void whatAPolicySaysIsForItsSide();
    void takingBackEndsPolicies();
    void whatThePolicySaidIsReplayed();
};

void tst_Policies::noReactionToThisMove()
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
void tst_Policies::aLaterHexOfTheWayIsOnTheList()
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

void tst_Policies::theWayIsShownToWhoMayReactUnlessItIsTurnedOff()
{
    for (const bool isShown : {true, false}) {
        play(column());
        QAction *whole = m_hands->action(QStringLiteral("React to a whole route"));
        if (whole->isChecked() != isShown)
            whole->trigger();
        m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
        walk("E6");
        QCOMPARE(asked(), QStringLiteral("react axis u1"));
        QCOMPARE(shownButton(QStringLiteral("In E7: ")) != nullptr, isShown);
        QCOMPARE(!m_window->playPage().canvas().scene().arrows.empty(), isShown);
    }
}

void tst_Policies::aPolicyEndsWithTheMoveItIsFor()
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

void tst_Policies::aPolicyIsWithdrawn()
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

void tst_Policies::theDialogSaysWhenToAsk()
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

void tst_Policies::whatAPolicySaysIsForItsSide()
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

void tst_Policies::takingBackEndsPolicies()
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

void tst_Policies::whatThePolicySaidIsReplayed()
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

    QCOMPARE(resumed.differs, QString());
    QVERIFY(m_hands->position() == before);
    QVERIFY(records() == orders);
    QCOMPARE(count("policy"), 2L);
}

HW_WINDOW_TEST(tst_Policies)

} // namespace hexwerk::assault::ui::tst_policies

#include "tst_policies.moc"
