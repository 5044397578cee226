// A game that wants others to be played, and goes on by their reports.
#include <QTest>

#include "core/play/match.h"
#include "core/system/rules.h"
#include "tests/core/play/toy_campaign.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

namespace hexwerk::tst_toy_campaign {

using toy_campaign::Campaign;
using Match = play::MatchOf<Campaign>;

class tst_ToyCampaign final : public QObject
{
    Q_OBJECT

private slots:
    void twoBattlesArePlayedAndReported();
    void aReportThatCannotBeIsRefused();
    void theLogIsTheCampaign();
};

static std::string order(const std::string &report)
{
    return "{\"report\":" + report + "}";
}

// The text that is wanted, as a game of its own, to its end.
static std::unique_ptr<play::Match> playedOut(const std::string &text, play::Randomness &randomness)
{
    const Rules &rules = *findRules(toy::toys(), "toy_squares");
    const auto head = rules.readHead({"battle", text});
    HW_EXPECTS(head && head.problems.empty());
    auto match = rules.begin(**head.value, **rules.load(DataPaths()).value,
                             drawnSecrets((*head.value)->seats()));
    while (!(*match.value)->isOver())
        (*match.value)->sayAnything(randomness);
    return std::move(*match.value);
}

void tst_ToyCampaign::twoBattlesArePlayedAndReported()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        play::Randomness randomness(seed);
        Match match(Campaign::start(2, 5));
        for (int battle = 1; battle <= 2; ++battle) {
            QVERIFY(match.speaker() == play::Speaker{play::Asked::Table});
            QVERIFY(!match.offers().complete);
            const std::array<int, 2> before = match.position().points;
            const auto played = playedOut(match.wanted().value(), randomness);
            const auto &end =
                dynamic_cast<const play::MatchOf<toy_squares::Squares> &>(*played).position();
            QVERIFY(end.points == before);
            QVERIFY(match.say(order(played->report())));
            for (toy_squares::Seat side = 0; side < 2; ++side)
                QCOMPARE(match.position().points[side], toy_squares::left(end, side) + 2);
        }
        QVERIFY(match.isOver());
        QVERIFY(!match.wanted());
        QCOMPARE(match.pending(), std::string("null"));
        QVERIFY(match.position().wins[0] + match.position().wins[1] <= 2);
        QVERIFY(!match.records()[0].hash.empty() && !match.records()[1].hash.empty());
    }
}

void tst_ToyCampaign::aReportThatCannotBeIsRefused()
{
    Match match(Campaign::start(2, 5));
    for (const char *report : {"{}", "[]", "7", R"({"left":[1]})", R"({"left":[6,0]})",
                               R"({"left":[-1,0]})", R"({"left":["1",0]})"})
        QVERIFY2(!match.query(order(report)), report);
    QVERIFY(!match.query("{}"));
    QVERIFY(match.query(order(R"({"left":[5,0]})")));
}

void tst_ToyCampaign::theLogIsTheCampaign()
{
    play::Randomness randomness(3);
    Match match(Campaign::start(3, 4));
    while (!match.isOver())
        match.sayAnything(randomness);
    QCOMPARE(match.records().size(), std::size_t{3});
    Match again(Campaign::start(3, 4));
    QVERIFY(again.replay(match.records()));
    QCOMPARE(again.hash(), match.hash());
    again.takeBackTo(1);
    QVERIFY(again.wanted() == match.branchAt(1)->wanted());
}

HW_PLAIN_TEST(tst_ToyCampaign)

} // namespace hexwerk::tst_toy_campaign

#include "tst_toy_campaign.moc"
