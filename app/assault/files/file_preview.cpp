#include "app/assault/files/file_preview.h"

#include "app/assault/files/scenario_files.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/campaign_reader.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/campaign/chart_painter.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kMostPixels = 24; // per hex

static MapPreview::Of load(ScenarioDocument &document, const QString &path)
{
    if (!isGameFile(path)) {
        OpenResult result = openScenario(path);
        if (!result.file)
            return MapPreview::Of::Nothing;
        document.reset(std::move(result.file->scenario));
        return MapPreview::Of::Scenario;
    }
    auto loaded = loadGame(path.toStdU16String());
    if (!loaded)
        return MapPreview::Of::Nothing;
    document.reset(assault::scenarioOf(loaded.value->game));
    return MapPreview::Of::Game;
}

static QImage pictureOf(const ScenarioDocument &document, QSize room)
{
    const Selection nothing(document);
    const MapScene scene = sceneOf(document, nothing);
    return mapPicture(scene, room, kMostPixels, kAllLayers & ~MapLayers(MapLayer::Zones));
}

// Its chart, without the scenarios of its battles.
static MapPreview previewOfCampaign(const QString &path, QSize room)
{
    const auto read = loadCampaign(path.toStdU16String());
    if (!read)
        return {};
    const Campaign &campaign = read.value->campaign;
    const ChartShape shape = shapeOf(campaign, {});
    const QImage picture =
        chartPicture({.campaign = campaign, .grounds = {}, .shape = shape, .marks = {}}, room);
    return {MapPreview::Of::Scenario, campaign.title, picture};
}

MapPreview previewOf(const QString &path, const SharedData &library, QSize size)
{
    if (isCampaignFile(path) && !isGameFile(path))
        return previewOfCampaign(path, size);
    ScenarioDocument document(library);
    MapPreview preview{load(document, path), document.scenario().title, {}};
    if (preview.of != MapPreview::Of::Nothing)
        preview.picture = pictureOf(document, size);
    return preview;
}

} // namespace hexwerk::assault::ui
