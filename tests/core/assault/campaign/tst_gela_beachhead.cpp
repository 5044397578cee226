// "Gela beachhead" to its ends: with every battle played, and told by hand. After each order the
// campaign must stand as it is counted a second time.
#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/handed_in.h"
#include "core/assault/files/readers/game_file.h"
#include "core/files/text_file.h"
#include "core/system/game_reader.h"
#include "tests/core/assault/campaign/logged_deeds.h"
#include "tests/core/assault/campaign/played_gela.h"
#include "tests/core/assault/campaign/second_count.h"
#include "tests/core/assault/campaign/two_roads.h"
#include "tests/core/assault/table.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <memory>

namespace hexwerk::assault::tst_gela_beachhead {

using nlohmann::json;

class tst_GelaBeachhead final : public QObject
{
    Q_OBJECT

private slots:
    void aRecordedCampaignIsCountedAgain();
    void playedCampaignsAreCountedAgain();
    void aCampaignToldByHandIsCountedAgain();
    void aDamagedGameIsNotTaken();
    void theGameOfAnotherBattleIsNotTaken();
};

static std::string recordedText()
{
    return readTextFile(HW_SOURCE_DIR "/tests/data/games/gela_beachhead.toml").value.value();
}

static GameFile recordedGame()
{
    const Rules *const rules[] = {&assaultRules()};
    return hexwerk::readGame(recordedText(), "recorded", rules).value.value().game;
}

// A campaign, and its count beside it.
class Counted
{
public:
    Counted(const GameFile &game, const std::string &text)
        : m_own(ownLibrary(game, shippedData()))
        , m_count(countOf(text, library()))
        , m_match(assaultRules().begin(*game.head, library(), game.secrets).value.value())
    {
        beginBattle();
    }

    const DataStore &library() const
    {
        return m_own ? static_cast<const DataStore &>(*m_own) : shippedData();
    }
    play::MatchOf<CampaignMatch> &match()
    {
        return dynamic_cast<play::MatchOf<CampaignMatch> &>(*m_match);
    }
    const CampaignPosition &position() { return match().position(); }
    SecondCount &count() { return m_count; }

    // Of the battle that is fought, with its game; empty: it is told by hand.
    void say(const play::Record &order, const std::string &game)
    {
        const json said = json::parse(order.json);
        const std::string kind = said["order"];
        const json before = json::parse(m_match->pending());
        if (kind == "show_plan")
            m_count.carryOut(before["side"], said["lines"]);
        if (kind == "choose")
            m_count.choose(said["battle"]);
        if (kind == "report" && game.empty())
            m_count.countReport(said["report"]);
        if (kind == "report" && !game.empty())
            handInGame(said["report"], game);
        QVERIFY2(m_match->say(order.json, order), order.json.c_str());
        beginBattle();
        compare();
    }

    void compare()
    {
        const json stands = json::parse(m_match->report());
        const json counted = m_count.report();
        QVERIFY2(stands == counted, json::diff(stands, counted).dump(2).c_str());
        QCOMPARE(asked(), m_count.asks());
        const std::size_t orders = m_match->records().size();
        const auto told = orders == 0 ? std::vector<std::string>() : historyOf(orders - 1);
        QCOMPARE(told, m_count.takeHistory());
    }

private:
    static SecondCount countOf(const std::string &text, const DataStore &data)
    {
        const json campaign = jsonOfToml(text)["campaign"];
        std::map<std::string, json> scenarios;
        for (const json &one : campaign["scenarios"])
            scenarios[one["file"]] = jsonOfToml(one["text"].get<std::string>());
        return {campaign, std::move(scenarios), data.cards};
    }

    // The core units take their places when the battle begins, and fight there as they are.
    void beginBattle()
    {
        if (position().question != CampaignQuestion::Battle)
            return;
        m_count.beginBattle();
        const json scenario = jsonOfToml(*m_match->wanted());
        std::map<std::string, std::string> fighters;
        for (const json &unit : scenario["unit"])
            fighters[unit["id"]] =
                unit["card"].get<std::string>() + " " + unit.value("experience", "regular");
        for (const SlotTaken &taken : position().taken) {
            QCOMPARE(fighters[taken.unit], m_count.fighterIn(taken.unit));
            QCOMPARE(taken.core ? position().cores[*taken.core].id : "",
                     m_count.coreIn(taken.unit));
        }
    }

    // The game is played again from its file; what it says is the report that was said.
    void handInGame(const json &report, const std::string &text)
    {
        const HandedIn handed = handIn(position(), text, "battle", library());
        QVERIFY(handed.report);
        const std::string said =
            CampaignPlay::orderToJson(position(), ReportBattle{*handed.report});
        QVERIFY(json::parse(said)["report"] == report);
        const GameFile game = assault::readGame(text, "battle").value.value().game;
        const auto battle = assaultRules().begin(*game.head, library(), game.secrets);
        QVERIFY((*battle.value)->replay(game.orders));
        std::vector<std::string> told;
        for (const DeedDone &deed : deedsInGame(text, library()))
            told.push_back(textOf(deed));
        std::vector<std::string> counted;
        for (const LoggedDeed &deed : deedsInLog(**battle.value, jsonOfToml(text)["scenario"]))
            counted.push_back(deed.text());
        QCOMPARE(told, counted);
        m_count.countGame(**battle.value);
    }

    std::string asked()
    {
        if (m_match->isOver())
            return "over";
        const json question = json::parse(m_match->pending());
        const std::string kind = question["question"];
        if (kind != "choose" && kind != "roll")
            return "battle " + question["battle"].get<std::string>();
        std::string text =
            kind == "roll" ? "roll:" : "choose " + question["side"].get<std::string>() + ":";
        for (const std::string battle : question["battles"])
            text += " " + battle;
        return text;
    }

    // In the words of the count.
    std::vector<std::string> historyOf(std::size_t order) const
    {
        static const std::set<std::string> kTold = {
            "salvaged",          "restored",         "replaced",   "recruited",
            "promoted",          "core_fought",      "core_lost",  "medal_won",
            "experience_gained", "salvage_given_up", "track_moved"};
        std::vector<std::string> lines;
        for (const std::string &line : m_match->events(order)) {
            const json event = json::parse(line);
            const std::string kind = event["event"];
            if (!kTold.contains(kind))
                continue;
            lines.push_back(kind + " " + event["id"].get<std::string>());
            if (kind == "medal_won")
                lines.back() += " " + event["card"].get<std::string>();
        }
        return lines;
    }

    SharedLibrary m_own;
    SecondCount m_count;
    std::unique_ptr<play::Match> m_match;
};

// What the campaigns have shown, so that no rule is left out by chance.
struct Met
{
    std::set<std::string> medals = {};
    std::set<std::string> winners = {};
    std::set<std::string> plans = {}; // verbs
    int lost = 0;
    int kills = 0;
    int objectives = 0;
};

static void countAgain(const GameFile &game, Met &met)
{
    Counted campaign(game, gameText(game));
    campaign.compare();
    int battle = 0;
    for (const play::Record &order : game.orders) {
        const json said = json::parse(order.json);
        const bool isReport = said["order"] == "report";
        battle += isReport;
        campaign.say(order, isReport ? game.games.at(std::size_t(battle) - 1).text : "");
        if (QTest::currentTestFailed())
            return;
        for (const std::string line : said.value("lines", json::array()))
            met.plans.insert(line.substr(0, line.find(' ')));
    }
    QVERIFY(campaign.match().isOver());
    QCOMPARE(std::size_t(battle), game.games.size());
    const json end = campaign.count().report();
    met.winners.insert(end["winner"].is_null() ? "draw" : end["winner"]);
    for (const json &core : end["cores"]) {
        for (const std::string medal : core["medals"])
            met.medals.insert(medal);
        met.lost += core["strength"] == 0;
        met.kills += core["kills"].get<int>();
        met.objectives += core["objectives"].get<int>();
    }
}

static const std::set<std::string> kMedals = {"gela", "marksmen", "storm"};

// It was played with `record_campaign`, and is read as any other player's file.
void tst_GelaBeachhead::aRecordedCampaignIsCountedAgain()
{
    const GameFile game = recordedGame();
    Met met;
    countAgain(game, met);
    QVERIFY(met.medals == kMedals);
    QVERIFY(met.plans.contains("salvage") && met.plans.contains("assign"));
    QVERIFY(met.winners == std::set<std::string>{"allied"});
    QVERIFY(game.games.size() >= 4);
}

void tst_GelaBeachhead::playedCampaignsAreCountedAgain()
{
    constexpr std::uint64_t kCampaigns = std::max(1, 8 / HW_SHARE);
    constexpr std::uint64_t kFirst = 9; // of eight in a row that end in all three ways
    Met met;
    for (std::uint64_t i = 0; i < kCampaigns && !QTest::currentTestFailed(); ++i)
        countAgain(playedGela(kFirst + i), met);
    QVERIFY(met.lost > 0 && met.kills > 0);
    if (kCampaigns < 8)
        return;
    QVERIFY(met.objectives > 0);
    QVERIFY(met.medals == kMedals);
    QVERIFY(met.winners == (std::set<std::string>{"allied", "axis", "draw"}));
    QVERIFY(met.plans == (std::set<std::string>{"assign", "promote", "recruit", "replace",
                                                "restore", "salvage"}));
}

struct Told
{
    std::string unit = {};
    int strength = 0;
    int kills = 0;
    int objectives = 0;
};

static void plan(Counted &campaign, const PlanLines &lines)
{
    const auto say = [&campaign](const CampaignOrder &order) {
        campaign.say({CampaignPlay::orderToJson(campaign.position(), order)}, "");
    };
    say(planOf(campaign.position(), campaign.position().asked, lines));
    while (const auto shown = CampaignPlay::formalAnswer(campaign.position()))
        say(*shown);
}

static void tell(Counted &campaign, const std::string &winner, int margin,
                 const std::vector<Told> &all, const std::vector<std::string> &abandoned)
{
    BattleReport report = quietReport(campaign.position());
    report.winner = winner;
    report.margin = margin;
    report.abandoned = abandoned;
    for (const auto &[unit, strength, kills, objectives] : all)
        fateOf(report, unit) = {unit, strength, kills, objectives};
    campaign.say({CampaignPlay::orderToJson(campaign.position(), ReportBattle{report})}, "");
}

// To the sea: the Axis has lost the beach at Gela, and drives the Allies back in three battles.
void tst_GelaBeachhead::aCampaignToldByHandIsCountedAgain()
{
    const auto head = readCampaignHead({kGelaBeachhead, *readTextFile(kGelaBeachhead).value});
    const GameFile game = newGame(*head.value, shippedData());
    Counted campaign(game, gameText(game));
    const auto choose = [&](const std::string &battle) {
        campaign.say({R"({"order":"choose","battle":")" + battle + "\"}"}, "");
    };
    plan(campaign, {});
    tell(campaign, "allied", 1,
         {{"us1", 1, 2, 1}, {"us2", 0, 1}, {"us3", 2}, {"ita5", 0}, {"ita6", 3, 1}, {"ita7", 0}},
         {"ita7"});
    choose("hold");
    plan(campaign, {"salvage 0", "replace us-ranger-2"});
    plan(campaign, {"recruit ita.bersaglieri43", "assign ax4 ger-grenadiers", "assign ax5 axis+1"});
    tell(campaign, "axis", 2,
         {{"us1", 2},
          {"us3", 0},
          {"us6", 0},
          {"ax1", 1},
          {"ax2", 3, 1},
          {"ax4", 3, 3, 1},
          {"ax5", 1}},
         {"us6"});
    choose("piano-lupo");
    plan(campaign, {"replace us-b-2", "restore us-ranger-1", "assign us7 allied+1"});
    plan(campaign, {"salvage 0", "promote ita-livorno-2 ita.bersaglieri43", "replace ita-livorno-1",
                    "assign ax7 axis+2"});
    tell(campaign, "axis", 1,
         {{"us3", 4, 1}, {"us4", 0}, {"us8", 0}, {"ax2", 3, 1}, {"ax5", 0}, {"ax7", 0}}, {"us8"});
    plan(campaign, {"recruit us.rifles43", "assign us7 allied+1"});
    plan(campaign, {"salvage 0"});
    tell(campaign, "axis", 3, {{"us1", 0, 1}, {"us2", 1}, {"ax2", 2, 2, 1}}, {});
    if (QTest::currentTestFailed())
        return;

    const json end = campaign.count().report();
    QVERIFY(end["winner"] == "axis");
    QVERIFY(campaign.match().isOver());
    // Counted on paper: 1, -2, -1, -1; stores from the landing alone.
    QVERIFY(end["tracks"] == (json{{"momentum", -3}, {"stores", 1}}));
    // 60 + 90 + 80 without 55, 52, 14 and 52; 60 + 50 + 50 without 46 and 47.
    QVERIFY(end["points"] == (json{{"allied", 57}, {"axis", 67}}));
    const CoreNow &ranger = coreOf(campaign.position(), "us-ranger-1");
    QCOMPARE(ranger.lostIn, 4);
    QCOMPARE(ranger.kills, 4);
    QCOMPARE(ranger.medals, (std::vector<int>{0, 1, 2}));
    QVERIFY(experienceOf(ranger) == Experience::Elite);
    QCOMPARE(coreOf(campaign.position(), "allied+1").battlesLeft, 0); // the gun of Gela
}

// The campaign of the recorded file before that battle is over.
static std::unique_ptr<Counted> atBattle(const GameFile &game, int number)
{
    auto campaign = std::make_unique<Counted>(game, gameText(game));
    for (const play::Record &order : game.orders) {
        const CampaignPosition &p = campaign->position();
        if (p.question == CampaignQuestion::Battle && p.battleNumber() == number)
            break;
        HW_EXPECTS(campaign->match().say(std::string_view(order.json), order));
    }
    return campaign;
}

// Whatever happens to the orders of a game: it is refused, or its end is the same.
void tst_GelaBeachhead::aDamagedGameIsNotTaken()
{
    const GameFile game = recordedGame();
    const auto campaign = atBattle(game, 1);
    const std::string text = game.games.front().text;
    const GameFile whole = assault::readGame(text, "battle").value.value().game;
    const auto reported = [&](const std::string &damaged) {
        return handIn(campaign->position(), damaged, "battle", campaign->library()).report;
    };
    const auto expected = reported(text);
    QVERIFY(expected);
    int refused = 0;
    const auto isSameEnd = [&](BattleReport report) {
        for (std::size_t i = 0; i < report.fates.size();
             ++i) // dice that were changed for equal ones
            report.fates[i].lastOrder = expected->fates[i].lastOrder;
        return report == *expected;
    };
    const auto check = [&](const std::string &damaged) {
        const auto report = reported(damaged);
        QVERIFY(!report || isSameEnd(*report));
        refused += !report;
    };
    const std::size_t step = std::max<std::size_t>(1, whole.orders.size() * HW_SHARE / 24);
    int cases = 0;
    for (std::size_t i = 0; i < whole.orders.size(); i += step, cases += 4) {
        GameFile left = whole, twice = whole, swapped = whole;
        left.orders.erase(left.orders.begin() + static_cast<std::ptrdiff_t>(i));
        check(gameText(left));
        twice.orders.insert(twice.orders.begin() + static_cast<std::ptrdiff_t>(i), whole.orders[i]);
        check(gameText(twice));
        std::swap(swapped.orders[i], swapped.orders[(i + 1) % swapped.orders.size()]);
        check(gameText(swapped));
        check(text.substr(0, text.size() - text.size() * (i + 1) / whole.orders.size() / 2));
    }
    QVERIFY2(refused > cases / 2, qPrintable(QString::number(refused)));
}

void tst_GelaBeachhead::theGameOfAnotherBattleIsNotTaken()
{
    const GameFile game = recordedGame();
    const int battles = static_cast<int>(game.games.size());
    for (int number = 1; number <= battles; ++number) {
        const auto campaign = atBattle(game, number);
        for (const InnerGame &inner : game.games) {
            const HandedIn handed =
                handIn(campaign->position(), inner.text, "battle", campaign->library());
            QCOMPARE(handed.fault == HandInFault::None, inner.number == number);
            QCOMPARE(handed.report.has_value(), inner.number == number);
        }
    }
    // The same battle with other units in its places.
    const GameFile other = playedGela(2);
    const HandedIn handed =
        handIn(atBattle(game, 1)->position(), other.games.front().text, "battle", shippedData());
    QVERIFY(handed.fault == HandInFault::OtherForces);
}

HW_PLAIN_TEST(tst_GelaBeachhead)

} // namespace hexwerk::assault::tst_gela_beachhead

#include "tst_gela_beachhead.moc"
