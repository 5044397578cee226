#include <QProxyStyle>
#include <QSettings>
#include <QTabWidget>
#include <QToolButton>

#include "app/assault/answer/choice_panel.h"
#include "app/assault/beside/card_peek.h"
#include "app/assault/beside/stack_view.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/text/card_text.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_units_in_play {

using Hand = window::By;

// Reading and choosing units in a game: stacks, cards, the map without counters, and what
// moves.
class tst_UnitsInPlay final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void aCardIsSeenBeforeItIsChosen();
    void aHexNamesItsFortification();
    void aHexNamesItsObjectiveAndTheHolder();
    void aStackOpensUpByKeyAtEveryZoom();
    void aStackOpensUpWhereThePointerStays();
    void aPassengerIsChosenInItsStack_data() { byMouseAndByKey(); }
    void aPassengerIsChosenInItsStack();
    void anEnemyInAStackIsFiredAt_data() { byMouseAndByKey(); }
    void anEnemyInAStackIsFiredAt();
    void aCloseCombatIsAStackToo();
    void aKeyHidesTheCounters();
    void aHighBoardIsTurnedWhereThatShowsItLarger();
    void theCardOfTheUnitUnderTheCursorIsAtHand();
    void countersGlideAndAnInputEndsIt();
    void nothingMovesWhereThePlatformWantsNoAnimations();
    void nothingMovesWhereItIsSwitchedOff();

private:
    void takeAStep();
    MapCanvas &canvas() { return m_window->playPage().canvas(); }
    StackView &stack() { return *canvas().viewport()->findChild<StackView *>(); }
    void setUpTransport();
    QPoint pixelsOf(Hex hex) { return canvas().viewRect(hex).center(); }
    UnitId m_truck = {};
    UnitId m_passenger = {};
};

void tst_UnitsInPlay::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

// A game with somebody aboard, up to its first announcement.
void tst_UnitsInPlay::setUpTransport()
{
    Scenario scenario = trainingScenario();
    const auto carried = std::find_if(scenario.units.begin(), scenario.units.end(),
                                      [](const UnitSpec &unit) { return unit.id == "us2"; });
    QVERIFY(carried != scenario.units.end());
    UnitSpec truck = *carried;
    truck.id = "truck";
    truck.card = "us.m3_half_track";
    QVERIFY2(m_window->document().library().cards.unit(truck.card), truck.card.c_str());
    truck.at = at("D3");
    truck.zone.reset();
    truck.facing = 1;
    carried->at = {};
    carried->zone.reset();
    carried->on = "truck";
    scenario.units.push_back(truck);
    play(scenario);
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    QVERIFY2(m_hands->position().pending.question == Question::Announce, qPrintable(asked()));
    m_truck = id(m_hands->position(), "truck");
    m_passenger = id(m_hands->position(), "us2");
    QVERIFY(m_hands->position().unit(m_passenger).state == UnitState::Carried);
    m_hands->press(Qt::Key_Escape);
}

void tst_UnitsInPlay::aCardIsSeenBeforeItIsChosen()
{
    play(shippedScenario("gela-road"));
    const Position &p = m_hands->position();
    QVERIFY(p.pending.question == Question::Card);
    auto *card = m_window->playPage().findChild<CardPeek *>();
    QVERIFY(!card->isVisible());
    const auto first = std::get<Choose>(Assault::legalOrders(p).front());
    auto *panel = m_window->playPage().findChild<ChoicePanel *>();
    emit panel->pointedAt(first);
    QVERIFY(card->isVisible() && card->isOffer());
    const QString name = CardText::name(*window::shippedLibrary()->cards.unit(first.id));
    QVERIFY(card->findChild<QLabel *>()->text().contains(name));

    while (m_hands->position().pending.question == Question::Card)
        QVERIFY(m_window->playPage().game().say(Assault::legalOrders(m_hands->position()).front(),
                                                Origin::Key));
    QVERIFY(!card->isVisible());
}

void tst_UnitsInPlay::aHexNamesItsFortification()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("g1", "L10");
    table.fortification(OverlayKind::Bunker, "D5", 2);
    play(table.scenario);
    const auto &canvas = m_window->playPage().canvas();
    QVERIFY2(canvas.describe(at("D5")).contains(QLatin1String(", Bunker")),
             qPrintable(canvas.describe(at("D5"))));
    QVERIFY(!canvas.describe(at("D6")).contains(QLatin1String("Bunker")));
}

void tst_UnitsInPlay::aHexNamesItsObjectiveAndTheHolder()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("g1", "L10");
    table.scenario.objectives = {{"farm", at("D5"), {{"en", "Farm"}}, "axis"},
                                 {"hill", at("D6"), {{"en", "Hill"}}, {}}};
    play(table.scenario);
    const auto &canvas = m_window->playPage().canvas();
    QCOMPARE(canvas.describe(at("D5")), QStringLiteral("D5: Clear, objective Farm (axis)"));
    QCOMPARE(canvas.describe(at("D6")), QStringLiteral("D6: Clear, objective Hill"));
    QCOMPARE(canvas.describe(at("D7")), QStringLiteral("D7: Clear"));
}

void tst_UnitsInPlay::aStackOpensUpByKeyAtEveryZoom()
{
    setUpTransport();
    for (const int pixels : {8, 48, 192}) {
        canvas().setPixelsPerHex(pixels);
        canvas().setCursor(at("D3"));
        m_hands->press(Qt::Key_O, Qt::ShiftModifier);

        QVERIFY(stack().isVisible());
        const auto counters = stack().findChildren<QToolButton *>();
        QCOMPARE(counters.size(), 2);
        for (const auto *counter : counters) {
            QVERIFY(counter->iconSize().width() >= 64);
            QVERIFY(canvas().viewport()->rect().contains(
                QRect(counter->mapTo(canvas().viewport(), QPoint()), counter->size())));
        }
        m_hands->press(Qt::Key_Escape);
        QVERIFY(!stack().isVisible());
        QVERIFY(canvas().hasFocus());
    }
    // Where one unit stands there is nothing to open.
    canvas().setCursor(at("E4"));
    m_hands->press(Qt::Key_O, Qt::ShiftModifier);
    QVERIFY(!stack().isVisible());
}

void tst_UnitsInPlay::aStackOpensUpWhereThePointerStays()
{
    setUpTransport();
    QTest::mouseMove(canvas().viewport(), pixelsOf(at("D3")));
    QVERIFY(!stack().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(stack().isVisible(), 3000);
    QVERIFY(!stack().isAncestorOf(QApplication::focusWidget()));
    QTest::mouseMove(canvas().viewport(), pixelsOf(at("H8")));
    QVERIFY(!stack().isVisible());
}

void tst_UnitsInPlay::aPassengerIsChosenInItsStack()
{
    QFETCH(int, by);
    setUpTransport();
    canvas().setCursor(at("D3"));
    m_hands->press(Qt::Key_O, Qt::ShiftModifier);
    const auto counters = stack().findChildren<QToolButton *>();
    QCOMPARE(counters.size(), 2);

    if (static_cast<Hand>(by) == Hand::Mouse) {
        QTest::mouseClick(counters[1], Qt::LeftButton);
    } else {
        m_hands->press(Qt::Key_Right);
        m_hands->press(Qt::Key_Return);
    }

    QVERIFY(m_window->playPage().chosen() == m_passenger);
    QVERIFY(!stack().isVisible());
}

// As a click on its hex does: nobody looks at a stack to do nothing.
void tst_UnitsInPlay::anEnemyInAStackIsFiredAt()
{
    QFETCH(int, by);
    Scenario scenario = trainingScenario();
    const auto rider = std::find_if(scenario.units.begin(), scenario.units.end(),
                                    [](const UnitSpec &unit) { return unit.id == "ger3"; });
    UnitSpec carrier = *rider;
    carrier.id = "carrier";
    carrier.card = "ger.sdkfz251";
    carrier.at = at("I7"); // next to us2
    carrier.facing = 1;
    carrier.half = false;
    rider->at = {};
    rider->on = "carrier";
    scenario.units.push_back(carrier);
    play(scenario);
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        m_hands->hex(at(hex), Hand::Mouse);
    const UnitId firer = id(m_hands->position(), "us2");
    m_hands->chooseUnit(firer, Hand::Key);
    canvas().setCursor(at("I7"));
    m_hands->press(Qt::Key_O, Qt::ShiftModifier);
    const auto counters = stack().findChildren<QToolButton *>();
    QCOMPARE(counters.size(), 2);

    if (static_cast<Hand>(by) == Hand::Mouse)
        QTest::mouseClick(counters[0], Qt::LeftButton);
    else
        m_hands->press(Qt::Key_Return);

    const auto &log = m_window->playPage().game().game().log();
    QVERIFY(log.size() >= 2);
    const Order announced = Announce{firer, Action::Fire};
    const Order aimed = Target{id(m_hands->position(), "carrier")};
    QVERIFY(log[log.size() - 2].order == announced);
    QVERIFY(log.back().order == aimed);
}

// [R11.1a] Both sides stand in one hex then.
void tst_UnitsInPlay::aCloseCombatIsAStackToo()
{
    Position p = beginShipped(trainingScenario());
    const auto inPlayOf = [&p](SideIndex side) {
        return std::find_if(p.units.begin(), p.units.end(), [side](const Unit &unit) {
            return unit.inPlay() && unit.side == side;
        });
    };
    const auto first = inPlayOf(0);
    const auto second = inPlayOf(1);
    QVERIFY(first != p.units.end() && second != p.units.end());
    first->at = second->at;

    const std::vector<UnitId> stacked = unitsIn(p, second->at);

    QCOMPARE(stacked.size(), std::size_t{2});
    StackView view(canvas());
    view.open(p, second->at, {}, StackView::Focus::Taken);
    QCOMPARE(view.findChildren<QToolButton *>().size(), 2);
}

void tst_UnitsInPlay::aKeyHidesTheCounters()
{
    setUp();
    const auto pictureAt = [this](const char *hex) {
        canvas().finishDrawing();
        return canvas().viewport()->grab(canvas().viewRect(at(hex))).toImage();
    };
    m_hands->press(Qt::Key_Escape);
    const QImage shown = pictureAt("E4");
    m_hands->press(Qt::Key_H, Qt::ShiftModifier);
    const QImage hidden = pictureAt("E4");
    QVERIFY(hidden != shown);
    bool isTicked = false;
    for (const QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(Qt::SHIFT | Qt::Key_H))
            isTicked = action->isChecked() && action->isVisible();
    QVERIFY(isTicked);
    m_hands->press(Qt::Key_H, Qt::ShiftModifier);
    QCOMPARE(pictureAt("E4"), shown);

    QTest::keyPress(&canvas(), Qt::Key_H, Qt::ShiftModifier); // as long as it is held
    QCOMPARE(pictureAt("E4"), hidden);
    QTest::qWait(450);
    QTest::keyRelease(&canvas(), Qt::Key_H, Qt::ShiftModifier);
    QCOMPARE(pictureAt("E4"), shown);
}

// The board of the road to Gela has 20 columns and 24 rows, that of the training 20 and 12.
void tst_UnitsInPlay::aHighBoardIsTurnedWhereThatShowsItLarger()
{
    const auto turn = [this] {
        m_hands->press(Qt::Key_T, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    };
    play(loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario);
    const int before = canvas().pixelsPerHex();
    turn();
    QVERIFY(canvas().scene().isTurned);
    QVERIFY2(canvas().pixelsPerHex() > before, qPrintable(QString::number(before)));
    openWindow(); // remembered
    play(loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario);
    QVERIFY(canvas().scene().isTurned);
    turn();
    QVERIFY(!canvas().scene().isTurned);
    QCOMPARE(canvas().pixelsPerHex(), before);
    play(trainingScenario());
    turn();
    QVERIFY(!canvas().scene().isTurned);
    turn();
}

void tst_UnitsInPlay::theCardOfTheUnitUnderTheCursorIsAtHand()
{
    setUp();
    m_hands->press(Qt::Key_Escape);
    canvas().setFocus();
    auto *card = canvas().viewport()->findChild<CardPeek *>();
    m_hands->press(Qt::Key_C, Qt::ShiftModifier);
    QVERIFY(card->isVisible());

    const Position &p = m_hands->position();
    for (const char *name : {"us2", "ger3"}) {
        const UnitId unit = id(p, name);
        QTest::mouseMove(canvas().viewport(), pixelsOf(p.unit(unit).at));
        QVERIFY2(card->unit() == unit, name);
        QVERIFY(!card->geometry().contains(pixelsOf(p.unit(unit).at)));
    }
    canvas().setCursor(p.unit(id(p, "us2")).at);
    QVERIFY(card->unit() == id(p, "us2"));
    QTest::mouseClick(card->findChild<QToolButton *>(), Qt::LeftButton);
    QVERIFY(!card->isVisible());
}

namespace {

// A platform where an animation takes so many milliseconds, or, with none, is not wanted.
class Platform final : public QProxyStyle
{
public:
    explicit Platform(int duration)
        : m_duration(duration)
    {
        setParent(qApp); // it outlives every widget
    }

    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *more) const override
    {
        return hint == SH_Widget_Animation_Duration
                   ? m_duration
                   : QProxyStyle::styleHint(hint, option, widget, more);
    }

private:
    int m_duration;
};

} // namespace

void tst_UnitsInPlay::takeAStep()
{
    const auto legal = Assault::legalOrders(m_hands->position());
    const auto step = std::find_if(legal.begin(), legal.end(), [](const Order &order) {
        return std::holds_alternative<Step>(order);
    });
    QVERIFY(step != legal.end());
    m_window->playPage().game().say(*step, Origin::Key);
}

void tst_UnitsInPlay::nothingMovesWhereThePlatformWantsNoAnimations()
{
    setUp();
    m_window->playPage().setStyle(new Platform(0));
    const Position before = m_hands->position();
    m_hands->say(announce(before, "us2", Action::NormalMove), Hand::Key);
    takeAStep();
    QVERIFY(!canvas().isMoving());
}

void tst_UnitsInPlay::countersGlideAndAnInputEndsIt()
{
    setUp();
    m_window->playPage().setStyle(new Platform(200));
    const Position before = m_hands->position();
    m_hands->say(announce(before, "us2", Action::NormalMove), Hand::Key);
    const Hex from = m_hands->position().unit(id(before, "us2")).at;
    takeAStep();

    QVERIFY(canvas().isMoving());
    const auto &units = canvas().scene().units; // already where it is now
    QVERIFY(std::none_of(units.begin(), units.end(), [&](const SceneUnit &unit) {
        return unit.id == QLatin1String("us2") && unit.hex == from;
    }));
    QTest::keyClick(&canvas(), Qt::Key_Comma);
    QVERIFY(!canvas().isMoving());
    m_window->playPage().takeBack();
    QVERIFY(canvas().isMoving());
    QTRY_VERIFY_WITH_TIMEOUT(!canvas().isMoving(), 1000);
}

void tst_UnitsInPlay::nothingMovesWhereItIsSwitchedOff()
{
    setUp();
    m_hands->press(Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(QSettings().value(QStringLiteral("play/animation")).toBool(), false);
    const Position before = m_hands->position();
    m_hands->say(announce(before, "us2", Action::NormalMove), Hand::Key);
    takeAStep();
    QVERIFY(!canvas().isMoving());
    openWindow(); // it is remembered
    for (const QAction *action : m_window->findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(Qt::SHIFT | Qt::Key_G))
            QVERIFY(!action->isChecked());
    forgetSettings();
}

HW_WINDOW_TEST(tst_UnitsInPlay)

} // namespace hexwerk::assault::ui::tst_units_in_play

#include "tst_units_in_play.moc"
