#include <QSignalSpy>

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"
#include "tests/window/lively.h"
#include "tests/window/play_test.h"

namespace hexwerk::assault::ui::tst_ways {

using Hand = window::By;

// The way to the hex that is pointed at, over way points, with what it costs and draws.
class tst_Ways final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void costsAndFireAreShownBeforeTheOrder_data() { byMouseAndByKey(); }
    void costsAndFireAreShownBeforeTheOrder();
    void aWayWithoutFireLeavesThePagesAlone();
    void numbersAreTotalCosts();
    void wayPointsAreGoneOver_data() { byMouseAndByKey(); }
    void wayPointsAreGoneOver();
    void escapeTakesTheLastWayPointBack();
    void aWayPointOutOfReachSaysWhy();
    void anotherUnitForgetsThem();
    void overWayPointsOneMovesInAndDoesNotFire();
    void aWayIsKeptThroughReactions_data() { byMouseAndByKey(); }
    void aWayIsKeptThroughReactions();
    void aWayIsKeptThroughAQuestionAboutCards();
    void aWayEndsWhereItsUnitIsSuppressed();
    void aWayThatBecameImpossibleSaysSo();
    void escapeTakesTheRestOfAWayBack();
    void takingBackForgetsTheWay();
    void aWholeWayIsOneChangeAndOneRepaint_data() { byMouseAndByKey(); }
    void aWholeWayIsOneChangeAndOneRepaint();
    void aWholeWayIsAsIfSaidOneByOne();

private:
    void point(const char *hex, int by);
    void wayPoint(const char *hex, int by);
    QString mark(const char *hex);
    std::vector<Hex> shownWay();
    void sendU1To(const char *hex, int by);
    QStringList m_told;
    MapCanvas &canvas() { return m_window->playPage().canvas(); }
};

void tst_Ways::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

// g1 looks down the column at u1.
static Scenario column()
{
    assault::Table table;
    table.rifles("g1", "E2").rifles("u1", "E9").rifles("u2", "H9");
    return table.scenario;
}

// Nobody to react.
static Scenario alone()
{
    assault::Table table;
    table.rifles("u1", "B2").rifles("u2", "F4").rifles("g1", "L10", {"suppressed"});
    return table.scenario;
}

void tst_Ways::point(const char *hex, int by)
{
    window::Hands::settle();
    if (static_cast<Hand>(by) == Hand::Mouse) {
        QTest::mouseMove(canvas().viewport(), canvas().viewRect(at(hex)).center());
        return;
    }
    canvas().setFocus();
    const Hex goal = at(hex);
    for (int i = 0; i < 50 && canvas().cursor() != goal; ++i)
        m_hands->press(canvas().cursor().column() < goal.column()   ? Qt::Key_Right
                       : canvas().cursor().column() > goal.column() ? Qt::Key_Left
                       : canvas().cursor().row() < goal.row()       ? Qt::Key_Down
                                                                    : Qt::Key_Up);
}

void tst_Ways::wayPoint(const char *hex, int by)
{
    point(hex, by);
    if (static_cast<Hand>(by) == Hand::Mouse)
        QTest::mouseClick(canvas().viewport(), Qt::LeftButton, Qt::ShiftModifier,
                          canvas().viewRect(at(hex)).center());
    else
        m_hands->press(Qt::Key_Return, Qt::ShiftModifier);
}

QString tst_Ways::mark(const char *hex)
{
    for (const auto &highlight : canvas().scene().highlights)
        if (highlight.hex == at(hex))
            return highlight.text;
    return {};
}

std::vector<Hex> tst_Ways::shownWay()
{
    const auto &arrows = canvas().scene().arrows;
    return arrows.empty() ? std::vector<Hex>() : arrows.front().hexes;
}

void tst_Ways::costsAndFireAreShownBeforeTheOrder()
{
    QFETCH(int, by);
    play(column());
    QStringList told;
    connect(&m_window->playPage(), &PlayPage::told, this,
            [&told](const QString &words) { told << words; });
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    point("E7", by);

    const Position &p = m_hands->position();
    const auto steps = forecastOf(p, wayTo(p, id(p, "u1"), {}, at("E7")));
    QCOMPARE(steps.size(), std::size_t{2});
    for (const PathStep &step : steps) {
        QCOMPARE(step.threats.size(), std::size_t{1});
        const QString expected = QStringLiteral("%1·%2\u202f%")
                                     .arg(step.sum)
                                     .arg(qRound(100 * step.threats.front().chance));
        QCOMPARE(mark(toString(step.hex).c_str()), expected);
    }
    QVERIFY2(shown().contains(QLatin1String("Route of")), qPrintable(shown()));
    QVERIFY2(shown().contains(QLatin1String("(g1)")), qPrintable(shown()));
    QVERIFY2(told.last().contains(QLatin1String("2 movement points")), qPrintable(told.last()));
    QVERIFY2(told.last().contains(QLatin1String("reaction fire in 2 hexes")),
             qPrintable(told.last()));
    QVERIFY(m_window->playPage().game().game().log().empty()); // nothing is ordered

    // As the question has it when the way is gone.
    m_hands->hex(at("E7"), Hand::Mouse);
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QCOMPARE(*chanceOfEffect(p, reactionShot(p, id(p, "g1"))),
             steps.front().threats.front().chance);
}

void tst_Ways::aWayWithoutFireLeavesThePagesAlone()
{
    play(alone());
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    auto *tabs = m_window->playPage().findChild<QTabWidget *>();
    tabs->setCurrentIndex(0);

    point("B4", static_cast<int>(Hand::Mouse));

    QCOMPARE(mark("B4"), QStringLiteral("2"));
    QCOMPARE(tabs->currentIndex(), 0);
}

// Of the whole movement, also when a part of it was gone.
void tst_Ways::numbersAreTotalCosts()
{
    play(alone());
    PlayGame &game = m_window->playPage().game();
    const UnitId unit = id(m_hands->position(), "u2");
    QVERIFY(game.say(Announce{unit, Action::FastMove}, Origin::Key));
    QCOMPARE(mark("F5"), QStringLiteral("1"));
    QVERIFY(game.say(Step{unit, at("F5")}, Origin::Key));
    QCOMPARE(mark("F6"), QStringLiteral("2"));
    QCOMPARE(mark("F7"), QStringLiteral("3"));
}

void tst_Ways::wayPointsAreGoneOver()
{
    QFETCH(int, by);
    play(alone());
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);
    const PlannedWay plain =
        wayTo(m_hands->position(), id(m_hands->position(), "u2"), {}, at("F6"));
    const char *around = "G5"; // no cheapest way leads there
    QVERIFY(std::find(plain.hexes.begin(), plain.hexes.end(), at(around)) == plain.hexes.end());

    wayPoint(around, by);
    QVERIFY(m_window->playPage().game().game().log().empty());
    point("F6", by);
    const std::vector<Hex> way = shownWay();
    QCOMPARE(way.size(), std::size_t{4});
    QVERIFY(way[1] == at(around) && way.back() == at("F6"));
    QCOMPARE(mark("F6"), QStringLiteral("3")); // costs add up

    m_hands->hex(at("F6"), static_cast<Hand>(by));
    QCOMPARE(place("u2"), QStringLiteral("F6"));
    const auto &log = m_window->playPage().game().game().log();
    QCOMPARE(log.size(), std::size_t{4});
    QVERIFY(std::get<Announce>(log[0].order).action == Action::FastMove); // three hexes
    QVERIFY(std::get<Step>(log[1].order).to == at(around));
}

void tst_Ways::escapeTakesTheLastWayPointBack()
{
    play(alone());
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);
    wayPoint("G5", static_cast<int>(Hand::Mouse));
    m_hands->press(Qt::Key_Escape);

    QCOMPARE(m_window->playPage().chosen(), id(m_hands->position(), "u2"));
    point("F6", static_cast<int>(Hand::Mouse));
    QCOMPARE(shownWay().size(), std::size_t{3}); // straight on
    m_hands->press(Qt::Key_Escape);
    QCOMPARE(m_window->playPage().chosen(), UnitId{});
}

void tst_Ways::aWayPointOutOfReachSaysWhy()
{
    play(alone());
    QStringList told;
    connect(&m_window->playPage(), &PlayPage::told, this,
            [&told](const QString &words) { told << words; });
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);

    wayPoint("K9", static_cast<int>(Hand::Mouse));

    QVERIFY2(told.last().contains(QLatin1String("R9.0a")), qPrintable(told.last()));
    QVERIFY(m_window->playPage().game().game().log().empty());
    point("F5", static_cast<int>(Hand::Mouse));
    QCOMPARE(shownWay().size(), std::size_t{2});
}

void tst_Ways::anotherUnitForgetsThem()
{
    play(alone());
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);
    wayPoint("G5", static_cast<int>(Hand::Mouse));
    m_hands->press(Qt::Key_G); // the next unit
    QCOMPARE(m_window->playPage().chosen(), id(m_hands->position(), "u1"));

    m_hands->hex(at("B3"), Hand::Mouse);
    QCOMPARE(place("u1"), QStringLiteral("B3"));
}

void tst_Ways::overWayPointsOneMovesInAndDoesNotFire()
{
    assault::Table table;
    table.rifles("g1", "E6", {"suppressed"}).rifles("u1", "E8").rifles("g2", "L1");
    play(table.scenario);
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    wayPoint("E7", static_cast<int>(Hand::Mouse));

    m_hands->hex(at("E6"), Hand::Mouse);

    const auto &log = m_window->playPage().game().game().log();
    QVERIFY(log.size() >= 2);
    QVERIFY(std::get<Announce>(log[0].order).action == Action::NormalMove);
    QVERIFY(std::get<Step>(log[1].order).to == at("E7"));
}

void tst_Ways::sendU1To(const char *hex, int by)
{
    play(column());
    m_told.clear();
    connect(&m_window->playPage(), &PlayPage::told, this,
            [this](const QString &words) { m_told << words; });
    m_hands->chooseUnit(id(m_hands->position(), "u1"), Hand::Mouse);
    m_hands->hex(at(hex), static_cast<Hand>(by));
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QCOMPARE(place("u1"), QStringLiteral("E8"));
}

// Through one that is declined and one that does nothing.
void tst_Ways::aWayIsKeptThroughReactions()
{
    QFETCH(int, by);
    sendU1To("E6", by);
    m_hands->say(Decline{}, static_cast<Hand>(by));
    QCOMPARE(asked(), QStringLiteral("react axis u1"));
    QCOMPARE(place("u1"), QStringLiteral("E7"));
    m_hands->say(React{id(m_hands->position(), "g1")}, Hand::Mouse);
    m_hands->say(shows(m_hands->position()), Hand::Key); // nothing

    QCOMPARE(place("u1"), QStringLiteral("E6"));
    for (const play::Record &order : m_window->playPage().game().records())
        if (order.json.find("\"step\"") != order.json.npos)
            QCOMPARE(order.origin,
                     nameOf(static_cast<Hand>(by) == Hand::Mouse ? Origin::Mouse : Origin::Key));
}

// Which comes before the first step.
void tst_Ways::aWayIsKeptThroughAQuestionAboutCards()
{
    Scenario scenario =
        assault::carded(assault::rifleField(), {"ger.crest"}, {"us.ammunition"}).scenario;
    play(scenario);
    PlayGame &game = m_window->playPage().game();
    const auto isAction = [&] {
        return game.position().phase == Phase::Action &&
               game.position().pending.question == Question::Announce;
    };
    for (int i = 0; i < 100 && !isAction(); ++i) {
        if (game.position().pending.isChance())
            game.roll(Origin::Mouse);
        else
            game.say(Assault::query(game.position(), Decline{})
                         ? Order(Decline{})
                         : Assault::legalOrders(game.position()).front(),
                     Origin::Mouse);
    }
    QVERIFY(isAction());
    window::Hands::settle();
    const bool isAllied =
        game.position().setting->sideIndex("allied") == game.position().pending.side;
    const char *unit = isAllied ? "u2" : "g2";
    const char *to = isAllied ? "K10" : "K1";
    m_hands->chooseUnit(id(m_hands->position(), unit), Hand::Mouse);
    m_hands->hex(at(to), Hand::Mouse);
    QVERIFY(game.position().pending.question == Question::PlayCard);
    while (game.position().pending.question == Question::PlayCard)
        m_hands->say(Decline{}, Hand::Mouse);
    QCOMPARE(place(unit), QString::fromLatin1(to));
}

// [R8.4b] [R13.3b]
void tst_Ways::aWayEndsWhereItsUnitIsSuppressed()
{
    sendU1To("E6", static_cast<int>(Hand::Mouse));
    m_hands->say(React{id(m_hands->position(), "g1")}, Hand::Mouse);
    m_hands->say(roll({"X", "X"}), Hand::Key);
    while (m_hands->position().pending.isChance())
        m_hands->say(shows(m_hands->position()), Hand::Key);

    QVERIFY(unit(m_hands->position(), "u1").markers.has(Marker::Suppressed));
    QCOMPARE(place("u1"), QStringLiteral("E8"));
    QVERIFY2(m_told.contains(
                 QStringLiteral("Rifles 43 (u1) (Suppressed) stops in E8 and does not reach E6.")),
             qPrintable(m_told.join(QLatin1Char('|'))));
}

// [R9.0d] A friend has come to where it wanted to go.
void tst_Ways::aWayThatBecameImpossibleSaysSo()
{
    sendU1To("E7", static_cast<int>(Hand::Mouse));
    m_window->playPage().game().say(Correct{"unit.u2.at", "H9", "E7"}, Origin::Mouse);
    QCOMPARE(place("u2"), QStringLiteral("E7"));
    m_hands->say(Decline{}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("step allied u1"));
    QCOMPARE(place("u1"), QStringLiteral("E8"));
    const QString said = m_told.filter(QStringLiteral("is no longer possible")).join(u'|');
    QVERIFY2(said.contains(QLatin1String("(u1) to E7")) && said.contains(QLatin1String("R9.")),
             qPrintable(m_told.join(QLatin1Char('|'))));
}

void tst_Ways::escapeTakesTheRestOfAWayBack()
{
    sendU1To("E6", static_cast<int>(Hand::Mouse));
    m_hands->press(Qt::Key_Escape);
    QVERIFY2(m_told.contains(QStringLiteral("Rifles 43 (u1) does not continue to E6.")),
             qPrintable(m_told.join(QLatin1Char('|'))));
    m_hands->say(Decline{}, Hand::Mouse);

    QCOMPARE(asked(), QStringLiteral("step allied u1"));
    QCOMPARE(place("u1"), QStringLiteral("E8"));
}

void tst_Ways::takingBackForgetsTheWay()
{
    sendU1To("E6", static_cast<int>(Hand::Mouse));
    m_hands->press(Qt::Key_Z, Qt::ControlModifier);

    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QCOMPARE(place("u1"), QStringLiteral("E9"));
    QVERIFY(m_window->playPage().game().game().log().empty());
}

namespace {

class PaintCount final : public QObject
{
public:
    explicit PaintCount(QWidget &widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

} // namespace

// Of four orders.
void tst_Ways::aWholeWayIsOneChangeAndOneRepaint()
{
    QFETCH(int, by);
    QSettings().setValue(QStringLiteral("play/animation"), false);
    openWindow();
    play(alone());
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);
    wayPoint("G5", by);
    point("F6", by);
    QTest::qWait(700); // until what opens up under a resting pointer has done so
    const PlayGame &game = m_window->playPage().game();
    QSignalSpy changed(&game, &PlayGame::changed);
    QSignalSpy shown(&m_window->playPage(), &PlayPage::changed);
    PaintCount paints(*canvas().viewport());

    m_hands->hex(at("F6"), static_cast<Hand>(by));
    window::Hands::settle();

    QCOMPARE(place("u2"), QStringLiteral("F6"));
    QCOMPARE(game.game().log().size(), std::size_t{4});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(shown.size(), 1);
    QCOMPARE(paints.count, 1);
    forgetSettings();
}

static QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_Ways::aWholeWayIsAsIfSaidOneByOne()
{
    QTemporaryDir folder;
    play(alone());
    PlayGame &game = m_window->playPage().game();
    const QString path = folder.filePath(QStringLiteral("way.toml"));
    QVERIFY(game.saveAs(path));
    m_hands->chooseUnit(id(m_hands->position(), "u2"), Hand::Mouse);
    wayPoint("G5", static_cast<int>(Hand::Mouse));
    m_hands->hex(at("F6"), Hand::Mouse);
    const auto whole = game.game().log();
    const Position gone = game.position();
    const QByteArray saved = bytesOf(path);
    QCOMPARE(whole.size(), std::size_t{4});

    game.takeBackTo(0);
    QVERIFY(bytesOf(path) != saved);
    for (const auto &entry : whole)
        QVERIFY(game.say(entry.order, Origin::Mouse));

    QVERIFY(game.position() == gone);
    for (std::size_t i = 0; i < whole.size(); ++i)
        QVERIFY(game.game().log()[i].order == whole[i].order);
    QCOMPARE(bytesOf(path), saved);
}

HW_WINDOW_TEST(tst_Ways)

} // namespace hexwerk::assault::ui::tst_ways

#include "tst_ways.moc"
