// A game that is tracked without its map and goes on with it, and back: its units are the same.
#include <QTest>

#include "core/assault/aside/position_scenario.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/tabletop/table_play.h"
#include "core/assault/tabletop/with_map.h"
#include "core/play/randomness.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <map>
#include <memory>

namespace hexwerk::assault::tst_with_map {

class tst_WithMap final : public QObject
{
    Q_OBJECT

private slots:
    void unitsAreKeptBothWays_data();
    void unitsAreKeptBothWays();
};

void tst_WithMap::unitsAreKeptBothWays_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name : {"training-infantry", "training-vehicles", "gela-road", "port-of-gela"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

static TablePosition tableOf(const Scenario &scenario)
{
    const auto game = setUpGame(scenario, shippedData());
    HW_EXPECTS(game);
    return startTable(*game.value, std::make_shared<const TableRules>(
                                       TableRules{shippedData().system, shippedData().cards,
                                                  scenario.profile, scenario.options}));
}

// All that is in play, in words.
static std::map<std::string, std::string> unitsOf(const Position &p)
{
    std::map<std::string, std::string> units;
    for (const Unit &unit : p.units) {
        if (!unit.isOnMap())
            continue;
        std::string &words = units[p.setting->unitName(unit.id)];
        words = p.card(unit.id).id + " " + std::to_string(unit.side) + " " +
                std::to_string(unit.strength) + (unit.activated ? " acted" : "");
        for (int i = 0; i < kMarkers; ++i)
            if (unit.markers.has(static_cast<Marker>(i)))
                words += " " + std::string(toString(static_cast<Marker>(i)));
        words += p.isDugIn(unit.at) ? " dug in" : "";
        words += " " + std::string(toString(p.experience(unit.id)));
        if (unit.state == UnitState::Carried && p.unit(unit.carrier).isOnMap())
            words += " on " + p.setting->unitName(unit.carrier);
    }
    return units;
}

// Units as they come, each on the first hex where it may stand.
static Position setUpAtRandom(const Scenario &scenario, std::uint64_t seed)
{
    const auto game = setUpGame(scenario, shippedData());
    HW_EXPECTS(game);
    Position p = Assault::start(*game.value);
    play::Randomness random(seed);
    while (p.phase == Phase::SetUp || p.phase == Phase::Initiative)
        HW_EXPECTS(Assault::apply(p, Assault::sample(p, random)));
    return p;
}

void tst_WithMap::unitsAreKeptBothWays()
{
    QFETCH(QString, scenario);
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        TablePosition t = tableOf(shippedScenario(scenario.toStdString()));
        play::Randomness random(seed);
        for (int i = 0; i < 40 && t.game.phase != Phase::Over && t.game.turn <= 3; ++i) {
            const auto orders = Tabletop::offers(t).orders;
            QVERIFY(Tabletop::apply(t, orders[random.below(orders.size())]));
            std::vector<std::string> here;
            for (const Unit &unit : t.game.units)
                if (unit.inPlay())
                    here.push_back(t.game.setting->unitName(unit.id));
            if (i % 4 == 0 && !here.empty())
                Tabletop::force(t, LosePoints{here[random.below(here.size())], 1}).has_value();
        }
        if (t.game.phase == Phase::Over)
            continue;
        auto before = unitsOf(t.game);
        const Position p = setUpAtRandom(withMap(t), seed);
        auto onMap = unitsOf(p);
        for (const auto &[name, words] : onMap) // those that are due come along
            QVERIFY(before.contains(name) ||
                    t.game.unit(t.game.setting->unitId(name)).state == UnitState::Waiting);
        for (const auto &[name, words] : before) { // who is set up may get on a transport
            const QString there = QString::fromStdString(onMap[name]);
            QVERIFY2(there.startsWith(QString::fromStdString(words)),
                     qPrintable(QString::fromStdString(name + ": " + words) + " / " + there));
        }
        QCOMPARE(p.setting->scenario.turns,
                 shippedScenario(scenario.toStdString()).turns - t.game.turn + 1);
        const auto again = unitsOf(tableOf(scenarioOf(p).scenario).game);
        QVERIFY(again == onMap);
    }
}

HW_PLAIN_TEST(tst_WithMap)

} // namespace hexwerk::assault::tst_with_map

#include "tst_with_map.moc"
