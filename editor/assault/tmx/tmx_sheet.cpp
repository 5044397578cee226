#include "editor/assault/tmx/tmx_sheet.h"

#include <QPainter>
#include <QPainterPath>
#include <QXmlStreamWriter>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/sample_map.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static constexpr int kSheetColumns = 8;
static constexpr int kSheetGap = 2; // pixels around each tile: Tiled scales without seams

// Tiled has whole pixels, an even number of them down a hex.
static QSize tileSize(int hexWidth)
{
    return {hexWidth,
            2 * static_cast<int>(std::lround(editor::HexGeometry(hexWidth).height() / 2))};
}

static QImage emptyTile(QSize size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

static QPainterPath hexPath(QSize size)
{
    const double w = size.width();
    const double h = size.height();
    QPainterPath path;
    path.addPolygon(QPolygonF(
        {{w / 4, 0}, {w * 3 / 4, 0}, {w, h / 2}, {w * 3 / 4, h}, {w / 4, h}, {0, h / 2}}));
    path.closeSubpath();
    return path;
}

static QImage terrainTile(const TerrainChart &chart, TerrainIndex terrain, const MapStyle &style,
                          QSize size)
{
    MapScene sample = sampleMap(chart);
    sample.style = style;
    coverSample(sample, terrain);
    QImage image = emptyTile(size);
    QPainter painter(&image);
    painter.setClipPath(hexPath(size));
    painter.drawImage(QRect(QPoint(), size), middleOfSample(sample, size.width()));
    return image;
}

// Lies over terrain: a tint and the number.
static QImage levelTile(int level, QSize size)
{
    QImage image = emptyTile(size);
    QPainter painter(&image);
    painter.setClipPath(hexPath(size));
    painter.fillPath(hexPath(size), QColor(120, 70, 20, 50 * level));
    painter.setFont(counterFont(size.height() * 0.28));
    painter.setPen(QColor(60, 30, 0));
    painter.drawText(QRect(0, 0, size.width(), size.height() / 2), Qt::AlignCenter,
                     QString::number(level));
    return image;
}

TmxSheet::TmxSheet(const TerrainChart &chart, const MapStyle &style, int hexWidth)
    : m_tile(tileSize(hexWidth))
    , m_terrains(static_cast<int>(chart.rows.size()))
{
    for (int i = 0; i < m_terrains; ++i) {
        const auto index = static_cast<TerrainIndex>(i);
        const QString id = editor::toQString(chart.row(index).id);
        m_tiles.push_back({id, {{u"terrain"_s, id}}, terrainTile(chart, index, style, m_tile)});
    }
    for (int level = 1; level <= kHighestTmxLevel; ++level)
        m_tiles.push_back({u"level_%1"_s.arg(level),
                           {{u"level"_s, QString::number(level)}},
                           levelTile(level, m_tile)});
    m_firstCounter = count();
}

int TmxSheet::counter(const SceneUnit &unit)
{
    constexpr double kShare = 0.56; // of the hex's width, so that its badges find room
    const QImage drawn = counterPicture(unit, static_cast<int>(m_tile.width() * kShare), m_art);
    QImage picture = emptyTile(m_tile);
    QPainter(&picture).drawImage((m_tile.width() - drawn.width()) / 2,
                                 (m_tile.height() - drawn.height()) / 2, drawn);
    const auto found =
        std::find_if(m_tiles.begin() + m_firstCounter, m_tiles.end(),
                     [&](const TmxSheetTile &one) { return one.picture == picture; });
    if (found != m_tiles.end())
        return static_cast<int>(found - m_tiles.begin());
    m_tiles.push_back({u"unit"_s, {{u"name"_s, unit.label}}, picture});
    return count() - 1;
}

QPoint TmxSheet::cornerOf(int id) const
{
    return {kSheetGap + id % kSheetColumns * (m_tile.width() + kSheetGap),
            kSheetGap + id / kSheetColumns * (m_tile.height() + kSheetGap)};
}

QImage TmxSheet::picture() const
{
    const QPoint end = cornerOf(count() - 1);
    QImage image = emptyTile({kSheetGap + kSheetColumns * (m_tile.width() + kSheetGap),
                              end.y() + m_tile.height() + kSheetGap});
    QPainter painter(&image);
    for (int id = 0; id < count(); ++id)
        painter.drawImage(cornerOf(id), m_tiles[static_cast<std::size_t>(id)].picture);
    return image;
}

QByteArray TmxSheet::tileset(const QString &name, const QString &picture) const
{
    const QSize size = this->picture().size();
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    const auto number = [&xml](const char *key, int value) {
        xml.writeAttribute(QString::fromLatin1(key), QString::number(value));
    };
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(1);
    xml.writeStartDocument();
    xml.writeStartElement(u"tileset"_s);
    xml.writeAttribute(u"version"_s, u"1.8"_s);
    xml.writeAttribute(u"name"_s, name);
    number("tilewidth", m_tile.width());
    number("tileheight", m_tile.height());
    number("spacing", kSheetGap);
    number("margin", kSheetGap);
    number("tilecount", count());
    number("columns", kSheetColumns);
    xml.writeStartElement(u"image"_s);
    xml.writeAttribute(u"source"_s, picture);
    number("width", size.width());
    number("height", size.height());
    xml.writeEndElement();
    for (int id = 0; id < count(); ++id) {
        const TmxSheetTile &tile = m_tiles[static_cast<std::size_t>(id)];
        xml.writeStartElement(u"tile"_s);
        number("id", id);
        xml.writeAttribute(u"type"_s, tile.type);
        xml.writeStartElement(u"properties"_s);
        for (const auto &[key, value] : tile.properties) {
            xml.writeEmptyElement(u"property"_s);
            xml.writeAttribute(u"name"_s, key);
            xml.writeAttribute(u"value"_s, value);
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return bytes;
}

} // namespace hexwerk::assault::ui
