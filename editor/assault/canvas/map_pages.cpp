#include "editor/assault/canvas/map_pages.h"

#include <QCoreApplication>
#include <QLocale>

#include "editor/canvas/map_fonts.h"
#include "editor/canvas/svg_file.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace hexwerk::assault::ui {

using editor::kPageUnits;
using editor::Paper;

static constexpr double kDot = kMillimetresPerInch / kPrinterDots;
static constexpr double kLeastRoom = 20; // millimetres of a sheet that show something new

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MapPages)
};

} // namespace

SheetParts partsOf(const MapExport &how)
{
    return {layersOf(how.drawing.parts), how.region, how.poster};
}

// Whole dots, not more than `length`. What is a dot but for rounding is one.
static double downToDots(double length)
{
    return std::floor(length / kDot + 1e-6) * kDot;
}

static int sheetsFor(double length, double room, double step)
{
    constexpr double kRounded = 1e-6; // what fits exactly takes no other sheet
    if (length <= room + kRounded || step <= 0)
        return 1;
    return 1 + static_cast<int>(std::ceil((length - room) / step - kRounded));
}

static MapPages pagesOn(const Paper &paper, const MapSheet &sheet, const MapExport &how)
{
    MapPages pages{.paper = paper};
    const QSizeF room = paper.room();
    pages.room = {downToDots(room.width()), downToDots(room.height())};
    const double overlap = downToDots(how.joints.overlap);
    pages.step = {pages.room.width() - overlap, pages.room.height() - overlap};
    if (how.drawing.hexSize) {
        pages.hexWidth = pixelsOf(*how.drawing.hexSize, editor::kSvgDots) * kMillimetresPerInch /
                         editor::kSvgDots;
    } else {
        constexpr double kMany = 10000; // so that rounding does not count
        const QSizeF large = sheet.size(kMany);
        pages.hexWidth = kMany * std::min(pages.room.width() / large.width(),
                                          pages.room.height() / large.height());
    }
    // A poster is laid out in whole units of a page.
    pages.map = sheet.size(pages.hexWidth * kPageUnits) / kPageUnits;
    if (!how.drawing.hexSize)
        return pages;
    pages.columns = sheetsFor(pages.map.width(), pages.room.width(), pages.step.width());
    pages.rows = sheetsFor(pages.map.height(), pages.room.height(), pages.step.height());
    pages.hasOverview = how.joints.hasOverview && pages.sheets() > 1;
    return pages;
}

MapPages pagesOf(const MapScene &scene, const MapExport &how)
{
    const MapSheet sheet(scene, partsOf(how));
    if (!how.paper) {
        MapExport once = how;
        if (!once.drawing.hexSize)
            once.drawing.hexSize = HexSize();
        constexpr double kMargin = 10;
        const MapPages on = pagesOn(Paper{{editor::kMostPaper, editor::kMostPaper}}, sheet, once);
        const double around = 2 * kMargin + kDot;
        const QSizeF paper(on.map.width() + around, on.map.height() + around);
        return pagesOn(Paper{{std::ceil(paper.width()), std::ceil(paper.height())}, kMargin}, sheet,
                       once);
    }
    const MapPages upright = pagesOn(*how.paper, sheet, how);
    const MapPages lying = pagesOn(how.paper->turned(), sheet, how);
    const bool lies =
        how.drawing.hexSize ? lying.sheets() < upright.sheets() : lying.hexWidth > upright.hexWidth;
    return lies ? lying : upright;
}

std::optional<ExportFailure::Fault> faultOf(const MapPages &pages)
{
    using Fault = ExportFailure::Fault;
    if (std::min(pages.step.width(), pages.step.height()) < kLeastRoom)
        return Fault::Paper;
    if (std::max(pages.paper.size.width(), pages.paper.size.height()) > editor::kMostPaper)
        return Fault::TooLarge;
    if (pages.columns > kMostExportPages || pages.rows > kMostExportPages ||
        pages.pages() > kMostExportPages)
        return Fault::TooManyPages;
    return std::nullopt;
}

QRectF MapPages::part(int column, int row) const
{
    const QPointF corner(column * step.width(), row * step.height());
    return QRectF(corner, room) & QRectF(QPointF(), map);
}

QString nameOfSheet(int column, int row)
{
    return editor::toQString(toString(Hex::at(column, row)));
}

// Of hexes: on an overview they cannot be read.
static SheetParts withoutNames(SheetParts parts)
{
    parts.layers.setFlag(MapLayer::Names, false);
    parts.layers.setFlag(MapLayer::Levels, false);
    return parts;
}

namespace {

// All that the pages of a book need, for as long as one of them is there.
struct Printed
{
    Printed(MapScene of, const MapExport &how, QString name)
        : scene(std::move(of))
        , joints(how.joints)
        , title(std::move(name))
        , pages(pagesOf(scene, how))
        , sheet(scene, partsOf(how))
        , overview(scene, withoutNames(partsOf(how)), &sheet)
    {
    }

    const MapScene scene;
    const SheetJoints joints;
    const QString title;
    const MapPages pages;
    MapSheet sheet;
    MapSheet overview;
};

struct Neighbours
{
    bool left = false;
    bool right = false;
    bool above = false;
    bool below = false;
};

} // namespace

static double units(double millimetres)
{
    return millimetres * kPageUnits;
}

static QRectF units(const QRectF &box)
{
    return {box.topLeft() * kPageUnits, box.size() * kPageUnits};
}

static QFont smallFont(double millimetres)
{
    QFont font = editor::paperFont(static_cast<int>(units(millimetres)));
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

// In the margins alone: a solid line where to cut, a broken one up to where the next sheet covers
// this one.
static void paintJoints(QPainter &painter, const QRectF &shown, const Neighbours &has,
                        double overlap)
{
    constexpr double kGap = 1;
    constexpr double kLength = 5; // millimetres
    painter.save();
    const auto tick = [&](double x, double y, bool isUpright, bool outwards) {
        const double from = outwards ? kGap : -kGap;
        const double to = outwards ? kGap + kLength : -kGap - kLength;
        painter.drawLine(isUpright ? QLineF(units(x), units(y + from), units(x), units(y + to))
                                   : QLineF(units(x + from), units(y), units(x + to), units(y)));
    };
    const auto upright = [&](double x) {
        tick(x, shown.top(), true, false);
        tick(x, shown.bottom(), true, true);
    };
    const auto across = [&](double y) {
        tick(shown.left(), y, false, false);
        tick(shown.right(), y, false, true);
    };
    painter.setPen(QPen(Qt::black, units(0.1)));
    upright(shown.left());
    upright(shown.right());
    across(shown.top());
    across(shown.bottom());
    QPen glue(Qt::black, units(0.2), Qt::CustomDashLine, Qt::FlatCap);
    glue.setDashPattern({3, 3});
    painter.setPen(glue);
    if (has.right)
        upright(shown.right() - overlap);
    if (has.below)
        across(shown.bottom() - overlap);
    painter.restore();
}

static QString jointText(const Neighbours &has)
{
    if (has.left && has.above)
        return Words::tr("Cut off the left and the upper margin");
    if (has.left)
        return Words::tr("Cut off the left margin");
    if (has.above)
        return Words::tr("Cut off the upper margin");
    return Words::tr("Glue the next sheets onto this one");
}

// So that all sheets are rounded in the same way.
static void snapToDots(QPainter &painter)
{
    const QTransform t = painter.worldTransform();
    painter.setWorldTransform(
        QTransform(t.m11(), t.m12(), t.m21(), t.m22(), std::round(t.dx()), std::round(t.dy())));
}

static void paintSheet(QPainter &painter, Printed &printed, int column, int row)
{
    const MapPages &pages = printed.pages;
    const QRectF part = pages.part(column, row);
    QPointF corner(downToDots(pages.paper.margin), downToDots(pages.paper.margin));
    if (pages.sheets() == 1) {
        const QSizeF free = pages.paper.size - part.size();
        corner = {downToDots(free.width() / 2), downToDots(free.height() / 2)};
    }
    const QRectF shown(corner, part.size());
    painter.save();
    painter.setClipRect(units(shown));
    painter.translate((corner - part.topLeft()) * kPageUnits);
    snapToDots(painter);
    printed.sheet.paintFine(painter, units(pages.hexWidth), units(part));
    painter.restore();
    if (pages.sheets() == 1 || !printed.joints.hasMarks)
        return;
    const Neighbours has{column > 0, column + 1 < pages.columns, row > 0, row + 1 < pages.rows};
    paintJoints(painter, shown, has, downToDots(printed.joints.overlap));
    painter.setFont(smallFont(2.6));
    painter.setPen(Qt::black);
    const QRectF foot(shown.left() + 8, shown.bottom() + 1.2, shown.width() - 16, 4);
    painter.drawText(units(foot), Qt::AlignLeft | Qt::AlignVCenter,
                     //: %1 is the name of a sheet, as B2, %2 the title of the map
                     Words::tr("Sheet %1 · %2").arg(nameOfSheet(column, row), printed.title));
    painter.drawText(units(foot), Qt::AlignRight | Qt::AlignVCenter, jointText(has));
}

// How the sheets lie, small, and what to do with them.
static void paintOverview(QPainter &painter, Printed &printed)
{
    const MapPages &pages = printed.pages;
    const QRectF room(QPointF(pages.paper.margin, pages.paper.margin), pages.paper.room());
    const QLocale locale(editor::toQString(printed.scene.language));
    painter.setPen(Qt::black);
    painter.setFont(smallFont(6));
    painter.drawText(units(QRectF(room.left(), room.top(), room.width(), 9)),
                     Qt::AlignLeft | Qt::AlignVCenter, printed.title);
    const auto number = [&](double value) { return locale.toString(value, 'f', 1); };
    const QString text =
        //: %1 sheets in %2 columns and %3 rows; %4 is the width of a hex, %5 x %6 the whole map
        Words::tr(
            "%1 sheets, %2 across and %3 down. A hex is %4 mm wide, the whole map %5 x %6 mm. "
            "Print at 100 %, not fitted to the page. Begin at the upper left: cut off the margins "
            "that a sheet names, along the thin lines, and glue it onto its neighbours up to the "
            "broken lines.")
            .arg(pages.sheets())
            .arg(pages.columns)
            .arg(pages.rows)
            .arg(number(pages.hexWidth), number(pages.map.width()), number(pages.map.height()));
    painter.setFont(smallFont(3.4));
    const QRectF words(room.left(), room.top() + 11, room.width(), 22);
    painter.drawText(units(words), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);

    const QRectF free(room.left(), words.bottom(), room.width(),
                      room.bottom() - words.bottom() - 9);
    const double scale =
        std::min(free.width() / pages.map.width(), free.height() / pages.map.height());
    const QRectF map(QPointF(free.center().x() - pages.map.width() * scale / 2, free.top()),
                     pages.map * scale);
    painter.save();
    painter.setClipRect(units(map));
    painter.translate(map.topLeft() * kPageUnits);
    printed.overview.paintFine(painter, units(pages.hexWidth) * scale,
                               QRectF(QPointF(), map.size() * kPageUnits));
    painter.restore();
    for (int row = 0; row < pages.rows; ++row)
        for (int column = 0; column < pages.columns; ++column) {
            const QRectF part = pages.part(column, row);
            const QRectF box(map.topLeft() + part.topLeft() * scale, part.size() * scale);
            painter.setPen(QPen(Qt::white, units(0.7)));
            painter.drawRect(units(box));
            painter.setPen(QPen(Qt::black, units(0.3)));
            painter.drawRect(units(box));
            const QRectF plate(box.center() - QPointF(6, 4), QSizeF(12, 8));
            painter.fillRect(units(plate), QColor(255, 255, 255, 220));
            painter.setFont(smallFont(5));
            painter.drawText(units(plate), Qt::AlignCenter, nameOfSheet(column, row));
        }
    const double ruler = std::min(100.0, 10 * std::floor(room.width() / 10));
    const QPointF from(room.left(), room.bottom() - 3);
    painter.setPen(QPen(Qt::black, units(0.25)));
    painter.drawLine(QLineF(from * kPageUnits, (from + QPointF(ruler, 0)) * kPageUnits));
    for (const double x : {0.0, ruler})
        painter.drawLine(
            QLineF((from + QPointF(x, -1.5)) * kPageUnits, (from + QPointF(x, 1.5)) * kPageUnits));
    painter.setFont(smallFont(3));
    painter.drawText(units(QRectF(from.x(), from.y() - 5.5, ruler, 4)), Qt::AlignCenter,
                     //: a line of that length, to measure with a ruler
                     Words::tr("%1 mm").arg(ruler));
}

//: %1 is the name of a sheet, as B2
static QString titleOfSheet(const QString &name)
{
    return Words::tr("Sheet %1").arg(name);
}

static QString titleOfOverview()
{
    return Words::tr("Overview");
}

editor::SheetBook mapBook(const MapScene &scene, const MapExport &how, const QString &title)
{
    const auto printed = std::make_shared<Printed>(scene, how, title);
    const MapPages &pages = printed->pages;
    editor::SheetBook book{.title = title, .language = editor::toQString(scene.language)};
    if (pages.hasOverview)
        book.pages.push_back({pages.paper.size, titleOfOverview(), 0,
                              [printed](QPainter &painter) { paintOverview(painter, *printed); }});
    for (int row = 0; row < pages.rows; ++row)
        for (int column = 0; column < pages.columns; ++column)
            book.pages.push_back(
                {pages.paper.size,
                 pages.sheets() == 1 ? title : titleOfSheet(nameOfSheet(column, row)), 0,
                 [printed, column, row](QPainter &painter) {
                     paintSheet(painter, *printed, column, row);
                 }});
    return book;
}

} // namespace hexwerk::assault::ui
