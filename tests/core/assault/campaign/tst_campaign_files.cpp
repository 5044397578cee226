// Campaigns and campaign games in their files.
#include <QTest>

#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/checks/campaign_check.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/campaign_writer.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/files/text_file.h"
#include "core/system/game_reader.h"
#include "tests/core/assault/campaign/random_campaign.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/core/assault/training.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_campaign_files {

class tst_CampaignFiles final : public QObject
{
    Q_OBJECT

private slots:
    void everyKeyIsRead();
    void whatIsWrittenIsReadAgain();
    void anEditLeavesTheRestAsItIs();
    void randomCampaigns_data();
    void randomCampaigns();
    void aGameIsKeptAndGoesOn();
    void aCopyForOneSideHasNoSeedOfTheOther();
    void aGameNeedsNoFilesBesideIt();
    void wrongFilesAreNamed_data();
    void wrongFilesAreNamed();
    void whoCannotStandThereIsNamed();
    void aCircleWithoutEndIsNamed();
    void missingTextsAreNamed();
    void aBrokenGameIsNamed();
    void gamesOfBattlesAreKeptAsTheyAre();
    void aDamagedGameOfABattleIsNamed();
    void aCopyForOneSideHasTheGamesOfItsSide();
};

static std::string textOfTwoRoads()
{
    return readTextFile(kTwoRoads).value.value();
}

void tst_CampaignFiles::everyKeyIsRead()
{
    const Campaign c = twoRoads();
    QCOMPARE(c.id, std::string("two-roads"));
    QCOMPARE(c.title.at("de"), std::string("Zwei Straßen"));
    QCOMPARE(c.briefing.at("en"), std::string("Two days in July."));
    QCOMPARE(c.background, std::string("chart.png"));
    QCOMPARE(c.start, std::string("outpost"));
    QCOMPARE(c.length, std::optional<int>(5));
    QCOMPARE(c.sides.size(), std::size_t(2));
    QCOMPARE(c.sides[1].colour, std::string("blue"));
    QCOMPARE(c.cores.size(), std::size_t(7));
    QVERIFY(c.cores[0].experience == Experience::Hardened);
    QCOMPARE(c.cores[3].name.at("en"), std::string("Betty"));
    QCOMPARE(c.reserves[0].cards.size(), std::size_t(2));
    QCOMPARE(c.reserves[0].count, std::optional<int>(2));
    QVERIFY(!c.reserves[1].count);
    QCOMPARE(c.reserves[1].fromBattle, 2);
    QCOMPARE(c.tracks[0].thresholds[0].at, 3);
    QVERIFY(c.tracks[0].thresholds[1].effect == ThresholdEffect::Loses);
    const CampaignBattle &outpost = c.battles[0];
    QCOMPARE(outpost.scenario, std::string("outpost.toml"));
    QCOMPARE(outpost.date, std::string("1943-07-10"));
    QVERIFY(outpost.place == (ChartPlace{40, 160}));
    QVERIFY(outpost.unitSlots[0].choose && outpost.unitSlots[0].fill == SlotFill::Reserve);
    QVERIFY(outpost.unitSlots[0].types == std::vector<UnitType>{UnitType::Infantry});
    QVERIFY(!outpost.unitSlots[1].choose && outpost.unitSlots[1].fill == SlotFill::Scenario);
    QVERIFY(outpost.results[0].when->terms[1].kind == ResultTermKind::Margin);
    QVERIFY(outpost.results[1].chooser == Chooser::Loser);
    QVERIFY(outpost.results[1].when->terms[1].term.kind == TermKind::Control);
    QVERIFY(!outpost.results[2].when);
    QCOMPARE(outpost.results[0].effects[1].add, 40);
    QCOMPARE(outpost.results[0].text.at("en"), std::string("The road lies open."));
    const CampaignBattle &crossing = c.battles[1];
    QCOMPARE(crossing.title.at("en"), std::string("The crossing"));
    QVERIFY(crossing.results[0].effects[0].kind == ResultEffectKind::End);
    QCOMPARE(crossing.results[0].effects[0].side, std::string("allied"));
    QCOMPARE(crossing.results[0].title.at("de"), std::string("Durchbruch"));
    QVERIFY(crossing.results[1].chooser == Chooser::Roll);
    const CampaignBattle &hill = c.battles[2];
    QVERIFY(hill.results[1].when->kind == ResultTermKind::Track); // of the campaign
    QVERIFY(hill.results[1].chooser == Chooser::Side && hill.results[1].side == "axis");
    QVERIFY(c.carryOver.losses == LossRule::HalfBack);
    QVERIFY(c.carryOver.damage == DamageRule::RepairForPoints);
    QVERIFY(c.carryOver.replacements == ReplacementRule::Points);
    QCOMPARE(c.carryOver.salvageBattles, std::optional<int>(2));
    QVERIFY(c.carryOver.experience[1].deed == (Deed{0, 3, 0, DeedPer::Battle}));
    QCOMPARE(c.carryOver.experience[1].add, 2);
    QVERIFY(c.medals[0].deed == (Deed{3, 0, 0, DeedPer::Battle}));
    QVERIFY(validateText(textOfTwoRoads(), kTwoRoads, shippedData()).empty());
}

void tst_CampaignFiles::whatIsWrittenIsReadAgain()
{
    const Campaign c = twoRoads();
    const std::string text = freshCampaignText(c);
    const auto again = readCampaign(text, "again");
    QVERIFY(again && again.problems.empty());
    QVERIFY(again.value->campaign == c);
    QCOMPARE(freshCampaignText(again.value->campaign), text);
}

void tst_CampaignFiles::anEditLeavesTheRestAsItIs()
{
    const std::string source = textOfTwoRoads();
    const Campaign before = twoRoads();
    Campaign after = before;
    after.battles[1].place = ChartPlace{300, 90};
    const auto text = changedCampaignText(source, before, after);
    QVERIFY(text);
    std::string expected = source;
    expected.replace(expected.find("[240, 80]"), 9, "[300, 90]");
    QCOMPARE(*text, expected);
}

void tst_CampaignFiles::randomCampaigns_data()
{
    QTest::addColumn<int>("part");
    for (int part = 0; part < 4; ++part)
        QTest::addRow("part_%d", part) << part;
}

// Written, read, checked, and played at random to its end; some of them are saved, loaded and
// replayed at every order.
void tst_CampaignFiles::randomCampaigns()
{
    QFETCH(int, part);
    constexpr int kCampaigns = 2500 / HW_SHARE;
    constexpr int kSaved = std::max(1, 25 / HW_SHARE);
    const auto scenarios = scenariosBeside(twoRoads(), kTwoRoads);
    int battles = 0;
    for (int i = 0; i < kCampaigns; ++i) {
        play::Randomness randomness(static_cast<std::uint64_t>(part * 10'000 + i + 1));
        const Campaign campaign = randomCampaign(randomness);
        const std::string text = freshCampaignText(campaign);
        const auto read = readCampaign(text, "random");
        QVERIFY2(read && read.problems.empty() && read.value->campaign == campaign, text.c_str());
        const CampaignHead head({campaign, {}}, "random", scenarios);
        auto begins = beginCampaign(head, shippedData(), {});
        QVERIFY2(begins, text.c_str());
        play::Match &match = **begins.value;
        while (!match.isOver()) {
            match.sayAnything(randomness);
            if (i >= kSaved)
                continue;
            GameFile game{.head = std::make_shared<CampaignHead>(CampaignFile{campaign, {}},
                                                                 "random", scenarios),
                          .orders = match.records()};
            const Rules *const rules[] = {&assaultRules()};
            const auto loaded = hexwerk::readGame(gameText(game), "game", rules);
            QVERIFY(loaded);
            auto again = assaultRules().begin(*loaded.value->game.head, shippedData(), {});
            QVERIFY(again);
            QVERIFY((*again.value)->replay(loaded.value->game.orders));
            QCOMPARE((*again.value)->hash(), match.hash());
            QCOMPARE((*again.value)->report(), match.report());
        }
        battles +=
            dynamic_cast<const play::MatchOf<CampaignMatch> &>(match).position().battleNumber() - 1;
    }
    QVERIFY(battles >= kCampaigns); // each has one at least
}

static GameFile savedGame(int orders)
{
    const auto head = readCampaignHead({kTwoRoads, textOfTwoRoads()});
    HW_EXPECTS(head);
    GameFile game = newGame(*head.value, shippedData());
    auto match = assaultRules().begin(**head.value, shippedData(), game.secrets);
    play::Randomness randomness(5);
    while (static_cast<int>((*match.value)->records().size()) < orders)
        (*match.value)->sayAnything(randomness);
    game.orders = (*match.value)->records();
    return game;
}

void tst_CampaignFiles::aGameIsKeptAndGoesOn()
{
    const GameFile game = savedGame(4);
    const Rules *const rules[] = {&assaultRules()};
    const auto loaded = hexwerk::readGame(gameText(game), "game", rules);
    QVERIFY(loaded && loaded.problems.empty());
    QVERIFY(loaded.value->game == game);
    QCOMPARE(loaded.value->game.head->begins().game, std::string_view("hexwerk.campaign_game"));
    QVERIFY(validateText(gameText(game), "game", shippedData()).empty());
    // Cards of all battles, of core units and of the reserve are kept.
    const auto &cards = game.data.parts.at("cards");
    for (const char *card : {"us.rifles43", "us.m5a1", "ger.panzer3j", "ger.pak40", "us.rangers43",
                             "ger.grenadiers43"})
        QVERIFY2(cards.contains(card), card);
    QVERIFY(game.data.parts.at("tiles").contains("T01A"));
    QVERIFY(game.data.parts.at("tiles").contains("T02A"));
    auto own = assaultRules().load(loaded.value->game.playedWith);
    QVERIFY(own);
    auto again = assaultRules().begin(*loaded.value->game.head, **own.value, game.secrets);
    QVERIFY(again && (*again.value)->replay(game.orders));
}

void tst_CampaignFiles::aCopyForOneSideHasNoSeedOfTheOther()
{
    const GameFile game = savedGame(4);
    const auto copy = copyFor(game, "axis");
    QVERIFY(copy);
    QCOMPARE(copy->secrets.size(), std::size_t(1));
    auto match = assaultRules().begin(*copy->head, shippedData(), copy->secrets);
    QVERIFY(match && (*match.value)->replay(copy->orders));
    auto own = assaultRules().begin(*game.head, shippedData(), game.secrets);
    QVERIFY(own && (*own.value)->replay(game.orders));
    QCOMPARE((*match.value)->hash(), (*own.value)->hash());
}

void tst_CampaignFiles::aGameNeedsNoFilesBesideIt()
{
    const GameFile game = savedGame(3);
    const auto problems = validateText(gameText(game), "/nowhere/game.toml", shippedData());
    QVERIFY(problems.empty());
}

void tst_CampaignFiles::wrongFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("problem"); // code and key
    const auto row = [](const char *from, const char *to, const char *problem) {
        QTest::newRow(problem) << QByteArray(from) << QByteArray(to) << QByteArray(problem);
    };
    row("start = \"outpost\"", "start = \"outpos\"", "unknown-id start");
    row("\"outpost.toml\"", "\"gone.toml\"", "scenario-missing battle.outpost.scenario");
    row("\"outpost.toml\"", "\"two_roads.toml\"", "broken-scenario battle.outpost.scenario");
    row("\"outpost.toml\"", "\"../outpost.toml\"", "bad-name battle.outpost.scenario");
    row("id = \"us-2\"", "id = \"us-1\"", "duplicate-id core.us-1.id");
    row("id = \"ger-3\"\nside = \"axis\"", "id = \"ger-3\"\nside = \"axes\"",
        "unknown-id core.ger-3.side");
    row("card = \"us.m4a1\"", "card = \"us.m4a9\"", "unknown-id core.us-4.card");
    row("cards = [\"us.rangers43\",", "cards = [\"us.ranger\",", "unknown-id reserve.0.cards.0");
    row("units = [\"us1\", \"us2\", \"us3\"]\ntypes", "units = [\"us1\", \"us9\", \"us3\"]\ntypes",
        "unknown-id battle.outpost.slot.0.units.1");
    row("units = [\"us1\", \"us2\", \"us3\"]\ntypes", "units = [\"us1\", \"us2\", \"us1\"]\ntypes",
        "unit-in-two-slots battle.outpost.slot.0.units.2");
    row("units = [\"us1\", \"us2\", \"us3\"]\ntypes", "units = [\"us1\", \"us2\", \"ger3\"]\ntypes",
        "other-side battle.outpost.slot.0.units.2");
    row("next = [\"crossing\", \"hill\"]\ndo", "next = [\"crossings\", \"hill\"]\ndo",
        "unknown-id battle.outpost.result.0.next.0");
    row("winner = \"allied\" }, { margin", "winner = \"alled\" }, { margin",
        "unknown-id battle.outpost.result.0.when.all.0.winner");
    row("played = \"hill\"", "played = \"hills\"",
        "unknown-id battle.crossing.result.1.when.all.0.played");
    row("core_lost = \"us-4\"", "core_lost = \"us-9\"",
        "unknown-id battle.crossing.result.1.when.all.1.not.core_lost");
    row("control = \"house\"", "control = \"mill\"",
        "unknown-id battle.outpost.result.1.when.any.1.control");
    row("track = \"momentum\", add = 2", "track = \"moment\", add = 2",
        "unknown-id battle.outpost.result.0.do.0.track");
    row("date = 1943-07-10", "date = \"10 July\"", "wrong-type battle.outpost.date");
    row("place = [40, 160]", "place = [40]", "wrong-type battle.outpost.place");
    row("fill = \"reserve\"\n\n[[battle.slot]]", "fill = \"reserves\"\n\n[[battle.slot]]",
        "bad-name battle.outpost.slot.0.fill");
    row("for = { battles = 2 }", "for = { per = \"battle\" }", "missing-key medal.veteran.for");
    row("id = \"axis\"\ncolour", "id = \"loser\"\ncolour", "bad-name side.loser.id");
    row("system = \"assault\"", "system = \"assaults\"", "unknown-id system");
    row("[[side]]\nid = \"axis\"\ncolour = \"blue\"\nname = { en = \"Axis\", de = "
        "\"Achsenmächte\" }\n",
        "", "campaign-needs-two-sides side");
    row("when = { all = [{ winner = \"allied\" }, { margin = 2 }] }\n", "",
        "never-holds battle.outpost.result.1.when");
    row("next = [\"hill\"]\ndo = [{ track = \"momentum\", add = -1 }",
        "when = { winner = \"axis\" }\nnext = [\"hill\"]\ndo = [{ track = \"momentum\", add = -1 }",
        "no-result-left battle.outpost");
    row("types = [\"artillery\"]", "types = [\"vehicle\"]",
        "nobody-for-slot battle.crossing.slot.2");
}

void tst_CampaignFiles::wrongFilesAreNamed()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, problem);
    QByteArray text = QByteArray::fromStdString(textOfTwoRoads());
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    QStringList all;
    for (const Problem &one : validateText(text.toStdString(), kTwoRoads, shippedData()))
        all << QString::fromStdString(std::string(one.code.name()) + " " + one.key);
    QVERIFY2(all.contains(QString::fromUtf8(problem)), qPrintable(all.join(u'\n')));
}

// A tank in a large building, which the rifles of the scenario may enter.
void tst_CampaignFiles::whoCannotStandThereIsNamed()
{
    const Campaign campaign = twoRoads();
    std::vector<TextSource> scenarios = scenariosBeside(campaign, kTwoRoads);
    const auto crossing =
        std::find_if(scenarios.begin(), scenarios.end(),
                     [](const TextSource &one) { return one.file == "crossing.toml"; });
    Scenario scenario = readScenario(crossing->text, "crossing").value.value().scenario;
    scenario.board.patches.push_back({{hexFromString("C4").value()}, "large_building"});
    for (UnitSpec &unit : scenario.units)
        if (unit.id == "us3") {
            unit.zone.reset();
            unit.at = hexFromString("C4").value();
        }
    crossing->text = freshScenarioText(scenario);
    const auto problems = checkCampaign(campaign, scenarios, shippedData()).problems;
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems[0].code == ContentProblem::UnfitForPlace);
    QCOMPARE(problems[0].key, std::string("battle.crossing.slot.1.units.0"));
    QCOMPARE(problems[0].values, (std::vector<std::string>{"us.m4a1", "prohibited-terrain"}));
}

void tst_CampaignFiles::aCircleWithoutEndIsNamed()
{
    Campaign campaign = twoRoads();
    for (CampaignBattle &battle : campaign.battles)
        battle.results = {{.next = {battle.id == "outpost" ? "hill" : "outpost"}}};
    const auto problems = [&] {
        return checkCampaign(campaign, scenariosBeside(campaign, kTwoRoads), shippedData())
            .problems;
    };
    const auto codes = [&] {
        std::vector<std::string> all;
        for (const Problem &problem : problems())
            all.push_back(std::string(problem.code.name()) + " " + problem.key);
        return all;
    };
    QCOMPARE(codes(), (std::vector<std::string>{"nobody-moves-track track.momentum",
                                                "battle-not-reached battle.crossing"}));
    campaign.length.reset();
    QCOMPARE(codes(), (std::vector<std::string>{
                          "nobody-moves-track track.momentum", "no-way-out battle.outpost",
                          "battle-not-reached battle.crossing", "no-way-out battle.hill"}));
    QCOMPARE(problems()[1].values, (std::vector<std::string>{"outpost", "hill", "outpost"}));
    // An end by an effect leads out.
    battleOf(campaign, "hill").results[0].effects = {{.kind = ResultEffectKind::End}};
    QCOMPARE(codes(), (std::vector<std::string>{"nobody-moves-track track.momentum",
                                                "battle-not-reached battle.crossing"}));
}

// The languages are those of the title; what has no text at all is left alone.
void tst_CampaignFiles::missingTextsAreNamed()
{
    Campaign campaign = twoRoads();
    campaign.briefing.erase("de");
    battleOf(campaign, "outpost").results[0].text = {{"fr", "Rien."}};
    campaign.medals[0].text = {};
    const auto problems =
        checkCampaign(campaign, scenariosBeside(campaign, kTwoRoads), shippedData()).problems;
    QCOMPARE(problems.size(), std::size_t(2));
    QVERIFY(problems[0].code == ContentProblem::TextMissing);
    QCOMPARE(problems[0].key, std::string("briefing"));
    QCOMPARE(problems[0].values, std::vector<std::string>{"de"});
    QCOMPARE(problems[1].key, std::string("battle.outpost.result.0.text"));
    QCOMPARE(problems[1].values, (std::vector<std::string>{"de", "en"}));
}

void tst_CampaignFiles::aBrokenGameIsNamed()
{
    const std::string text = gameText(savedGame(4));
    const Rules *const rules[] = {&assaultRules()};
    // Cut within the last order, after it, and in the middle of the head.
    const auto cut = hexwerk::readGame(text.substr(0, text.size() - 5), "game", rules);
    QVERIFY(cut && cut.value->wasCutShort);
    QCOMPARE(cut.value->game.orders.size(), std::size_t(3));
    QVERIFY(!hexwerk::readGame(text.substr(0, text.size() / 3), "game", rules));
    // A window of scenarios does not take it for one of its own games.
    const auto asBattle = assault::readGame(text, "game");
    QVERIFY(!asBattle);
    QVERIFY(asBattle.problems.front().code == FileProblem::WrongFormat);
}

// A game of the first battle, as a file.
static std::string battleText(int orders)
{
    CampaignPosition p = begun(twoRoads());
    planNothing(p);
    GameFile game = newGame(headOf(battleScenario(p)), shippedData());
    auto match = assaultRules().begin(*game.head, shippedData(), game.secrets);
    play::Randomness randomness(3);
    while (static_cast<int>((*match.value)->records().size()) < orders)
        (*match.value)->sayAnything(randomness);
    game.orders = (*match.value)->records();
    return gameText(game);
}

void tst_CampaignFiles::gamesOfBattlesAreKeptAsTheyAre()
{
    GameFile game = savedGame(4);
    const std::string odd = "''' \"\"\" \\ \r\n\tÄ„\n[orders]\n1 = 'x'";
    for (const std::string &text :
         {battleText(5), odd, std::string("no end"), odd + std::string(300'000, 'x') + '\n'})
        game.games.push_back(innerGame(static_cast<int>(game.games.size()) + 1, text));
    const std::string text = gameText(game);
    const Rules *const rules[] = {&assaultRules()};
    const auto loaded = hexwerk::readGame(text, "game", rules);
    QVERIFY(loaded && loaded.problems.empty());
    QVERIFY(loaded.value->game == game);
    QCOMPARE(gameText(loaded.value->game), text);
    // Orders can be added at the end, as before.
    const auto more = hexwerk::readGame(text + "5 = '{\"order\":\"pass\"}'\n", "game", rules);
    QVERIFY(more && more.value->game.orders.size() == 5);
    QVERIFY(assault::readGame(loaded.value->game.games[0].text, "battle"));
}

void tst_CampaignFiles::aDamagedGameOfABattleIsNamed()
{
    GameFile game = savedGame(4);
    game.games = {innerGame(1, battleText(5))};
    std::string text = gameText(game);
    const std::size_t at = text.find("profile = ", text.find("[[games]]"));
    QVERIFY(at != std::string::npos);
    text.replace(at, 7, "profil ");
    const Rules *const rules[] = {&assaultRules()};
    const auto loaded = hexwerk::readGame(text, "game", rules);
    QVERIFY(loaded);
    QVERIFY(loaded.value->game.orders == game.orders);
    QVERIFY(!loaded.value->game.games.front().isWhole());
    // It is not taken for sound when it has been written again.
    const auto again = hexwerk::readGame(gameText(loaded.value->game), "game", rules);
    QVERIFY(again && !again.value->game.games.front().isWhole());
}

void tst_CampaignFiles::aCopyForOneSideHasTheGamesOfItsSide()
{
    GameFile game = savedGame(4);
    const std::string battle = battleText(5);
    InnerGame changed = innerGame(3, battle);
    changed.text.back() = ' '; // can be read, but is not what was kept
    game.games = {innerGame(1, battle), innerGame(2, "damaged"), changed};
    const auto copy = copyFor(game, "axis");
    QVERIFY(copy);
    QCOMPARE(copy->games.size(), std::size_t(1)); // what cannot be read may tell anything
    const auto own = assault::readGame(battle, "own");
    const auto seen = assault::readGame(copy->games.front().text, "seen");
    QVERIFY(own && seen && copy->games.front().isWhole());
    QCOMPARE(own.value->game.secrets.size(), std::size_t(2));
    QCOMPARE(seen.value->game.secrets.size(), std::size_t(1));
    QVERIFY(gameText(*copy).find(toHex(own.value->game.secrets.at("allied"))) == std::string::npos);
    QVERIFY(seen.value->game.orders == own.value->game.orders);
}

HW_PLAIN_TEST(tst_CampaignFiles)

} // namespace hexwerk::assault::tst_campaign_files

#include "tst_campaign_files.moc"
