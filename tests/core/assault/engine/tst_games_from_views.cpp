// [R9.6.4.1c] Each side, and who looks on, follows a game from its own view, by the orders of the
// log: it never stops, tells them what it tells all, and nothing in it opens a seal.
#include <QTest>

#include "core/assault/aside/imagined.h"
#include "core/assault/game/mine_seals.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_games_from_views {

class tst_GamesFromViews final : public QObject
{
    Q_OBJECT

private slots:
    void aGameGoesOnFromItsViews_data();
    void aGameGoesOnFromItsViews();
    void r9_6_4_1c_noSealIsOpenedByTryingEveryKind();
    void r9_6_4_2a_onlyTheTruthIsRevealed();
    void r9_6_4_1b_whoHasNoFittingMineSaysSo();
    void anImaginedGameKeepsWhatWasSeenAndForgetsTheRest();
    void anImaginedGameKeepsWhatIsKnown();
    void aGameWithTheSeedOfOneSideIsImagined();
    void aResealedGameIsTheSame();
    void r5_9b_anImaginedGameDealsOtherHands_data();
    void r5_9b_anImaginedGameDealsOtherHands();
};

static Salt seedOf(std::uint64_t number)
{
    return saltOf(saltOf({}, 42), number);
}

// Both sides lay some, more lie there, and units walk over them.
static NewGame minedGame(std::uint64_t seed)
{
    Table table(2);
    if (seed % 2 == 0)
        table.german();
    table.rifles("g1", "C2").rifles("g2", "E4").unit("g3", "F2", "ger.hmg42");
    table.rifles("u1", "D7").rifles("u2", "E6").unit("u3", "F6", "drill.lorry");
    table.terrain("D4", "plain_building").terrain("C5", "plain_building");
    const char *const hexes[] = {"C4", "F4", "D5", "E5"};
    for (std::size_t i = 0; i < std::size(hexes); ++i)
        table.mine(hexes[i], kAllMineKinds[(i + seed) % 3], i % 2 == 0 ? "axis" : "allied");
    table.zone("north", "axis", ZonePurpose::Mines, {"D4", "E3", "F3"});
    table.zone("south", "allied", ZonePurpose::Mines, {"C5", "D6", "F5"});
    table.scenario.mines = {{"axis", 0, 1, {"north"}}, {"allied", 1, 1, {"south"}}};
    if (seed % 3 == 0) { // with command points
        table.scenario.options["command_points"] = true;
        for (SideSpec &side : table.scenario.sides)
            side.commandPoints = 6;
    }
    if (seed % 3 == 1) { // with support
        table.scenario.options["support"] = true;
        table.scenario.supports = {{"axis", {"ger.fw190f_strafing", "ger.fw190f_bombs"}, 1},
                                   {"allied", {"us.howitzers105", "us.a36_dive"}, 1}};
    }
    NewGame game = table.game();
    game.seeds = {seedOf(2 * seed), seedOf(2 * seed + 1)};
    return game;
}

static NewGame matchGame(const Match &match)
{
    auto game = setUpGame(match.scenario, match.data);
    HW_EXPECTS(game);
    game.value->seeds = {seedOf(1), seedOf(2)};
    return *game.value;
}

// All salts that are known to everyone.
static std::vector<Salt> saltsIn(const play::Game<Assault> &game)
{
    std::vector<Salt> salts = {Salt{}};
    for (std::uint64_t number = 0; number < 16; ++number)
        salts.push_back(saltOf({}, number));
    for (const auto &entry : game.log()) {
        if (const auto *shown = std::get_if<Reveal>(&entry.order))
            salts.push_back(shown->salt);
        if (const auto *shown = std::get_if<ShowPoints>(&entry.order))
            salts.insert(salts.end(), shown->salts.begin(), shown->salts.end());
        if (const auto *call = std::get_if<CallIn>(&entry.order))
            for (const auto &salt : {call->salt, call->held})
                if (salt)
                    salts.push_back(*salt);
    }
    return salts;
}

static std::string openedSeal(const Position &view, const std::vector<Salt> &salts)
{
    for (const MinefieldMarker &marker : view.minefields)
        for (const Salt &salt : salts)
            for (const MineKind kind : kAllMineKinds)
                if (!marker.kind.isKnown() &&
                    (marker.kind.isOpenedBy(kind, salt) ||
                     marker.kind.isOpenedBy(kind, sealed(kind, salt, {marker.hex, 0}).salt())))
                    return "a seal is open: " + toString(marker.hex);
    return {};
}

static std::string told(const Position &p, const std::vector<Event> &events, SideIndex side)
{
    std::string all;
    for (const Event &event : visibleTo(events, side))
        all += Assault::eventToJson(p, event) + "\n";
    return all;
}

namespace {

struct Counts
{
    int laid = 0;
    int found = 0;
};

} // namespace

// What is wrong; empty: nothing.
static std::string brokenGame(const NewGame &start, std::uint64_t seed, Counts &counts)
{
    play::Game<Assault> game(Assault::start(start));
    play::RandomPlayer<Assault> player(seed);
    constexpr std::array<SideIndex, 3> kViewers = {0, 1, kNobody};
    std::vector<Position> views;
    for (const SideIndex side : kViewers)
        views.push_back(viewFor(game.position(), side));
    while (!Assault::isOver(game.position())) {
        const auto events = game.apply(player.answer(game.position()));
        if (!events)
            return "refused to the full game";
        const Position &p = game.position();
        counts.laid += count<MineLaid>(*events);
        counts.found += count<MineFound>(*events);
        const std::string line = Assault::orderToJson(p, game.log().back().order);
        for (std::size_t i = 0; i < views.size(); ++i) {
            const auto order = Assault::orderFromJson(views[i], line);
            const auto seen =
                order ? Assault::apply(views[i], *order) : tl::unexpected<Refusal>(order.error());
            if (!seen)
                return "refused to a view: " + line;
            if (views[i] != viewFor(p, kViewers[i]) || Assault::hash(views[i]) != Assault::hash(p))
                return "a view went elsewhere: " + line;
            if (told(views[i], *seen, kViewers[i]) != told(p, *events, kViewers[i]))
                return "a view was told something else: " + line;
            if (p.pending.side == kViewers[i] &&
                Assault::legalOrders(views[i]) != Assault::legalOrders(p))
                return "a side has other orders in its view: " + line;
        }
    }
    const auto salts = saltsIn(game);
    for (const Position &view : views)
        if (std::string opened = openedSeal(view, salts); !opened.empty())
            return opened;
    return {};
}

void tst_GamesFromViews::aGameGoesOnFromItsViews_data()
{
    // 0 mined, 1 crowded, 2 the road to Gela, 3 with cards, 4 to 7 with these optional rules, 8 the
    // port of Gela
    QTest::addColumn<int>("board");
    QTest::addColumn<int>("first"); // seed
    QTest::addColumn<int>("games");
    for (int part = 0; part < 4; ++part)
        QTest::addRow("mined_%d", part + 1) << 0 << 1 + 240 * part << 240 / HW_SHARE;
    QTest::addRow("crowded") << 1 << 1 << 40 / HW_SHARE;
    QTest::addRow("gela_road") << 2 << 1 << 1;
    QTest::addRow("port_of_gela") << 8 << 1 << 2;
    QTest::addRow("cards") << 3 << 1 << 6;
    for (int set = 4; set < 8; ++set)
        QTest::addRow("options_%d", set) << set << 1 << 2;
}

void tst_GamesFromViews::aGameGoesOnFromItsViews()
{
    QFETCH(int, board);
    QFETCH(int, first);
    QFETCH(int, games);
    Counts counts;
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(first + i);
        const char *const profile = i % 2 == 0 ? "sicily43-en" : "gela-de";
        const std::string broken =
            brokenGame(board == 8   ? matchGame(shippedMatch("port-of-gela", profile))
                       : board > 3  ? matchGame(optionMatch(profile, board))
                       : board == 0 ? minedGame(seed)
                       : board == 1 ? matchGame(crowdedMatch(seed))
                       : board == 3 ? matchGame(cardedMatch(profile, i % 3 == 0))
                                    : matchGame(shippedMatch("gela-road", "sicily43-en")),
                       seed, counts);
        QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed)).c_str());
    }
    QVERIFY(board == 1 || board >= 3 || counts.laid > 4 * games);
    const int leastFound = HW_SHARE == 1 ? games / 5 : 0; // of few games it may be few
    QVERIFY(board != 0 || counts.found > leastFound);
}

// As an attacker of the old files did: the seeds were zeroes.
void tst_GamesFromViews::r9_6_4_1c_noSealIsOpenedByTryingEveryKind()
{
    NewGame open = minedGame(1);
    open.seeds = {Salt{}, Salt{}};
    play::Game<Assault> game(Assault::start(open));
    QVERIFY(!openedSeal(viewFor(game.position(), 1), saltsIn(game)).empty());

    play::Game<Assault> sealedGame(Assault::start(minedGame(1)));
    QVERIFY(openedSeal(viewFor(sealedGame.position(), 1), saltsIn(sealedGame)).empty());
}

void tst_GamesFromViews::r9_6_4_2a_onlyTheTruthIsRevealed()
{
    Table table;
    table.rifles("g1", "F2").rifles("u1", "F8").mine("F7", MineKind::AntiTank);
    NewGame game = table.game();
    game.seeds = {seedOf(1), seedOf(2)};
    Position p = Assault::start(game);
    while (p.phase == Phase::Support)
        say(p, Pass{});
    QVERIFY(Assault::apply(p, announce(p, "u1", Action::NormalMove)));
    QVERIFY(Assault::apply(p, step(p, "u1", "F7")));
    HW_SAYS(asks(p), "reveal axis u1");
    const auto offered = Assault::legalOrders(p);
    QCOMPARE(offered.size(), std::size_t{1});
    const auto truth = std::get<Reveal>(offered.front());
    Position view = viewFor(p, 1);
    QVERIFY(Assault::legalOrders(view).empty());

    for (const Reveal &lie : {Reveal{at("F7"), MineKind::Dummy, truth.salt},
                              Reveal{at("F7"), MineKind::AntiTank, Salt{}},
                              Reveal{at("F6"), MineKind::AntiTank, truth.salt}})
        for (const Position &q : {p, view})
            HW_SAYS(ruled(q, lie), "WrongSeal R9.6.4.2a");
    QVERIFY(Assault::apply(view, truth));
    QVERIFY(view.minefields[0].kind.value() == MineKind::AntiTank);
}

// What is left are mines against tanks, and the last hex is a building: that is a secret of its
// side until it says so.
void tst_GamesFromViews::r9_6_4_1b_whoHasNoFittingMineSaysSo()
{
    Table table;
    table.rifles("g1", "F2").rifles("u1", "F8").terrain("D4", "plain_building");
    table.zone("north", "axis", ZonePurpose::Mines, {"D4", "E3"});
    table.scenario.mines = {{"axis", 0, 1, {"north"}}};
    Position p = Assault::start(table.game());
    Position other = p;

    HW_SAYS(ruled(p, Decline{}), "MayNotStop R9.6.4.1b");
    QVERIFY(Assault::apply(p, Lay{MineKind::Dummy, at("E3")}));
    HW_SAYS(asks(p), "lay_mine axis");
    HW_SAYS(ruled(p, Decline{}), "yes");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{1});

    QVERIFY(Assault::apply(other, Lay{MineKind::AntiTank, at("E3")}));
    HW_SAYS(asks(other), "lay_mine axis"); // nobody sees a difference
    HW_SAYS(ruled(other, Decline{}), "MayNotStop R9.6.4.1b");
    HW_SAYS(ruled(viewFor(p, 1), Decline{}), ruled(viewFor(other, 1), Decline{}));
}

// What everybody sees of two positions but for the seals is the same.
static std::string differenceForAll(const Position &a, const Position &b)
{
    Position seen[2] = {viewFor(a, kNobody), viewFor(b, kNobody)};
    for (Position &p : seen) {
        for (MinefieldMarker &marker : p.minefields)
            marker.kind =
                marker.found ? Sealed<MineKind>(marker.kind.value(), Salt{}) : Sealed<MineKind>();
        for (CommandPool &pool : p.points)
            std::fill(pool.sealed.begin(), pool.sealed.end(), Sealed<std::string>());
        for (SideHand &hand : p.hands)
            for (HandCard &held : hand.cards)
                if (held.card)
                    held.card = Sealed<std::string>();
        for (SideSupport &support : p.support)
            std::fill(support.requests.begin(), support.requests.end(), Sealed<std::string>());
    }
    return seen[0] == seen[1] ? "" : "the positions differ";
}

static play::Game<Assault> played(std::uint64_t seed, int orders)
{
    play::Game<Assault> game(Assault::start(minedGame(seed)));
    play::RandomPlayer<Assault> player(seed);
    for (int i = 0; i < orders && !Assault::isOver(game.position()); ++i)
        HW_EXPECTS(game.apply(player.answer(game.position())));
    return game;
}

// [R9.6.4.1b] The allotments are known to all: of the kinds that are still hidden any may lie in
// any hex that takes it.
void tst_GamesFromViews::anImaginedGameKeepsWhatWasSeenAndForgetsTheRest()
{
    play::Randomness random(5);
    std::array<std::array<int, 3>, 2> drawn = {}; // by truth of one hex, and by what was drawn
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const auto game = played(seed, static_cast<int>(seed));
        const auto branch = imagined(game, {seedOf(7), seedOf(8)}, random);

        QCOMPARE(branch.log().size(), game.log().size());
        const std::string found = differenceForAll(game.position(), branch.position());
        QVERIFY2(found.empty(), (found + ", seed " + std::to_string(seed)).c_str());
        const auto &truth = game.position().minefields;
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const MineKind kind = branch.position().minefields[i].kind.value();
            QVERIFY(!truth[i].found || kind == truth[i].kind.value());
            if (truth[i].hex == at("E5") && !truth[i].found)
                ++drawn[truth[i].kind.value() == MineKind::Dummy][static_cast<std::size_t>(kind)];
            QVERIFY(kind != MineKind::AntiTank ||
                    game.position().board().at(truth[i].hex).terrain ==
                        game.position().board().at(at("A1")).terrain);
        }
    }
    for (const auto &byTruth : drawn)
        for (const int times : byTruth)
            QVERIFY(times > 0);
}

void tst_GamesFromViews::anImaginedGameKeepsWhatIsKnown()
{
    play::Randomness random(6);
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const auto game = played(seed, static_cast<int>(seed));
        const SideIndex known = seed % 4 < 2 ? 0 : 1;
        const auto branch =
            imagined(game, {seedOf(7), seedOf(8)}, random, {known == 0, known == 1});
        QVERIFY(differenceForAll(game.position(), branch.position()).empty());
        const auto &truth = game.position().minefields;
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const bool same = branch.position().minefields[i].kind.value() == truth[i].kind.value();
            QVERIFY(same || truth[i].side != known);
            changed += same ? 0 : 1;
        }
    }
    QVERIFY(changed > 40); // of what is not known
}

// What was laid by the other side is a seal there until it is turned up; what lies open from the
// start is open to all.
void tst_GamesFromViews::aGameWithTheSeedOfOneSideIsImagined()
{
    play::Randomness random(7);
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        NewGame start = minedGame(seed);
        std::erase_if(start.minefields,
                      [](const Minefield &minefield) { return minefield.side != "allied"; });
        for (Minefield &minefield : start.minefields)
            minefield.found = true;
        play::Game<Assault> whole(Assault::start(start));
        start.seeds[1].reset();
        play::Game<Assault> copy(Assault::start(start));
        play::RandomPlayer<Assault> player(seed);
        for (int i = 0; i < 90 && !Assault::isOver(whole.position()); ++i) {
            QVERIFY(whole.apply(player.answer(whole.position())));
            QVERIFY(copy.apply(whole.log().back().order));
        }
        QVERIFY(copy.position() == viewFor(whole.position(), 0));
        QCOMPARE(Assault::hash(copy.position()), Assault::hash(whole.position()));

        const auto branch = imagined(copy, {seedOf(7), seedOf(8)}, random, {true, false});
        QCOMPARE(branch.log().size(), whole.log().size());
        const std::string difference = differenceForAll(whole.position(), branch.position());
        QVERIFY2(difference.empty(), difference.c_str());
        const auto &truth = whole.position().minefields;
        for (std::size_t i = 0; i < truth.size(); ++i)
            if (truth[i].side == 0 || truth[i].found) {
                QVERIFY(branch.position().minefields[i].kind.value() == truth[i].kind.value());
                found += truth[i].side == 1 && i >= whole.start().minefields.size() ? 1 : 0;
            }
    }
    QVERIFY(found > 0);
}

void tst_GamesFromViews::aResealedGameIsTheSame()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto game = played(seed, 60);
        const auto again = resealed(game, {seedOf(7), seedOf(8)});
        QVERIFY(differenceForAll(game.position(), again.position()).empty());
        const auto &truth = game.position().minefields;
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const auto &kind = again.position().minefields[i].kind;
            QVERIFY(kind.value() == truth[i].kind.value());
            QVERIFY(kind.commitment() != truth[i].kind.commitment());
        }
    }
}

// The game as the side has it: from its first view, by the orders of the log.
static play::Game<Assault> viewedGame(const play::Game<Assault> &game, SideIndex side)
{
    play::Game<Assault> viewed(viewFor(game.start(), side));
    for (const auto &entry : game.log())
        HW_EXPECTS(viewed.apply(entry.order));
    return viewed;
}

// The cards that the side holds, and those that it has laid face down.
static std::vector<std::string> hiddenOf(const Position &p, SideIndex side)
{
    std::vector<std::string> ids;
    const auto note = [&ids](const Sealed<std::string> &card) {
        ids.push_back(card.isKnown() ? card.value() : "?");
    };
    if (side < p.hands.size())
        for (const HandCard &held : p.hands[side].cards)
            note(*held.card);
    if (side < p.support.size())
        std::for_each(p.support[side].requests.begin(), p.support[side].requests.end(), note);
    return ids;
}

void tst_GamesFromViews::r5_9b_anImaginedGameDealsOtherHands_data()
{
    QTest::addColumn<int>("set"); // of the optional rules
    for (const int set : {1, 5, 7})
        QTest::addRow("dealt_%d", set) << set;
}

// What the side did in secret is done by other cards, and everybody saw the same.
void tst_GamesFromViews::r5_9b_anImaginedGameDealsOtherHands()
{
    QFETCH(int, set);
    play::Randomness random(8);
    int others = 0; // positions of which something hidden is different
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        play::Game<Assault> game(
            Assault::start(matchGame(optionMatch(seed % 2 == 0 ? "sicily43-en" : "gela-de", set))));
        play::RandomPlayer<Assault> player(seed);
        for (std::uint64_t i = 0; i < 60 * seed && !Assault::isOver(game.position()); ++i)
            QVERIFY(game.apply(player.answer(game.position())));
        for (const play::Game<Assault> &whole : {game, viewedGame(game, 0)}) {
            const auto branch = imagined(whole, {seedOf(7), seedOf(8)}, random, {true, false});
            QCOMPARE(branch.log().size(), game.log().size());
            const std::string found = differenceForAll(game.position(), branch.position());
            QVERIFY2(found.empty(), (found + ", seed " + std::to_string(seed)).c_str());
            others += hiddenOf(branch.position(), 1) != hiddenOf(game.position(), 1) ? 1 : 0;
            QVERIFY(hiddenOf(branch.position(), 0) == hiddenOf(game.position(), 0));
        }
    }
    QVERIFY(others > 3);
}

HW_PLAIN_TEST(tst_GamesFromViews)

} // namespace hexwerk::assault::tst_games_from_views

#include "tst_games_from_views.moc"
