#include "editor/assault/canvas/map_export.h"

#include <QMarginsF>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "editor/assault/canvas/map_picture.h"
#include "editor/assault/canvas/map_sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

using Fault = ExportFailure::Fault;

static constexpr double kPictureDots = 300; // per inch
static constexpr double kDrawingDots = 96;
static constexpr double kPaperMargin = 10; // millimetres

namespace {

struct PageGrid
{
    int columns = 1;
    int rows = 1;
    int count() const { return columns * rows; }
};

} // namespace

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

static std::optional<Poster> posterOf(const MapScene &scene, const MapExport &how)
{
    if (!how.poster)
        return std::nullopt;
    return Poster(scene, layersOf(how.drawing.parts), *how.poster);
}

static QSizeF sizeOf(const MapScene &scene, const MapExport &how, double hexWidth)
{
    return sheetSize(scene, hexWidth, posterOf(scene, how));
}

static MapSheet sheetOf(const MapScene &scene, const MapExport &how)
{
    return MapSheet(scene, layersOf(how.drawing.parts), posterOf(scene, how));
}

static double drawnWidth(const MapDrawing &drawing, MapFormat format)
{
    return pixelsOf(drawing.hexSize.value_or(HexSize()),
                    format == MapFormat::Png ? kPictureDots : kDrawingDots);
}

static int pictureWidth(const MapDrawing &drawing)
{
    return static_cast<int>(std::lround(drawnWidth(drawing, MapFormat::Png)));
}

QSize exportedSize(const MapScene &scene, const MapExport &how, MapFormat format)
{
    if (format == MapFormat::Png)
        return sheetPixels(scene, pictureWidth(how.drawing), posterOf(scene, how));
    const QSizeF size = sizeOf(scene, how, drawnWidth(how.drawing, format));
    return QSizeF(std::ceil(size.width()), std::ceil(size.height())).toSize();
}

// `dots` of an inch, `page` in dots.
static double widthOnPaper(const MapScene &scene, const MapExport &how, double dots, QSizeF page)
{
    if (!how.drawing.hexSize) {
        constexpr double kMany = 10000; // so that rounding does not count
        const QSizeF large = sizeOf(scene, how, kMany);
        return kMany * std::min(page.width() / large.width(), page.height() / large.height());
    }
    return pixelsOf(*how.drawing.hexSize, kDrawingDots) * dots / kDrawingDots;
}

static PageGrid gridOf(QSizeF map, QSizeF page)
{
    const auto pages = [](double length, double room) {
        constexpr double kRounded = 1e-6; // what fits exactly takes no other page
        return std::max(1, static_cast<int>(std::ceil(length / room - kRounded)));
    };
    return {pages(map.width(), page.width()), pages(map.height(), page.height())};
}

static PageGrid gridOn(const MapScene &scene, const MapExport &how, double dots, QSizeF page)
{
    return gridOf(sizeOf(scene, how, widthOnPaper(scene, how, dots, page)), page);
}

// Upright or lying: where the map is larger on one page, else where it takes fewer pages.
static QPageLayout pageLayout(const MapScene &scene, const MapExport &how)
{
    const auto layout = [&](QPageLayout::Orientation orientation) {
        return QPageLayout(QPageSize(how.paper), orientation,
                           QMarginsF(kPaperMargin, kPaperMargin, kPaperMargin, kPaperMargin),
                           QPageLayout::Millimeter);
    };
    const auto room = [](const QPageLayout &page) {
        return page.paintRect(QPageLayout::Inch).size() * kPictureDots;
    };
    const QPageLayout upright = layout(QPageLayout::Portrait);
    const QPageLayout lying = layout(QPageLayout::Landscape);
    const auto width = [&](const QPageLayout &page) {
        return widthOnPaper(scene, how, kPictureDots, room(page));
    };
    const auto pages = [&](const QPageLayout &page) {
        return gridOn(scene, how, kPictureDots, room(page)).count();
    };
    const bool lies =
        how.drawing.hexSize ? pages(lying) < pages(upright) : width(lying) > width(upright);
    return lies ? lying : upright;
}

int exportedPages(const MapScene &scene, const MapExport &how)
{
    const QPageLayout page = pageLayout(scene, how);
    return gridOn(scene, how, kPictureDots, page.paintRect(QPageLayout::Inch).size() * kPictureDots)
        .count();
}

std::optional<ExportFailure> printMap(QPagedPaintDevice &device, const MapScene &scene,
                                      const MapExport &how)
{
    const QSizeF page(device.width(), device.height());
    const double hexWidth = widthOnPaper(scene, how, device.logicalDpiX(), page);
    const QSizeF size = sizeOf(scene, how, hexWidth);
    const PageGrid grid = gridOf(size, page);
    if (grid.count() > kMostExportPages)
        return ExportFailure{Fault::TooManyPages, {}};
    QPainter painter;
    if (!painter.begin(&device))
        return ExportFailure{};
    MapSheet sheet = sheetOf(scene, how);
    const QPointF middle((page.width() - size.width()) / 2, (page.height() - size.height()) / 2);
    for (int i = 0; i < grid.count(); ++i) {
        if (i > 0 && !device.newPage())
            return ExportFailure{};
        const QPointF corner(i % grid.columns * page.width(), i / grid.columns * page.height());
        painter.save();
        painter.translate(grid.count() == 1 ? middle : -corner);
        sheet.paintFine(painter, hexWidth, QRectF(corner, page) & QRectF(QPointF(), size));
        painter.restore();
    }
    return painter.end() ? std::nullopt : std::optional(ExportFailure{});
}

static std::optional<ExportFailure> writePdf(QIODevice &file, const MapScene &scene,
                                             const MapExport &how, const QString &title)
{
    QPdfWriter writer(&file);
    writer.setCreator(QStringLiteral("Hexwerk"));
    writer.setTitle(title);
    writer.setPageLayout(pageLayout(scene, how));
    return printMap(writer, scene, how);
}

static std::optional<ExportFailure> writeSvg(QIODevice &file, const MapScene &scene,
                                             const MapExport &how, const QString &title)
{
    const QSize size = exportedSize(scene, how, MapFormat::Svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setTitle(title.toHtmlEscaped()); // it is written as it is
    generator.setResolution(static_cast<int>(kDrawingDots));
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    QPainter painter;
    if (!painter.begin(&generator))
        return ExportFailure{};
    sheetOf(scene, how)
        .paintFine(painter, drawnWidth(how.drawing, MapFormat::Svg),
                   QRectF(QPointF(), QSizeF(size)));
    return painter.end() ? std::nullopt : std::optional(ExportFailure{});
}

static std::optional<ExportFailure> writePng(const MapScene &scene, const MapExport &how,
                                             const QString &path)
{
    const QSize size = exportedSize(scene, how, MapFormat::Png);
    if (std::max(size.width(), size.height()) > kMostExportPixels)
        return ExportFailure{Fault::TooLarge, {}};
    MapSheet sheet = sheetOf(scene, how);
    const QString failure = savePng(sheet, pictureWidth(how.drawing), path);
    return failure.isEmpty() ? std::nullopt
                             : std::optional(ExportFailure{Fault::NotWritten, failure});
}

std::optional<ExportFailure> exportMap(const MapScene &scene, const MapExport &how,
                                       const QString &path, const QString &title)
{
    const auto format = mapFormatOf(path);
    if (!format)
        return ExportFailure{Fault::Format, {}};
    if (format == MapFormat::Png)
        return writePng(scene, how, path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ExportFailure{Fault::NotWritten, file.errorString()};
    auto failure = format == MapFormat::Pdf ? writePdf(file, scene, how, title)
                                            : writeSvg(file, scene, how, title);
    if (failure) {
        file.cancelWriting();
        return failure;
    }
    return file.commit() ? std::nullopt
                         : std::optional(ExportFailure{Fault::NotWritten, file.errorString()});
}

} // namespace hexwerk::assault::ui
