// Mines, harmful ground, overruns and smoke told in a tracked game.
#include <QTest>

#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_play.h"
#include "tests/core/assault/tabletop/told_attack.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <memory>
#include <string>
#include <utility>

namespace hexwerk::assault::tst_table_hazard_orders {

class tst_TableHazardOrders final : public QObject
{
    Q_OBJECT

private slots:
    void minesHurtWhoMoves();
    void groundDelaysAVehicle();
    void anOverrunGunIsLost();
    void smokeIsASupportAction();
    void everyKindIsReadAgain_data();
    void everyKindIsReadAgain();
};

namespace {

TablePosition game()
{
    const Scenario scenario = shippedScenario("training-infantry");
    const DataStore &data = shippedData();
    return startTable(*setUpGame(scenario, data).value,
                      std::make_shared<const TableRules>(
                          TableRules{data.system, data.cards, scenario.profile, scenario.options}));
}

void say(TablePosition &t, const TableOrder &order)
{
    const auto told = Tabletop::apply(t, order);
    QVERIFY2(told, told ? "" : std::string(told.error().rule).c_str());
    // What is in the file is the same.
    const auto read = Tabletop::orderFromJson(t, Tabletop::orderToJson(t, order));
    QVERIFY(read && *read == order);
}

Unit &own(TablePosition &t, const std::string &id)
{
    return t.game.unit(t.game.setting->unitId(id));
}

TableUnit counter(const TablePosition &t, const std::string &id)
{
    return counterOf(t, t.game.setting->unitId(id));
}

Dice symbols(std::initializer_list<const char *> faces)
{
    Dice dice;
    for (const char *face : faces)
        dice.symbols.push_back(seen(face));
    return dice;
}

Dice plain(int number)
{
    return {.faces = {static_cast<std::uint8_t>(number)}};
}

} // namespace

void tst_TableHazardOrders::minesHurtWhoMoves()
{
    TablePosition t = game();
    say(t, BeginTurn{0});
    say(t, TakeAction{"us1", Action::NormalMove});
    const SideIndex toAct = t.toAct;
    const int strength = own(t, "us1").strength;
    say(t, TableAttackOrder{.form = {.kind = AttackKind::Mines, .target = counter(t, "us1")},
                            .rolls = {plain(2), symbols({"D", "-"}), symbols({"-"})}});
    QCOMPARE(int(own(t, "us1").strength), strength - 1);
    QVERIFY(own(t, "us1").markers.has(Marker::NormalAction));
    QCOMPARE(int(t.toAct), int(toAct)); // it is no action of its own
}

void tst_TableHazardOrders::groundDelaysAVehicle()
{
    TablePosition t = game();
    say(t, BeginTurn{0});
    AttackForm form{.kind = AttackKind::Ground, .target = unit("tank", "us.m4a1")};
    form.sides = {{HexsideKind::StoneWall}};
    const std::size_t dice = poolOf(TableAttack(form, *t.rules), RollUse::TerrainDamage).size();
    QCOMPARE(dice, std::size_t{1});
    say(t, TableAttackOrder{.form = form, .rolls = {symbols({"C"}), symbols({"-"})}});
    QVERIFY(own(t, "tank").markers.has(Marker::Immobilised)); // R9.10.2a
}

void tst_TableHazardOrders::anOverrunGunIsLost()
{
    TablePosition t = game();
    say(t, BeginTurn{0});
    say(t, Join{unit("tank", "us.m4a1"), 0});
    say(t, Join{unit("gun", "ger.pak40"), 1});
    AttackForm form{.kind = AttackKind::Overrun,
                    .attacker = counter(t, "tank"),
                    .target = counter(t, "gun"),
                    .area = AreaOfImpact::Rear};
    say(t, TableAttackOrder{.form = form});
    QVERIFY(!own(t, "gun").isOnMap());
    QVERIFY(own(t, "tank").activated);
    QVERIFY(own(t, "tank").markers.has(Marker::FastAction)); // R9.10.3b
    QCOMPARE(int(t.toAct), 1);
}

void tst_TableHazardOrders::smokeIsASupportAction()
{
    TablePosition t = game();
    say(t, BeginTurn{0});
    say(t, Join{unit("mortar", "us.mortar81"), 0});
    TableAttackOrder order{.form = {.kind = AttackKind::Smoke,
                                    .attacker = counter(t, "mortar"),
                                    .range = 4,
                                    .smokeHexes = 1},
                           .rolls = {symbols({"D", "-", "-", "-"})}};
    const auto refused = Tabletop::query(t, order); // the action phase has begun
    QVERIFY(!refused);
    HW_SAYS(std::string(refused.error().rule), "R10.0b");
    QVERIFY(Tabletop::force(t, order));
    QVERIFY(own(t, "mortar").markers.has(Marker::Firing)); // R7.2g
}

void tst_TableHazardOrders::everyKindIsReadAgain_data()
{
    QTest::addColumn<int>("kind");
    for (int kind = 0; kind <= static_cast<int>(AttackKind::Smoke); ++kind)
        QTest::addRow("%d", kind) << kind;
}

void tst_TableHazardOrders::everyKindIsReadAgain()
{
    QFETCH(const int, kind);
    const TablePosition t = game();
    AttackForm form = shot("us.mortar81", "ger.panzer4g");
    form.kind = static_cast<AttackKind>(kind);
    if (!hasAttacker(form.kind))
        form.attacker = {};
    if (!hasTarget(form.kind))
        form.target = {};
    if (form.kind == AttackKind::Mines)
        form.mines = {MineKind::AntiTank, true, false};
    form.smokeHexes = 2;
    const TableAttackOrder order{.form = form};
    const auto read = Tabletop::orderFromJson(t, Tabletop::orderToJson(t, order));
    QVERIFY(read);
    QVERIFY(*read == TableOrder(order));
}

HW_PLAIN_TEST(tst_TableHazardOrders)

} // namespace hexwerk::assault::tst_table_hazard_orders

#include "tst_table_hazard_orders.moc"
