// Victory conditions as they stand in a game, in the words of both languages.
#include <QTest>

#include "editor/assault/text/victory_text.h"
#include "editor/text/languages.h"
#include "tests/core/assault/farm_table.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_victory_text {

using assault::at;

class tst_VictoryText final : public QObject
{
    Q_OBJECT

private slots:
    void everyTermAndItsOppositeIsASentence_data();
    void everyTermAndItsOppositeIsASentence();
};

static Term leaf(TermKind kind, const char *name, int number)
{
    return {kind, name, "axis", number, {}};
}

void tst_VictoryText::everyTermAndItsOppositeIsASentence_data()
{
    QTest::addColumn<Term>("term");
    QTest::addColumn<QStringList>("sentences"); // the term and its opposite, English and German
    QTest::newRow("objective") << leaf(TermKind::Control, "farm", 0)
                               << QStringList{u"Axis: Farm held"_qs, u"Axis: Farm not held"_qs,
                                              u"Achse: Gehöft gehalten"_qs,
                                              u"Achse: Gehöft nicht gehalten"_qs};
    QTest::newRow("objectives") << leaf(TermKind::ControlsAtLeast, "", 2)
                                << QStringList{u"Axis: objectives held: 0, needed: 2"_qs,
                                               u"Axis: objectives held: 0, fewer than 2"_qs,
                                               u"Achse: gehaltene Zielfelder: 0, nötig: 2"_qs,
                                               u"Achse: gehaltene Zielfelder: 0, weniger als 2"_qs};
    QTest::newRow("losses") << leaf(TermKind::Losses, "axis", 3)
                            << QStringList{u"Axis: units lost: 0, needed: 3"_qs,
                                           u"Axis: units lost: 0, fewer than 3"_qs,
                                           u"Achse: verlorene Einheiten: 0, nötig: 3"_qs,
                                           u"Achse: verlorene Einheiten: 0, weniger als 3"_qs};
    QTest::newRow("track") << leaf(TermKind::Track, "fear", 6)
                           << QStringList{u"Fear: 1, needed: 6"_qs, u"Fear: 1, fewer than 6"_qs,
                                          u"Angst: 1, nötig: 6"_qs, u"Angst: 1, weniger als 6"_qs};
    QTest::newRow("zone") << leaf(TermKind::UnitsInZone, "wood", 3)
                          << QStringList{u"Axis: at least 3 units in Wood"_qs,
                                         u"Axis: fewer than 3 units in Wood"_qs,
                                         u"Achse: mindestens 3 Einheiten in der Zone „Wald“"_qs,
                                         u"Achse: weniger als 3 Einheiten in der Zone „Wald“"_qs};
    QTest::newRow("zone without a name")
        << leaf(TermKind::UnitsInZone, "hill", 1)
        << QStringList{u"Axis: at least 1 unit in hill"_qs, u"Axis: fewer than 1 unit in hill"_qs,
                       u"Achse: mindestens 1 Einheit in der Zone "
                       "„hill“"_qs,
                       u"Achse: weniger als 1 Einheit in der Zone "
                       "„hill“"_qs};
    QTest::newRow("turn") << leaf(TermKind::Turn, "", 4)
                          << QStringList{u"Turn 4 or later"_qs, u"Before turn 4"_qs,
                                         u"Runde 4 oder später"_qs, u"Vor Runde 4"_qs};
    QTest::newRow("no units") << leaf(TermKind::SideHasNoUnits, "axis", 0)
                              << QStringList{u"Axis: no units left"_qs, u"Axis: still has units"_qs,
                                             u"Achse: keine Einheiten mehr"_qs,
                                             u"Achse: noch Einheiten übrig"_qs};
}

void tst_VictoryText::everyTermAndItsOppositeIsASentence()
{
    QFETCH(Term, term);
    QFETCH(QStringList, sentences);
    assault::Table table = farmTable("E4", 6);
    Scenario &scenario = table.scenario;
    scenario.sides[0].name = {{"en", "Axis"}, {"de", "Achse"}};
    scenario.objectives[0].name = {{"en", "Farm"}, {"de", "Gehöft"}};
    scenario.tracks = {{"fear", "axis", {{"en", "Fear"}, {"de", "Angst"}}, 0, 9, 1, {}}};
    scenario.zones = {
        {"wood", "", ZonePurpose::Victory, {at("B2")}, {{"en", "Wood"}, {"de", "Wald"}}},
        {"hill", "", ZonePurpose::Victory, {at("C3")}, {}}};
    const Position p = table.rifles("g1", "E3").rifles("u1", "E9").begin();
    const Term no{TermKind::Not, "", "", 0, {term}};
    editor::Languages window;
    QStringList told;
    for (const QString &language : {u"en"_qs, u"de"_qs}) {
        window.speak(language);
        for (const Term &one : {term, no}) {
            const auto lines = VictoryText::lines(p, {"axis", VictoryCheck::End, one});
            QCOMPARE(lines.size(), std::size_t{1});
            QCOMPARE(lines[0].met, one.kind == TermKind::Not);
            told << lines[0].text;
        }
    }
    QCOMPARE(told, sentences);
}

HW_WINDOW_TEST(tst_VictoryText)

} // namespace hexwerk::assault::ui::tst_victory_text

#include "tst_victory_text.moc"
