// What else may be done with a game at any moment: copy it, take back, correct it.
#include <QTest>

#include "core/play/game.h"
#include "tests/core/assault/crowded.h"
#include "tests/core/assault/promises.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_random_play {

class tst_RandomPlay final : public QObject
{
    Q_OBJECT

private slots:
    void copiesGoOnToTheSamePosition();
    void takingBackIsAShorterReplay();
    void aRefereeMayInterfereAtAnyMoment();
};

#define HW_PROMISES(check)                                                                         \
    do {                                                                                           \
        const std::string hwBroken = (check);                                                      \
        QVERIFY2(hwBroken.empty(), (hwBroken + where()).c_str());                                  \
    } while (false)

void tst_RandomPlay::copiesGoOnToTheSamePosition()
{
    for (std::uint64_t seed = 500; seed < 510; ++seed) {
        Position p = CrowdedBoard(seed).table.begin();
        play::RandomPlayer<Assault> player(seed);
        while (!Assault::isOver(p)) {
            Position copy = p; // also in the middle of a close combat
            const Order order = player.answer(p);
            say(p, order);
            say(copy, order);
            QVERIFY(copy == p);
            QCOMPARE(Assault::hash(copy), Assault::hash(p));
        }
    }
}

void tst_RandomPlay::takingBackIsAShorterReplay()
{
    for (std::uint64_t seed = 700; seed < 705; ++seed) {
        play::Game<Assault> game(CrowdedBoard(seed).table.begin());
        play::RandomPlayer<Assault> player(seed);
        std::vector<Position> seen{game.position()};
        while (!Assault::isOver(game.position())) {
            // To the last announcement, but not behind dice that were seen.
            const std::size_t keep = game.log().size() - game.canTakeBack();
            for (std::size_t i = keep; i < game.log().size(); ++i)
                QVERIFY(!game.log()[i].revealed);
            if (keep < game.log().size() && game.log().size() % 8 == 0) {
                play::Game<Assault> shorter = game;
                shorter.takeBackTo(keep);
                QVERIFY(shorter.position() == seen[keep]);
                QCOMPARE(shorter.log().size(), keep);
            }
            QVERIFY(game.apply(player.answer(game.position())));
            seen.push_back(game.position());
        }
    }
}

static Order anyCorrection(const Position &p, play::Randomness &random)
{
    const auto &unit = p.units[random.below(p.units.size())];
    const std::string path = "unit." + p.setting->unitName(unit.id) + ".";
    const std::string now = unit.inPlay() ? toString(unit.at) : "off";
    const Hex hex = Hex::at(static_cast<int>(random.below(8)), static_cast<int>(random.below(8)));
    switch (random.below(4)) {
    case 0:
        return Correct{path + "at", now, "off"};
    case 1:
        return Correct{path + "at", now, toString(hex)};
    case 2:
        return Correct{path + "strength", std::to_string(unit.strength), "1"};
    default:
        return Correct{path + "markers", markers(p, p.setting->unitName(unit.id)),
                       random.below(2) == 0 ? "suppressed" : ""};
    }
}

void tst_RandomPlay::aRefereeMayInterfereAtAnyMoment()
{
    for (std::uint64_t seed = 800; seed < 1000; ++seed) {
        Position p = CrowdedBoard(seed).table.begin();
        play::RandomPlayer<Assault> player(seed);
        play::Randomness random(seed);
        int orders = 0;
        const auto where = [&] {
            return " (seed " + std::to_string(seed) + ", order " + std::to_string(orders) + ")";
        };
        while (!Assault::isOver(p)) {
            if (random.below(6) == 0)
                if (const Order order = anyCorrection(p, random); Assault::query(p, order))
                    say(p, order);
            if (Assault::isOver(p))
                break;
            HW_PROMISES(brokenOffers(p));
            HW_PROMISES(brokenQuestion(p));
            say(p, player.answer(p));
            QVERIFY2(++orders < 20000, "a game without end");
        }
    }
}

HW_PLAIN_TEST(tst_RandomPlay)

} // namespace hexwerk::assault::tst_random_play

#include "tst_random_play.moc"
