#include "app/assault/files/file_preview.h"

#include "app/assault/files/scenario_files.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/game_file.h"
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
    const QSize one = mapSize(scene, 100);
    if (one.isEmpty())
        return {};
    const int pixels =
        std::min(100 * room.width() / one.width(), 100 * room.height() / one.height());
    return renderMap(scene, std::clamp(pixels, 2, kMostPixels),
                     kAllLayers & ~MapLayers(MapLayer::Zones))
        .scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

MapPreview previewOf(const QString &path, const SharedData &library, QSize size)
{
    ScenarioDocument document(library);
    MapPreview preview{load(document, path), document.scenario().title, {}};
    if (preview.of != MapPreview::Of::Nothing)
        preview.picture = pictureOf(document, size);
    return preview;
}

} // namespace hexwerk::assault::ui
