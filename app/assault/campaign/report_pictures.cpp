#include "app/assault/campaign/report_pictures.h"

#include "app/assault/campaign/campaign_words.h"
#include "app/assault/map/map_styles.h"
#include "app/assault/map/play_scene.h"
#include "editor/assault/campaign/chart_painter.h"
#include "editor/assault/canvas/map_painter.h"

namespace hexwerk::assault::ui {

// In pixels as they are shown, on a page that is 640 wide.
static constexpr QSize kChartRoom(620, 420);
static constexpr QSize kFieldRoom(620, 520);
static constexpr int kFinestHex = 200; // pixels of the picture

static QString outcomeNote(const CampaignPosition &p, const Fought &fought,
                           const editor::Tongue &in)
{
    return fought.winner == kNobody
               ? in.translate("hexwerk::assault::ui::CampaignText", "Draw")
               : in.translate("hexwerk::assault::ui::CampaignText", "Victory: %1")
                     .arg(CampaignWords::side(p, fought.winner, in));
}

static ChartMarks marksOf(const CampaignPosition &p, const editor::Tongue &in)
{
    ChartMarks marks;
    marks.battles.resize(p.campaign().battles.size());
    for (std::size_t i = 0; i < p.fought.size(); ++i) {
        BattleMark &mark = marks.battles[p.fought[i].battle];
        mark.way = BattleMark::Way::Now; // with a thick rim
        mark.note = outcomeNote(p, p.fought[i], in);
        if (i > 0)
            marks.way.emplace_back(p.fought[i - 1].battle, p.fought[i].battle);
    }
    return marks;
}

QImage wayPicture(const CampaignPosition &p, const BattleGrounds &grounds, const editor::Tongue &in)
{
    QPalette paper;
    paper.setColor(QPalette::Base, Qt::white);
    paper.setColor(QPalette::Text, Qt::black);
    const ChartShape shape = shapeOf(p.campaign(), grounds, in);
    const ChartMarks marks = marksOf(p, in);
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
