#include "editor/tmx/tmx_tileset.h"

#include <QDir>
#include <QFileInfo>

#include "editor/tmx/tmx_layer.h"

namespace hexwerk::editor {

// Of the tile in its grid; null if there is none.
static QRect partOf(const TmxGrid &grid, qint64 id)
{
    constexpr qint64 kMost = 100'000; // pixels; no picture that is shown is as wide
    const auto isGood = [](qint64 value, qint64 least) { return value >= least && value <= kMost; };
    if (id < 0 || !isGood(grid.width, 1) || !isGood(grid.height, 1) || !isGood(grid.margin, 0) ||
        !isGood(grid.spacing, 0) || !isGood(grid.columns, 1))
        return {};
    const qint64 left = grid.margin + id % grid.columns * (qint64{grid.width} + grid.spacing);
    const qint64 top = grid.margin + id / grid.columns * (qint64{grid.height} + grid.spacing);
    if (!isGood(left, 0) || !isGood(top, 0))
        return {};
    return {static_cast<int>(left), static_cast<int>(top), grid.width, grid.height};
}

TmxPicture TmxTileset::pictureOf(int id) const
{
    if (const auto own = pictures.find(id); own != pictures.end())
        return own->second;
    const QRect part = partOf(grid, id);
    return sheet.isEmpty() || part.isNull() ? TmxPicture() : TmxPicture{sheet, part};
}

static QString beside(const QString &folder, const QString &source)
{
    return source.isEmpty() ? QString() : QDir::cleanPath(QDir(folder).filePath(source));
}

// Old files leave out how many columns there are.
static void readSheet(const QXmlStreamReader &xml, TmxTileset &set)
{
    set.sheet = beside(set.folder, attribute(xml, "source"));
    TmxGrid &grid = set.grid;
    const qint64 step = qint64{grid.width} + grid.spacing;
    if (grid.columns < 1 && step > 0)
        grid.columns = static_cast<int>(
            (attribute(xml, "width").toInt() - qint64{grid.margin} + grid.spacing) / step);
}

// Where a tile shows but a part of its picture, the tile says which.
static QRect ownPart(const QXmlStreamReader &xml)
{
    const QRect part(attribute(xml, "x").toInt(), attribute(xml, "y").toInt(),
                     attribute(xml, "width").toInt(), attribute(xml, "height").toInt());
    return part.width() > 0 && part.height() > 0 ? part : QRect();
}

// "type" or "class" by the version of Tiled; the picture's name where each tile has its own.
static void readTile(QXmlStreamReader &xml, TmxTileset &set)
{
    const int id = attribute(xml, "id").toInt();
    const QRect part = ownPart(xml);
    QStringList &names = set.names[id];
    for (const char *key : {"type", "class"})
        if (const QString name = attribute(xml, key); !name.isEmpty())
            names << name;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"image") {
            const QString source = attribute(xml, "source");
            set.pictures[id] = {beside(set.folder, source), part};
            if (!source.isEmpty())
                names << QFileInfo(source).completeBaseName();
        }
        if (xml.name() != u"properties") {
            xml.skipCurrentElement();
            continue;
        }
        while (xml.readNextStartElement()) {
            const QString key = attribute(xml, "name").toLower();
            const QString value = attribute(xml, "value");
            bool isNumber = false;
            const int number = value.toInt(&isNumber);
            if (key == u"terrain")
                names.prepend(value);
            else if (key == u"level" && isNumber)
                set.levels[id] = number;
            else if (!value.isEmpty() && (key == u"name" || key == u"type" || key == u"class"))
                names << value;
            xml.skipCurrentElement();
        }
    }
}

void readTmxTiles(QXmlStreamReader &xml, TmxTileset &set)
{
    if (const QString name = attribute(xml, "name"); !name.isEmpty())
        set.name = name;
    set.grid = {attribute(xml, "tilewidth").toInt(), attribute(xml, "tileheight").toInt(),
                attribute(xml, "margin").toInt(), attribute(xml, "spacing").toInt(),
                attribute(xml, "columns").toInt()};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"tile") {
            readTile(xml, set);
            continue;
        }
        if (xml.name() == u"image")
            readSheet(xml, set);
        xml.skipCurrentElement();
    }
}

} // namespace hexwerk::editor
