// What the rules refuse, played all the same by clicking, with the rules not enforced; and a game
// that goes over to the assistant without its map, and back.
#include <QTest>
#include <QToolButton>

#include "app/assault/answer/refusal_panel.h"
#include "app/assault/assistant/table_assistant.h"
#include "app/basis/large_type.h"
#include "app/basis/theme.h"
#include "app/table/rule_view.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/tabletop/with_map.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"
#include "tests/window/window_checks.h"

namespace hexwerk::assault::ui::tst_forced_clicks {

using window::By;
using Hand = window::By;

class tst_ForcedClicks final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void enforcedRulesOfferNothing();
    void aFarHexIsReachedAllTheSame();
    void noReactionHoldsToTheEndOfTheWay();
    void escapeAsksForSomethingElse();
    void anotherClickIsAnotherWish();
    void whoHasActedActsAgain();
    void whoIsOutOfTurnActs();
    void whoIsOutOfTurnFires();
    void whoIsNotSeenIsFiredAt();
    void theRuleIsOneKeyAway();
    void theWayEndsWhereItIsStopped();
    void anActionAgainstTheRules();
    void aDrawnCardIsNamedLater();
    void aForcedGameIsOpenedAgain();
    void withoutTheMapAndBack();
    void everyWordIsSeen_data();
    void everyWordIsSeen();

private:
    RefusalPanel &panel() const { return *m_window->playPage().findChild<RefusalPanel *>(); }
    void setEnforced(bool isOn)
    {
        QAction *action = m_hands->action(QStringLiteral("Enforce the rules"));
        QVERIFY(action);
        if (action->isChecked() != isOn)
            action->trigger();
    }
    void click(const char *hex) { m_hands->hex(at(hex), Hand::Mouse); }
    void choose(const char *unit)
    {
        m_hands->chooseUnit(id(m_hands->position(), unit), Hand::Mouse);
    }
    void declineAll()
    {
        while (asked().startsWith(QStringLiteral("react")))
            m_hands->say(Decline{}, Hand::Key);
    }
    // That answers, by the beginning of its text; null: none is seen.
    QToolButton *button(const QString &text) const
    {
        QCoreApplication::processEvents(); // it is laid out
        for (auto *one : m_window->playPage().findChildren<QToolButton *>())
            if (one->isVisible() && one->accessibleName().startsWith(text))
                return one;
        return nullptr;
    }
    const std::vector<play::Record> &records() const
    {
        return m_window->playPage().game().records();
    }
};

// u1 and g1 do not see each other behind the woods; u2 and g2 are far away.
static Scenario woods()
{
    assault::Table table;
    table.terrain("B5", "heavy_forest").terrain("B6", "heavy_forest");
    table.rifles("u1", "B8").rifles("u2", "L9").rifles("g1", "B3").rifles("g2", "L1");
    return table.scenario;
}

void tst_ForcedClicks::init()
{
    chooseType(TypeSize::Normal); // beside a table it is large
    openWindow();
    play(woods());
    setEnforced(false);
}

void tst_ForcedClicks::enforcedRulesOfferNothing()
{
    setEnforced(true);
    choose("u1");
    click("F8");
    QVERIFY(!panel().isVisible());
    QCOMPARE(place("u1"), QStringLiteral("B8"));
}

void tst_ForcedClicks::aFarHexIsReachedAllTheSame()
{
    choose("u1");
    click("F10"); // four hexes, its movement points are two
    QVERIFY(panel().isVisible());
    QCOMPARE(place("u1"), QStringLiteral("B8"));
    m_hands->press(Qt::Key_Y);
    QVERIFY(!panel().isVisible());
    declineAll();
    QCOMPARE(place("u1"), QStringLiteral("F10"));
    QVERIFY(log().contains(QStringLiteral("Played anyway")));
    QVERIFY(records().front().refusal.empty());
    QVERIFY(std::any_of(records().begin(), records().end(), [](const play::Record &record) {
        return record.refusal == "R6.4a"; // its movement is over
    }));
    const std::size_t orders = records().size();
    m_hands->press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(records().size() < orders);
}

// Beyond its movement points each hex is an action of its own.
void tst_ForcedClicks::noReactionHoldsToTheEndOfTheWay()
{
    assault::Table table;
    table.rifles("u1", "B8").rifles("u2", "L9").rifles("g1", "F4").rifles("g2", "L1");
    play(table.scenario);
    choose("u1");
    click("H9");
    m_hands->press(Qt::Key_Y);
    QVERIFY(asked().startsWith(QStringLiteral("react")));
    m_hands->press(Qt::Key_N);
    QCOMPARE(place("u1"), QStringLiteral("H9"));
    QVERIFY(!asked().startsWith(QStringLiteral("react")));
    QVERIFY(m_window->playPage().game().policies().empty());
}

void tst_ForcedClicks::escapeAsksForSomethingElse()
{
    choose("u1");
    click("F10");
    m_hands->press(Qt::Key_Escape);
    QVERIFY(!panel().isVisible());
    QVERIFY(records().empty());
    click("B10"); // within reach: no question about it
    QVERIFY(!panel().isVisible());
    QCOMPARE(place("u1"), QStringLiteral("B10"));
}

void tst_ForcedClicks::anotherClickIsAnotherWish()
{
    choose("u1");
    click("F10");
    QVERIFY(panel().isVisible());
    click("L9"); // another unit
    QVERIFY(!panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QVERIFY(records().empty());
    click("L4"); // too far for it
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_G); // the next unit
    QVERIFY(!panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QVERIFY(records().empty());
}

void tst_ForcedClicks::whoHasActedActsAgain()
{
    choose("u1");
    click("B10");
    m_hands->say(Pass{}, Hand::Key);
    click("B10"); // the unit that has acted
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    click("C10");
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QCOMPARE(place("u1"), QStringLiteral("C10"));
}

void tst_ForcedClicks::whoIsOutOfTurnActs()
{
    click("L1"); // the allied side is asked
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    click("L2");
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QCOMPARE(place("g2"), QStringLiteral("L2"));
    QCOMPARE(QString::fromStdString(records().front().refusal), QStringLiteral("R6.4a"));
}

void tst_ForcedClicks::whoIsOutOfTurnFires()
{
    click("L1");
    m_hands->press(Qt::Key_Y);
    click("L9"); // a unit of the side that is asked
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QVERIFY(m_hands->position().pending.isChance());
    QCOMPARE(records().size(), std::size_t{2});
}

void tst_ForcedClicks::whoIsNotSeenIsFiredAt()
{
    choose("u1");
    click("B3");
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QVERIFY(m_hands->position().pending.isChance());
    QCOMPARE(QString::fromStdString(records().back().refusal), QStringLiteral("R10.2b"));
}

void tst_ForcedClicks::theRuleIsOneKeyAway()
{
    choose("u1");
    click("B3");
    m_hands->press(Qt::Key_W);
    const auto *rule = m_window->playPage().findChild<RuleView *>();
    QVERIFY(rule->isVisible());
    QVERIFY(panel().isVisible()); // the question stays
}

void tst_ForcedClicks::theWayEndsWhereItIsStopped()
{
    play([] {
        assault::Table table;
        table.rifles("u1", "B8").rifles("u2", "L9").rifles("g1", "H8");
        return table.scenario;
    }());
    choose("u1");
    click("F8"); // under the eyes of the enemy
    QVERIFY(panel().isVisible());
    m_hands->press(Qt::Key_Y);
    QVERIFY(asked().startsWith(QStringLiteral("react")));
    declineAll();
    QCOMPARE(place("u1"), QStringLiteral("F8"));
}

// What needs no hex is on its button.
void tst_ForcedClicks::anActionAgainstTheRules()
{
    const QString dig = QStringLiteral("Dig in (against the rules)");
    choose("u1");
    QVERIFY(button(QStringLiteral("Dig in")));
    m_hands->say(Announce{id(m_hands->position(), "u1"), Action::DigIn}, Hand::Key);
    m_hands->say(Pass{}, Hand::Key);
    click("B8"); // the unit that has acted
    m_hands->press(Qt::Key_Y);
    QVERIFY(button(dig) && button(dig)->isEnabled());
    button(dig)->click();
    QCoreApplication::processEvents();
    QCOMPARE(QString::fromStdString(records().back().refusal), QStringLiteral("R6.4e"));

    setEnforced(true);
    declineAll();
    m_hands->say(Pass{}, Hand::Key);
    QVERIFY(!button(dig));
}

void tst_ForcedClicks::aDrawnCardIsNamedLater()
{
    assault::Table table(1);
    table.rifles("u1", "C9").rifles("g1", "L1");
    Zone north{"north", "axis", ZonePurpose::Setup, {}};
    for (int column = 0; column < 12; ++column)
        north.hexes.push_back(Hex::at(column, 1));
    table.scenario.zones = {north};
    table.scenario.sides[0].nations = {"ger"};
    table.scenario.sides[0].formations = {{UnitType::Infantry, 1, FormationMethod::Random, {}}};
    play(table.scenario);
    QVERIFY(m_hands->position().pending.question == Question::CardDraw);
    setEnforced(true);
    QVERIFY(!button(QStringLiteral("Name it later")));
    setEnforced(false);
    QVERIFY(button(QStringLiteral("Name it later")));
    button(QStringLiteral("Name it later"))->click();
    QCoreApplication::processEvents();
    QVERIFY(m_hands->position().pending.question == Question::Announce);
    QCOMPARE(QString::fromStdString(records().back().refusal), QStringLiteral("R5.6e"));
    QVERIFY(log().contains(QStringLiteral("named later")));

    QToolButton *named = button(QStringLiteral("Drawn earlier: "));
    QVERIFY(named);
    named->click();
    QCoreApplication::processEvents();
    QVERIFY(!button(QStringLiteral("Drawn earlier: ")));
    const auto &units = m_hands->position().units;
    QVERIFY(std::any_of(units.begin(), units.end(),
                        [](const Unit &unit) { return unit.state == UnitState::Waiting; }));
}

void tst_ForcedClicks::aForcedGameIsOpenedAgain()
{
    choose("u1");
    click("F10");
    m_hands->press(Qt::Key_Y);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("game.toml"));
    QVERIFY(m_window->playPage().game().saveAs(path));
    const Position before = m_hands->position();
    const auto resumed = m_window->playPage().game().resume(path);
    QVERIFY(!hasErrors(resumed.problems));
    QCOMPARE(resumed.differsFrom, std::size_t{0});
    QVERIFY(m_hands->position() == before);
}

void tst_ForcedClicks::withoutTheMapAndBack()
{
    play(assault::trainingScenario());
    for (const char *hex : {"P3", "E6", "E4", "F4", "D5"})
        click(hex);
    QCOMPARE(asked(), QStringLiteral("announce allied"));
    QTemporaryDir folder;
    QVERIFY(m_window->playPage().game().saveAs(folder.filePath(QStringLiteral("game.toml"))));
    m_hands->action(QStringLiteral("Continue without the map"))->trigger();
    auto *assistant = m_window->findChild<TableAssistant *>();
    QVERIFY(assistant && assistant->isVisible());
    QVERIFY(assistant->trackedPage().isVisible());
    const Position &tracked = assistant->session().position().game;
    for (const Unit &unit : m_hands->position().units)
        if (unit.isOnMap()) {
            const std::string &name = m_hands->position().setting->unitName(unit.id);
            const UnitId same = tracked.setting->unitId(name);
            QVERIFY2(same != UnitId{}, name.c_str());
            QCOMPARE(int(tracked.unit(same).strength), int(unit.strength));
        }
    assistant->session().say(LosePoints{"us2", 2});
    emit assistant->gameWanted(freshScenarioText(withMap(assistant->session().position())));
    QVERIFY(m_window->playPage().isVisible());
    QCOMPARE(strength(m_hands->position(), "us2"), 2);
    QVERIFY(asked().startsWith(QStringLiteral("place")));
}

void tst_ForcedClicks::everyWordIsSeen_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isLarge");
    for (const char *language : {"en", "de"}) {
        const QString code = QString::fromLatin1(language);
        for (const QSize size : {QSize(1024, 700), QSize(1280, 800)})
            QTest::addRow("%s %d", language, size.width()) << code << size << false;
        QTest::addRow("%s large", language) << code << QSize(1280, 800) << true;
    }
}

void tst_ForcedClicks::everyWordIsSeen()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(bool, isLarge);
    m_languages.speak(language);
    chooseType(isLarge ? TypeSize::Large : TypeSize::Normal);
    applyTheme(Theme::Light);
    m_window->resize(size);
    choose("u1");
    for (int clicks = 0; clicks < (isLarge ? 2 : 1); ++clicks) // the first one points
        click("F10");
    QVERIFY(panel().isVisible());
    QCoreApplication::processEvents();
    const QStringList faults = window::faultsOfLayout(&panel());
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    m_languages.speak(QStringLiteral("en"));
}

HW_WINDOW_TEST(tst_ForcedClicks)

} // namespace hexwerk::assault::ui::tst_forced_clicks

#include "tst_forced_clicks.moc"
