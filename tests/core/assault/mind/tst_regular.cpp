// The opponent without a search: it answers everything, peeks at nothing, and plays better than at
// random.
#include <QTest>

#include "core/assault/aside/imagined_position.h"
#include "core/assault/mind/regular.h"
#include "core/mind/duel.h"
#include "core/mind/score.h"
#include "tests/core/assault/drill_cards.h"
#include "tests/core/assault/farm_table.h"
#include "tests/core/assault/hands.h"
#include "tests/core/assault/random_game.h"
#include "tests/core/assault/supported.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <set>
#include <string>

namespace hexwerk::assault::tst_regular {

class tst_Regular final : public QObject
{
    Q_OBJECT

private slots:
    void itAnswersEverything_data();
    void itAnswersEverything();
    void theSameSeedGivesTheSameGame();
    void whatOthersHideChangesNoAnswer_data();
    void whatOthersHideChangesNoAnswer();
    void itBeatsRandomPlay_data();
    void itBeatsRandomPlay();
    void smokeNobodyPlannedIsLaidOnTheGreatestThreats();
    void supportIsAskedFor_data();
    void supportIsAskedFor();
    void aVehicleThatFallsBackFromAnObjectiveDoesNotTurnForEver();
    void cardsGoToWhomTheyHelp_data();
    void cardsGoToWhomTheyHelp();
    void offBoardGunsFireAtTheEnemy();
    void aCardThatHelpsNobodyIsKept();
};

static Position beginMatch(const Match &match)
{
    const auto game = setUpGame(match.scenario, match.data);
    HW_EXPECTS(game);
    return Assault::start(*game.value);
}

void tst_Regular::itAnswersEverything_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("options");
    QTest::addColumn<QString>("profile");
    std::size_t rows = 0;
    const auto add = [&rows](const QString &name, const QString &scenario, int options) {
        for (const char *profile : {"sicily43-en", "gela-de"})
            if (testing::takesPart(rows++, HW_SHARE == 1 ? 2 : 6))
                QTest::addRow("%s %s", qPrintable(name), profile)
                    << scenario << options << QString::fromLatin1(profile);
    };
    for (const char *name : {"training-infantry", "training-vehicles", "training-command",
                             "gela-road", "port-of-gela"})
        add(QString::fromLatin1(name), QString::fromLatin1(name), -1);
    for (int set = 1; set < 8; ++set)
        add(u"options %1"_qs.arg(set), {}, set);
}

// Against itself, in one edition or the other.
void tst_Regular::itAnswersEverything()
{
    QFETCH(QString, scenario);
    QFETCH(int, options);
    QFETCH(QString, profile);
    const std::string edition = profile.toStdString();
    Position p = beginMatch(options < 0 ? shippedMatch(scenario.toStdString(), edition)
                                        : optionMatch(edition, options));
    Regular first(p.setting, 1);
    Regular second(p.setting, 2);
    play::Randomness dice(3);
    int orders = 0;
    while (!Assault::isOver(p)) {
        Order order;
        if (p.pending.isChance())
            order = Assault::roll(p, dice);
        else
            order =
                (p.pending.side == 0 ? first : second).answer(Assault::viewFor(p, p.pending.side));
        QVERIFY2(Assault::apply(p, order), Assault::orderToJson(p, order).c_str());
        QVERIFY(++orders < 20000);
    }
}

static std::vector<Order> gameOf(const Position &start, std::uint64_t seed)
{
    std::vector<Order> orders;
    Position p = start;
    Regular first(p.setting, seed);
    Regular second(p.setting, seed + 1);
    play::Randomness dice(seed + 2);
    while (!Assault::isOver(p)) {
        orders.push_back(p.pending.isChance() ? Assault::roll(p, dice)
                                              : (p.pending.side == 0 ? first : second)
                                                    .answer(Assault::viewFor(p, p.pending.side)));
        HW_EXPECTS(Assault::apply(p, orders.back()));
    }
    return orders;
}

void tst_Regular::theSameSeedGivesTheSameGame()
{
    const Position start = beginShipped(shippedScenario("training-command"));
    const std::vector<Order> once = gameOf(start, 5);
    QVERIFY(once == gameOf(start, 5));
    QVERIFY(once != gameOf(start, 6));
}

void tst_Regular::whatOthersHideChangesNoAnswer_data()
{
    QTest::addColumn<QString>("scenario");
    for (const char *name : {"training-command", "port-of-gela", "gela-road"})
        if (HW_SHARE == 1 || name[0] == 't')
            QTest::newRow(name) << QString::fromLatin1(name);
}

// Beside each player sits one who is told another truth, which looks alike from there.
void tst_Regular::whatOthersHideChangesNoAnswer()
{
    QFETCH(QString, scenario);
    Position p = beginShipped(shippedScenario(scenario.toStdString()));
    Regular players[2] = {{p.setting, 1}, {p.setting, 2}};
    Regular others[2] = {{p.setting, 1}, {p.setting, 2}};
    play::Randomness random(3);
    int differing = 0;
    while (!Assault::isOver(p)) {
        if (p.pending.isChance()) {
            QVERIFY(Assault::apply(p, Assault::roll(p, random)));
            continue;
        }
        const SideIndex side = p.pending.side;
        const auto view = Assault::viewFor(p, side);
        const Position other = imagine(view, random);
        differing += !(other == p);
        const Order order = players[side].answer(view);
        QVERIFY(others[side].answer(Assault::viewFor(other, side)) == order);
        QVERIFY(Assault::apply(p, order));
    }
    QVERIFY(differing > 50);
}

void tst_Regular::itBeatsRandomPlay_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<unsigned>("pairs");
    QTest::newRow("infantry") << u"training-infantry"_qs << (HW_SHARE == 1 ? 20u : 4u);
    QTest::newRow("vehicles") << u"training-vehicles"_qs << (HW_SHARE == 1 ? 2u : 1u);
}

void tst_Regular::itBeatsRandomPlay()
{
    QFETCH(QString, scenario);
    QFETCH(unsigned, pairs);
    const Position start = beginShipped(shippedScenario(scenario.toStdString()));
    mind::Score score;
    for (std::uint64_t seed = 1; seed <= pairs; ++seed)
        for (SideIndex own = 0; own < 2; ++own) {
            Regular regular(start.setting, seed);
            mind::RandomPlayer<Assault> random(seed);
            std::vector<mind::Player<Assault> *> players = {&regular, &random};
            if (own == 1)
                std::swap(players[0], players[1]);
            play::Randomness dice(seed);
            const SideIndex winner = mind::playedOut<Assault>(start, players, dice).winner;
            ++(winner == kNobody ? score.draws : winner == own ? score.wins : score.losses);
        }
    QVERIFY2(score.share() >= 0.75, qPrintable(QString::number(score.share())));
}

// As when a computer takes over, or a player asks for a hint there. [R7.2e] In the German edition
// all hexes are named before the dice.
void tst_Regular::smokeNobodyPlannedIsLaidOnTheGreatestThreats()
{
    Table table = farmTable("E6", 3);
    table.german().unit("u1", "E10", "us.mortar81").rifles("u2", "E8").rifles("u3", "D8");
    for (const auto &[id, hex] : {std::pair{"g1", "E3"}, {"g2", "D3"}})
        table.fortification(OverlayKind::Bunker, hex, 3).unit(id, hex, "ger.hmg42");
    Position p = table.beginSupport();
    QVERIFY(Assault::apply(p, announce(p, "u1", Action::Smoke)));
    Regular regular(p.setting, 1);
    std::set<Hex> hexes;
    while (p.pending.question == Question::SmokeHex) {
        const Order order = regular.answer(Assault::viewFor(p, p.pending.side));
        if (const auto *target = std::get_if<Target>(&order))
            hexes.insert(target->hex);
        QVERIFY(Assault::apply(p, order));
    }
    QVERIFY((hexes == std::set{at("E3"), at("D3")}));
}

void tst_Regular::supportIsAskedFor_data()
{
    QTest::addColumn<bool>("points");
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 5; ++seed) {
        QTest::addRow("with command points, seed %d", seed) << true << seed;
        QTest::addRow("without, seed %d", seed) << false << seed;
    }
}

// [R12.3.1a] Battery and aircraft are requested in the first turn, even at a command point each.
void tst_Regular::supportIsAskedFor()
{
    QFETCH(bool, points);
    QFETCH(int, seed);
    Scenario scenario = shippedScenario("training-command");
    scenario.options["command_points"] = points;
    Position p = beginShipped(scenario);
    Regular allied(p.setting, static_cast<std::uint64_t>(seed));
    Regular axis(p.setting, 2);
    play::Randomness dice(3);
    std::set<std::string> asked;
    while (p.turn == 1 && p.pending.question != Question::Announce) {
        const play::Speaker speaker = Assault::speaker(p);
        const Order order =
            speaker.asked == play::Asked::Chance
                ? Assault::roll(p, dice)
                : (speaker.seat == 0 ? allied : axis).answer(Assault::viewFor(p, speaker.seat));
        const auto *allot = std::get_if<Allot>(&order);
        const auto *request = std::get_if<Request>(&order);
        const auto card = allot ? allot->card : request ? request->card : std::nullopt;
        if (card && p.setting->supportCard(*card))
            asked.insert(*card);
        QVERIFY(Assault::apply(p, order));
    }
    QVERIFY((asked == std::set<std::string>{"us.a36_strafing", "us.howitzers105"}));
}

// Every step leads off the objective: worse than to stay and turn, which costs nothing on a road
// [R9.10d].
void tst_Regular::aVehicleThatFallsBackFromAnObjectiveDoesNotTurnForEver()
{
    Table table = farmTable("E4", 3);
    table.road(RoadKind::MainRoad, {"E1", "E2", "E3", "E4", "E5"});
    table.unit("g1", "E4", "drill.tank").facing(3).unit("u1", "E7", "drill.tank").facing(0);
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"C"});
    rolls(p);
    rolls(p, {"D"}); // of the critical hit
    rolls(p);
    HW_SAYS(asks(p), "fallback axis g1");
    Regular regular(p.setting, 1);
    for (int orders = 0; p.pending.question == Question::Fallback; ++orders) {
        QVERIFY(orders < 6);
        QVERIFY(Assault::apply(p, regular.answer(Assault::viewFor(p, p.pending.side))));
    }
}

void tst_Regular::cardsGoToWhomTheyHelp_data()
{
    QTest::addColumn<QString>("card");
    QTest::newRow("digs in who is under fire") << "us.foxholes";
    QTest::newRow("one more die for who has a target") << "us.ammunition";
}

// u1 is far from all enemies, u2 under fire from one: only for u2 is a card of any use.
void tst_Regular::cardsGoToWhomTheyHelp()
{
    QFETCH(QString, card);
    Table table(3);
    table.rifles("g1", "K5").rifles("g2", "K4").rifles("u1", "A10").rifles("u2", "K8");
    Position p = dealt(carded(table, {"ger.crest"}, {card.toStdString()}, {"any.dust"}));
    if (p.pending.side != p.unit(id(p, "u2")).side)
        say(p, Pass{});
    Regular regular(p.setting, 1);
    const std::vector<Plan> plans = regular.plans(p);
    const auto scoreFor = [&](std::string_view unit) {
        for (const Plan &plan : plans)
            if (plan.first == play(p, card.toStdString(), unit))
                return plan.score;
        return -1.0;
    };
    QVERIFY(scoreFor("u2") > 0);
    QVERIFY(scoreFor("u1") <= 0);
}

// u1 spots for the guns. Beside g2 stands u2, so a stray shell [R12.4.5b] may hit it.
void tst_Regular::offBoardGunsFireAtTheEnemy()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("g2", "I5").rifles("u1", "F6").rifles("u2", "I6");
    Position p = Assault::start(withSupport(table, {"us.howitzers105"}).game());
    request(p, {"us.howitzers105"});
    sayAll(p, {CallIn{"us.howitzers105"}, Support{id(p, "u1")}});
    QVERIFY(p.pending.question == Question::SupportHex);
    QVERIFY(Assault::legalOrders(p).size() > 50);
    for (std::uint64_t seed = 1; seed <= 5; ++seed)
        QVERIFY(Regular(p.setting, seed).answer(Assault::viewFor(p, p.pending.side)) ==
                Order(Target{{}, at("F3")}));
}

// A crest shelters who is attacked, and the side that holds it attacks.
void tst_Regular::aCardThatHelpsNobodyIsKept()
{
    CardStore cards = drillCards(shippedData().cards);
    cards.commands.at("ger.crest").moment = SpecialMoment::Effects;
    const Table table = carded(rifleField(), {"ger.crest"}, {"us.ammunition"});
    Position p = Assault::start(table.game(cards));
    toAction(p);
    const SideIndex axis = p.setting->sideIndex("axis");
    while (p.pending.side != axis)
        say(p, Pass{});
    const std::vector<Order> offered = Assault::legalOrders(p);
    const auto fires = std::find_if(offered.begin(), offered.end(), [](const Order &order) {
        const auto *announce = std::get_if<Announce>(&order);
        return announce && announce->action == Action::Fire;
    });
    QVERIFY(fires != offered.end());
    say(p, *fires);
    int asked = 0;
    while (p.pending.question != Question::Announce) {
        if (p.pending.isChance()) {
            rolls(p);
            continue;
        }
        const std::vector<Order> orders = Assault::legalOrders(p);
        Order answer = p.pending.question == Question::Target ? orders.front() : orders.back();
        if (p.pending.question == Question::PlayCard && p.pending.side == axis &&
            orders.size() > 1) {
            ++asked;
            answer = Decline{};
            for (std::uint64_t seed = 1; seed <= 20; ++seed)
                QVERIFY(Regular(p.setting, seed).answer(Assault::viewFor(p, axis)) == answer);
        }
        say(p, answer);
    }
    QVERIFY(asked > 0);
}

HW_PLAIN_TEST(tst_Regular)

} // namespace hexwerk::assault::tst_regular

#include "tst_regular.moc"
