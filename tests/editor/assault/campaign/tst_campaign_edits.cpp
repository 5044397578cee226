// What a designer does to a campaign, and how it is said.
#include <QTest>

#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_items.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/campaign/result_term_field.h"
#include "tests/editor/assault/campaign/read_roads.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_campaign_edits {

class tst_CampaignEdits final : public QObject
{
    Q_OBJECT

private slots:
    void theFirstBattleBeginsTheCampaign();
    void anArrowFillsAResultThenAddsOneForTheWinner();
    void aRemovedBattleIsNamedNowhere();
    void aRenamedThingIsFollowedByAllThatNamesIt();
    void conditionsSurviveTheirForm();
    void resultsAreSaidInBothLanguages();
    void keysOfProblemsLeadToTheirItems_data();
    void keysOfProblemsLeadToTheirItems();
    void aStepThatChangesNothingIsNone();
};

void tst_CampaignEdits::theFirstBattleBeginsTheCampaign()
{
    Campaign campaign = emptyCampaign();
    QCOMPARE(addBattle(campaign, {{"en", "The Beach"}}, {10, 20}), std::size_t(0));
    QCOMPARE(addBattle(campaign, {{"en", "The Beach"}}, {}), std::size_t(1));
    QCOMPARE(addBattle(campaign, {}, {}), std::size_t(2));
    QCOMPARE(campaign.start, std::string("the-beach"));
    QCOMPARE(campaign.battles[0].scenario, std::string("the-beach.toml"));
    QVERIFY((campaign.battles[0].place == ChartPlace{10, 20}));
    QCOMPARE(campaign.battles[1].id, std::string("the-beach-2"));
    QCOMPARE(campaign.battles[2].id, std::string("battle"));
}

void tst_CampaignEdits::anArrowFillsAResultThenAddsOneForTheWinner()
{
    Campaign campaign = emptyCampaign();
    for (const char *name : {"a", "b", "c", "d"})
        addBattle(campaign, {{"en", name}}, {});
    const auto &results = campaign.battles[0].results;
    linkBattles(campaign, 0, 1); // however it ends
    QCOMPARE(results.size(), std::size_t(1));
    QVERIFY(!results[0].when);
    linkBattles(campaign, 0, 2); // if the first side wins; else as before
    QCOMPARE(results.size(), std::size_t(2));
    QVERIFY(results[0].when->kind == ResultTermKind::Winner);
    QCOMPARE(results[0].when->name, std::string("allied"));
    QCOMPARE(results[0].next, std::vector<std::string>{"c"});
    QCOMPARE(results[1].next, std::vector<std::string>{"b"});
    linkBattles(campaign, 0, 3); // one way more of the rest
    QCOMPARE(results[1].next, (std::vector<std::string>{"b", "d"}));
    linkBattles(campaign, 0, 3);
    QCOMPARE(results[1].next, (std::vector<std::string>{"b", "d"}));
    unlinkBattles(campaign, 0, 1, "b");
    QCOMPARE(results[1].next, std::vector<std::string>{"d"});
    // A result that ends the campaign by its effect keeps doing so.
    campaign.battles[1].results = {{.effects = {{.kind = ResultEffectKind::End}}}};
    linkBattles(campaign, 1, 2);
    QVERIFY(campaign.battles[1].results.back().next.empty());
    QCOMPARE(campaign.battles[1].results.size(), std::size_t(2));
}

void tst_CampaignEdits::aRemovedBattleIsNamedNowhere()
{
    Campaign campaign = readRoads();
    removeBattle(campaign, 0); // the outpost, with which it begins
    QCOMPARE(campaign.start, std::string("crossing"));
    for (const CampaignBattle &battle : campaign.battles)
        for (const BattleResult &result : battle.results)
            for (const std::string &next : result.next)
                QVERIFY(next != "outpost");
}

void tst_CampaignEdits::aRenamedThingIsFollowedByAllThatNamesIt()
{
    Campaign campaign = readRoads();
    renameBattle(campaign, 2, "height");
    QCOMPARE(campaign.battles[2].id, std::string("height"));
    QCOMPARE(campaign.battles[0].results[2].next, std::vector<std::string>{"height"});
    QCOMPARE(campaign.battles[1].results[1].when->terms[0].name, std::string("height"));
    renameBattle(campaign, 2, "outpost"); // taken
    QCOMPARE(campaign.battles[2].id, std::string("height"));
    renameCore(campaign, 3, "betty");
    QCOMPARE(campaign.battles[1].results[1].when->terms[1].terms[0].name, std::string("betty"));
    renameTrack(campaign, 0, "drive");
    QCOMPARE(campaign.battles[0].results[0].effects[0].track, std::string("drive"));
    QCOMPARE(campaign.battles[2].results[1].when->name, std::string("drive"));
    renameSide(campaign, 1, "germany");
    QCOMPARE(campaign.cores[5].side, std::string("germany"));
    QCOMPARE(campaign.reserves[1].side, std::string("germany"));
    QCOMPARE(campaign.battles[0].unitSlots[1].side, std::string("germany"));
    QCOMPARE(campaign.battles[2].results[1].side, std::string("germany"));
    QCOMPARE(campaign.battles[2].results[3].effects[0].side, std::string("germany"));
    renameSide(campaign, 0, "west");
    QCOMPARE(campaign.battles[0].results[1].when->terms[1].term.side, std::string("west"));
    QCOMPARE(campaign.battles[2].results[2].when->term.name, std::string("west"));
    QCOMPARE(campaign.tracks[0].thresholds[1].side, std::string("west"));
}

// Every kind there is goes through the form unchanged.
void tst_CampaignEdits::conditionsSurviveTheirForm()
{
    std::vector<ResultTerm> leaves;
    for (const auto kind :
         {ResultTermKind::Winner, ResultTermKind::Margin, ResultTermKind::Played,
          ResultTermKind::CoreLost, ResultTermKind::BattleCount, ResultTermKind::Track})
        leaves.push_back({.kind = kind, .name = "n", .number = 3});
    for (int kind = 0; kind <= static_cast<int>(kLastTermKind); ++kind)
        if (const auto of = static_cast<TermKind>(kind);
            of != TermKind::All && of != TermKind::Any && of != TermKind::Not &&
            of != TermKind::Track)
            leaves.push_back(
                {.kind = ResultTermKind::OfBattle, .term = {of, "name", "axis", 2, {}}});
    for (const ResultTerm &leaf : leaves) {
        QVERIFY(resultTermOf(conditionOf(leaf)) == leaf);
        const ResultTerm nested{.kind = ResultTermKind::Any,
                                .terms = {leaf, {.kind = ResultTermKind::Not, .terms = {leaf}}}};
        QVERIFY(resultTermOf(conditionOf(nested)) == nested);
    }
}

void tst_CampaignEdits::resultsAreSaidInBothLanguages()
{
    const Campaign campaign = readRoads();
    const auto said = [&](const char *language, std::size_t battle, std::size_t result) {
        return CampaignText(campaign, {}, editor::Tongue(QLatin1String(language)))
            .result(campaign.battles[battle], result);
    };
    QCOMPARE(
        said("en", 1, 0),
        QStringLiteral("If the Allies side has won, the campaign ends with this victory: Allies."));
    QCOMPARE(said("de", 1, 0), QStringLiteral("Gilt „die Seite Alliierte hat gewonnen“, endet die "
                                              "Kampagne mit diesem Sieg: Alliierte."));
    QCOMPARE(said("en", 1, 2), QStringLiteral("Otherwise, the campaign continues with hill. "
                                              "Momentum −2. Replacement points, Axis: +25."));
    QCOMPARE(said("de", 1, 2),
             QStringLiteral("Sonst geht die Kampagne mit hill weiter. Schwung −2. Ersatzpunkte, "
                            "Achsenmächte: +25."));
    QCOMPARE(said("en", 2, 1),
             QStringLiteral("If the campaign track Momentum is at 2 or more, Axis may "
                            "choose the next battle: The crossing or outpost."));
}

void tst_CampaignEdits::keysOfProblemsLeadToTheirItems_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("table");
    QTest::addColumn<QList<int>>("places");
    QTest::addColumn<QString>("key");
    const auto row = [](const char *path, CampaignTable table, const QList<int> &places,
                        const char *key) {
        QTest::newRow(path) << QString::fromLatin1(path) << static_cast<int>(table) << places
                            << QString::fromLatin1(key);
    };
    row("start", CampaignTable::Campaign, {0, 0, 0}, "start");
    row("core.us-3.card", CampaignTable::Core, {2, 0, 0}, "card");
    row("reserve.1.cards.0", CampaignTable::Reserve, {1, 0, 0}, "cards");
    row("track.momentum.threshold.1.at", CampaignTable::Threshold, {0, 1, 0}, "at");
    row("battle.hill.scenario", CampaignTable::Battle, {2, 0, 0}, "scenario");
    row("battle.crossing.slot.1.units.0", CampaignTable::Slot, {1, 1, 0}, "units");
    row("battle.hill.result.2.when.losses", CampaignTable::Result, {2, 2, 0}, "when");
    row("battle.outpost.result.0.do.1.side", CampaignTable::Effect, {0, 0, 1}, "side");
    row("carry_over.experience.2.add", CampaignTable::Gain, {2, 0, 0}, "add");
    row("carry_over.losses", CampaignTable::CarryOver, {0, 0, 0}, "losses");
    row("medal.veteran.for.kills", CampaignTable::Medal, {1, 0, 0}, "kills");
    row("side.axis.name", CampaignTable::Side, {1, 0, 0}, "name");
}

void tst_CampaignEdits::keysOfProblemsLeadToTheirItems()
{
    QFETCH(QString, path);
    QFETCH(int, table);
    QFETCH(QList<int>, places);
    QFETCH(QString, key);
    const CampaignPlace place = placeIn(readRoads(), path.toStdString());
    QCOMPARE(static_cast<int>(place.item.table), table);
    QCOMPARE((QList<int>{int(place.item.index), int(place.item.nested), int(place.item.inner)}),
             places);
    QCOMPARE(QString::fromStdString(place.key), key);
    QVERIFY(isThere(readRoads(), place.item));
}

void tst_CampaignEdits::aStepThatChangesNothingIsNone()
{
    CampaignDocument document(roadsData());
    openRoads(document);
    document.edit([] { return QStringLiteral("nothing"); }, [](Campaign &) {});
    QCOMPARE(document.undoStack().count(), 0);
    const auto type = [&](const char *title) {
        document.edit([] { return QStringLiteral("type"); },
                      [&](Campaign &campaign) { campaign.title["en"] = title; },
                      QStringLiteral("title"));
    };
    type("T");
    type("Tw");
    QCOMPARE(document.undoStack().count(), 1); // one word, one step
    type("Two roads");
    QCOMPARE(document.undoStack().count(), 0); // as it was
    QVERIFY(!document.isModified());
}

HW_WINDOW_TEST(tst_CampaignEdits)

} // namespace hexwerk::assault::ui::tst_campaign_edits

#include "tst_campaign_edits.moc"
