// [R10.7.5] Critical hits on infantry, after all D and X. RULINGS.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_criticals {

class tst_Criticals final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_5a_asManyDiceAsCriticals();
    void r10_7_5a_noPointsAndOnlyTheStrongestSymbol();
    void r10_7_5a_theDefenceCancels();
    void r10_7_5_whatBecomesOfIt_data();
    void r10_7_5_whatBecomesOfIt();
    void r4_2_3f_eliteUnitsDoNotHeedAnXHereEither();
};

static Table open(const std::string &marker)
{
    std::vector<std::string> markers;
    if (!marker.empty())
        markers.push_back(marker);
    return Table()
        .rifles("g1", "E5", markers)
        .rifles("g2", "A1")
        .rifles("u1", "E8")
        .rifles("u2", "A10");
}

// To the critical roll; nothing is cancelled before it.
static Position critical(const Table &table, std::initializer_list<const char *> attack)
{
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, attack);
    rolls(p);
    return p;
}

void tst_Criticals::r10_7_5a_asManyDiceAsCriticals() // W-37
{
    Position p = critical(open(""), {"C", "C"});

    HW_SAYS(asks(p), "critical_attack GG");
    QCOMPARE(p.pending.unit, id(p, "u1"));
    rolls(p, {"D"});
    HW_SAYS(asks(p), "critical_defence BB");
    QCOMPARE(p.pending.unit, id(p, "g1"));
}

void tst_Criticals::r10_7_5a_noPointsAndOnlyTheStrongestSymbol()
{
    Position p = critical(open(""), {"C", "C"});
    QCOMPARE(strength(p, "g1"), 2);

    rolls(p, {"D", "D"}); // two D suppress once
    rolls(p);

    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(markers(p, "g1"), "suppressed");
}

void tst_Criticals::r10_7_5a_theDefenceCancels()
{
    Position p = critical(open(""), {"C"});
    rolls(p, {"CD"});
    rolls(p, {"D"}); // cancels the D, the C stays

    HW_SAYS(asks(p), "fallback axis g1");
    Position q = critical(open(""), {"C"});
    rolls(q, {"D"});
    rolls(q, {"D"});
    HW_SAYS(markers(q, "g1"), "");
}

void tst_Criticals::r10_7_5_whatBecomesOfIt_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<bool>("withX");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<QString>("after"); // markers, or "eliminated"
    const auto row = [](const char *name, const char *before, bool withX, const char *roll,
                        const char *after) {
        QTest::newRow(name) << before << withX << roll << after;
    };
    row("nothing", "", false, "-", "");
    row("r10_7_5d X suppresses", "", false, "X", "suppressed");
    row("r10_7_5c D suppresses", "", false, "D", "suppressed");
    row("r10_7_5b C drives back", "", false, "C", "fallback");
    row("r10_7_5b only the C of CD counts", "", false, "CD", "fallback");
    // the X of the attack counts before.
    row("after X nothing more", "", true, "-", "suppressed");
    row("after X an X", "", true, "X", "fallback");
    row("after X a D", "", true, "D", "fallback");
    row("after X a C", "", true, "C", "fallback");
    row("suppressed, nothing", "suppressed", false, "-", "suppressed");
    row("r10_7_5c suppressed, D", "suppressed", false, "D", "fallback");
    row("r10_7_5d suppressed, X", "suppressed", false, "X", "fallback");
    row("suppressed, C", "suppressed", false, "C", "fallback");
    // suppressed and X is a fallback before the critical roll.
    row("suppressed and X, nothing", "suppressed", true, "-", "fallback");
    row("suppressed and X, D", "suppressed", true, "D", "suppressed,fallback");
    row("r10_7_5b suppressed and X, C", "suppressed", true, "C", "eliminated");
    row("fallback, nothing", "fallback", false, "-", "fallback");
    row("A-42 fallback, D", "fallback", false, "D", "suppressed,fallback");
    row("r13_3i fallback, C", "fallback", false, "C", "eliminated");
    row("A-42 fallback and X, nothing", "fallback", true, "-", "suppressed,fallback");
    row("r13_3i fallback and X, X", "fallback", true, "X", "eliminated");
    row("A-29 delayed, D", "delayed_action", false, "D", "fallback");
    row("delayed, C", "delayed_action", false, "C", "fallback");
    row("delayed and X, C", "delayed_action", true, "C", "eliminated");
    row("delayed and X, D", "delayed_action", true, "D", "suppressed,fallback");
}

void tst_Criticals::r10_7_5_whatBecomesOfIt() // [R10.7.5b] [R10.7.5c] [R10.7.5d] [R10.7.3a]
                                              // [R13.3i]
{
    QFETCH(QString, before);
    QFETCH(bool, withX);
    QFETCH(QString, roll);
    QFETCH(QString, after);
    const Table table = open(before.toStdString());
    Position p = withX ? critical(table, {"C", "X"}) : critical(table, {"C"});
    HW_SAYS(asks(p), "critical_attack G");

    rolls(p, {roll.toStdString().c_str()});
    if (p.pending.question == Question::BattleDice)
        rolls(p);

    HW_SAYS(where(p, "g1") == "eliminated" ? "eliminated" : markers(p, "g1"), after.toStdString());
    // Only a new fallback moves.
    const bool moves = before != "fallback" && after.contains("fallback");
    HW_SAYS(asks(p), moves ? "fallback axis g1" : "announce axis");
}

void tst_Criticals::r4_2_3f_eliteUnitsDoNotHeedAnXHereEither()
{
    Table table = open("");
    table.scenario.units[0].experience = Experience::Elite;
    Position p = critical(table, {"C"});
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "g1"), "");

    Position q = critical(table, {"C"});
    rolls(q, {"D"});
    rolls(q);
    HW_SAYS(markers(q, "g1"), "suppressed"); // but a D
}

HW_PLAIN_TEST(tst_Criticals)

} // namespace hexwerk::assault::tst_criticals

#include "tst_criticals.moc"
