#include "editor/assault/canvas/poster.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "editor/assault/canvas/ground_painter.h"
#include "editor/assault/canvas/sample_map.h"
#include "editor/canvas/map_fonts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

// Lengths on the paper: hundredths of a grain, which grows with the board.
static constexpr double kGrain = 100;
static constexpr double kSide = 75;
static constexpr double kTop = 155;
static constexpr double kRose = 58;      // from the centre to the tip
static constexpr double kLegendTop = 48; // below the map
static constexpr double kLegendHex = 94;
static constexpr double kLegendRow = 142; // with two lines of name
static constexpr double kLegendPitch = 132;
static constexpr int kLetters = 19;
static constexpr double kNameRoom = 48;
static constexpr double kNameWidth = 0.96; // of the pitch
static constexpr double kFoot = 45;

namespace {

struct PosterInks
{
    QColor paper;
    QColor ink;
};

} // namespace

static PosterInks inksOf(ground::Look look)
{
    switch (look) {
    case ground::Look::Night:
        return {QColor(22, 26, 44), QColor(222, 226, 240)};
    case ground::Look::HighContrast:
        return {Qt::white, Qt::black};
    case ground::Look::Winter:
        return {QColor(240, 240, 236), QColor(44, 44, 52)};
    default:
        return {QColor(243, 232, 206), QColor(62, 40, 22)};
    }
}

static QFont paperFont(int pixels)
{
    QFont font = editor::paperFont(pixels);
    font.setHintingPreference(QFont::PreferNoHinting); // as wide at every size as it was measured
    return font;
}

static QFont titleFont(int pixels)
{
    QFont font = paperFont(pixels);
    font.setBold(true);
    font.setCapitalization(QFont::SmallCaps);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    return font;
}

static QFont secondFont(int pixels)
{
    QFont font = paperFont(pixels);
    font.setItalic(true);
    return font;
}

// Of this size, or smaller so that the widest of the texts has room. Each is made anew: a font that
// is resized keeps the small capitals that it had.
static QFont fitting(QFont (*fontOf)(int), int pixels, const QStringList &texts, double room)
{
    double widest = 0;
    for (const QString &text : texts)
        widest = std::max(widest, QFontMetricsF(fontOf(pixels)).horizontalAdvance(text));
    return fontOf(widest > room ? static_cast<int>(pixels * room / widest) : pixels);
}

Poster::Poster(const MapScene &scene, MapLayers layers, const MapRegion &region, PosterText text)
    : m_look(scene.style.look)
    , m_text(std::move(text))
    , m_legend(legendOf(scene, layers, region))
{
    constexpr double kUsual = 14; // hex widths: a board this wide has grains as wide as a hex
    const editor::HexGeometry geometry = geometryOf(scene.board, scene.isTurned, 1);
    m_board = regionRect(geometry, scene.board, region).size();
    m_grain = std::clamp(m_board.width() / kUsual, 0.6, 2.5);
    m_north = geometry.angleOf(Direction::N);
}

Poster::Rows Poster::rows() const
{
    const double room = m_board.width() / m_grain * kGrain;
    const int entries = static_cast<int>(m_legend.size());
    const int most = std::max(1, static_cast<int>(room / kLegendPitch));
    const int count = (entries + most - 1) / most;
    const int inRow = count == 0 ? 1 : (entries + count - 1) / count;
    return {inRow, count, room / inRow};
}

// On the paper, `right`: of the map.
QRectF Poster::roseBox(double right) const
{
    return QRectF(right - 1.75 * kRose, kTop * 0.45 - kRose, 2 * kRose, 2 * kRose);
}

QRectF Poster::entryBox(int entry, const QRectF &map) const
{
    const Rows rows = this->rows();
    const int row = entry / rows.inRow;
    const int inThisRow =
        std::min(rows.inRow, static_cast<int>(m_legend.size()) - row * rows.inRow);
    const double fromMiddle = (entry % rows.inRow - inThisRow / 2.0) * rows.pitch;
    return {map.center().x() + fromMiddle, map.bottom() + kLegendTop + row * kLegendRow, rows.pitch,
            kLegendRow};
}

Poster::Layout Poster::layout(double hexWidth) const
{
    const double unit = hexWidth * m_grain / kGrain;
    const auto placed = [&](const QRectF &box) {
        return QRectF(box.topLeft() * unit, box.size() * unit);
    };
    const QPointF corner(std::round(kSide * unit), std::round(kTop * unit));
    const QSizeF map = m_board * hexWidth;
    const double legend = m_legend.empty() ? 0 : kLegendTop + rows().count * kLegendRow;
    Layout layout;
    layout.size = {std::ceil(map.width() + 2 * corner.x()),
                   std::ceil(map.height() + corner.y() + (legend + kFoot) * unit)};
    layout.map = QRectF(corner, map);
    const QRectF onPaper(corner / unit, map / unit);
    layout.rose = placed(roseBox(onPaper.right()));
    for (std::size_t i = 0; i < m_legend.size(); ++i)
        layout.legend.push_back(placed(entryBox(static_cast<int>(i), onPaper)));
    return layout;
}

void Poster::paintFrame(QPainter &painter, const QRectF &map) const
{
    painter.setBrush(Qt::NoBrush);
    for (const auto &[beside, pen] :
         {std::pair(1.5, 3.5), std::pair(13.0, 2.0), std::pair(20.0, 6.0)}) {
        painter.setPen(QPen(inksOf(m_look).ink, pen, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawRect(map.adjusted(-beside, -beside, beside, beside));
    }
}

void Poster::paintTitle(QPainter &painter, double width) const
{
    const double beside = kSide + 2.2 * kRose; // the rose is to stand alone
    const QRectF room(beside, 0, width - 2 * beside, kTop);
    painter.setPen(inksOf(m_look).ink);
    painter.setFont(fitting(titleFont, 78, {m_text.title}, room.width()));
    const bool isAlone = m_text.second.isEmpty();
    painter.drawText(QRectF(room.left(), isAlone ? 28 : 14, room.width(), 85),
                     Qt::AlignCenter | Qt::TextDontClip, m_text.title);
    if (isAlone)
        return;
    painter.setFont(fitting(secondFont, 30, {m_text.second}, room.width()));
    painter.drawText(QRectF(room.left(), 94, room.width(), 36), Qt::AlignCenter | Qt::TextDontClip,
                     m_text.second);
}

// A star of eight points, north the longest.
void Poster::paintRose(QPainter &painter, QPointF centre) const
{
    const auto [paper, ink] = inksOf(m_look);
    const auto towards = [](double degrees, double length) {
        const double angle = degrees * M_PI / 180;
        return QPointF(std::sin(angle), -std::cos(angle)) * length;
    };
    painter.save();
    painter.translate(centre);
    painter.rotate(m_north);
    painter.setPen(QPen(ink, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF(), kRose * 0.42, kRose * 0.42);
    for (const bool isMain : {false, true})
        for (int point = 0; point < 4; ++point) {
            const double angle = 90 * point + (isMain ? 0 : 45);
            const double length = !isMain ? 0.45 : point == 0 ? 1 : 0.8;
            for (const int side : {-1, 1}) {
                painter.setBrush(side > 0 ? ink : paper);
                painter.drawPolygon(QPolygonF({QPointF(), towards(angle, length * kRose),
                                               towards(angle + side * 45, 0.17 * kRose)}));
            }
        }
    painter.restore();
}

// The largest that writes every name in its box.
int Poster::legendLetters() const
{
    const double room = rows().pitch * kNameWidth;
    QStringList words;
    for (const LegendEntry &entry : m_legend)
        words += entry.name.split(QLatin1Char(' '));
    QFont font = fitting(paperFont, kLetters, words, room);
    const auto fits = [&](const LegendEntry &entry) {
        return QFontMetricsF(font)
                   .boundingRect(QRectF(0, 0, room, 1000), Qt::AlignHCenter | Qt::TextWordWrap,
                                 entry.name)
                   .height() <= kNameRoom;
    };
    while (font.pixelSize() > 1 && !std::all_of(m_legend.begin(), m_legend.end(), fits))
        font.setPixelSize(font.pixelSize() - 1);
    return font.pixelSize();
}

// `pixels` of the device to a unit of the paper.
void Poster::paintLegend(QPainter &painter, const QRectF &map, const QRectF &part,
                         double pixels) const
{
    const QFont font = paperFont(legendLetters());
    const editor::HexGeometry hex(kLegendHex);
    const QPolygonF rim = hex.polygon(kMiddleOfSample).translated(-hex.centre(kMiddleOfSample));
    for (std::size_t i = 0; i < m_legend.size(); ++i) {
        const QRectF box = entryBox(static_cast<int>(i), map);
        if (!box.intersects(part))
            continue;
        const QPointF centre(box.center().x(), box.top() + 3 + hex.height() / 2);
        const LegendEntry &entry = m_legend[i];
        QPainterPath shape;
        shape.addPolygon(rim.translated(centre));
        shape.closeSubpath();
        painter.save();
        painter.setClipPath(shape, Qt::IntersectClip);
        painter.drawImage(shape.boundingRect(),
                          middleOfSample(entry.sample,
                                         static_cast<int>(std::ceil(kLegendHex * pixels)),
                                         entry.layers));
        painter.restore();
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(inksOf(m_look).ink, 2.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.drawPath(shape);
        painter.setFont(font);
        painter.drawText(
            QRectF(box.center().x() - kNameWidth * box.width() / 2,
                   centre.y() + hex.height() / 2 + 4, kNameWidth * box.width(), kNameRoom),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap | Qt::TextDontClip, entry.name);
    }
}

void Poster::paint(QPainter &painter, double hexWidth, const QRectF &part, double ratio) const
{
    const double unit = hexWidth * m_grain / kGrain;
    const auto onPaper = [&](const QRectF &rect) {
        return QRectF(rect.topLeft() / unit, rect.size() / unit);
    };
    const Layout placed = layout(hexWidth);
    const QRectF map = onPaper(placed.map);
    painter.save();
    painter.fillRect(part & QRectF(QPointF(), placed.size), inksOf(m_look).paper);
    painter.scale(unit, unit);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintTitle(painter, onPaper(QRectF(QPointF(), placed.size)).width());
    paintRose(painter, roseBox(map.right()).center());
    paintLegend(painter, map, onPaper(part), unit * ratio);
    paintFrame(painter, map);
    painter.restore();
}

} // namespace hexwerk::assault::ui
