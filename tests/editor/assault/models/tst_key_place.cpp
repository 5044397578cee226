#include <QTest>

#include "editor/assault/models/key_place.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_key_place {

// Where a problem leads to.
class tst_KeyPlace final : public QObject
{
    Q_OBJECT

private slots:
    void aKeyOfTheScenarioIsOneOfItsOwn();
    void itemsAreFoundByIdAndByPlace();
    void anItemWithinAnotherIsFound();
    void aNameInAListIsFoundByItsPlace();
    void aTableWithoutThatItemIsNamedAllTheSame();
};

void tst_KeyPlace::aKeyOfTheScenarioIsOneOfItsOwn()
{
    for (const char *key : {"turns", "board.rows", "options.dice"})
        QVERIFY((placeOfKey(sampleScenario(), key) == KeyPlace{ItemRef{}, key, Table::Scenario}));
}

void tst_KeyPlace::itemsAreFoundByIdAndByPlace()
{
    const Scenario scenario = sampleScenario();
    QVERIFY((placeOfKey(scenario, "unit.g1.at") ==
             KeyPlace{ItemRef{Table::Unit, 1, 0}, "at", Table::Unit}));
    QVERIFY((placeOfKey(scenario, "board.patch.2.level") ==
             KeyPlace{ItemRef{Table::Patch, 2, 0}, "level", Table::Patch}));
    QVERIFY((placeOfKey(scenario, "victory.0.all.1.control") ==
             KeyPlace{ItemRef{Table::Victory, 0, 0}, "term", Table::Victory, {1}}));
    QVERIFY((placeOfKey(scenario, "trigger.0.if.any.2.not.all.1.track") ==
             KeyPlace{ItemRef{Table::Trigger, 0, 0}, "if", Table::Trigger, {2, 0, 1}}));
    QVERIFY((placeOfKey(scenario, "trigger.0.if.any.2.not").term == TermPath{2}));
}

void tst_KeyPlace::anItemWithinAnotherIsFound()
{
    QVERIFY((placeOfKey(sampleScenario(), "side.axis.formation.0.count") ==
             KeyPlace{ItemRef{Table::Formation, 0, 0}, "count", Table::Formation}));
    QVERIFY((placeOfKey(sampleScenario(), "track.losses.threshold.0.at") ==
             KeyPlace{ItemRef{Table::Threshold, 0, 0}, "at", Table::Threshold}));
}

void tst_KeyPlace::aNameInAListIsFoundByItsPlace()
{
    Scenario scenario = sampleScenario();
    scenario.supports = {{"axis", {"ger.lefh18"}, 1}, {"axis", {"ger.lefh18", "ger.gone"}, 2}};
    QVERIFY((placeOfKey(scenario, "support.1.cards.1") ==
             KeyPlace{ItemRef{Table::Support, 1, 0}, "cards", Table::Support, {}, 1}));
    QVERIFY((placeOfKey(scenario, "support.1.turn") ==
             KeyPlace{ItemRef{Table::Support, 1, 0}, "turn", Table::Support}));
    QVERIFY((placeOfKey(scenario, "side.axis.deck.12") ==
             KeyPlace{ItemRef{Table::Side, 0, 0}, "deck", Table::Side, {}, 12}));
    QVERIFY((placeOfKey(scenario, "neutral_deck.0") ==
             KeyPlace{ItemRef{}, "neutral_deck", Table::Scenario, {}, 0}));
    QVERIFY((placeOfKey(scenario, "side.axis.formation.0.from.3") ==
             KeyPlace{ItemRef{Table::Formation, 0, 0}, "from", Table::Formation, {}, 3}));
}

void tst_KeyPlace::aTableWithoutThatItemIsNamedAllTheSame()
{
    for (const char *key : {"unit", "unit.nobody.at", "unit.17"}) {
        const KeyPlace place = placeOfKey(sampleScenario(), key);
        QVERIFY(!place.item);
        QVERIFY(place.table == Table::Unit);
    }
}

HW_PLAIN_TEST(tst_KeyPlace)

} // namespace hexwerk::assault::ui::tst_key_place

#include "tst_key_place.moc"
