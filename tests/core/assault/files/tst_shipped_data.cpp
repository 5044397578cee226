#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/tables/switches.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_shipped_data {

// What the books state of tables and cards, against the files that ship.
class tst_ShippedData final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everythingLoadsWithoutAProblem();
    void r10_7_theGreenDieHasADoubleSuccess();
    void w08_w09_theFootCostsOfTheMovementExamples();
    void w40_heavyForestGivesThreeDiceAndInTheGermanEditionTwo();
    void w42_theFireModificationTable();
    void w49_theBunkerFront();
    void w18_theStoneWall();
    void g13_markersTurnAsTheBooksSay();
    void d13_3b_theGermanFallbackMarkerIsTurnedOver();
    void everySwitchOfTheEngineHasAName();
    void w49_w51_cardsOfTheCloseCombatExample();
    void noTwoCardsAreEqual();
    void pointsFollowTheFormula();
    void everyTextIsThereInBothLanguages();

private:
    const TerrainRow &terrain(std::string_view id) const
    {
        return m_data.system.terrain.row(*m_data.system.terrain.find(id));
    }
    const UnitCard &card(std::string_view id) const { return *m_data.cards.unit(id); }

    DataStore m_data;
    std::vector<Problem> m_problems;
};

static Pool pool(const char *letters)
{
    return *poolFromString(letters);
}

void tst_ShippedData::initTestCase()
{
    LoadResult<DataStore> data = loadData({{HW_SOURCE_DIR "/resources"}});
    for (const Problem &problem : data.problems)
        qWarning("%s:%d:%d %s %s %s", problem.file.c_str(), problem.line, problem.column,
                 problem.code.name().data(), problem.key.c_str(), problem.found.c_str());
    QVERIFY(data.value.has_value());
    m_data = *data.value;
    m_problems = data.problems;
}

void tst_ShippedData::everythingLoadsWithoutAProblem()
{
    QVERIFY(m_problems.empty());
    QCOMPARE(m_data.system.terrain.rows.size(), std::size_t{18});
    QCOMPARE(m_data.system.terrain.rows.front().id, std::string("clear"));
    QCOMPARE(m_data.system.dice.size(), std::size_t{2});
    QCOMPARE(m_data.system.profiles.size(), std::size_t{2});
}

void tst_ShippedData::r10_7_theGreenDieHasADoubleSuccess()
{
    const DiceFaces &faces = m_data.system.dice.at("A");
    QVERIFY((faces.face(Die::Green, 6) == Symbols{1, 1, 0}));
    // R > Y > G > B in symbols on six faces, as G-1 counts them.
    const std::array<int, 4> expected = {9, 8, 5, 3};
    for (const Die die : kAllDice) {
        int symbols = 0;
        for (int number = 1; number <= 6; ++number)
            symbols += faces.face(die, number).total();
        QCOMPARE(symbols, expected[static_cast<std::size_t>(die)]);
    }
}

void tst_ShippedData::w08_w09_theFootCostsOfTheMovementExamples()
{
    QCOMPARE(int(*terrain("clear").cost[0]), 1);
    QCOMPARE(int(*terrain("heavy_forest").cost[0]), 2);
    QCOMPARE(int(*terrain("rocky").cost[0]), 1);
    QVERIFY(!terrain("heavy_forest").cost[2]);
    QCOMPARE(int(*m_data.system.climb[0]), 1);
    QCOMPARE(int(*m_data.system.terrain.roads[2].cost[0]), 1);
    QVERIFY(!m_data.system.terrain.roads[2].cost[3]);
}

void tst_ShippedData::w40_heavyForestGivesThreeDiceAndInTheGermanEditionTwo()
{
    QVERIFY(terrain("heavy_forest").bonus[0] == pool("GYY"));
    const TerrainChart german = m_data.terrainFor("gela-de");
    const TerrainRow &row = german.row(*german.find("heavy_forest"));
    QVERIFY(row.bonus[0] == pool("GY"));
    QVERIFY(row.cost == terrain("heavy_forest").cost);
    QVERIFY(m_data.terrainFor("sicily43-en") == m_data.system.terrain);
}

void tst_ShippedData::w42_theFireModificationTable()
{
    const std::array<std::string, 3> expected = {"-BGY", "BGYR", "GYRR"};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t column = 0; column < 4; ++column) {
            const std::optional<Die> die = m_data.system.fireModification[row][column];
            QCOMPARE(die ? letterOf(*die) : '-', expected[row][column]);
        }
}

void tst_ShippedData::w49_theBunkerFront()
{
    const auto &row = m_data.system.fortifications[static_cast<std::size_t>(OverlayKind::Bunker)];
    QVERIFY(row.front == pool("RRY"));
    QVERIFY((row.holds == std::array<bool, 3>{true, false, false}));
    QVERIFY(row.fullArc[0]);
}

void tst_ShippedData::w18_theStoneWall()
{
    const HexsideRow &wall = m_data.system.terrain.hexsides[0];
    QVERIFY(wall.bonus[0] == Die::Yellow);
    QVERIFY(wall.bonus[2] == Die::Green);
    QVERIFY(wall.cost[0] && !wall.cost[1] && !wall.cost[2] && wall.cost[3]);
    QVERIFY(wall.weakensAssault);
    QVERIFY(m_data.system.terrain.hexsides[1].delays);
}

void tst_ShippedData::g13_markersTurnAsTheBooksSay()
{
    const auto row = [this](Marker marker) {
        return m_data.system.markers[static_cast<std::size_t>(marker)];
    };
    QVERIFY(row(Marker::FastAction).reverse == Marker::AttackDiceMinus1);
    QVERIFY(row(Marker::DelayedAction).reverse == Marker::NormalAction);
    QVERIFY(row(Marker::DiggingIn).reverse == Marker::DugIn);
    QVERIFY(row(Marker::HideAction).reverse == Marker::Hidden);
    QVERIFY(row(Marker::Hidden).group == MarkerGroup::Black);
    QVERIFY(row(Marker::Ambush).group == MarkerGroup::Red);
    QVERIFY(row(Marker::DugIn).group == MarkerGroup::Green);
    QVERIFY(row(Marker::Suppressed).group == MarkerGroup::White);
}

void tst_ShippedData::d13_3b_theGermanFallbackMarkerIsTurnedOver()
{
    const auto &german = m_data.system.profiles.at("gela-de").markers;
    QVERIFY(german.at(Marker::Fallback).group == MarkerGroup::Yellow);
    QVERIFY(m_data.system.markers[static_cast<std::size_t>(Marker::Fallback)].group ==
            MarkerGroup::White);
}

void tst_ShippedData::everySwitchOfTheEngineHasAName()
{
    // Turning everything on must turn on every member, so none is missing from the file.
    std::map<std::string, OptionValue> all;
    for (const auto &[name, row] : m_data.system.switches)
        if (std::holds_alternative<bool>(row.standard))
            all[name] = true;
    const Switches on = switchesFrom({}, all);
    QVERIFY(on.supportRerollEveryRound && on.objectiveNotWhileDelayed && on.roadBonusBySight);
    QVERIFY(on.obstaclesDoNotProtectMovers && on.moraleEndsHiding && on.ambushTakesTerrainDie);
    QVERIFY(on.ambushAssaultDie && on.smokeHindersSpotting && on.fortificationAddsToTerrain);
    QVERIFY(on.reinforcementsNextTurn);
    QVERIFY(m_data.system.profiles.at("gela-de").switches.size() == m_data.system.switches.size());
}

void tst_ShippedData::w49_w51_cardsOfTheCloseCombatExample()
{
    QCOMPARE(card("us.rifles43").strength, 4);
    QCOMPARE(card("us.rifles43").halfStrength, 2);
    QCOMPARE(card("us.rifles43").movement, 2);
    QVERIFY(card("us.rifles43").defenceOf(AreaOfImpact::Front) == pool("Y"));
    QVERIFY(*card("us.rifles43").dice(TargetRow::Soft, 0) == pool("RYG"));
    QVERIFY(card("ger.rifles43").canSupport);
    QVERIFY(card("ger.hmg42").defenceOf(AreaOfImpact::Rear) == pool("Y"));
    QVERIFY(*card("ger.hmg42").dice(TargetRow::Soft, 0) == pool("YYG"));
    QVERIFY(card("ger.hmg42").has("slow"));
    QVERIFY(card("ger.grenadiers43").has("fast_disembark"));
    QVERIFY(m_data.cards.unit("us.rangers43") && m_data.cards.unit("us.cal50_hmg"));
}

void tst_ShippedData::noTwoCardsAreEqual()
{
    for (const auto &[id, first] : m_data.cards.units)
        for (const auto &[other, second] : m_data.cards.units) {
            UnitCard renamed = second;
            renamed.id = first.id;
            renamed.name = first.name;
            renamed.nation = first.nation;
            QVERIFY2(id == other || renamed != first, id.c_str());
        }
}

// The formula of resources/assault/README.md, in tenths.
static int points(const UnitCard &card)
{
    const auto worth = [](const Pool &dice) {
        return 9 * dice.count(Die::Red) + 8 * dice.count(Die::Yellow) + 5 * dice.count(Die::Green) +
               3 * dice.count(Die::Blue);
    };
    int tenths = 20 * card.strength + 20 * card.movement + 5 * worth(card.defence[0]);
    if (card.type == UnitType::Vehicle)
        tenths += 2 * worth(card.defence[1]) + worth(card.defence[2]) + worth(card.defence[3]);
    for (int range = 0; range <= 14; ++range) {
        if (const Pool *soft = card.dice(TargetRow::Soft, range))
            tenths += (range == 0 ? 5 : 2) * worth(*soft);
        if (const Pool *armoured = card.dice(TargetRow::Armoured, range))
            tenths += 2 * worth(*armoured);
    }
    const int indirect = card.indirect ? card.indirect->to - card.indirect->from + 1 : 0; // ranges
    if (card.indirect)
        tenths += worth(card.indirect->dice) * indirect;
    if (card.blast)
        tenths +=
            worth(Pool().add(card.blast->die)) *
            (card.blast->supportOnly ? indirect : card.blast->upTo.value_or(card.maximumRange()));
    tenths += (card.turret ? 60 : 0) + 10 * card.transport;
    const std::map<std::string, int> burdens = {
        {"slow", -30}, {"immobile", -60}, {"no_riders", -20}};
    for (const std::string &ability : card.abilities)
        tenths += burdens.contains(ability) ? burdens.at(ability) : 20;
    return (tenths + 5) / 10;
}

void tst_ShippedData::pointsFollowTheFormula()
{
    for (const auto &[id, card] : m_data.cards.units) {
        QCOMPARE(card.points, points(card));
        QCOMPARE(card.halfPoints, card.points / 2);
    }
}

void tst_ShippedData::everyTextIsThereInBothLanguages()
{
    std::vector<LocalText> texts;
    for (const TerrainRow &row : m_data.system.terrain.rows)
        texts.push_back(row.name);
    for (const auto &row : m_data.system.markers)
        texts.push_back(row.name);
    for (const auto &[name, row] : m_data.system.switches)
        texts.push_back(row.name);
    for (const auto &[id, card] : m_data.cards.units)
        texts.push_back(card.name);
    for (const auto &[id, name] : m_data.system.nations)
        texts.push_back(name);
    for (const auto &[id, row] : m_data.system.abilities) {
        texts.push_back(row.name);
        texts.push_back(row.text);
    }
    QVERIFY(texts.size() > 40);
    for (const LocalText &text : texts)
        QVERIFY(text.contains("en") && text.contains("de"));
}

HW_PLAIN_TEST(tst_ShippedData)

} // namespace hexwerk::assault::tst_shipped_data

#include "tst_shipped_data.moc"

#include <map>
