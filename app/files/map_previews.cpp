#include "app/files/map_previews.h"

#include "app/files/scenario_files.h"
#include "core/assault/files/readers/game_file.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static constexpr int kMostPixels = 24; // per hex

static MapPreview::Of load(assault::ui::ScenarioDocument &document, const QString &path)
{
    if (!isGameFile(path)) {
        OpenResult result = openScenario(path);
        if (!result.file)
            return MapPreview::Of::Nothing;
        document.reset(std::move(result.file->scenario));
        return MapPreview::Of::Scenario;
    }
    auto loaded = assault::loadGame(path.toStdU16String());
    if (!loaded)
        return MapPreview::Of::Nothing;
    document.reset(assault::scenarioOf(loaded.value->game));
    return MapPreview::Of::Game;
}

static QImage pictureOf(const assault::ui::ScenarioDocument &document)
{
    const assault::ui::Selection nothing(document);
    const assault::ui::MapScene scene = assault::ui::sceneOf(document, nothing);
    const QSize one = assault::ui::mapSize(scene, 100);
    if (one.isEmpty())
        return {};
    const QSize room = MapPreviews::kSize;
    const int pixels =
        std::min(100 * room.width() / one.width(), 100 * room.height() / one.height());
    return assault::ui::renderMap(scene, std::clamp(pixels, 2, kMostPixels),
                                  assault::ui::kAllLayers &
                                      ~assault::ui::MapLayers(assault::ui::MapLayer::Zones))
        .scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

MapPreviews::MapPreviews(assault::ui::SharedLibrary library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

MapPreviews::~MapPreviews()
{
    m_pool.clear();
    m_pool.waitForDone();
}

void MapPreviews::ask(const QString &path)
{
    m_pool.start([this, path, library = m_library] {
        assault::ui::ScenarioDocument document(library);
        MapPreview preview{load(document, path), document.scenario().title, {}};
        if (preview.of != MapPreview::Of::Nothing)
            preview.picture = pictureOf(document);
        QMetaObject::invokeMethod(this, [this, path, preview] { emit drawn(path, preview); });
    });
}

} // namespace hexwerk
