#include <QTest>

#include "tests/test_program.h"
#include "tests/window/lively.h"

namespace hexwerk::assault::ui::tst_lively_games {

using namespace window;

// The games in which other tests expect every question and every kind of order.
class tst_LivelyGames final : public QObject
{
    Q_OBJECT

private slots:
    void theyHaveEveryQuestionAndEveryKindOfOrder();
};

// Which crowded boards and overruns do: the one that adds most, until nothing is missing.
static QByteArray otherPicks()
{
    QByteArray list = "Training 5, Cards 1";
    Seen seen;
    playThrough(livelyGame({LivelyBoard::Training, 5}), seen);
    playThrough(livelyGame({LivelyBoard::Cards, 1}), seen);
    while (seen.size() < kQuestions + kOfferedOrders) {
        LivelyPick best{};
        Seen bestSeen = seen;
        for (std::uint64_t seed = 1; seed <= 80; ++seed)
            for (const LivelyBoard board :
                 {LivelyBoard::Crowded, LivelyBoard::Overrun, LivelyBoard::Points}) {
                Seen with = seen;
                playThrough(livelyGame({board, seed}), with);
                if (with.size() > bestSeen.size()) {
                    best = {board, seed};
                    bestSeen = with;
                }
            }
        if (bestSeen.size() == seen.size())
            return list + ", and no board has the rest";
        list += (best.board == LivelyBoard::Crowded   ? ", Crowded "
                 : best.board == LivelyBoard::Overrun ? ", Overrun "
                                                      : ", Points ") +
                QByteArray::number(qulonglong{best.seed});
        seen = bestSeen;
    }
    return list;
}

void tst_LivelyGames::theyHaveEveryQuestionAndEveryKindOfOrder()
{
    Seen seen;
    for (const LivelyGame &game : livelyGames())
        playThrough(game, seen);
    const bool all = seen.questions.size() == kQuestions && seen.orders.size() == kOfferedOrders;
    QVERIFY2(all, all ? "" : "they would, in lively.cpp: " + otherPicks());
}

HW_PLAIN_TEST(tst_LivelyGames)

} // namespace hexwerk::assault::ui::tst_lively_games

#include "tst_lively_games.moc"
