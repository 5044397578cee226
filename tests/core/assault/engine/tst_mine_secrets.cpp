// [R9.6.4.1c] Two games that differ only in what lies face down are one game for the other side.
#include <QTest>

#include "core/assault/game/view.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "tests/core/assault/offered_odds.h"
#include "tests/core/assault/promises.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_mine_secrets {

class tst_MineSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_1c_nothingTellsADummyFromAMine_data();
    void r9_6_4_1c_nothingTellsADummyFromAMine();
    void r9_6_4_1c_norDoesTheWayTheyAreLaid();
    void r9_6_4_2a_steppingOnItTells();
};

static const char *const kHexes[] = {"C4", "D4", "E4", "F4", "G4", "D5", "E5"};

// `turned` shifts which of the kinds lies where.
static Position mined(std::size_t turned, bool german)
{
    Table table(3);
    if (german)
        table.german();
    table.rifles("g1", "C2").rifles("g2", "E4").unit("g3", "F2", "ger.hmg42");
    table.rifles("u1", "D7").rifles("u2", "E6").unit("u3", "F6", "drill.lorry");
    table.unit("u4", "D6", "drill.carrier");
    for (std::size_t i = 0; i < std::size(kHexes); ++i)
        table.mine(kHexes[i], kAllMineKinds[(i + turned) % 3]);
    return table.begin();
}

// What a side sees, without the seals themselves: they tell nothing without their salt.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    view.seeds = {};
    for (MinefieldMarker &minefield : view.minefields)
        minefield.kind = {};
    return view;
}

static std::string difference(const Position &a, const Position &b, play::Randomness &random)
{
    const Position seen = unsealed(a, 1);
    const Position other = unsealed(b, 1);
    if (!(seen == other) || Assault::hash(seen) != Assault::hash(other))
        return "the views differ";
    if (Assault::hash(viewFor(a, 1)) != Assault::hash(a))
        return "a view has another hash";
    if (Assault::pendingToJson(a) != Assault::pendingToJson(b))
        return "the questions differ";
    const auto orders = Assault::legalOrders(a);
    if (orders != Assault::legalOrders(b) || orders != Assault::legalOrders(viewFor(a, 1)))
        return "the orders differ";
    if (offeredOdds(a) != offeredOdds(b) || offeredOdds(a) != offeredOdds(seen))
        return "the odds differ";
    for (int i = 0; i < 20; ++i) {
        const Order order = anyOrder(a, random);
        for (const Position *q : {&b, &seen})
            if (ruled(a, order) != ruled(*q, order))
                return "a refusal differs: " + Assault::orderToJson(a, order);
    }
    for (const Unit &unit : a.units)
        for (const MoveKind kind : {MoveKind::Normal, MoveKind::Fast, MoveKind::MoveThenFire,
                                    MoveKind::Hidden, MoveKind::Withdrawal, MoveKind::Fallback})
            if (unit.inPlay() &&
                reach(a, walkOf(a, unit.id, kind)) != reach(b, walkOf(b, unit.id, kind)))
                return "the ways differ";
    return {};
}

static bool tellsOfMines(const std::vector<Event> &events)
{
    return count<MineFound>(events) > 0;
}

static std::string told(const Position &p, const std::vector<Event> &events)
{
    std::string all;
    for (const Event &event : visibleTo(events, 1))
        all += Assault::eventToJson(p, event) + "\n";
    return all;
}

void tst_MineSecrets::r9_6_4_1c_nothingTellsADummyFromAMine_data()
{
    QTest::addColumn<bool>("german");
    QTest::newRow("English edition") << false;
    QTest::newRow("German edition") << true;
}

void tst_MineSecrets::r9_6_4_1c_nothingTellsADummyFromAMine()
{
    QFETCH(bool, german);
    int compared = 0;
    int shots = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Position a = mined(0, german);
        Position b = mined(1 + seed % 2, german);
        play::RandomPlayer<Assault> player(seed);
        play::Randomness random(seed);
        for (int i = 0; i < 60 && !Assault::isOver(a); ++i, ++compared) {
            if (i % HW_SHARE == 0) {
                const std::string found = difference(a, b, random);
                QVERIFY2(found.empty(), found.c_str());
            }
            shots += offeredOdds(a).empty() ? 0 : 1;
            const Order order = player.answer(a);
            const auto first = say(a, order);
            const auto second = say(b, order);
            if (tellsOfMines(first)) {
                QVERIFY(tellsOfMines(second)); // the same step, whatever it finds
                break;
            }
            QCOMPARE(told(a, first), told(b, second));
        }
    }
    QVERIFY(compared > 100);
    QVERIFY(shots > 0);
}

void tst_MineSecrets::r9_6_4_1c_norDoesTheWayTheyAreLaid()
{
    Table table;
    table.zone("mines", "axis", ZonePurpose::Mines,
               {"C5", "D5", "E5", "F5", "G5", "H5", "C6", "D6"});
    table.scenario.mines = {{"axis", 2, 1, {"mines"}}};
    table.rifles("g1", "F2").rifles("u1", "F8");
    Position a = table.begin();
    Position b = table.begin();
    play::Randomness random(7);
    const MineKind kinds[] = {MineKind::AntiPersonnel, MineKind::AntiTank, MineKind::AntiPersonnel,
                              MineKind::Dummy,         MineKind::Dummy,    MineKind::Dummy};
    const auto &hexes = table.scenario.zones[0].hexes;

    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        HW_SAYS(asks(a), "lay_mine axis");
        const auto first = say(a, Lay{kinds[i], hexes[i]});
        const auto second = say(b, Lay{kinds[std::size(kinds) - 1 - i], hexes[i]});
        QCOMPARE(told(a, first), told(b, second));
        QVERIFY(unsealed(a, 1) == unsealed(b, 1));
        QVERIFY(Assault::legalOrders(viewFor(a, 1)) == Assault::legalOrders(viewFor(b, 1)));
    }
    const std::string found = difference(a, b, random);
    QVERIFY2(found.empty(), found.c_str());
}

void tst_MineSecrets::r9_6_4_2a_steppingOnItTells()
{
    Position p = mined(0, false);
    say(p, announce(p, "u2", Action::NormalMove));
    const auto events = say(p, step(p, "u2", "E5"));

    QVERIFY(tellsOfMines(visibleTo(events, 1)));
    QVERIFY(viewFor(p, 1).minefields.back().kind.isKnown());
}

HW_PLAIN_TEST(tst_MineSecrets)

} // namespace hexwerk::assault::tst_mine_secrets

#include "tst_mine_secrets.moc"
