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
static QByteArray missing(const Seen &seen)
{
    QByteArray list;
    for (int i = 0; i <= static_cast<int>(Question::ImpactZone); ++i)
        if (!seen.questions.contains(static_cast<Question>(i)))
            list +=
                " " + QByteArray::fromStdString(std::string(toString(static_cast<Question>(i))));
    for (std::size_t i = 0; i < std::variant_size_v<Order::variant>; ++i)
        if (!seen.orders.contains(i))
            list += " order " + QByteArray::number(qulonglong{i});
    return list;
}

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
                 {LivelyBoard::Crowded, LivelyBoard::Overrun, LivelyBoard::Points,
                  LivelyBoard::Hands, LivelyBoard::Support, LivelyBoard::Strikes}) {
                Seen with = seen;
                playThrough(livelyGame({board, seed}), with);
                if (with.size() > bestSeen.size()) {
                    best = {board, seed};
                    bestSeen = with;
                }
            }
        if (bestSeen.size() == seen.size())
            return list + ", and no board has" + missing(seen);
        static const char *const kNames[] = {"Training", "Cards", "Crowded", "Overrun",
                                             "Points",   "Hands", "Support", "Strikes"};
        list += QByteArray(", ") + kNames[static_cast<int>(best.board)] + ' ' +
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
