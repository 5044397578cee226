// A game of the real table by hand: every press counted, refusals forced, the end of a turn, what a
// killed program leaves, and every page in every size.
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

#include "app/assault/assistant/attack_draft.h"
#include "app/assault/assistant/tick_row.h"
#include "core/assault/tabletop/table_course.h"
#include "core/play/randomness.h"
#include "editor/assault/text/told_text.h"
#include "tests/test_program.h"
#include "tests/window/table_test.h"

#include <filesystem>

namespace hexwerk::assault::ui::tst_tracked {

class tst_Tracked final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aMarkerIsTwoPresses();
    void damageIsTwoPresses();
    void aPhaseIsOnePress();
    void anAttackOfTwoUnits();
    void aRefusedActionIsForced();
    void aSecondAttackIsWarnedOf();
    void everyStepIsTakenBack();
    void theEndOfATurnIsAList();
    void aGameIsPlayedToItsWinner();
    void cardsAreChosenByDigit();
    void numbersOfTwoDigits();
    void theSetUpIsTickedOff();
    void attacksGoOnAsAGame();
    void aKilledProgramLosesNothing();
    void aGameOfAnotherProgramIsNotTaken();
    void theFileIsOpenedLikeAnyOther();
    void afterAnActionTheOtherSideIsChosen();
    void aRuleLeadsBackToTheList();
    void ticksOfTheSetUpAreKept();
    void everySizeFits_data();
    void everySizeFits();
};

void tst_Tracked::init()
{
    QDir(keptTablesFolder()).removeRecursively();
    openWindow();
}

void tst_Tracked::aMarkerIsTwoPresses()
{
    track();
    press("31"); // the third unit is suppressed
    QCOMPARE(m_presses, 2);
    QVERIFY(unit("us3").markers.has(Marker::Suppressed));
    press("31");
    QVERIFY(!unit("us3").markers.has(Marker::Suppressed));
    // The digit after a marker is the next unit's.
    press("3142");
    QVERIFY(unit("us4").markers.has(Marker::Fallback));
    QVERIFY(!unit("us3").markers.has(Marker::Fallback));
    press(Qt::Key_Tab);
    press("11");
    QVERIFY(unit("ger1").markers.has(Marker::Suppressed));
}

void tst_Tracked::damageIsTwoPresses()
{
    track();
    press("2-");
    QCOMPARE(m_presses, 2);
    QCOMPARE(int(unit("us2").strength), 3);
    press("+");
    QCOMPARE(int(unit("us2").strength), 4);
}

void tst_Tracked::aPhaseIsOnePress()
{
    track();
    press("p");
    QVERIFY(table().game.phase == Phase::Action);
    press("bbb");
    QVERIFY(isPhaseOver(table()));
    m_presses = 0;
    press("p");
    QCOMPARE(m_presses, 1);
    QCOMPARE(table().game.turn, 2);
    press(Qt::Key_Return); // the list of what to change on the table
    press("p");
    QCOMPARE(TableSession::keptIn(keptTablesFolder()).front().turn, 2);
}

// [screens 7.3] Nine keys, those of the dice not counted.
void tst_Tracked::anAttackOfTwoUnits()
{
    track();
    press("p");
    m_presses = 0;
    press("1a1"); // the first unit attacks the first of the others
    press("4");   // hexes
    press("1");   // clear sight
    press("1");   // clear ground
    press("1");   // fires
    press("111");
    press(Qt::Key_Return);
    QCOMPARE(m_presses - 3, 8);
    QVERIFY(page().isVisible());
    QVERIFY(unit("us1").activated);
    QVERIFY(unit("us1").markers.has(Marker::Firing));
    QCOMPARE(int(table().toAct), 1 - int(unit("us1").side));
    QCOMPARE(session().records().size(), std::size_t{2});
}

void tst_Tracked::aRefusedActionIsForced()
{
    track();
    press("p");
    press("14");
    press("b");
    m_presses = 0;
    press("15"); // it has acted
    QVERIFY(isSaid(QStringLiteral("R6.4e")));
    QVERIFY(!unit("us1").markers.has(Marker::FastAction));
    press("y");
    QCOMPARE(m_presses, 3);
    QVERIFY(unit("us1").markers.has(Marker::FastAction));
    QCOMPARE(session().records().back().refusal, "R6.4e");
    QVERIFY(isSaid(QStringLiteral("Played anyway")));
    press(Qt::Key_Backspace);
    QVERIFY(unit("us1").markers.has(Marker::NormalAction));
}

// Before any die is rolled.
void tst_Tracked::aSecondAttackIsWarnedOf()
{
    track();
    press("p14b"); // moves
    press("1a1");
    QVERIFY(isSaid(QStringLiteral("R6.4e")));
    press("4111");
    press("r");
    press(Qt::Key_Return);
    QVERIFY(page().isVisible());
    QCOMPARE(session().records().back().refusal, "R6.4e");
}

void tst_Tracked::everyStepIsTakenBack()
{
    track();
    press("p14"); // moves
    press("2-");
    press("b");
    press("2a14111r");
    press(Qt::Key_Return);
    QVERIFY(page().isVisible());
    const std::size_t steps = session().records().size();
    QVERIFY(steps >= 4);
    for (std::size_t i = 0; i < steps; ++i)
        press(Qt::Key_Backspace);
    QVERIFY(session().records().empty());
    QVERIFY(table().game.phase == Phase::Initiative);
}

void tst_Tracked::theEndOfATurnIsAList()
{
    track();
    press("p");
    press("15"); // a fast action
    press("27"); // digs in
    press("b");
    m_presses = 0;
    press("p");
    QCOMPARE(m_presses, 1);
    QStringList listed;
    for (auto *row : assistant().findChildren<TickRow *>())
        if (row->isVisible())
            listed << row->words();
    QVERIFY(listed.join(QString()).contains(QStringLiteral("us1")));
    QVERIFY(listed.join(QString()).contains(QStringLiteral("us2")));
    QVERIFY(isSaid(QStringLiteral("Turn 1 is over")));
    press(Qt::Key_Return);
    QVERIFY(table().game.isDugIn(unit("us2").at));
    QVERIFY(unit("us1").markers.has(Marker::AttackDiceMinus1));
}

void tst_Tracked::aGameIsPlayedToItsWinner()
{
    track();
    for (int turn = 1; turn <= 12 && table().game.phase != Phase::Over; ++turn) {
        press("p");
        press("p");
        press(Qt::Key_Return);
    }
    QVERIFY(table().game.phase == Phase::Over);
    QVERIFY(isSaid(ToldText::verdict(table())));
}

void tst_Tracked::cardsAreChosenByDigit()
{
    openAssistant();
    assistant().beginGame(scenario("gela-road"));
    QCoreApplication::processEvents();
    QVERIFY(asksForCards(table()));
    for (int i = 0; i < 20 && asksForCards(table()); ++i)
        press("1");
    QVERIFY(!asksForCards(table()));
    QVERIFY(table().game.phase == Phase::Initiative);
    for (const Unit &one : table().game.units) // all that begin are on the map
        QVERIFY(one.state != UnitState::Waiting ||
                !table().game.setting->roster[one.id.index()].zones.empty());
}

void tst_Tracked::numbersOfTwoDigits()
{
    openAssistant();
    assistant().beginGame(scenario("training-vehicles"));
    QCoreApplication::processEvents();
    std::size_t units = 0;
    for (const Unit &one : table().game.units)
        units += one.side == 0 && one.state != UnitState::InBox;
    QVERIFY(units < 20);
    if (units >= 10) {
        press("1");
        press("0");
        press("1");
        int tenth = 0;
        for (const Unit &one : table().game.units)
            if (one.side == 0 && one.state != UnitState::InBox && ++tenth == 10)
                QVERIFY(one.markers.has(Marker::Suppressed) || !one.isOnMap());
    }
    press("1");
    press(Qt::Key_Return);
    press("1"); // the first one
    QVERIFY(table().game.units.front().markers.has(Marker::Suppressed) ||
            !table().game.units.front().isOnMap());
}

void tst_Tracked::theSetUpIsTickedOff()
{
    openAssistant();
    assistant().showSetup(scenario());
    QCoreApplication::processEvents();
    auto *sheet = assistant().findChild<SetupSheet *>();
    QVERIFY(sheet->isVisible());
    m_presses = 0;
    for (int step = 0; step < 4; ++step)
        press(Qt::Key_Return);
    QCOMPARE(m_presses, 4);
    QVERIFY(page().isVisible());
    QVERIFY(session().hasScenario());
}

// The units come along.
void tst_Tracked::attacksGoOnAsAGame()
{
    openAssistant();
    assistant().beginAttacks();
    AttackDesk &desk = assistant().attackPage().desk();
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.rifles43", .strength = 4};
    form.target = {.id = "ger1", .card = "ger.rifles43", .strength = 4};
    desk.setForm(form);
    for (std::size_t die = 0; die < 3; ++die)
        desk.tell(0, die, Symbols{});
    desk.finish();
    QCOMPARE(session().records().size(), std::size_t{1});
    assistant().track();
    QCoreApplication::processEvents();
    QVERIFY(page().isVisible());
    QVERIFY(unit("us1").isOnMap() && unit("ger1").isOnMap());
    QVERIFY(unit("us1").side != unit("ger1").side);
}

// At fifty moments of a game that goes on at random, also within an attack: what the files have is
// what was shown.
void tst_Tracked::aKilledProgramLosesNothing()
{
    track();
    play::Randomness random(7);
    const QString keys = QStringLiteral("123456789pbag-+y");
    QTemporaryDir folder;
    for (int moment = 0; moment < 50; ++moment) {
        for (int i = 0; i < 4; ++i) {
            const auto key =
                keys[static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(keys.size())))];
            press(QString(key));
            if (table().game.phase == Phase::Over)
                press(Qt::Key_Backspace);
        }
        const QString copy = folder.filePath(QStringLiteral("%1.toml").arg(moment));
        QVERIFY(QFile::copy(session().path(), copy));
        if (QFile::exists(session().path() + QStringLiteral(".draft")))
            QVERIFY(QFile::copy(session().path() + QStringLiteral(".draft"),
                                copy + QStringLiteral(".draft")));
        TableSession again(window::shippedLibrary(), folder.path());
        const TableSession::Resumed resumed = again.resume(copy);
        QCOMPARE(resumed.differsFrom, std::size_t{0});
        QVERIFY(again.isRunning());
        QVERIFY(again.position() == table());
        QCOMPARE(again.draft(), draftOf(assistant().attackPage().desk()));
        AttackDesk desk(window::shippedLibrary());
        restoreDraft(desk, again.draft());
        QCOMPARE(draftOf(desk), again.draft());
    }
}

void tst_Tracked::aGameOfAnotherProgramIsNotTaken()
{
    track();
    press("p");
    TableSession other(window::shippedLibrary(), keptTablesFolder());
    QVERIFY(other.resume(session().path()).isPlayedElsewhere);
    QVERIFY(!other.isRunning());
}

void tst_Tracked::theFileIsOpenedLikeAnyOther()
{
    track();
    press("p14");
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("evening.toml"));
    QVERIFY(session().saveCopy(copy));
    m_window = std::make_unique<MainWindow>(window::shippedLibrary(), Rulebook{}, m_languages);
    m_window->show();
    m_window->open(copy);
    QVERIFY(m_window->mode() == MainWindow::Mode::Assist);
    QVERIFY(page().isVisible());
    QVERIFY(unit("us1").markers.has(Marker::NormalAction));
}

// Digits choose a unit of the side whose turn it is, and mark no one that has acted.
void tst_Tracked::afterAnActionTheOtherSideIsChosen()
{
    track();
    press("p5a"); // the machine gun attacks
    press("1");
    press("6111");
    while (!assistant().attackPage().desk().attack()->isDone())
        press("r");
    press(Qt::Key_Return);
    QVERIFY(page().isVisible());
    QCOMPARE(table().toAct, unit("ger2").side);
    const MarkerSet before = unit("us5").markers;
    press("2"); // the second of the axis
    QCOMPARE(unit("us5").markers, before);
    press("4");
    QVERIFY(unit("ger2").markers.has(Marker::NormalAction));
    press("b"); // the Allies pass
    QCOMPARE(table().toAct, unit("ger2").side);
    press("34");
    QVERIFY(unit("ger3").markers.has(Marker::NormalAction));
}

void tst_Tracked::aRuleLeadsBackToTheList()
{
    track();
    press("p15bp");
    QVERIFY(isSaid(QStringLiteral("Turn 1 is over")));
    click(buttonThatSays(QStringLiteral("R6.5b")));
    QVERIFY(!isSaid(QStringLiteral("Turn 1 is over")));
    press(Qt::Key_Escape);
    QVERIFY(isSaid(QStringLiteral("Turn 1 is over")));
}

void tst_Tracked::ticksOfTheSetUpAreKept()
{
    openAssistant();
    const auto ticked = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto rows = assistant().findChildren<TickRow *>();
        return std::count_if(rows.begin(), rows.end(),
                             [](const TickRow *row) { return row->isTicked(); });
    };
    assistant().showSetup(scenario());
    press("2");
    assistant().findChildren<TickRow *>().at(1)->setTicked(true);
    press(Qt::Key_Escape);
    assistant().showSetup(scenario());
    press("2");
    QCOMPARE(ticked(), 1);
    press("s"); // the game begins: the next set-up is a new one
    press(Qt::Key_Escape);
    assistant().showSetup(scenario());
    press("2");
    QCOMPARE(ticked(), 0);
}

void tst_Tracked::everySizeFits_data()
{
    addSizes();
}

void tst_Tracked::everySizeFits()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    QFETCH(QSize, size);
    m_languages.speak(language);
    applyTheme(isDark ? Theme::Dark : Theme::Light);
    openAssistant(size);
    const auto check = [&](const char *where) { checkLayout(where, size); };
    check("start");
    assistant().showSetup(scenario());
    for (const char *step : {"tiles", "counters", "on the map", "ready"}) {
        check(step);
        press(Qt::Key_Return);
    }
    check("begun");
    press("p");
    press("15");
    check("an action");
    press("b");
    press("14");
    check("refused");
    press(Qt::Key_Escape);
    press("b");
    press("27");
    if (size.width() < 1000) {
        press(">");
        check("the course");
        press(">");
    }
    press("39");
    check("all of a unit");
    press(Qt::Key_Escape);
    press("v");
    check("the log");
    press(Qt::Key_Escape);
    press("n");
    check("who joins");
    press("tigr");
    check("a name nearly like these letters");
    press("zzz");
    check("nobody with these letters");
    press(Qt::Key_Escape);
    press("p");
    check("the end of a turn");
    press(Qt::Key_Return);
    press("a");
    check("the attacker");
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    check("to be continued");
    press("2");
    check("scenarios");
}

HW_WINDOW_TEST(tst_Tracked)

} // namespace hexwerk::assault::ui::tst_tracked

#include "tst_tracked.moc"
