// The chances of mines and of harmful ground as they are shown, against every roll played out by
// the engine.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/played_out.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_hazard_preview {

class tst_HazardPreview final : public QObject
{
    Q_OBJECT

private slots:
    void everyRollOfMinesIsForetold_data();
    void everyRollOfMinesIsForetold();
    void everyRollOfTheGroundIsForetold_data();
    void everyRollOfTheGroundIsForetold();
    void theGroundAheadIsForetold_data();
    void theGroundAheadIsForetold();
};

namespace {

struct Situation
{
    const char *name;
    Table table;
    Action action = Action::NormalMove;
};

Table marked(Table table, std::vector<std::string> markers)
{
    spec(table, "u1").markers = std::move(markers);
    return table;
}

Table worn(Table table, int damage)
{
    spec(table, "u1").half = true;
    spec(table, "u1").damage = damage;
    return table;
}

Table seasoned(Table table, Experience experience)
{
    spec(table, "u1").experience = experience;
    return table;
}

// u1 goes from E6 into the mines in E5; g1 is far away and unarmed.
Table mined(MineKind kind, const char *card, bool isFound = false)
{
    return Table()
        .unit("g1", "L1", "drill.porters")
        .unit("u1", "E6", card)
        .facing(0)
        .mine("E5", kind, "axis", isFound);
}

std::vector<Situation> minefields()
{
    const Table rifles = mined(MineKind::AntiPersonnel, "us.rifles43");
    const Table tank = mined(MineKind::AntiTank, "drill.tank");
    return {
        {"infantry", rifles},
        {"recruits", seasoned(rifles, Experience::Recruit)},
        {"elite", seasoned(rifles, Experience::Elite)},
        {"at half strength", worn(rifles, 0)},
        {"at its last point", worn(rifles, 1)},
        {"a scout who knows of them", mined(MineKind::AntiPersonnel, "drill.scout", true)},
        {"a gun's crew", mined(MineKind::AntiPersonnel, "drill.at_gun")},
        {"a tank", tank},
        {"an elite tank", seasoned(tank, Experience::Elite)},
        {"a tank at its last point", worn(tank, 0)},
        {"a lorry", mined(MineKind::AntiTank, "drill.lorry")},
        {"a tank that finds mines", mined(MineKind::AntiTank, "drill.flail")},
    };
}

// u1 in E7 goes into E6.
Table rough(const char *card, const char *terrain)
{
    return Table()
        .unit("g1", "L1", "drill.porters")
        .unit("u1", "E7", card)
        .facing(0)
        .terrain("E6", terrain);
}

std::vector<Situation> grounds()
{
    const Table tank = rough("drill.tank", "heavy_forest");
    return {
        {"a tank in a wood", tank},
        {"in haste over rocks", rough("drill.tank", "rocky"), Action::FastMove},
        {"an elite one", seasoned(tank, Experience::Elite)},
        {"at its last point", worn(tank, 0)},
        {"over a wall, too", Table(tank).side(HexsideKind::StoneWall, "E7", Direction::N)},
        {"a car over wire",
         rough("drill.car", "clear").side(HexsideKind::BarbedWire, "E7", Direction::N)},
        {"a delayed one", marked(tank, {"attack_dice_minus_1"})},
    };
}

void addRows(const std::vector<Situation> &all)
{
    QTest::addColumn<int>("row");
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << static_cast<int>(i);
}

// At each roll, whatever the ones before it showed: what is shown is what comes of every roll from
// there. Returns how many rolls were looked at.
int compareAtEachRoll(const Position &p)
{
    if (!p.pending.isChance())
        return 0;
    const std::string differs = difference(shownOf(p).chances, playedOut(p, id(p, "u1")));
    [&] { QVERIFY2(differs.empty(), (asks(p) + ": " + differs).c_str()); }();
    int compared = 1;
    for (const auto &outcome : Assault::outcomes(p)) {
        if (QTest::currentTestFailed())
            break;
        Position next = p;
        say(next, outcome.order);
        compared += compareAtEachRoll(next);
    }
    return compared;
}

// In both editions, from the first roll on.
void compare(const Situation &situation, const char *hex, RollUse first)
{
    for (Position p : inBothEditions(situation.table)) {
        say(p, announce(p, "u1", situation.action));
        say(p, step(p, "u1", hex));
        QVERIFY(p.pending.isChance() && p.pending.use == first);
        QVERIFY(compareAtEachRoll(p) > 2); // its attack, its defence, and more
    }
}

} // namespace

void tst_HazardPreview::everyRollOfMinesIsForetold_data()
{
    addRows(minefields());
}

void tst_HazardPreview::everyRollOfMinesIsForetold()
{
    QFETCH(const int, row);
    compare(minefields()[static_cast<std::size_t>(row)], "E5", RollUse::MineDetection);
}

void tst_HazardPreview::everyRollOfTheGroundIsForetold_data()
{
    addRows(grounds());
}

void tst_HazardPreview::everyRollOfTheGroundIsForetold()
{
    QFETCH(const int, row);
    compare(grounds()[static_cast<std::size_t>(row)], "E6", RollUse::TerrainDamage);
}

void tst_HazardPreview::theGroundAheadIsForetold_data()
{
    addRows(grounds());
}

// Before the step, by the dice that it will bring.
void tst_HazardPreview::theGroundAheadIsForetold()
{
    QFETCH(const int, row);
    const Situation situation = grounds()[static_cast<std::size_t>(row)];
    for (Position p : inBothEditions(situation.table)) {
        say(p, announce(p, "u1", situation.action));
        const UnitId u1 = id(p, "u1");
        const auto taken = stepRuling(p, *walkInProgress(p), at("E6"), By::Default);
        QVERIFY(taken);
        Position after = p;
        say(after, step(after, "u1", "E6"));
        HW_SAME_CHANCES(previewGround(p, u1, taken->check).chances, playedOut(after, u1));
    }
}

HW_PLAIN_TEST(tst_HazardPreview)

} // namespace hexwerk::assault::tst_hazard_preview

#include "tst_hazard_preview.moc"
