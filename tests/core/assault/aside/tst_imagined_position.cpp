// Positions that a side may take the game to be in.
#include <QTest>

#include "core/assault/aside/imagined_position.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/random_game.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <map>

namespace hexwerk::assault::tst_imagined_position {

class tst_ImaginedPosition final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsImaginedFollowsFromTheView_data();
    void whatIsImaginedFollowsFromTheView();
    void itIsPlayedOn();
    void r9_6_4_1b_minesAreDealtEvenly();
    void r9_6_4_1e_noMinesAgainstTanksInBuildings();
};

static Position imaginedBy(SideIndex side, const Position &p, std::uint64_t seed)
{
    play::Randomness random(seed);
    return imagine(Assault::viewFor(p, side), random);
}

// What a side sees, without the seals of the other: they tell nothing without their salt.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    for (MinefieldMarker &minefield : view.minefields)
        if (!minefield.kind.isKnown())
            minefield.kind = {};
    for (CommandPool &pool : view.points)
        for (Sealed<std::string> &point : pool.sealed)
            if (!point.isKnown())
                point = {};
    for (SideHand &hand : view.hands)
        for (HandCard &held : hand.cards)
            if (held.card && !held.card->isKnown())
                held.card = Sealed<std::string>();
    for (SideSupport &support : view.support)
        for (Sealed<std::string> &request : support.requests)
            if (!request.isKnown())
                request = {};
    return view;
}

void tst_ImaginedPosition::whatIsImaginedFollowsFromTheView_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name : {"training-infantry", "training-command", "gela-road", "port-of-gela"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

// What was imagined once stands in for another truth: seen from the same side it is imagined alike.
void tst_ImaginedPosition::whatIsImaginedFollowsFromTheView()
{
    QFETCH(QString, scenario);
    int secrets = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Position p = beginShipped(shippedScenario(scenario.toStdString()));
        play::RandomPlayer<Assault> player(seed);
        for (std::uint64_t i = 1; i <= 600 && !Assault::isOver(p); ++i) {
            for (SideIndex side = 0; side < 2 && i % 7 == 0; ++side) {
                const Position other = imaginedBy(side, p, i);
                QVERIFY(unsealed(other, side) == unsealed(p, side));
                QVERIFY(imaginedBy(side, other, 1000 + i) == imaginedBy(side, p, 1000 + i));
                QVERIFY(viewFor(other, side).seeds == viewFor(p, side).seeds);
                if (p.pending.side == side)
                    QVERIFY(Assault::legalOrders(other) == Assault::legalOrders(p));
                secrets += !(other == p);
            }
            QVERIFY(Assault::apply(p, player.answer(p)));
        }
    }
    QVERIFY(secrets > 50);
}

void tst_ImaginedPosition::itIsPlayedOn()
{
    for (const char *name : {"training-command", "gela-road", "port-of-gela"}) {
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Position p = beginShipped(shippedScenario(name));
            play::RandomPlayer<Assault> player(seed);
            const auto played = [&](std::uint64_t orders) {
                for (std::uint64_t i = 0; i < orders && !Assault::isOver(p); ++i) {
                    const Order order = player.answer(p);
                    const auto events = Assault::apply(p, order);
                    QVERIFY2(events, Assault::orderToJson(p, order).c_str());
                }
            };
            played(60 + 70 * seed);
            p = imaginedBy(static_cast<SideIndex>(seed % 2), p, seed);
            played(UINT64_MAX);
            QVERIFY(Assault::isOver(p));
        }
    }
}

// Two mines against people, one against tanks and three dummies in six open hexes: 60 ways, each as
// likely as the others.
void tst_ImaginedPosition::r9_6_4_1b_minesAreDealtEvenly()
{
    Table table;
    table.zone("mines", "axis", ZonePurpose::Mines, {"C5", "D5", "E5", "F5", "G5", "H5"});
    table.scenario.mines = {{"axis", 2, 1, {"mines"}}};
    table.rifles("g1", "F2").rifles("u1", "F8");
    Position p = table.begin();
    play::RandomPlayer<Assault> player(3);
    while (p.pending.question == Question::LayMine)
        QVERIFY(Assault::apply(p, player.answer(p)));
    QCOMPARE(p.minefields.size(), std::size_t{6});
    const SideIndex other = enemyOf(p.minefields.front().side);

    std::map<std::vector<MineKind>, int> ways;
    play::Randomness random(11);
    constexpr int kDraws = 6000;
    const auto view = Assault::viewFor(p, other);
    for (int i = 0; i < kDraws; ++i) {
        std::vector<MineKind> kinds;
        for (const MinefieldMarker &marker : imagine(view, random).minefields)
            kinds.push_back(marker.kind.value());
        ++ways[kinds];
    }

    QCOMPARE(ways.size(), std::size_t{60});
    double distance = 0; // chi-square, 59 degrees of freedom
    for (const auto &[kinds, count] : ways) {
        QCOMPARE(std::count(kinds.begin(), kinds.end(), MineKind::AntiPersonnel), 2);
        QCOMPARE(std::count(kinds.begin(), kinds.end(), MineKind::AntiTank), 1);
        distance += (count - kDraws / 60.0) * (count - kDraws / 60.0) / (kDraws / 60.0);
    }
    QVERIFY2(distance < 98.3, qPrintable(QString::number(distance))); // 1 of 1000 by chance
}

void tst_ImaginedPosition::r9_6_4_1e_noMinesAgainstTanksInBuildings()
{
    Table table;
    table.terrain("D5", "plain_building").terrain("E5", "plain_building");
    table.zone("mines", "axis", ZonePurpose::Mines, {"C5", "D5", "E5", "F5"});
    table.scenario.mines = {{"axis", 0, 2, {"mines"}}};
    table.rifles("g1", "F2").rifles("u1", "F8");
    Position p;
    for (std::uint64_t seed = 1; p.minefields.size() < 4; ++seed) { // some lay less than they have
        p = table.begin();
        play::RandomPlayer<Assault> player(seed);
        while (p.pending.question == Question::LayMine)
            QVERIFY(Assault::apply(p, player.answer(p)));
    }
    const SideIndex other = enemyOf(p.minefields.front().side);

    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (const MinefieldMarker &marker : imaginedBy(other, p, seed).minefields)
            QVERIFY(marker.kind.value() == (marker.hex == at("C5") || marker.hex == at("F5")
                                                ? MineKind::AntiTank
                                                : MineKind::Dummy));
}

HW_PLAIN_TEST(tst_ImaginedPosition)

} // namespace hexwerk::assault::tst_imagined_position

#include "tst_imagined_position.moc"
