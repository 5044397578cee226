// Random games end, and keep their promises at every moment.
#include <QTest>

#include "core/play/answerer.h"
#include "tests/core/assault/table.h"

using namespace hexwerk;
using namespace hexwerk::assault;

class tst_RandomPlay final : public QObject
{
    Q_OBJECT

private slots:
    void crowdedGamesEndAndKeepTheirPromises();
};

static Table crowded(std::uint64_t seed)
{
    play::Randomness random(seed);
    Table table(4);
    table.scenario.board.columns = 8;
    table.scenario.board.rows = 8;
    const char *terrains[] = {"light_forest",   "heavy_forest",          "brush",      "rocky",
                              "plain_building", "multi_storey_building", "olive_grove"};
    for (int i = 0; i < 18; ++i) {
        const Hex hex =
            Hex::at(static_cast<int>(random.below(8)), static_cast<int>(random.below(8)));
        table.terrain(toString(hex), terrains[random.below(7)],
                      static_cast<int>(random.below(3)) / 2);
    }
    const char *german[] = {"ger.rifles43", "ger.hmg42", "ger.grenadiers43"};
    const char *american[] = {"us.rifles43", "us.cal50_hmg", "us.rangers43"};
    for (int i = 0; i < 8; ++i) {
        table.unit("g" + std::to_string(i), toString(Hex::at(i, static_cast<int>(random.below(3)))),
                   german[random.below(3)]);
        table.last().experience = static_cast<Experience>(random.below(5));
        table.unit("u" + std::to_string(i),
                   toString(Hex::at(i, 4 + static_cast<int>(random.below(4)))),
                   american[random.below(3)]);
    }
    table.fortification(OverlayKind::Trench, "C3", 3).fortification(OverlayKind::Pillbox, "F2", 3);
    table.side(HexsideKind::StoneWall, "D4", Direction::N)
        .side(HexsideKind::SteepSlope, "E4", Direction::S);
    table.road(RoadKind::MainRoad, {"A4", "B4", "C5", "D5"}).smoke("D3", 2);
    return table;
}

static void checkInvariants(const Position &p)
{
    for (const Unit &unit : p.units) {
        if (!unit.inPlay())
            continue;
        QVERIFY(unit.strength > 0);
        QVERIFY(p.board().contains(unit.at));
        MarkerSet action = unit.markers;
        action.clear(kMoraleMarkers);
        action.clear(kReplacedByAction);
        QVERIFY(action.size() <= 1); // [R13.2a]
        if (p.pending.question != Question::Announce)
            continue;
        for (const Unit &other : p.units) // [R9.0c]
            QVERIFY2(!other.inPlay() || other.id == unit.id || other.at != unit.at,
                     (p.setting->unitName(unit.id) + " " + p.setting->unitName(other.id) + " " +
                      toString(unit.at))
                         .c_str());
    }
}

void tst_RandomPlay::crowdedGamesEndAndKeepTheirPromises()
{
    int closeCombats = 0;

    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        Position p = crowded(seed).begin();
        play::RandomPlayer<Assault> player(seed);
        int orders = 0;
        while (!Assault::isOver(p)) {
            const auto offered = Assault::legalOrders(p);
            QVERIFY(p.pending.isChance() == offered.empty());
            for (const Order &order : offered)
                QVERIFY(Assault::query(p, order).has_value());
            const Order order = player.answer(p);
            for (const Event &event : say(p, order))
                closeCombats += std::holds_alternative<CloseCombatBegan>(event.what) ? 1 : 0;
            checkInvariants(p);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("seed %1, order %2").arg(seed).arg(orders)));
            Position again = p;
            std::vector<Event> none;
            play::advance<Assault>(again, none, nullptr);
            QVERIFY(again == p);
            QVERIFY2(++orders < 20000, "a game without end");
        }
    }
    QVERIFY2(closeCombats > 300, qPrintable(QString::number(closeCombats)));
}

QTEST_APPLESS_MAIN(tst_RandomPlay)
#include "tst_random_play.moc"
