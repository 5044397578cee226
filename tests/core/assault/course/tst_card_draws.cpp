// [R5.9] [R6.2.1] Decks and hands of command cards: shared out, drawn and discarded.
#include <QTest>

#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hexwerk::assault::tst_card_draws {

class tst_CardDraws final : public QObject
{
    Q_OBJECT

private slots:
    void r5_9a_theNeutralDeckIsSharedOutAndShuffledIn();
    void r5_9b_threeCardsATurn();
    void r5_9c_unusedCardsMayBeDiscarded();
    void r6_2b_cardsAreDrawnBeforePointsAreAllotted();
    void r6_2_1a_upToTheLimit();
    void r6_2_1b_theDiscardsBecomeTheDeck();
    void r6_2_1c_fromTheSecondTurn();
    void aBadDeckIsNamedWithItsPlace_data();
    void aBadDeckIsNamedWithItsPlace();
};

// How often each card is the first that the axis draws, then the allies, over all ways to share out
// the neutral cards and to shuffle both decks.
using Firsts = std::map<std::pair<std::string, std::string>, long>;

static Firsts allDeals(const Ids &axis, const Ids &allied, Ids neutral)
{
    Firsts firsts;
    std::sort(neutral.begin(), neutral.end());
    do {
        const auto half = static_cast<std::ptrdiff_t>(neutral.size() - neutral.size() / 2);
        Ids one = axis;
        one.insert(one.end(), neutral.begin(), neutral.begin() + half);
        Ids other = allied;
        other.insert(other.end(), neutral.begin() + half, neutral.end());
        for (const std::string &first : one)
            for (const std::string &second : other)
                ++firsts[{first, second}];
    } while (std::next_permutation(neutral.begin(), neutral.end()));
    return firsts;
}

void tst_CardDraws::r5_9a_theNeutralDeckIsSharedOutAndShuffledIn()
{
    const Ids axis = {"ger.crest", "ger.intercept"};
    const Ids allied = {"us.medics"};
    const Ids neutral = {"any.dust", "any.haze", "any.heat", "any.steady", "any.stubble"};
    Table table = carded(rifleField(), axis, allied, neutral);
    table.scenario.sides[0].hand = 1;
    table.scenario.sides[1].hand = 1;
    table.scenario.firstPlayer = "axis";
    const Position start = Assault::start(table.game());
    HW_SAYS(asks(start), "card_draw");
    // Probabilities of pairs, by the engine.
    std::map<std::pair<std::string, std::string>, double> engine;
    const auto first = Assault::outcomes(start);
    const auto sum = [](const auto &outcomes) {
        return std::accumulate(
            outcomes.begin(), outcomes.end(), 0.0,
            [](double all, const auto &one) { return all + static_cast<double>(one.weight); });
    };
    for (const auto &one : first) {
        Position p = start;
        say(p, one.order);
        HW_SAYS(asks(p), "card_draw");
        const auto second = Assault::outcomes(p);
        for (const auto &other : second)
            engine[{std::get<Draw>(one.order).card, std::get<Draw>(other.order).card}] =
                static_cast<double>(one.weight) / sum(first) * static_cast<double>(other.weight) /
                sum(second);
    }
    const Firsts counted = allDeals(axis, allied, neutral);
    long deals = 0;
    for (const auto &[pair, count] : counted)
        deals += count;
    QCOMPARE(engine.size(), counted.size());
    for (const auto &[pair, count] : counted) {
        const double expected = static_cast<double>(count) / static_cast<double>(deals);
        QVERIFY2(std::abs(engine.at(pair) - expected) < 1e-12,
                 (pair.first + " " + pair.second).c_str());
    }
}

void tst_CardDraws::r5_9b_threeCardsATurn()
{
    Table table = rifleField();
    table.scenario.options["command_cards"] = true;
    Position p = Assault::start(table.game());
    for (int i = 0; i < 6; ++i) {
        HW_SAYS(asks(p), "card_draw");
        say(p, Assault::outcomes(p).front().order);
    }
    HW_SAYS(asks(p), "play_card allied");
    QCOMPARE(p.hands[0].cards.size(), std::size_t(3));
    QCOMPARE(p.hands[1].cards.size(), std::size_t(3));

    // Not refilled during the turn; in the next one it is.
    table = carded(rifleField(), {"ger.crest", "ger.intercept"}, {"us.medics"});
    table.scenario.sides[0].hand = 2;
    Position q = Assault::start(table.game());
    drawAll(q);
    say(q, Decline{});
    plays(q, "ger.intercept");
    quiet(q);
    HW_SAYS(handOf(q, 0), "ger.crest");
    passSupport(q);
    while (q.phase == Phase::Action)
        say(q, Pass{});
    HW_SAYS(handOf(q, 0), "ger.crest");
}

// To the planning of the next turn.
static void toNextTurn(Position &p)
{
    const int turn = p.turn;
    while (p.turn == turn)
        if (p.pending.question == Question::Announce)
            say(p, Pass{});
        else
            say(p, Decline{});
}

void tst_CardDraws::r5_9c_unusedCardsMayBeDiscarded()
{
    Position p = dealt(carded(rifleField(), {"ger.crest", "ger.intercept"}, {"us.medics"}));
    toNextTurn(p);
    HW_SAYS(asks(p), "discard allied");
    say(p, Discard{"us.medics"});
    HW_SAYS(asks(p), "discard axis");
    HW_SAYS(ruled(p, Discard{"us.medics"}), "CardNotInHand R5.9b");
    say(p, Discard{"ger.intercept"});
    HW_SAYS(asks(p), "discard axis");
    say(p, Decline{});
    QCOMPARE(p.hands[0].discards, Ids{"ger.intercept"});
    HW_SAYS(handOf(p, 0), "ger.crest");
}

void tst_CardDraws::r6_2b_cardsAreDrawnBeforePointsAreAllotted()
{
    Table table = rifleField();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = table.scenario.sides[1].commandPoints = 5;
    Position p = Assault::start(carded(table, {"ger.crest"}, {"us.medics"}).game());
    HW_SAYS(asks(p), "card_draw");
    drawAll(p);
    HW_SAYS(asks(p), "play_card allied");
    quiet(p);
    HW_SAYS(asks(p), "allot allied");
}

void tst_CardDraws::r6_2_1a_upToTheLimit()
{
    Table table =
        carded(rifleField(), {"ger.crest", "ger.intercept", "ger.old_hands"}, {"us.medics"});
    table.scenario.sides[0].hand = 2;
    Position p = Assault::start(table.game());
    say(p, Draw{"us.medics"}); // [R6.1b] the starting player first
    HW_SAYS(ruled(p, Draw{"us.dukw"}), "NotThatChoice R6.2.1a");
    HW_SAYS(ruled(p, Draw{"us.medics"}), "NotThatChoice R6.2.1a"); // of the other side
    say(p, Draw{"ger.crest"});
    HW_SAYS(ruled(p, Draw{"ger.crest"}), "NotThatChoice R6.2.1a"); // it is drawn
    say(p, Draw{"any.captured_orders"});
    HW_SAYS(asks(p), "play_card allied");
    QCOMPARE(pileSize(p, 0), 2);
    QCOMPARE(pileSize(p, 1), 0);
}

void tst_CardDraws::r6_2_1b_theDiscardsBecomeTheDeck()
{
    Position p = dealt(carded(rifleField(), {"ger.crest"}, {"us.medics", "us.dukw"}));
    toNextTurn(p);
    say(p, Discard{"us.medics"});
    say(p, Discard{"us.dukw"});
    QCOMPARE(pileSize(p, 1), 0);
    const auto events = say(p, Decline{}); // of the axis
    QCOMPARE(count<DeckReshuffled>(events), 1);
    QCOMPARE(Assault::outcomes(p).size(), std::size_t(2));
    QVERIFY(p.hands[1].discards.empty());
    say(p, Draw{"us.dukw"});
    say(p, Draw{"us.medics"});
    HW_SAYS(handOf(p, 1), "us.dukw, us.medics");
}

void tst_CardDraws::r6_2_1c_fromTheSecondTurn()
{
    Position p = Assault::start(carded(rifleField(), {"ger.crest"}, {"us.medics"}).game());
    drawAll(p);
    HW_SAYS(asks(p), "play_card allied"); // nobody discards in the first
    toAction(p);
    toNextTurn(p);
    HW_SAYS(asks(p), "discard allied");
}

void tst_CardDraws::aBadDeckIsNamedWithItsPlace_data()
{
    QTest::addColumn<QString>("line"); // of the first side
    QTest::addColumn<QString>("problem");
    QTest::addColumn<int>("column");
    QTest::newRow("no cards") << "deck = []"
                              << "empty-deck" << 8;
    QTest::newRow("too many") << "deck = [" + QStringLiteral("\"ger.crest\", ").repeated(201) + "]"
                              << "too-many" << 8;
    QTest::newRow("no hand") << "hand = 0"
                             << "out-of-range" << 8;
    QTest::newRow("a large hand") << "hand = 11"
                                  << "out-of-range" << 8;
    QTest::newRow("an unknown card") << "deck = [\"ger.crest\", \"ger.nobody\"]"
                                     << "unknown-id" << 22;
    QTest::newRow("of another nation") << "deck = [\"us.medics\"]"
                                       << "foreign-card" << 9;
    QTest::newRow("in two decks") << "deck = [\"any.dust\"]"
                                  << "card-in-two-decks" << 9;
    QTest::newRow("good") << "deck = [\"ger.crest\"]"
                          << "" << 0;
}

void tst_CardDraws::aBadDeckIsNamedWithItsPlace()
{
    QFETCH(QString, line);
    QFETCH(QString, problem);
    QFETCH(int, column);
    const std::string text = "format = \"hexwerk.scenario\"\nversion = 1\nid = \"decks\"\n"
                             "system = \"assault\"\nprofile = \"sicily43-en\"\nturns = 3\n"
                             "neutral_deck = [\"any.dust\"]\n"
                             "options = { command_cards = true }\n"
                             "board = { columns = 12, rows = 10 }\n"
                             "[[side]]\nid = \"axis\"\nnations = [\"ger\"]\n" +
                             line.toStdString() +
                             "\n[[side]]\nid = \"allied\"\nnations = [\"us\"]\n";
    const auto file = readScenario(text, "decks.toml");
    std::vector<Problem> problems = file.problems;
    if (file)
        for (Problem &each :
             checkScenario(file.value->scenario, shippedData(), file.value->places, "decks.toml")
                 .problems)
            problems.push_back(std::move(each));
    std::erase_if(problems, [](const Problem &each) { return each.severity() != Severity::Error; });
    QCOMPARE(problems.size(), std::size_t(problem.isEmpty() ? 0 : 1));
    if (problem.isEmpty())
        return;
    HW_SAYS(problems[0].code.name(), problem.toStdString());
    QCOMPARE(problems[0].line, 13);
    QCOMPARE(problems[0].column, column);
}

HW_PLAIN_TEST(tst_CardDraws)

} // namespace hexwerk::assault::tst_card_draws

#include "tst_card_draws.moc"
