#include <QPushButton>
#include <QSignalSpy>

#include "tests/share.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_test.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk::assault::ui::tst_play_orders {

using Hand = window::By;

// Orders as hands give them, with the mouse and with keys alone.
class tst_PlayOrders final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void setUpIsFollowedByTurns_data() { byMouseAndByKey(); }
    void setUpIsFollowedByTurns();
    void aClickOnAFarHexSendsTheWholeWay_data() { byMouseAndByKey(); }
    void aClickOnAFarHexSendsTheWholeWay();
    void aWayGoesOnAfterAForeignQuestion_data() { byMouseAndByKey(); }
    void aWayGoesOnAfterAForeignQuestion();
    void aWayIsShownBeforeItIsGone();
    void takeBackGoesToTheLastAnnouncement_data() { byMouseAndByKey(); }
    void takeBackGoesToTheLastAnnouncement();
    void handsEnterDice_data() { byMouseAndByKey(); }
    void handsEnterDice();
    void aDieCanBeCorrectedBeforeTheLast();
    void theLastDieWaitsForEnter();
    void anyDieCanBeChangedBeforeItCounts_data() { byMouseAndByKey(); }
    void anyDieCanBeChangedBeforeItCounts();
    void facesThatTheDieLacksAreBehindOther_data() { byMouseAndByKey(); }
    void facesThatTheDieLacksAreBehindOther();
    void aRollIsEnteredAgainAlone();
    void aRollIsNotTakenBackBehindADecisionUnasked();
    void aRefusalIsSaid();
    void aGunIsTurnedAtItsVertices_data() { byMouseAndByKey(); }
    void aGunIsTurnedAtItsVertices();
    void aGunIsPlacedWithItsFacing();
    void everyQuestionHasItsPanelAndEveryOrderCanBeGiven();

private:
    void attackDice(bool checks);
    bool hasItsPanel();
};

void tst_PlayOrders::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

void tst_PlayOrders::setUpIsFollowedByTurns()
{
    QFETCH(int, by);
    play(trainingScenario());
    const Position &p = m_hands->position();
    QVERIFY(m_window->playPage().question().question().startsWith(QLatin1String("Axis")));
    QVERIFY2(shown().contains(QLatin1String("storm the house")), "no briefing");

    for (const auto &[name, hex] :
         {std::pair("ger4", "P3"), std::pair("us6", "D5"), std::pair("us3", "E6"),
          std::pair("us5", "F4"), std::pair("us4", "E4")})
        m_hands->say(Place{id(p, name), at(hex)}, static_cast<Hand>(by));

    QCOMPARE(place("us6"), QStringLiteral("D5"));
    QCOMPARE(place("us5"), QStringLiteral("F4"));
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QVERIFY(log().contains(QLatin1String("Turn 1 begins.")));
    QCOMPARE(m_window->playPage().chosen(), UnitId{}); // who was placed last is not
}

// Nobody near enough to react.
static Scenario outOfSight()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("u2", "F4").rifles("g1", "L10", {"suppressed"});
    return table.scenario;
}

void tst_PlayOrders::aClickOnAFarHexSendsTheWholeWay()
{
    QFETCH(int, by);
    play(outOfSight());
    const auto &orders = m_window->playPage().game().game().log();

    m_hands->chooseUnit(id(m_hands->position(), "u1"), static_cast<Hand>(by));
    m_hands->hex(at("B4"), static_cast<Hand>(by));

    QCOMPARE(place("u1"), QStringLiteral("B4"));
    QCOMPARE(orders.size(), std::size_t{3}); // the announcement and two steps
    QVERIFY(std::get<Announce>(orders[0].order).action == Action::NormalMove);

    m_hands->say(Pass{}, Hand::Key);
    m_hands->chooseUnit(id(m_hands->position(), "u2"), static_cast<Hand>(by));
    m_hands->hex(at("F7"), static_cast<Hand>(by)); // too far for a normal move

    QCOMPARE(place("u2"), QStringLiteral("F7"));
    QCOMPARE(orders.size(), std::size_t{8});
    QVERIFY(std::get<Announce>(orders[4].order).action == Action::FastMove);
}

void tst_PlayOrders::aWayGoesOnAfterAForeignQuestion()
{
    QFETCH(int, by);
    setUp();

    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse); // before the house
    m_hands->hex(at("G6"), Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("react axis us2"));
    const QString half = place("us2");
    QVERIFY(half != QLatin1String("H7") && half != QLatin1String("G6"));
    while (asked() == QLatin1String("react axis us2"))
        m_hands->say(Decline{}, static_cast<Hand>(by));
    QCOMPARE(place("us2"), QStringLiteral("G6")); // without another click
}

void tst_PlayOrders::aWayIsShownBeforeItIsGone()
{
    play(outOfSight());
    MapCanvas &canvas = m_window->playPage().canvas();
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);

    const auto &lit = canvas.scene().highlights;
    const auto isLit = [&](const char *hex) {
        return std::any_of(lit.begin(), lit.end(),
                           [&](const auto &mark) { return mark.hex == at(hex); });
    };
    QVERIFY(isLit("B4"));
    QVERIFY(isLit("B5"));
    QVERIFY(!isLit("B6"));
    QTest::mouseMove(canvas.viewport(), canvas.viewRect(at("B5")).center());

    QCOMPARE(canvas.scene().arrows.size(), std::size_t{1});
    const std::vector<Hex> &way = canvas.scene().arrows.front().hexes;
    QCOMPARE(way.size(), std::size_t{4});
    QVERIFY(way.front() == at("B2") && way.back() == at("B5"));
}

void tst_PlayOrders::takeBackGoesToTheLastAnnouncement()
{
    QFETCH(int, by);
    play(outOfSight());
    const Position before = m_hands->position();
    m_hands->chooseUnit(id(before, "u1"), Hand::Mouse);
    m_hands->hex(at("B4"), Hand::Mouse);
    QVERIFY(m_hands->position() != before);
    QVERIFY(log().contains(QLatin1String("moves to B4")));

    if (static_cast<Hand>(by) == Hand::Key)
        m_hands->press(Qt::Key_Z, Qt::ControlModifier);
    else
        for (auto *button : m_window->playPage().findChildren<QPushButton *>())
            if (button->text() == QLatin1String("Take back"))
                QTest::mouseClick(button, Qt::LeftButton);

    QVERIFY(m_hands->position() == before);
    QCOMPARE(log(), QString());
}

void tst_PlayOrders::handsEnterDice()
{
    QFETCH(int, by);
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);

    m_hands->say(d6({6}), static_cast<Hand>(by));
    m_hands->say(roll({"D", "X", "-"}), static_cast<Hand>(by));
    m_hands->say(roll({"-", "-", "X"}), static_cast<Hand>(by));

    QCOMPARE(strength(m_hands->position(), "ger3"), 1);
    const auto &orders = m_window->playPage().game().game().log();
    QVERIFY(orders.back().order == roll({"-", "-", "X"}));
    QVERIFY2(shown().contains(QLatin1String("loses 1 strength point")), qPrintable(shown()));
}

void tst_PlayOrders::aDieCanBeCorrectedBeforeTheLast()
{
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    m_hands->say(d6({6}), Hand::Key);

    m_hands->press(Qt::Key_4);         // a double damage that nobody rolled
    m_hands->press(Qt::Key_Backspace); // by key
    m_hands->press(Qt::Key_2);
    m_hands->press(Qt::Key_3);
    QTest::mouseClick(m_hands->button(QStringLiteral("Yellow: damage")), Qt::LeftButton);
    m_hands->press(Qt::Key_2); // the second die again
    m_hands->press(Qt::Key_1);

    QVERIFY(m_window->playPage().game().game().log().back().order == roll({"X", "X", "-"}));
}

// us2 fires at ger3; the spotting roll lies there, three attack dice are asked for.
void tst_PlayOrders::attackDice(bool checks)
{
    setUp();
    QAction *twice = m_hands->action(QStringLiteral("Check dice entered by hand"));
    QVERIFY(twice);
    if (twice->isChecked() != checks)
        twice->trigger();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("I6"), Hand::Mouse);
    m_hands->say(d6({6}), Hand::Key);
    QVERIFY2(asked().startsWith(QLatin1String("attack ")), qPrintable(asked()));
}

void tst_PlayOrders::theLastDieWaitsForEnter()
{
    attackDice(true);
    const std::size_t before = m_window->playPage().game().game().log().size();
    const auto &log = m_window->playPage().game().game().log();
    for (int i = 0; i < 3; ++i)
        m_hands->press(Qt::Key_2);
    QCOMPARE(log.size(), before);
    QVERIFY(m_hands->button(QStringLiteral("Accept these dice")));

    m_hands->press(Qt::Key_Return);

    QCOMPARE(log.size(), before + 1);
    QVERIFY(log.back().order == roll({"X", "X", "X"}));
    QVERIFY(!m_hands->button(QStringLiteral("Accept these dice"))); // of the next roll
}

void tst_PlayOrders::anyDieCanBeChangedBeforeItCounts()
{
    QFETCH(int, by);
    attackDice(true);
    const auto &log = m_window->playPage().game().game().log();
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_2, Qt::Key_3})
        m_hands->press(key);
    if (static_cast<Hand>(by) == Hand::Mouse) {
        QTest::mouseClick(m_hands->dieButton(0), Qt::LeftButton);
        m_hands->press(Qt::Key_3);
    } else {
        m_hands->press(Qt::Key_Backspace);
        m_hands->press(Qt::Key_Backspace);
        m_hands->press(Qt::Key_Backspace);
        for (const Qt::Key key : {Qt::Key_3, Qt::Key_2, Qt::Key_3})
            m_hands->press(key);
    }
    m_hands->press(Qt::Key_Return);

    QVERIFY(log.back().order == roll({"D", "X", "D"}));
}

void tst_PlayOrders::facesThatTheDieLacksAreBehindOther()
{
    QFETCH(int, by);
    attackDice(true);
    const std::vector<Die> dice = m_hands->position().pending.dice.dice();
    const DiceFaces &faces = m_hands->position().setting->faces;
    const auto has = [&](Die die, const char *symbols) {
        for (int face = 1; face <= 6; ++face)
            if (faces.face(die, face) == seen(symbols))
                return true;
        return false;
    };
    const char *keys[] = {"-", "X", "D", "DD", "C", "CD"};
    int lacking = -1;
    for (int i = 0; i < 6; ++i) {
        const bool isShown = m_hands->faceButton(i)->isVisible();
        QCOMPARE(isShown, has(dice.front(), keys[i]));
        if (!isShown)
            lacking = i;
    }
    QVERIFY(lacking >= 0);

    m_hands->press(static_cast<Qt::Key>(Qt::Key_1 + lacking)); // it is shown, not entered
    QVERIFY(m_hands->faceButton(lacking)->isVisible());
    m_hands->press(Qt::Key_0);
    QVERIFY(!m_hands->faceButton(lacking)->isVisible());
    Dice wrong;
    wrong.symbols = {seen(keys[lacking]), seen("-"), seen("-")};
    m_hands->enter(wrong, static_cast<Hand>(by));

    QVERIFY(m_window->playPage().game().game().log().back().order == Order(wrong));
}

void tst_PlayOrders::aRollIsEnteredAgainAlone()
{
    attackDice(true);
    const Position before = m_hands->position();
    m_hands->say(roll({"D", "D", "D"}), Hand::Key);
    QVERIFY2(asked().startsWith(QLatin1String("defence ")), qPrintable(asked()));

    m_hands->action(QStringLiteral("Enter the last roll again"))->trigger();

    QVERIFY(m_hands->position() == before); // the activation stays, and so does the spotting
    m_hands->say(roll({"-", "-", "X"}), Hand::Key);
    const auto &records = m_window->playPage().game().records();
    QCOMPARE(records.back().takenBack, std::size_t{1}); // in the file
}

void tst_PlayOrders::aRollIsNotTakenBackBehindADecisionUnasked()
{
    setUp();
    m_hands->chooseUnit(id(m_hands->position(), "us2"), Hand::Mouse);
    m_hands->hex(at("G6"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("react axis us2"));
    m_hands->say(React{id(m_hands->position(), "ger3")}, Hand::Mouse);
    while (m_hands->position().pending.isChance())
        m_hands->say(shows(m_hands->position()), Hand::Key);
    const Position after = m_hands->position();
    QString question;
    m_hands->onNext<QMessageBox>([&question](QMessageBox &box) {
        question = box.objectName();
        QTest::keyClick(&box, Qt::Key_Return); // the default
        return true;
    });

    m_hands->action(QStringLiteral("Enter the last roll again"))->trigger();

    QCOMPARE(question, QStringLiteral("roll-again"));
    QVERIFY(m_hands->position() == after);
}

void tst_PlayOrders::aRefusalIsSaid()
{
    play(trainingScenario());
    const Position before = m_hands->position();
    QSignalSpy told(&m_window->playPage(), &PlayPage::told);

    m_hands->hex(at("A1"), Hand::Mouse); // outside its zone

    QVERIFY(m_hands->position() == before);
    bool isSaid = false;
    for (const auto &arguments : told)
        isSaid = isSaid || arguments.front().toString().contains(QLatin1String("(R5.8"));
    QVERIFY(isSaid);
}

// In the support phase: a click near a vertex, or the key of its button.
void tst_PlayOrders::aGunIsTurnedAtItsVertices()
{
    QFETCH(int, by);
    openWindow(window::livelyLibrary());
    assault::Table table;
    table.unit("ugun", "D5", "drill.howitzer").rifles("g1", "L10");
    table.scenario.units[0].facing = 1;
    play(table.scenario);
    MapCanvas &canvas = m_window->playPage().canvas();
    const UnitId gun = id(m_hands->position(), "ugun");
    m_hands->say(announce(m_hands->position(), "ugun", Action::TurnFacing), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("facing allied ugun"));
    QVERIFY(canvas.scene().vertices && canvas.scene().vertices->hex == at("D5"));
    QVERIFY(canvas.scene().arc && canvas.scene().arc->facing == 1);

    if (static_cast<Hand>(by) == Hand::Mouse) {
        const QRect hex = canvas.viewRect(at("D5"));
        const QPoint left(hex.left() + hex.width() / 6, hex.center().y());
        QTest::mouseMove(canvas.viewport(), left);
        QCOMPARE(canvas.scene().arc->facing, 4); // before it is ordered
        QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, left);
    } else {
        m_hands->say(TurnTo{gun, 4}, Hand::Key);
    }

    QCOMPARE(static_cast<int>(m_hands->position().unit(gun).facing), 4);
    QVERIFY2(log().contains(QLatin1String("turns: left")), qPrintable(log()));
}

// Click the hex, then the vertex; Escape takes the hex back.
void tst_PlayOrders::aGunIsPlacedWithItsFacing()
{
    openWindow(window::livelyLibrary());
    assault::Table table;
    table.unit("ugun", "D5", "drill.howitzer").rifles("g1", "L10");
    table.scenario.zones = {{"south", "allied", ZonePurpose::Setup, {at("D8"), at("E8")}}};
    table.scenario.units[0].at.reset();
    table.scenario.units[0].zone = "south";
    play(table.scenario);
    MapCanvas &canvas = m_window->playPage().canvas();
    QCOMPARE(asked(), QStringLiteral("place allied"));

    m_hands->hex(at("D8"), Hand::Mouse);
    QCOMPARE(place("ugun"), QStringLiteral("waiting"));
    QCOMPARE(canvas.scene().vertices->facings.size(), std::size_t{6});
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!canvas.scene().vertices);
    m_hands->say(Place{id(m_hands->position(), "ugun"), at("E8"), 3}, Hand::Mouse);

    QCOMPARE(place("ugun"), QStringLiteral("E8"));
    QCOMPARE(static_cast<int>(unit(m_hands->position(), "ugun").facing), 3);
}

// Whether what the position asks can be seen and answered.
bool tst_PlayOrders::hasItsPanel()
{
    m_hands->arrive(Hand::Key);
    QCoreApplication::processEvents();
    const Position &p = m_hands->position();
    PlayPage &page = m_window->playPage();
    const auto visible = [](const QWidget *widget) { return widget && widget->isVisible(); };
    const bool hasChoices = !QuestionChoices::of(SeenPosition(p), {}).empty();
    const bool isOnTheMap = !page.canvas().scene().highlights.empty();
    if (page.question().question().isEmpty())
        return false;
    switch (panelFor(p.pending.question)) {
    case PanelKind::Choices:
        return visible(page.findChild<ChoicePanel *>()) && (hasChoices || isOnTheMap);
    case PanelKind::Dice:
        return visible(page.findChild<DicePanel *>());
    case PanelKind::Units:
        return page.chosen() != UnitId{} && isOnTheMap;
    case PanelKind::Mines:
        return visible(page.findChild<MinePanel *>()) && isOnTheMap;
    case PanelKind::Draw:
        return visible(page.findChild<ChoicePanel *>()) && hasChoices;
    case PanelKind::Result: {
        const auto labels = page.findChild<AnswerPanel *>()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return visible(label) && !label->text().isEmpty();
        });
    }
    }
    HW_UNREACHABLE();
}

// Whatever the engine offers leads to the same position when hands say it: each kind of order by
// mouse and by key in turn.
void tst_PlayOrders::everyQuestionHasItsPanelAndEveryOrderCanBeGiven()
{
    struct Kind
    {
        unsigned times = 0; // that it was given
        window::LivelyGame game;
        std::size_t before = 0; // orders of the game, the last time
    };
    openWindow(window::livelyLibrary());
    std::set<Question> asked;
    std::map<std::size_t, Kind> kinds;
    const auto give = [&](const Order &order, Hand hand) {
        Position wanted = m_hands->position();
        say(wanted, order);
        m_hands->say(order, hand);
        return m_hands->position() == wanted;
    };
    for (const window::LivelyGame &game : window::livelyGames()) {
        play(game.scenario);
        play::RandomPlayer<Assault> player(game.seed);
        for (std::size_t number = 0;; ++number) {
            const Position before = m_hands->position();
            if (asked.insert(before.pending.question).second)
                QVERIFY2(hasItsPanel(), asks(before).c_str());
            if (before.pending.isOver())
                break;
            const Order order = player.answer(before);
            Kind &kind = kinds[order.index()];
            const Hand hand = kind.times % 2 == 0 ? Hand::Mouse : Hand::Key;
            kind = {kind.times + 1, game, number};
            // Under the sanitizers hands give the first two of a kind, and some of the others.
            if (kind.times > 2 && !testing::takesPart(number, HW_SHARE)) {
                m_window->playPage().game().say(order, Origin::Mouse);
                continue;
            }
            QVERIFY2(give(order, hand),
                     (asks(before) + " " + Assault::orderToJson(before, order)).c_str());
        }
    }
    QCOMPARE(asked.size(), window::kQuestions);
    QCOMPARE(kinds.size(), window::kOfferedOrders);
    for (const auto &[index, kind] : kinds) {
        if (kind.times > 1)
            continue;
        play(kind.game.scenario); // once more up to there
        play::RandomPlayer<Assault> player(kind.game.seed);
        for (std::size_t number = 0; number < kind.before; ++number)
            m_window->playPage().game().say(player.answer(m_hands->position()), Origin::Mouse);
        const Order order = player.answer(m_hands->position());
        QCOMPARE(order.index(), index);
        QVERIFY2(give(order, Hand::Key), Assault::orderToJson(m_hands->position(), order).c_str());
    }
}

HW_WINDOW_TEST(tst_PlayOrders)

} // namespace hexwerk::assault::ui::tst_play_orders

#include "tst_play_orders.moc"
