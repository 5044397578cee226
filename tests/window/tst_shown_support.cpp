// Support from outside the board on the map, and the hand of cards beside it.
#include <QFile>

#include "app/assault/answer/hand_row.h"
#include "app/assault/game/choice_odds.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"
#include "tests/window/question_test.h"

namespace hexwerk::assault::ui::tst_shown_support {

using Hand = window::By;

static const QString kExamples = QStringLiteral(HW_SOURCE_DIR "/resources/assault/examples/");

class tst_ShownSupport final : public window::QuestionTest
{
    Q_OBJECT

private slots:
    void init() { begin(); }
    void cleanup() { closeWindow(); }
    void anAircraftFliesAtItsTarget();
    void aMarkerDriftsAsItsDiceSay();
    void artilleryTellsItsChancesBeforeItFires();
    void whatIsRequestedStaysFaceDown();
    void aCardOfTheHandIsPickedAndPlayed_data() { byMouseAndByKey(); }
    void aCardOfTheHandIsPickedAndPlayed();
    void oneDrawFillsTheHand();

private:
    void playExample(const QString &id, int orders);
    const std::vector<SceneSupport> &support()
    {
        return m_window->playPage().canvas().scene().support;
    }
    std::vector<QToolButton *> cards()
    {
        window::Hands::settle();
        std::vector<QToolButton *> shown;
        for (auto *button :
             m_window->playPage().findChild<HandRow *>()->findChildren<QToolButton *>())
            if (button->isVisible())
                shown.push_back(button);
        return shown;
    }
};

// So many orders of a worked example.
void tst_ShownSupport::playExample(const QString &id, int orders)
{
    play(loadScenario((kExamples + id + QStringLiteral(".toml")).toStdString())
             .value.value()
             .scenario);
    QFile file(kExamples + id + QStringLiteral(".jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    PlayGame &game = m_window->playPage().game();
    game.skipOnlyAnswers(false); // the example says all of them
    for (int i = 0; i < orders; ++i) {
        const auto order = Assault::orderFromJson(game.position(), file.readLine().toStdString());
        QVERIFY(order);
        QVERIFY(game.say(*order, Origin::Mouse));
    }
}

void tst_ShownSupport::anAircraftFliesAtItsTarget()
{
    playExample(QStringLiteral("W-58"), 4); // turned up
    QVERIFY(support().empty());
    playExample(QStringLiteral("W-58"), 5); // its target is named
    QCOMPARE(support().size(), std::size_t{1});
    QVERIFY(support().front().sign == SupportSign::Aircraft);
    QVERIFY(support().front().aim == at("C2"));
    QCOMPARE(support().front().name, QStringLiteral("A-36A, dive attack"));
}

// W-65: a blank die and a 1: two hexes to the north.
void tst_ShownSupport::aMarkerDriftsAsItsDiceSay()
{
    playExample(QStringLiteral("W-65"), 4);
    QCOMPARE(support().size(), std::size_t{1});
    QVERIFY(support().front().sign == SupportSign::Waypoint);
    QVERIFY(support().front().aim == at("C4"));
    PlayGame &game = m_window->playPage().game();
    QVERIFY(game.say(Dice{{}, {Symbols{}}}, Origin::Mouse));
    QVERIFY(game.say(Dice{{1}, {}}, Origin::Mouse));
    QVERIFY(support().front().aim == at("C2"));
    QVERIFY(support().front().from == std::optional(at("C4")));
}

// W-64 and W-65: at each choice, and nothing while a hex is still open.
void tst_ShownSupport::artilleryTellsItsChancesBeforeItFires()
{
    const auto odds = [this](const Order &order) {
        return shellOddsOf(m_window->playPage().game().position(), order);
    };
    playExample(QStringLiteral("W-64"), 3);
    const auto atHex = odds(Target{{}, at("C2")});
    QVERIFY(atHex && !atHex->units.empty());
    QVERIFY(odds(Target{{}, at("C4")})->units.empty());
    m_hands->hex(at("C2"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("fire_mode allied"));
    QVERIFY(!odds(Choose{"suppressive_fire"}));
    QVERIFY(!odds(Choose{"smoke_screen"}));
    QVERIFY(odds(Choose{"fire_support"})->units.front().preview.chances ==
            atHex->units.front().preview.chances);
    QVERIFY(m_window->playPage().game().say(Choose{"suppressive_fire"}, Origin::Mouse));
    const auto second = odds(Target{{}, at("C1")});
    QVERIFY(second && !second->units.empty());
    QVERIFY(m_window->playPage().game().say(Target{{}, at("C1")}, Origin::Mouse));
    QVERIFY(chanceOf(m_window->playPage().game().position(), Choose{"YY"}) > 0.0);

    playExample(QStringLiteral("W-65"), 3);
    QCOMPARE(odds(Target{{}, at("C4")})->drift.size(), std::size_t{3});
}

// [R12.3.1a] Only its side sees the card, and only when the computer is handed over to it.
void tst_ShownSupport::whatIsRequestedStaysFaceDown()
{
    playExample(QStringLiteral("W-58"), 0);
    m_hands->arrive(Hand::Mouse);
    QCOMPARE(cards().size(), std::size_t{1}); // what can be requested
    QVERIFY(m_window->playPage().game().say(Request{"us.a36_dive", {}}, Origin::Mouse));
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    m_hands->arrive(Hand::Mouse);
    QCOMPARE(cards().size(), std::size_t{1});
    QVERIFY(m_window->playPage().game().say(Pass{}, Origin::Mouse));
    QCOMPARE(asked(), QStringLiteral("announce axis"));
    QVERIFY(cards().empty());
    QVERIFY(!log().contains(QLatin1String("A-36A")));
}

// Each side holds the one card of its deck.
static Scenario oneCardEach()
{
    assault::Table table;
    table.rifles("g1", "E2").rifles("u1", "E9").rifles("u2", "B9");
    return assault::carded(std::move(table), {"ger.old_hands"}, {"us.up_the_cliffs"}).scenario;
}

void tst_ShownSupport::oneDrawFillsTheHand()
{
    Scenario scenario = oneCardEach();
    scenario.sides[1].deck = {"us.up_the_cliffs", "us.radio_net", "us.handie_talkie"};
    scenario.sides[1].hand = 3;
    play(scenario);
    QCOMPARE(asked(), QStringLiteral("card_draw"));
    m_hands->roll(Hand::Key);
    QCOMPARE(asked(), QStringLiteral("card_draw"));
    m_hands->roll(Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("play_card allied"));
    QVERIFY(cards().empty()); // not before it is handed over
    m_hands->arrive(Hand::Mouse);
    QCOMPARE(cards().size(), std::size_t{3});
}

// Pick the card, then click the unit; by key Shift+K and the number in the list.
void tst_ShownSupport::aCardOfTheHandIsPickedAndPlayed()
{
    QFETCH(int, by);
    const auto hand = static_cast<Hand>(by);
    play(oneCardEach());
    m_hands->roll(Hand::Key);
    m_hands->roll(Hand::Key);
    while (m_hands->position().pending.question == Question::PlayCard) {
        m_hands->arrive(hand);
        m_hands->press(Qt::Key_D);
    }
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    m_hands->arrive(hand);
    QCOMPARE(cards().size(), std::size_t{1});
    QVERIFY(!shownButton(QStringLiteral("Up the cliffs")));

    if (hand == Hand::Mouse) {
        QTest::mouseClick(cards().front(), Qt::LeftButton);
        QVERIFY(cards().front()->isChecked());
        m_hands->press(Qt::Key_Escape);
        QVERIFY(!cards().front()->isChecked());
        QTest::mouseClick(cards().front(), Qt::LeftButton);
        m_hands->hex(at("B9"), Hand::Mouse);
    } else {
        m_hands->press(Qt::Key_K, Qt::ShiftModifier);
        QVERIFY(cards().front()->isChecked());
        QAbstractButton *listed = shownButton(QStringLiteral("(u2)"));
        QVERIFY(listed);
        m_hands->press(static_cast<Qt::Key>(listed->property("key").toString()[0].unicode()));
    }

    const auto &last = m_window->playPage().game().game().log().back();
    const auto *played = std::get_if<Play>(&last.order);
    QVERIFY(played);
    QCOMPARE(played->card, std::string("us.up_the_cliffs"));
    QVERIFY(played->unit == id(m_hands->position(), "u2"));
}

HW_WINDOW_TEST(tst_ShownSupport)

} // namespace hexwerk::assault::ui::tst_shown_support

#include "tst_shown_support.moc"
