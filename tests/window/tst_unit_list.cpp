// The list of units in a game: what each may still do, and the way to it.
#include <QTreeWidget>

#include "app/assault/beside/unit_list.h"
#include "app/assault/game/computer_sides.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"
#include "tests/window/play_test.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_unit_list {

using Hand = window::By;

class tst_UnitList final : public window::PlayTest
{
    Q_OBJECT

private slots:
    void initTestCase() { forgetSettings(); }
    void init();
    void cleanup() { closeWindow(); }
    void itSaysWhatIsOpenAndWhyNothingIs();
    void itSaysWhoActs();
    void itKeepsTheOtherSidesSecrets();
    void itSaysNothingOfActingOnceAGameIsOver();
    void itLeadsToAUnit_data() { byMouseAndByKey(); }
    void itLeadsToAUnit();
    void itFollowsTheMap();
    void againstTheComputerItListsThePlayersUnits();

private:
    QTreeWidget &rows() { return *m_window->playPage().findChild<QTreeWidget *>(); }
    void openList() { m_hands->press(Qt::Key_I, Qt::ShiftModifier); }
    QString rowOf(UnitId unit);
};

void tst_UnitList::init()
{
    m_languages.speak(QStringLiteral("en"));
    openWindow();
}

QString tst_UnitList::rowOf(UnitId unit)
{
    for (int i = 0; i < rows().topLevelItemCount(); ++i)
        if (rows().topLevelItem(i)->data(0, Qt::UserRole).toUInt() == unit.value())
            return rows().topLevelItem(i)->text(0);
    return {};
}

void tst_UnitList::itSaysWhatIsOpenAndWhyNothingIs()
{
    setUp();
    const UnitId unit = id(m_hands->position(), "us2");
    openList();
    QVERIFY(rows().hasFocus());
    QVERIFY2(rowOf(unit).contains(QStringLiteral("Move, Fast move")), qPrintable(rowOf(unit)));

    m_hands->say(announce(m_hands->position(), "us2", Action::DigIn), Hand::Mouse);
    while (m_hands->position().pending.side != m_hands->position().unit(unit).side)
        m_hands->say(Pass{}, Hand::Mouse);

    QVERIFY2(rowOf(unit).contains(QStringLiteral("R6.4e")), qPrintable(rowOf(unit)));
}

void tst_UnitList::itSaysWhoActs()
{
    assault::Table table(1);
    Position p = table.rifles("g1", "E2").rifles("u1", "E7").begin();
    const UnitId unit = id(p, "u1");
    const auto told = [&] { return UnitLines::of(p, p.unit(unit).side, kNobody).front().may; };
    say(p, announce(p, "u1", Action::FastMove));
    say(p, step(p, "u1", "E6"));
    QVERIFY(p.pending.question != Question::Announce);
    QCOMPARE(told(), QStringLiteral("Is acting now."));
}

void tst_UnitList::itKeepsTheOtherSidesSecrets()
{
    const Position p = beginShipped(trainingScenario());
    const auto found = std::find_if(p.units.begin(), p.units.end(), [](const Unit &unit) {
        return unit.state == UnitState::Waiting;
    });
    QVERIFY(found != p.units.end());
    const Unit &waiting = *found;
    const auto viewer = enemyOf(waiting.side);
    for (const UnitLine &line : UnitLines::of(p, kNobody, viewer))
        QVERIFY(line.unit != waiting.id);
    const auto own = UnitLines::of(p, kNobody, waiting.side);
    QVERIFY(std::any_of(own.begin(), own.end(),
                        [&](const UnitLine &line) { return line.unit == waiting.id; }));
}

void tst_UnitList::itSaysNothingOfActingOnceAGameIsOver()
{
    assault::Table table(1);
    Position p = table.rifles("g1", "E3").rifles("u1", "E9").begin();
    say(p, announce(p, "u1", Action::DigIn));
    QVERIFY(UnitLines::of(p, p.unit(id(p, "u1")).side, kNobody).front().may.contains(u"R6.4e"_qs));
    while (!p.pending.isOver())
        if (p.pending.isChance())
            rolls(p);
        else
            say(p, Pass{});
    for (const UnitLine &line : UnitLines::of(p, kNobody, kNobody))
        QVERIFY2(line.may.isEmpty(), qPrintable(line.may));
}

void tst_UnitList::itLeadsToAUnit()
{
    QFETCH(int, by);
    setUp();
    m_hands->press(Qt::Key_Escape);
    openList();
    rows().setCurrentItem(rows().topLevelItem(1));
    QTreeWidgetItem *row = rows().topLevelItem(1);
    const UnitId unit{row->data(0, Qt::UserRole).toUInt()};

    if (static_cast<Hand>(by) == Hand::Mouse)
        QTest::mouseClick(rows().viewport(), Qt::LeftButton, {},
                          rows().visualItemRect(row).center());
    else
        m_hands->press(Qt::Key_Return);

    QVERIFY(m_window->playPage().canvas().cursor() == m_hands->position().unit(unit).at);
    QVERIFY(m_window->playPage().chosen() == unit);
}

// The row of the chosen unit is selected, in a colour that no side has.
void tst_UnitList::itFollowsTheMap()
{
    setUp();
    openList();
    for (const char *unit : {"us2", "us1"}) {
        m_hands->chooseUnit(id(m_hands->position(), unit), Hand::Mouse);
        const auto selected = rows().selectedItems();
        QCOMPARE(selected.size(), 1);
        QVERIFY(UnitId{selected.front()->data(0, Qt::UserRole).toUInt()} ==
                id(m_hands->position(), unit));
    }
    const QColor colour = rows().palette().color(QPalette::Highlight);
    for (const char *side :
         {"blue", "red", "green", "yellow", "brown", "grey", "black", "purple"}) {
        const QColor other = sideColour(side);
        const int apart = std::abs(colour.red() - other.red()) +
                          std::abs(colour.green() - other.green()) +
                          std::abs(colour.blue() - other.blue());
        QVERIFY2(apart > 150, side);
    }
    m_hands->press(Qt::Key_Escape);
    m_window->playPage().canvas().setFocus();
    m_hands->press(Qt::Key_Escape);
    QVERIFY(m_window->playPage().chosen() == UnitId{});
    QVERIFY(rows().selectedItems().isEmpty());
}

void tst_UnitList::againstTheComputerItListsThePlayersUnits()
{
    setUp();
    openList();
    const Position &p = m_hands->position();
    const SideIndex asked = p.pending.side;
    const auto listed = [this, &p](SideIndex side) {
        return std::count_if(p.units.begin(), p.units.end(), [&](const Unit &unit) {
            return unit.side == side && !rowOf(unit.id).isEmpty();
        });
    };
    QVERIFY(listed(asked) > 0);
    QCOMPARE(listed(enemyOf(asked)), 0);

    ComputerSides &computer = m_window->playPage().computer();
    computer.setPace(60000); // milliseconds: it will not answer meanwhile
    computer.setPlayed({asked == 0, asked == 1});
    QTRY_VERIFY(listed(enemyOf(asked)) > 0);
    QCOMPARE(listed(asked), 0);
}

HW_WINDOW_TEST(tst_UnitList)

} // namespace hexwerk::assault::ui::tst_unit_list

#include "tst_unit_list.moc"
