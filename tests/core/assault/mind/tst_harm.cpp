// Odds that are remembered are those that would be counted anew.
#include <QTest>

#include "core/assault/engine/assault.h"
#include "core/assault/mind/harm.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "tests/core/assault/random_game.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_harm {

class tst_Harm final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsRememberedIsWhatIsCounted_data();
    void whatIsRememberedIsWhatIsCounted();
};

void tst_Harm::whatIsRememberedIsWhatIsCounted_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name :
         {"training-infantry", "training-vehicles", "training-command", "gela-road"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

static bool isAlike(const Harm &a, const Harm &b)
{
    return a.isAllowed == b.isAllowed && a.eliminated == b.eliminated && a.damaged == b.damaged &&
           a.fallback == b.fallback && a.suppressed == b.suppressed &&
           a.immobilised == b.immobilised;
}

// One book through a whole game: markers, smoke, strength, cards and places change meanwhile.
void tst_Harm::whatIsRememberedIsWhatIsCounted()
{
    QFETCH(QString, scenario);
    int shots = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Position p = beginShipped(shippedScenario(scenario.toStdString()));
        play::RandomPlayer<Assault> player(seed);
        HarmBook book;
        for (int i = 0; !Assault::isOver(p); ++i) {
            QVERIFY(Assault::apply(p, player.answer(p)));
            if (i % 11 != 0 || p.pending.question != Question::Announce)
                continue;
            for (const Unit &firer : p.units)
                for (const Unit &target : p.units) {
                    if (!firer.inPlay() || !target.inPlay() || firer.side == target.side)
                        continue;
                    for (const bool moving : {false, true}) {
                        const Shot shot{.firer = firer.id, .target = target.id, .moving = moving};
                        Harm counted;
                        if (shotRuling(p, firer, target.id, shot.action))
                            counted = harmOf(previewShot(p, shot).chances);
                        QVERIFY(isAlike(book.shot(p, shot), counted));
                        shots += counted.isAllowed;
                    }
                }
        }
    }
    QVERIFY(shots > 200);
}

HW_PLAIN_TEST(tst_Harm)

} // namespace hexwerk::assault::tst_harm

#include "tst_harm.moc"
