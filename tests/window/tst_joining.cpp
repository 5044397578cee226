// Units that join a tracked game: by letters of their cards, or with a whole formation.
#include <QDir>

#include "tests/test_program.h"
#include "tests/window/table_test.h"

#include <map>

namespace hexwerk::assault::ui::tst_joining {

class tst_Joining final : public window::TrackedTest
{
    Q_OBJECT

private slots:
    void initTestCase() { prepare(); }
    void init();
    void cleanup() { m_window.reset(); }
    void aUnitJoinsByItsCard();
    void aFormationJoinsWithAllItsUnits();
    void nobodyJoinsUnlessChosen();
    void aMistypedNameIsGuessed();
    void aNumberInANameFollowsASlash();
};

void tst_Joining::init()
{
    QDir(keptTablesFolder()).removeRecursively();
    openWindow();
}

// Its counter is not called like one that is gone.
void tst_Joining::aUnitJoinsByItsCard()
{
    track();
    const std::size_t before = table().game.units.size();
    press("n");
    press("tiger");
    press(Qt::Key_Return);
    QCOMPARE(m_presses, 7);
    QCOMPARE(table().game.units.size(), before + 1);
    const UnitId tiger = table().game.units.back().id;
    QCOMPARE(table().game.unit(tiger).side, SideIndex(0));
    QVERIFY(table().game.card(tiger).name.at("en").find("Tiger") != std::string::npos);
    QCOMPARE(table().game.setting->unitName(tiger), std::string("ger5"));
    press("1"); // it is chosen: its first marker
    QVERIFY(table().game.unit(tiger).markers.has(Marker::Suppressed));
    QVERIFY(session().say(Eliminate{table().game.setting->unitName(tiger)}));
    press("n");
    press("tiger");
    press(Qt::Key_Return);
    QCOMPARE(table().game.setting->unitName(table().game.units.back().id), std::string("ger6"));
    for (int i = 0; i < 3; ++i)
        press(Qt::Key_Backspace);
    QCOMPARE(table().game.units.size(), before + 1);
    QVERIFY(table().game.unit(tiger).isOnMap());
}

void tst_Joining::aFormationJoinsWithAllItsUnits()
{
    track();
    const std::size_t before = table().game.units.size();
    press(Qt::Key_Tab);
    press("n");
    press("armoured gren"); // the one platoon with these letters in its name
    press(Qt::Key_Return);
    const auto &formation = *table().rules->cards.formation("ger.armoured_grenadier_platoon");
    std::size_t count = 0;
    for (const FormationUnits &units : formation.units)
        count += static_cast<std::size_t>(units.count);
    QCOMPARE(table().game.units.size(), before + count);
    std::map<std::string, int> joined;
    for (std::size_t i = before; i < table().game.units.size(); ++i) {
        const Unit &unit = table().game.units[i];
        QCOMPARE(unit.side, SideIndex(1));
        ++joined[table().game.card(unit.id).id];
    }
    for (const FormationUnits &units : formation.units)
        QCOMPARE(joined[units.card], units.count);
}

void tst_Joining::nobodyJoinsUnlessChosen()
{
    track();
    const std::size_t before = table().game.units.size();
    click(buttonThatSays(QStringLiteral("+")));
    press("zzz");
    QVERIFY(isSaid(QStringLiteral("No unit has \"zzz\" in its name.")));
    press(Qt::Key_Return);
    press(Qt::Key_Escape);
    QVERIFY(page().isVisible());
    QCOMPARE(table().game.units.size(), before);
    press("31"); // keys are the page's again
    QVERIFY(unit("us3").markers.has(Marker::Suppressed));
}

void tst_Joining::aMistypedNameIsGuessed()
{
    track();
    press("n");
    press("tigr");
    QVERIFY(isSaid(QStringLiteral("No unit has \"tigr\" in its name. Did you mean:")));
    press(Qt::Key_Return);
    const UnitId joined = table().game.units.back().id;
    QVERIFY(table().game.card(joined).name.at("en").find("Tiger") != std::string::npos);
}

// Without it a digit chooses from the list.
void tst_Joining::aNumberInANameFollowsASlash()
{
    track();
    press("n");
    press("/57");
    press(Qt::Key_Return);
    const UnitId joined = table().game.units.back().id;
    QVERIFY(table().game.card(joined).name.at("en").find("57") != std::string::npos);
}

HW_WINDOW_TEST(tst_Joining)

} // namespace hexwerk::assault::ui::tst_joining

#include "tst_joining.moc"
