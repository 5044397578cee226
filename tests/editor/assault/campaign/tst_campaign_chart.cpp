// The geometry of the chart.
#include <QTest>

#include "core/play/randomness.h"
#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/chart_layout.h"
#include "editor/assault/campaign/chart_shape.h"
#include "tests/editor/assault/campaign/read_roads.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::assault::ui::tst_campaign_chart {

class tst_CampaignChart final : public QObject
{
    Q_OBJECT

private slots:
    void aTidyChartHasNoBoxOnAnother();
    void aTidyTreeGoesFromLeftToRight();
    void battlesWithoutPlacesLieBelow();
    void linksLeadFromEdgeToEdge();
    void whatIsUnderThePointerIsFound();
    void arrowKeysGoToTheNearest();
};

// A hundred campaigns of up to 60 battles with random links.
void tst_CampaignChart::aTidyChartHasNoBoxOnAnother()
{
    play::Randomness randomness(20261127);
    for (int round = 0; round < 100; ++round) {
        Campaign campaign = emptyCampaign();
        const auto count = 1 + randomness.below(round == 0 ? 1 : 60);
        for (std::uint64_t i = 0; i < count; ++i)
            addBattle(campaign, {}, {});
        for (std::uint64_t i = 0; i < 2 * count; ++i)
            linkBattles(campaign, randomness.below(count), randomness.below(count));
        const auto places = tidied(campaign, kBattleBox);
        QCOMPARE(places.size(), campaign.battles.size());
        for (std::size_t a = 0; a < places.size(); ++a) {
            QCOMPARE(places[a].x % kChartGrid, 0);
            for (std::size_t b = a + 1; b < places.size(); ++b)
                QVERIFY(!QRect(QPoint(places[a].x, places[a].y), kBattleBox)
                             .intersects(QRect(QPoint(places[b].x, places[b].y), kBattleBox)));
        }
    }
}

void tst_CampaignChart::aTidyTreeGoesFromLeftToRight()
{
    Campaign campaign = emptyCampaign();
    for (int i = 0; i < 7; ++i)
        addBattle(campaign, {}, {});
    for (std::size_t i = 0; i < 3; ++i) {
        linkBattles(campaign, i, 2 * i + 1);
        linkBattles(campaign, i, 2 * i + 2);
    }
    const auto places = tidied(campaign, kBattleBox);
    for (std::size_t i = 0; i < 3; ++i)
        for (const std::size_t child : {2 * i + 1, 2 * i + 2})
            QVERIFY(places[child].x >= places[i].x + kBattleBox.width());
}

void tst_CampaignChart::battlesWithoutPlacesLieBelow()
{
    Campaign campaign = readRoads();
    campaign.battles[1].place.reset();
    const auto places = placesOf(campaign, kBattleBox);
    QVERIFY(places[0] == *campaign.battles[0].place);
    QVERIFY(places[2] == *campaign.battles[2].place);
    QVERIFY(places[1].y >= std::max(places[0].y, places[2].y) + kBattleBox.height());
}

void tst_CampaignChart::linksLeadFromEdgeToEdge()
{
    Campaign campaign = readRoads();
    campaign.battles[0].place = {40, 160};
    campaign.battles[1].place = {420, 80};
    campaign.battles[2].place = {420, 320};
    const ChartShape shape = shapeOf(campaign, {});
    std::size_t ways = 0;
    std::size_t ends = 0;
    for (const CampaignBattle &battle : campaign.battles)
        for (const BattleResult &result : battle.results) {
            ways += result.next.size();
            ends += result.next.empty();
        }
    QCOMPARE(shape.links.size(), ways);
    QCOMPARE(shape.ends.size(), ends);
    const auto isOnEdge = [](const QRectF &box, QPointF at) {
        return box.adjusted(-1, -1, 1, 1).contains(at) && !box.adjusted(1, 1, -1, -1).contains(at);
    };
    for (const ChartLink &link : shape.links) {
        QVERIFY(isOnEdge(shape.boxes[link.from], link.path.pointAtPercent(0)));
        QVERIFY(isOnEdge(shape.boxes[link.to], link.path.pointAtPercent(1)));
        QVERIFY(shape.bounds().contains(link.path.boundingRect().adjusted(-1, -1, 1, 1)));
    }
}

void tst_CampaignChart::whatIsUnderThePointerIsFound()
{
    const ChartShape shape = shapeOf(readRoads(), {});
    for (std::size_t i = 0; i < shape.boxes.size(); ++i) {
        QCOMPARE(shape.battleAt(shape.boxes[i].center()), std::optional(i));
        QCOMPARE(shape.handleAt(shape.handle(i)), std::optional(i));
    }
    QVERIFY(!shape.battleAt(shape.bounds().topLeft()));
    QVERIFY(!shape.linkAt(shape.bounds().topLeft()));
    for (const ChartLink &link : shape.links)
        QVERIFY(shape.linkAt(link.path.pointAtPercent(0.4)));
}

void tst_CampaignChart::arrowKeysGoToTheNearest()
{
    const ChartShape shape{
        .boxes = {{0, 0, 10, 10}, {50, 4, 10, 10}, {90, 0, 10, 10}, {0, 60, 10, 10}}};
    QCOMPARE(shape.neighbour(0, {1, 0}), std::optional<std::size_t>(1));
    QCOMPARE(shape.neighbour(1, {1, 0}), std::optional<std::size_t>(2));
    QCOMPARE(shape.neighbour(0, {0, 1}), std::optional<std::size_t>(3)); // straight below
    QCOMPARE(shape.neighbour(3, {0, -1}), std::optional<std::size_t>(0));
    QVERIFY(!shape.neighbour(0, {-1, 0}));
}

HW_WINDOW_TEST(tst_CampaignChart)

} // namespace hexwerk::assault::ui::tst_campaign_chart

#include "tst_campaign_chart.moc"
