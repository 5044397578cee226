// What one side can learn of the plan of the other before the battle begins: nothing.
#include <QTest>

#include "core/assault/campaign/campaign_sample.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/files/text_file.h"
#include "core/system/game_reader.h"
#include "tests/core/assault/campaign/played_gela.h"
#include "tests/core/assault/table.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace hexwerk::assault::tst_campaign_secrets {

using nlohmann::json;

class tst_CampaignSecrets final : public QObject
{
    Q_OBJECT

private slots:
    void h14_5c_onePlanLooksLikeAnother();
    void h14_5c_aCopyAnswersForNobodyElse();
};

using CampaignGame = play::MatchOf<CampaignMatch>;

static std::unique_ptr<play::Match> begunGame(const GameFile &game)
{
    return assaultRules().begin(*game.head, shippedData(), game.secrets).value.value();
}

static GameFile freshGela()
{
    const auto head = readCampaignHead({kGelaBeachhead, *readTextFile(kGelaBeachhead).value});
    return newGame(head.value.value(), shippedData());
}

// Seals and boxes look random; how long they are must not tell anything either.
static std::string masked(const std::string &text)
{
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    std::string mask;
    for (auto from = text.begin(); from != text.end();) {
        const auto to = std::find_if_not(from, text.end(), isDigit);
        if (to - from >= 64)
            mask += "<" + std::to_string(to - from) + ">";
        else
            mask.append(from, to);
        if ((from = to) != text.end())
            mask += *from++;
    }
    return mask;
}

// All that the side is told and shown, and all that its copy of the file holds.
static std::string knownTo(play::Seat side, const GameFile &game, const play::Match &match)
{
    const auto seen = match.seenBy(side);
    std::string known = seen->report() + seen->pending() + std::to_string(seen->turn()) +
                        std::to_string(seen->canTakeBack());
    for (std::size_t i = 0; i < seen->records().size(); ++i) {
        known += seen->records()[i].json + seen->records()[i].hash;
        for (const std::string &event : seen->events(i))
            known += event;
    }
    GameFile saved = game;
    saved.orders = match.records();
    known += gameText(copyFor(saved, game.head->seats()[side]).value());
    return known;
}

static GameFile readBack(const GameFile &game)
{
    const Rules *const rules[] = {&assaultRules()};
    return hexwerk::readGame(gameText(game), "copy", rules).value.value().game;
}

// The same campaign with two plans that have nothing in common.
void tst_CampaignSecrets::h14_5c_onePlanLooksLikeAnother()
{
    constexpr int kCampaigns = std::max(1, 6 / HW_SHARE);
    int compared = 0;
    for (int seed = 1; seed <= kCampaigns; ++seed) {
        const GameFile game = freshGela();
        const auto match = begunGame(game);
        const auto &gela = dynamic_cast<const CampaignGame &>(*match);
        play::Randomness randomness(static_cast<std::uint64_t>(seed));
        while (!match->isOver()) {
            const CampaignPosition &p = gela.position();
            const SideIndex side = p.asked;
            if (p.question == CampaignQuestion::Plan) {
                const PlanLines lines = randomPlan(p, side, randomness);
                const auto one = gela.branch(match->records().size());
                const auto other = gela.branch(match->records().size());
                QVERIFY(one->say(planOf(p, side, lines), {}));
                QVERIFY(other->say(planOf(p, side, {}), {}));
                QVERIFY(one->speaker() == other->speaker());
                if (one->position().question == CampaignQuestion::Plan && !lines.empty()) {
                    const play::Seat enemy = side == 0 ? 1 : 0;
                    QCOMPARE(masked(knownTo(enemy, game, *one)),
                             masked(knownTo(enemy, game, *other)));
                    // Its own side has it all, so that the comparison could have failed.
                    QVERIFY(one->position().plans[side].lines.value() == lines);
                    ++compared;
                }
            }
            match->sayAnything(randomness);
            match->answerFormally();
        }
    }
    QVERIFY2(compared >= 2 * kCampaigns, qPrintable(QString::number(compared)));
}

// A copy goes on like the game until the plan has to be shown, which only its own side can do.
void tst_CampaignSecrets::h14_5c_aCopyAnswersForNobodyElse()
{
    GameFile game = freshGela();
    const auto match = begunGame(game);
    const auto &gela = dynamic_cast<const CampaignGame &>(*match);
    play::Randomness randomness(1);
    while (match->turn() < 2 || gela.position().question != CampaignQuestion::Plan) {
        match->sayAnything(randomness);
        match->answerFormally();
    }
    match->sayAnything(randomness); // the plan of the Allies
    match->sayAnything(randomness); // and of the Axis
    QVERIFY(gela.position().question == CampaignQuestion::Show);
    QCOMPARE(int(gela.position().asked), 0);
    game.orders = match->records();
    for (const std::string side : {"allied", "axis"}) {
        const GameFile copy = readBack(copyFor(game, side).value());
        const auto again = begunGame(copy);
        QVERIFY(again->replay(copy.orders));
        QCOMPARE(again->hash(), match->hash());
        const auto &position = dynamic_cast<const CampaignGame &>(*again).position();
        QCOMPARE(position.plans[0].lines.isKnown(), side == "allied");
        QCOMPARE(position.plans[1].lines.isKnown(), side == "axis");
        const play::Said said = again->answerFormally();
        QCOMPARE(said.to - said.from, std::size_t(side == "allied" ? 1 : 0));
        const std::string text = gameText(copy);
        for (const auto &[seat, seed] : game.secrets)
            QCOMPARE(text.find(toHex(seed)) != std::string::npos, seat == side);
    }
}

HW_PLAIN_TEST(tst_CampaignSecrets)

} // namespace hexwerk::assault::tst_campaign_secrets

#include "tst_campaign_secrets.moc"
