#include "editor/assault/exchange/vassal_export.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include "core/files/atomic_file.h"
#include "core/files/zip_archive.h"
#include "editor/assault/canvas/map_picture.h"
#include "editor/assault/canvas/map_sheet.h"
#include "editor/assault/exchange/vassal_build.h"
#include "editor/assault/exchange/vassal_forces.h"
#include "editor/assault/exchange/vassal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <filesystem>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace hexwerk::assault::ui {

static const QString kBoardPicture = QStringLiteral("board.png");
static const QString kBriefing = QStringLiteral("help/briefing.html");

// What is printed on the board, without what lies on it as pieces.
static MapLayers printedLayers()
{
    MapParts parts = MapParts::forPlayers();
    parts.set(MapPart::Smoke, false);
    return layersOf(parts);
}

// A flag on the board belongs to nobody: markers say who holds it.
static MapScene printedScene(MapScene scene)
{
    for (SceneObjective &objective : scene.objectives)
        objective.colour = QColor();
    return scene;
}

static tl::expected<std::string, ExportFailure> boardPicture(MapSheet &sheet, int hexWidth,
                                                             const editor::PageProgress &progress)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(kBoardPicture);
    if (!folder.isValid())
        return tl::unexpected(
            ExportFailure{ExportFailure::Fault::NotWritten, folder.errorString()});
    if (const auto failure = failureOf(savePng(sheet, hexWidth, path, progress)))
        return tl::unexpected(*failure);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(ExportFailure{ExportFailure::Fault::NotWritten, file.errorString()});
    return file.readAll().toStdString();
}

static VassalModule moduleOf(const ScenarioDocument &document, const MapScene &scene,
                             const VassalExport &how, VassalPieces &pieces)
{
    const Scenario &scenario = document.scenario();
    VassalModule module;
    module.name = vassalName(editor::inWindowLanguage(scenario.title));
    if (module.name.isEmpty())
        module.name = vassalName(editor::toQString(scenario.id));
    module.description =
        QCoreApplication::translate("hexwerk::assault::ui::VassalBuild", "A scenario for ASSAULT");
    module.board = kBoardPicture;
    if (!how.briefing.isEmpty())
        module.briefing = kBriefing;
    for (const SideSpec &side : scenario.sides)
        module.sides << pieces.sideName(side);
    module.grids = vassalGrids(scene.board.columns(), scene.board.rows(), how.hexWidth,
                               scene.isTurned, mapSize(scene, how.hexWidth));
    VassalForces forces(document, pieces);
    module.tabs = forces.tabs(how.hasReserves);
    if (how.placesUnits)
        module.stacks = forces.stacks(geometryOf(scene.board, scene.isTurned, how.hexWidth));
    const auto &dice = document.library().system.dice;
    const auto chosen = scenario.options.find("dice");
    const auto *name =
        chosen == scenario.options.end() ? nullptr : std::get_if<std::string>(&chosen->second);
    const auto faces = name ? dice.find(*name) : dice.begin();
    if (faces != dice.end())
        for (const Die die : kAllDice)
            module.dice.push_back(pieces.die(die, faces->second));
    module.prototypes = pieces.prototypes();
    module.nextId = pieces.nextId();
    return module;
}

std::optional<ExportFailure> exportVassal(const ScenarioDocument &document, const MapScene &scene,
                                          const VassalExport &how, const QString &path,
                                          const editor::PageProgress &progress)
{
    constexpr int kAll = 100;
    constexpr int kCounters = 20; // of it
    constexpr int kBoard = 70;
    const auto goesOn = [&](int done) { return !progress || progress(done, kAll); };
    const MapScene printed = printedScene(scene);
    MapSheet sheet(printed, {printedLayers()});
    const QSize size = sheet.pixels(how.hexWidth);
    if (std::max(size.width(), size.height()) > kMostExportPixels)
        return ExportFailure{ExportFailure::Fault::TooLarge, {}};
    if (!goesOn(0))
        return ExportFailure{ExportFailure::Fault::Cancelled};
    VassalPieces pieces(document, how.hexWidth, scene.isTurned);
    const VassalModule module = moduleOf(document, scene, how, pieces);
    auto board = boardPicture(sheet, how.hexWidth, [&](int done, int all) {
        return goesOn(kCounters + kBoard * done / all);
    });
    if (!board)
        return board.error();
    if (!goesOn(kCounters + kBoard))
        return ExportFailure{ExportFailure::Fault::Cancelled};
    std::vector<ZipEntry> entries = {
        {"buildFile.xml", VassalBuild::buildFile(module).toStdString()},
        {"moduledata", VassalBuild::moduleData(module).toStdString()},
        {"images/" + kBoardPicture.toStdString(), std::move(*board)}};
    entries.insert(entries.end(), pieces.pictures().begin(), pieces.pictures().end());
    if (!how.briefing.isEmpty())
        entries.push_back({kBriefing.toStdString(), how.briefing.toStdString()});
    const WriteResult written =
        writeFile(std::filesystem::path(path.toStdU16String()), zipOf(entries));
    if (written)
        return std::nullopt;
    return ExportFailure{ExportFailure::Fault::NotWritten,
                         QString::fromStdString(written.error().reason.message())};
}

} // namespace hexwerk::assault::ui
