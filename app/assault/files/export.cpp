#include "app/assault/files/export.h"

#include <QCoreApplication>
#include <QDir>

#include "editor/assault/canvas/map_pages.h"
#include "editor/assault/exchange/vassal_export.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/tmx/tmx_export.h"
#include "editor/assault/tools/tile_layout.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static QString cannotWrite(const QString &path)
{
    return QCoreApplication::translate("hexwerk::assault::ui::Export", "%1 could not be written.")
        .arg(QDir::toNativeSeparators(path));
}

PosterText posterText(const ScenarioDocument &document)
{
    const LocalText &title = document.scenario().title;
    const QString first = editor::inWindowLanguage(title);
    QStringList others;
    for (const auto &[tag, text] : title)
        if (const QString other = editor::toQString(text); other != first)
            others << other;
    others.removeDuplicates();
    return {first, others.join(QStringLiteral(" · "))};
}

MapScene sceneToExport(const ScenarioDocument &document, const MapStyle &style)
{
    const Selection nothing(document);
    PictureStore pictures;
    sceneOf(document, nothing, {}, &pictures); // asks for the picture, to be read
    pictures.finish();
    MapScene scene = sceneOf(document, nothing, {}, &pictures);
    scene.style = style;
    return scene;
}

std::vector<NamedRegion> regionsOf(const ScenarioDocument &document,
                                   const std::vector<Hex> &selected)
{
    std::vector<NamedRegion> regions;
    if (!selected.empty()) {
        const auto byColumn = [](Hex a, Hex b) { return a.column() < b.column(); };
        const auto byRow = [](Hex a, Hex b) { return a.row() < b.row(); };
        const auto [left, right] = std::minmax_element(selected.begin(), selected.end(), byColumn);
        const auto [top, bottom] = std::minmax_element(selected.begin(), selected.end(), byRow);
        const editor::HexSpan hexes{left->column(), right->column(), top->row(), bottom->row()};
        //: %1 is a part of the map, as A1:H12
        regions.push_back(
            {QCoreApplication::translate("hexwerk::assault::ui::Export", "Selection (%1)")
                 .arg(toString(hexes)),
             hexes});
    }
    for (const TilePlacement &placement : document.scenario().board.tiles) {
        const auto rect = rectOf(placement, document.library().tileLookup());
        if (!rect)
            continue;
        const editor::HexSpan hexes{rect->column, rect->column + rect->columns - 1, rect->row,
                                    rect->row + rect->rows - 1};
        //: %1 is the id of a map tile, %2 a part of the map, as A1:H12
        regions.push_back(
            {QCoreApplication::translate("hexwerk::assault::ui::Export", "Tile %1 (%2)")
                 .arg(editor::toQString(placement.tile), toString(hexes)),
             hexes});
    }
    return regions;
}

QString exportSentence(const ExportFailure &failure, const QString &path)
{
    using Fault = ExportFailure::Fault;
    switch (failure.fault) {
    case Fault::Format:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The map can be written as .png, .svg, .pdf, .vmod or .tmx, not as %1.")
            .arg(QDir::toNativeSeparators(path));
    case Fault::Region:
        return QCoreApplication::translate(
            "hexwerk::assault::ui::Export",
            "That part of the map is not on the board. Name hexes of the board.");
    case Fault::Paper:
        return QCoreApplication::translate(
            "hexwerk::assault::ui::Export",
            "The paper has no room between its margins. Choose larger paper or a smaller overlap.");
    case Fault::Cancelled:
        return {};
    case Fault::TooLarge:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The picture would be more than %1 pixels wide or high. Choose smaller hexes.")
            .arg(kMostExportPixels);
    case Fault::TooManyPages:
        return QCoreApplication::translate(
                   "hexwerk::assault::ui::Export",
                   "The map would take more than %1 pages. Choose smaller hexes.")
            .arg(kMostExportPages);
    case Fault::NotWritten:
        if (path.isEmpty())
            return QCoreApplication::translate("hexwerk::assault::ui::Export",
                                               "The map could not be printed.");
        if (failure.reason.isEmpty())
            return cannotWrite(path);
        return QCoreApplication::translate("hexwerk::assault::ui::Export",
                                           "%1 could not be written: %2.")
            .arg(QDir::toNativeSeparators(path), failure.reason);
    }
    return {};
}

QString briefingPage(const ScenarioDocument &document)
{
    const QString text = editor::inWindowLanguage(document.scenario().briefing).trimmed();
    if (text.isEmpty())
        return {};
    QString page = QStringLiteral("<html><head><meta charset=\"utf-8\"></head><body>");
    for (const QString &paragraph : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts))
        page += QStringLiteral("<p>%1</p>").arg(paragraph.simplified().toHtmlEscaped());
    return page + QStringLiteral("</body></html>");
}

// `standard`: without a size. Millimetres are those of a picture.
static int pixelsOfHex(const MapExport &how, int standard)
{
    return how.drawing.hexSize
               ? static_cast<int>(std::lround(pixelsOf(*how.drawing.hexSize, how.dots)))
               : standard;
}

QString renderScenario(const ScenarioDocument &document, const MapExport &how, const QString &path,
                       const MapStyle &style, const editor::PageProgress &progress)
{
    const MapScene scene = sceneToExport(document, style);
    const auto isOf = [&path](const char *ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    };
    std::optional<ExportFailure> failure;
    if (isOf(".vmod")) {
        VassalExport module;
        module.hexWidth =
            std::clamp(pixelsOfHex(how, module.hexWidth) / 2 * 2, kLeastVassalHex, kMostVassalHex);
        module.briefing = briefingPage(document);
        failure = exportVassal(document, scene, module, path, progress);
    } else if (isOf(".tmx")) {
        failure = exportTiled(document, scene, pixelsOfHex(how, kTmxHexWidth), path);
    } else {
        failure = exportMap(scene, how, path, editor::inWindowLanguage(document.scenario().title),
                            progress);
    }
    return failure ? exportSentence(*failure, path) : QString();
}

} // namespace hexwerk::assault::ui
