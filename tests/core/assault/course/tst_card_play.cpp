// [R5.9] [R6.2.1] [R8.3] Hands of command cards: dealt, discarded, played, and kept secret.
#include <QTest>

#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/hands.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace hexwerk::assault::tst_card_play {

class tst_CardPlay final : public QObject
{
    Q_OBJECT

private slots:
    void r4_9_1a_aCardIsForItsTypes();
    void r4_9_1b_anytimeIsAnyPhase();
    void r4_9_1c_beforeTheActivationOfThatUnit();
    void r4_9_1d_aSpecialTimeIsItsOwn();
    void r4_9_1e_eachSideHasItsOwnCardsAndNeutralOnes();
    void r5_9a_theNeutralDeckIsSharedOutAndShuffledIn();
    void r5_9b_threeCardsATurn();
    void r5_9c_unusedCardsMayBeDiscarded();
    void r6_2b_cardsAreDrawnBeforePointsAreAllotted();
    void r6_2_1a_upToTheLimit();
    void r6_2_1b_theDiscardsBecomeTheDeck();
    void r6_2_1c_fromTheSecondTurn();
    void r6_3e_aCardIsAnActionOfItsOwn();
    void r8_3a_oneCardOfEachSideInAnswer();
    void r8_3a_whoHoldsACardIsAskedWhateverItIs();
    void r8_3b_playedCardsAreDiscarded();
    void r8_3c_playingIsFree();
    void r5_9b_nobodySeesTheHandOfTheOther();
    void r5_9b_whatIsPlayedIsWhatWasDrawn();
    void r5_9b_aCardOfARealDeckIsNamedWhenItIsPlayed();
    void aBadDeckIsNamedWithItsPlace_data();
    void aBadDeckIsNamedWithItsPlace();
    void aGameWithoutThemIsAsItWas();
};

static Table field()
{
    Table table(3);
    return table.rifles("g1", "E3").rifles("g2", "K2").rifles("u1", "E8").rifles("u2", "K9");
}

void tst_CardPlay::r4_9_1a_aCardIsForItsTypes()
{
    Table table = field();
    table.unit("u3", "C9", "us.m4a1").facing(0);
    Position p = dealt(carded(table, {"ger.crest"}, {"us.motor_pool"}));
    HW_SAYS(ruled(p, play(p, "us.motor_pool", "u1")), "CardNotForThis R8.3b");
    HW_SAYS(ruled(p, play(p, "us.motor_pool", "u3")), "yes");
}

void tst_CardPlay::r4_9_1b_anytimeIsAnyPhase()
{
    Position p = Assault::start(carded(field(), {"ger.crest"}, {"us.foxholes"}).game());
    drawAll(p);
    HW_SAYS(toString(p.phase), "planning");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    quiet(p);
    HW_SAYS(toString(p.phase), "support");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    passSupport(p);
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
    while (p.phase == Phase::Action)
        say(p, Pass{});
    HW_SAYS(toString(p.phase), "organization");
    HW_SAYS(ruled(p, play(p, "us.foxholes", "u1")), "yes");
}

void tst_CardPlay::r4_9_1c_beforeTheActivationOfThatUnit()
{
    Position p = dealt(carded(field(), {"ger.crest"}, {"us.handie_talkie", "us.bangalore"}));
    plays(p, "us.bangalore", "u1");
    HW_SAYS(asks(p), "announce allied u1");
    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "NotThisUnit R4.9.1c");
    HW_SAYS(ruled(p, play(p, "us.handie_talkie", "u1")), "CardNotNow R8.3b");
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *announced = std::get_if<Announce>(&order))
            QCOMPARE(announced->unit, id(p, "u1"));
    say(p, announce(p, "u1", Action::DigIn));
    // Not in answer to it.
    HW_SAYS(asks(p), "play_card allied u1");
    HW_SAYS(ruled(p, play(p, "us.handie_talkie", "u1")), "CardNotNow R8.3b");
}

void tst_CardPlay::r4_9_1d_aSpecialTimeIsItsOwn()
{
    Position p = dealt(carded(field(), {"ger.crest"}, {"any.counter_order", "any.first_light"}));
    HW_SAYS(ruled(p, play(p, "any.counter_order")), "CardNotNow R8.3b");
    HW_SAYS(ruled(p, play(p, "any.first_light")), "CardNotNow R8.3b");
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "ger.crest", "g1")), "CardNotNow R8.3b");
    say(p, Pass{});
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    say(p, Decline{});
    HW_SAYS(ruled(p, play(p, "ger.crest", "g1")), "yes"); // when the unit is attacked
}

void tst_CardPlay::r4_9_1e_eachSideHasItsOwnCardsAndNeutralOnes()
{
    Table table = field();
    table.scenario.options["command_cards"] = true;
    table.scenario.sides[0].nations = {"ger"};
    table.scenario.sides[1].nations = {"us"};
    const Position p = Assault::start(table.game());
    const auto &decks = p.setting->decks;
    const auto of = [&](SideIndex side, const char *nation) {
        return std::count_if(
            decks[side].cards.begin(), decks[side].cards.end(),
            [&](const std::string &id) { return p.setting->commandCard(id)->nation == nation; });
    };
    // As many as the files of the cards have.
    QCOMPARE(decks[0].cards.size(), std::size_t(16));
    QCOMPARE(of(0, "ger"), 16);
    QCOMPARE(decks[1].cards.size(), std::size_t(19));
    QCOMPARE(of(1, "us"), 19);
    QCOMPARE(p.setting->neutralDeck.size(), std::size_t(15));
    QCOMPARE(decks[0].neutral, 8);
    QCOMPARE(decks[1].neutral, 7);
}

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

void tst_CardPlay::r5_9a_theNeutralDeckIsSharedOutAndShuffledIn()
{
    const Ids axis = {"ger.crest", "ger.intercept"};
    const Ids allied = {"us.medics"};
    const Ids neutral = {"any.dust", "any.haze", "any.heat", "any.steady", "any.stubble"};
    Table table = carded(field(), axis, allied, neutral);
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

void tst_CardPlay::r5_9b_threeCardsATurn()
{
    Table table = field();
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
    table = carded(field(), {"ger.crest", "ger.intercept"}, {"us.medics"});
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

void tst_CardPlay::r5_9c_unusedCardsMayBeDiscarded()
{
    Position p = dealt(carded(field(), {"ger.crest", "ger.intercept"}, {"us.medics"}));
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

void tst_CardPlay::r6_2b_cardsAreDrawnBeforePointsAreAllotted()
{
    Table table = field();
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = table.scenario.sides[1].commandPoints = 5;
    Position p = Assault::start(carded(table, {"ger.crest"}, {"us.medics"}).game());
    HW_SAYS(asks(p), "card_draw");
    drawAll(p);
    HW_SAYS(asks(p), "play_card allied");
    quiet(p);
    HW_SAYS(asks(p), "allot allied");
}

void tst_CardPlay::r6_2_1a_upToTheLimit()
{
    Table table = carded(field(), {"ger.crest", "ger.intercept", "ger.old_hands"}, {"us.medics"});
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

void tst_CardPlay::r6_2_1b_theDiscardsBecomeTheDeck()
{
    Position p = dealt(carded(field(), {"ger.crest"}, {"us.medics", "us.dukw"}));
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

void tst_CardPlay::r6_2_1c_fromTheSecondTurn()
{
    Position p = Assault::start(carded(field(), {"ger.crest"}, {"us.medics"}).game());
    drawAll(p);
    HW_SAYS(asks(p), "play_card allied"); // nobody discards in the first
    toAction(p);
    toNextTurn(p);
    HW_SAYS(asks(p), "discard allied");
}

void tst_CardPlay::r6_3e_aCardIsAnActionOfItsOwn()
{
    Table table = field();
    table.unit("u3", "C9", "us.mortar81");
    Position p = Assault::start(
        carded(table, {"ger.crest"}, {"us.chemical_mortars", "us.satchel_charges"}).game());
    quiet(p);
    HW_SAYS(asks(p), "announce allied");
    plays(p, "us.chemical_mortars", "u1", "E7");
    HW_SAYS(asks(p), "announce axis"); // then the other side
    say(p, Pass{});
    HW_SAYS(asks(p), "announce allied"); // again [R6.3e]
    plays(p, "us.satchel_charges", "u1");
    HW_SAYS(asks(p), "announce allied"); // the axis has passed for good [R6.3f]
    say(p, Pass{});
    HW_SAYS(toString(p.phase), "action");
}

void tst_CardPlay::r8_3a_oneCardOfEachSideInAnswer()
{
    Position p = dealt(carded(field(), {"any.heat", "ger.crest"},
                              {"us.radio_net", "us.grasshopper", "us.medics"}));
    say(p, announce(p, "u1", Action::FastMove));
    HW_SAYS(asks(p), "play_card allied u1"); // the active player first
    plays(p, "us.radio_net");
    HW_SAYS(asks(p), "play_card axis u1");
    plays(p, "any.heat", "u1");
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CardPlay::r8_3a_whoHoldsACardIsAskedWhateverItIs()
{
    // Neither can play what it holds.
    Position p = dealt(carded(field(), {"ger.intercept"}, {"us.medics"}));
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(asks(p), "play_card allied u1");
    QCOMPARE(Assault::legalOrders(p), std::vector<Order>{Decline{}});
    QVERIFY(!onlyAnswer(p)); // or its answer would come at once
    QVERIFY(onlyAnswer(p, true) == std::optional<Order>(Decline{})); // nobody is told by that
    say(p, Decline{});
    HW_SAYS(asks(p), "play_card axis u1");
    say(p, Decline{});
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CardPlay::r8_3b_playedCardsAreDiscarded()
{
    Table table = field();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady", "us.medics"}));
    plays(p, "any.steady", "u3");
    QCOMPARE(p.hands[1].discards, Ids{"any.steady"});
    HW_SAYS(handOf(p, 1), "us.medics");
}

void tst_CardPlay::r8_3c_playingIsFree()
{
    Table table = field();
    table.rifles("u3", "C9", {"suppressed"});
    table.scenario.options["command_points"] = true;
    table.scenario.sides[0].commandPoints = table.scenario.sides[1].commandPoints = 3;
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady"}));
    plays(p, "any.steady", "u3");
    QCOMPARE(int(p.points[1].focus), 3);
    QCOMPARE(int(p.points[1].spentFocus), 0);
}

// What the other side sees, without the seals: they tell nothing without their salts.
static Position unsealed(const Position &p, SideIndex side)
{
    Position view = viewFor(p, side);
    view.seeds = {};
    for (SideIndex other = 0; other < view.hands.size(); ++other)
        if (other != side)
            for (HandCard &held : view.hands[other].cards)
                held.card = {};
    return view;
}

void tst_CardPlay::r5_9b_nobodySeesTheHandOfTheOther()
{
    // Two games that differ only in what the allies draw.
    Table table = field();
    table.scenario.options["command_cards"] = true;
    table.scenario.sides[1].nations = {"us"};
    Position one = Assault::start(table.game());
    Position two = one;
    Position view = viewFor(one, 0);
    const Ids ones = {"us.medics", "us.dukw", "us.sergeants"};
    const Ids twos = {"us.foxholes", "us.radio_net", "us.motor_pool"};
    std::size_t drawn = 0;
    const auto go = [&](const Order &first, const Order &second) {
        const Order closed = Assault::closed(one, first);
        QCOMPARE(Assault::pendingToJson(one), Assault::pendingToJson(two));
        QCOMPARE(Assault::pendingToJson(one), Assault::pendingToJson(view));
        QVERIFY(Assault::orderToJson(one, closed).find("us.") == std::string::npos);
        const auto byEvent = say(one, first);
        const auto other = say(two, second);
        QCOMPARE(byEvent.size(), other.size());
        for (std::size_t i = 0; i < byEvent.size(); ++i)
            QCOMPARE(Assault::eventToJson(one, byEvent[i]), Assault::eventToJson(two, other[i]));
        say(view, closed);
        QCOMPARE(Assault::hash(view), Assault::hash(one));
        QVERIFY(unsealed(one, 0) == unsealed(two, 0));
    };
    while (one.turn == 1) {
        const bool ofAllies = one.pending.side == 1;
        if (isHandDraw(one) && ofAllies) {
            go(Draw{ones[drawn]}, Draw{twos[drawn]});
            ++drawn;
        } else if (isHandDraw(one))
            go(Assault::outcomes(one).front().order, Assault::outcomes(one).front().order);
        else if (one.pending.question == Question::Announce)
            go(Pass{}, Pass{});
        else
            go(Decline{}, Decline{});
    }
    QCOMPARE(drawn, std::size_t(3));
    HW_SAYS(handOf(view, 1), "?, ?, ?");
    HW_SAYS(handOf(viewFor(one, 1), 1), "us.medics, us.dukw, us.sergeants");
}

void tst_CardPlay::r5_9b_whatIsPlayedIsWhatWasDrawn()
{
    Table table = field();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = dealt(carded(table, {"ger.crest"}, {"any.steady", "us.sergeants"}));
    const Position view = viewFor(p, 0);
    // Without its salt the other side believes nothing.
    HW_SAYS(ruled(view, play(p, "any.steady", "u3")), "CardNotInHand R5.9b");
    const Order closed = Assault::closed(p, play(p, "any.steady", "u3"));
    HW_SAYS(ruled(view, closed), "yes");
    Play lie = std::get<Play>(closed);
    lie.card = "us.big_red_one";
    HW_SAYS(ruled(view, lie), "WrongSeal R5.9b");
    lie.card = "us.sergeants";
    HW_SAYS(ruled(view, lie), "WrongSeal R5.9b");
    HW_SAYS(ruled(p, lie), "WrongSeal R5.9b");
}

void tst_CardPlay::r5_9b_aCardOfARealDeckIsNamedWhenItIsPlayed()
{
    Table table = field();
    table.rifles("u3", "C9", {"suppressed"});
    Position p = Assault::start(carded(table, {"ger.crest"}, {"us.sergeants", "us.dukw"}).game());
    say(p, Draw{});
    say(p, Draw{});
    HW_SAYS(handOf(p, 1), "?, ?");
    toAction(p);
    HW_SAYS(ruled(p, play(p, "us.medics", "u3")), "CardNotInHand R5.9b"); // in no deck
    plays(p, "us.sergeants", "u3");
    HW_SAYS(markers(p, "u3"), "");
    HW_SAYS(handOf(p, 1), "?");
    say(p, Pass{});
    HW_SAYS(ruled(p, play(p, "us.sergeants", "u3")), "CardNotInHand R5.9b"); // it is discarded
}

void tst_CardPlay::aBadDeckIsNamedWithItsPlace_data()
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

void tst_CardPlay::aBadDeckIsNamedWithItsPlace()
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

void tst_CardPlay::aGameWithoutThemIsAsItWas()
{
    const Position p = Assault::start(field().game());
    QVERIFY(p.hands.empty());
    QVERIFY(p.setting->decks.empty());
    HW_SAYS(toString(p.phase), "action"); // no planning, and nobody has anything for support
}

HW_PLAIN_TEST(tst_CardPlay)

} // namespace hexwerk::assault::tst_card_play

#include "tst_card_play.moc"
