#include "app/assault/campaign/report_pictures.h"

#include "app/assault/campaign/way_chart.h"
#include "app/assault/map/map_styles.h"
#include "app/assault/map/play_scene.h"
#include "editor/assault/campaign/chart_painter.h"
#include "editor/assault/canvas/map_painter.h"

namespace hexwerk::assault::ui {

// In pixels as they are shown, on a page that is 640 wide.
static constexpr QSize kChartRoom(620, 420);
static constexpr QSize kFieldRoom(620, 520);
static constexpr int kFinestHex = 200; // pixels of the picture

QImage wayPicture(const CampaignPosition &p, const BattleGrounds &grounds, const editor::Tongue &in)
{
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    const ChartShape shape = shapeOf(p.campaign(), grounds, in);
    const ChartMarks marks = wayMarks(p, in);
    return chartPicture({.campaign = p.campaign(),
                         .grounds = grounds,
                         .shape = shape,
                         .marks = marks,
                         .palette = paper,
                         .tongue = in},
                        kChartRoom * kReportFineness);
}

QImage fieldPicture(const Position &p, const editor::Tongue &in)
{
    MapScene scene = sceneOf(p, p.setting->scenario, {}, in);
    scene.style = chosenMapStyle();
    for (SceneUnit &unit : scene.units)
        unit.dimmed = false; // no matter who has acted
    return mapPicture(scene, kFieldRoom * kReportFineness, kFinestHex);
}

} // namespace hexwerk::assault::ui
