// Each thing that can be wrong with a campaign is mended by the first fix that is offered.
#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "editor/assault/campaign/campaign_fixes.h"
#include "tests/editor/assault/campaign/read_roads.h"
#include "tests/test_program.h"

#include <algorithm>
#include <functional>

namespace hexwerk::assault::ui::tst_campaign_fixes {

using Break = std::function<void(Campaign &)>;

class tst_CampaignFixes final : public QObject
{
    Q_OBJECT

private slots:
    void theFirstFixMendsIt_data();
    void theFirstFixMendsIt();
    void aMissingScenarioIsLookedFor();
};

static std::vector<Problem> problemsOf(const CampaignDocument &document)
{
    return checkCampaign(document.campaign(), *document.grounds(), document.library()).problems;
}

void tst_CampaignFixes::theFirstFixMendsIt_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Break>("broken");
    const auto row = [](const char *code, const Break &broken) {
        QTest::newRow(code) << QString::fromLatin1(code) << broken;
    };
    row("duplicate-id", [](Campaign &c) { c.cores[1].id = c.cores[0].id; });
    row("unknown-id", [](Campaign &c) { c.start = "nowhere"; });
    row("never-holds", [](Campaign &c) {
        auto &results = c.battles[1].results;
        std::rotate(results.begin(), results.end() - 1, results.end());
    });
    row("no-result-left", [](Campaign &c) { c.battles[1].results.pop_back(); });
    row("battle-not-reached", [](Campaign &c) {
        c.battles.push_back(c.battles[1]);
        c.battles.back().id = "last";
    });
    row("nobody-for-slot", [](Campaign &c) {
        std::erase_if(c.cores, [](const CoreUnit &core) { return core.card == "ger.pak40"; });
    });
    row("nobody-moves-track", [](Campaign &c) {
        c.tracks.push_back({"idle", "axis", {}, 0, 3, 0, {}});
    });
    row("never-reached", [](Campaign &c) { c.tracks[0].thresholds[0].at = c.tracks[0].start; });
    row("unit-in-two-slots",
        [](Campaign &c) { c.battles[0].unitSlots[1].units.push_back("ger1"); });
    row("no-way-out", [](Campaign &c) {
        c.length.reset();
        for (CampaignBattle &battle : c.battles)
            battle.results = {{.next = {battle.id == "outpost" ? "crossing" : "outpost"},
                               .effects = {{.track = "momentum", .add = 0}}}};
        c.battles[1].results[0].next = {"hill"};
    });
}

void tst_CampaignFixes::theFirstFixMendsIt()
{
    QFETCH(QString, code);
    QFETCH(Break, broken);
    CampaignDocument document(roadsData());
    openRoads(document);
    QVERIFY(problemsOf(document).empty());
    document.edit([] { return QStringLiteral("break"); }, broken);
    const auto isIt = [&](const Problem &problem) {
        return std::string(problem.code.name()) == code.toStdString();
    };
    const auto problems = problemsOf(document);
    const auto found = std::find_if(problems.begin(), problems.end(), isIt);
    QVERIFY(found != problems.end());
    const auto mends = CampaignFixes::of(*found, document, [](std::size_t) {});
    QVERIFY(!mends.empty());
    mends.front().mend();
    const auto left = problemsOf(document);
    const auto count = [&](const std::vector<Problem> &all) {
        return std::count_if(all.begin(), all.end(), isIt);
    };
    QVERIFY(count(left) < count(problems));
    QVERIFY(left.size() < problems.size()); // nothing else came of it
    document.undoStack().undo();
    QCOMPARE(problemsOf(document).size(), problems.size());
}

void tst_CampaignFixes::aMissingScenarioIsLookedFor()
{
    CampaignDocument document(roadsData());
    openRoads(document);
    document.edit([] { return QStringLiteral("break"); },
                  [](Campaign &c) { c.battles[2].scenario = "gone.toml"; });
    const auto problems = problemsOf(document);
    QCOMPARE(problems.size(), std::size_t(1));
    QVERIFY(problems[0].code == ContentProblem::ScenarioMissing);
    std::size_t wanted = 99;
    CampaignFixes::of(problems[0], document, [&](std::size_t battle) { wanted = battle; })
        .front()
        .mend();
    QCOMPARE(wanted, std::size_t(2));
}

HW_WINDOW_TEST(tst_CampaignFixes)

} // namespace hexwerk::assault::ui::tst_campaign_fixes

#include "tst_campaign_fixes.moc"
