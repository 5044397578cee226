#include <QTest>

#include "core/assault/game/view.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_view {

class tst_View final : public QObject
{
    Q_OBJECT

private slots:
    void theOtherSidesMinesAreSealed();
    void foundMinesAreNoSecret();
    void theViewOffersWhatThePositionOffers();
};

static Table mined(MineKind kind)
{
    Table table;
    table.rifles("g1", "F2").rifles("u1", "F8");
    table.scenario.board.minefields.push_back({at("F4"), kind, "axis", false});
    return table;
}

void tst_View::theOtherSidesMinesAreSealed() // [R9.6.4.1c]
{
    const Position p = mined(MineKind::Dummy).begin();

    QVERIFY(viewFor(p, 0).minefields[0].kind.isKnown());
    QVERIFY(!viewFor(p, 1).minefields[0].kind.isKnown());
    QVERIFY(viewFor(p, 1) != p);
    QCOMPARE(Assault::hash(viewFor(p, 1)), Assault::hash(p));
    QVERIFY(viewFor(p, 1).setting->scenario.board.minefields.empty());
}

void tst_View::foundMinesAreNoSecret()
{
    Position p = mined(MineKind::AntiPersonnel).begin();
    p.minefields[0].found = true;

    QVERIFY(viewFor(p, 1).minefields[0].kind.value() == MineKind::AntiPersonnel);
}

void tst_View::theViewOffersWhatThePositionOffers()
{
    const Position real = mined(MineKind::AntiPersonnel).begin();
    const Position dummy = mined(MineKind::Dummy).begin();

    QVERIFY(Assault::legalOrders(viewFor(real, 1)) == Assault::legalOrders(real));
    QVERIFY(Assault::legalOrders(viewFor(real, 1)) == Assault::legalOrders(viewFor(dummy, 1)));
    QCOMPARE(Assault::pendingToJson(viewFor(real, 1)), Assault::pendingToJson(viewFor(dummy, 1)));
}

HW_PLAIN_TEST(tst_View)

} // namespace hexwerk::assault::tst_view

#include "tst_view.moc"
