#include "editor/assault/canvas/map_export.h"

#include "editor/assault/canvas/map_pages.h"
#include "editor/assault/canvas/map_picture.h"
#include "editor/assault/canvas/map_sheet.h"
#include "editor/canvas/svg_file.h"
#include "editor/canvas/whole_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

std::optional<MapFormat> mapFormatOf(const QString &path)
{
    for (const auto &[ending, format] : {std::pair(QLatin1String(".png"), MapFormat::Png),
                                         std::pair(QLatin1String(".svg"), MapFormat::Svg),
                                         std::pair(QLatin1String(".pdf"), MapFormat::Pdf)})
        if (path.endsWith(ending, Qt::CaseInsensitive))
            return format;
    return std::nullopt;
}

MapLayers layersOf(const MapParts &parts)
{
    static constexpr std::array<MapLayer, kMapParts> kLayers = {
        MapLayer::Terrain,  MapLayer::Relief,  MapLayer::Roads,      MapLayer::Hexsides,
        MapLayer::Overlays, MapLayer::Picture, MapLayer::Grid,       MapLayer::Names,
        MapLayer::Levels,   MapLayer::Zones,   MapLayer::Objectives, MapLayer::Labels,
        MapLayer::Mines,    MapLayer::Smoke,   MapLayer::Units,
    };
    MapLayers layers;
    for (int i = 0; i < kMapParts; ++i)
        layers.setFlag(kLayers[static_cast<std::size_t>(i)], parts.has(static_cast<MapPart>(i)));
    return layers;
}

static double drawnWidth(const MapExport &how, MapFormat format)
{
    return pixelsOf(how.drawing.hexSize.value_or(HexSize()),
                    format == MapFormat::Png ? how.dots : editor::kSvgDots);
}

static int pictureWidth(const MapExport &how)
{
    return std::max(2, static_cast<int>(std::lround(drawnWidth(how, MapFormat::Png))));
}

QSize exportedSize(const MapScene &scene, const MapExport &how, MapFormat format)
{
    const MapSheet sheet(scene, partsOf(how));
    if (format == MapFormat::Png)
        return sheet.pixels(pictureWidth(how));
    const QSizeF size = sheet.size(drawnWidth(how, format));
    return {static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))};
}

qint64 expectedBytes(const MapScene &scene, const MapExport &how, MapFormat format)
{
    constexpr double kFinest = 128; // pixels of a hex
    const MapSheet sheet(scene, partsOf(how));
    const auto pixelsAt = [&](double hexWidth) {
        const QSizeF size = sheet.size(hexWidth);
        return size.width() * size.height();
    };
    // Measured of boards in summer, bytes to a pixel of the ground.
    switch (format) {
    case MapFormat::Png:
        return static_cast<qint64>(1.9 * pixelsAt(pictureWidth(how)));
    case MapFormat::Svg:
        return static_cast<qint64>(2.5 * pixelsAt(std::min(kFinest, 2 * drawnWidth(how, format))));
    case MapFormat::Pdf:
        return static_cast<qint64>(1.2 * pixelsAt(kFinest));
    }
    return 0;
}

std::optional<ExportFailure> failureOf(const std::optional<editor::OutputFailure> &output)
{
    if (!output)
        return std::nullopt;
    return ExportFailure{output->fault == editor::OutputFailure::Fault::Cancelled
                             ? ExportFailure::Fault::Cancelled
                             : ExportFailure::Fault::NotWritten,
                         output->reason};
}

static std::optional<ExportFailure> writeSvg(const MapScene &scene, const MapExport &how,
                                             const QString &path, const QString &title,
                                             const editor::PageProgress &progress)
{
    editor::WholeFile file(path);
    if (const auto reason = file.failure())
        return ExportFailure{ExportFailure::Fault::NotWritten, *reason};
    editor::SvgFile svg(file, exportedSize(scene, how, MapFormat::Svg), title);
    if (!MapSheet(scene, partsOf(how)).write(svg, drawnWidth(how, MapFormat::Svg), progress))
        return ExportFailure{ExportFailure::Fault::Cancelled};
    svg.end();
    if (const auto reason = file.finish())
        return ExportFailure{ExportFailure::Fault::NotWritten, *reason};
    return std::nullopt;
}

static std::optional<ExportFailure> writePng(const MapScene &scene, const MapExport &how,
                                             const QString &path,
                                             const editor::PageProgress &progress)
{
    const QSize size = exportedSize(scene, how, MapFormat::Png);
    if (std::max(size.width(), size.height()) > kMostExportPixels)
        return ExportFailure{ExportFailure::Fault::TooLarge};
    MapSheet sheet(scene, partsOf(how));
    return failureOf(savePng(sheet, pictureWidth(how), path, progress));
}

std::optional<ExportFailure> exportMap(const MapScene &scene, const MapExport &how,
                                       const QString &path, const QString &title,
                                       const editor::PageProgress &progress)
{
    if (how.region && !isOn(scene.board, *how.region))
        return ExportFailure{ExportFailure::Fault::Region};
    const auto format = mapFormatOf(path);
    if (!format)
        return ExportFailure{ExportFailure::Fault::Format};
    if (format == MapFormat::Png)
        return writePng(scene, how, path, progress);
    if (format == MapFormat::Svg)
        return writeSvg(scene, how, path, title, progress);
    const MapPages pages = pagesOf(scene, how);
    if (const auto fault = faultOf(pages))
        return ExportFailure{*fault};
    return failureOf(editor::writePdf(mapBook(scene, how, title), path, progress));
}

} // namespace hexwerk::assault::ui
