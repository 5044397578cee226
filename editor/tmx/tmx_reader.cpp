#include "editor/tmx/tmx_reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QXmlStreamReader>

#include "editor/tmx/tmx_layer.h"
#include "editor/tmx/tmx_tileset.h"

#include <algorithm>

namespace hexwerk::editor {

namespace {

// Rows and columns of the file that hold tiles.
struct Extent
{
    int left = 0;
    int top = 0;
    int right = -1;
    int bottom = -1;
};

class TmxReader
{
public:
    TmxReader(const QByteArray &text, const TmxFiles &files)
        : m_xml(text)
        , m_files(files)
    {
    }

    tl::expected<TmxMap, TmxFailure> read()
    {
        if (!m_xml.readNextStartElement())
            return tl::unexpected(notXml());
        if (m_xml.name() != u"map")
            return tl::unexpected(TmxFailure{TmxFault::NotAMap, m_xml.name().toString()});
        readHead();
        if (!m_failure)
            readContent();
        if (m_xml.hasError())
            return tl::unexpected(notXml());
        TmxMap map = m_failure ? TmxMap() : laidOut();
        if (m_failure)
            return tl::unexpected(*m_failure);
        return map;
    }

private:
    TmxFailure notXml() const
    {
        return {
            TmxFault::NotXml, m_xml.errorString(), {}, m_xml.lineNumber(), m_xml.columnNumber()};
    }

    void fail(TmxFailure failure)
    {
        if (!m_failure)
            m_failure = std::move(failure);
    }

    void readHead()
    {
        const QString orientation = attribute(m_xml, "orientation");
        m_columns = attribute(m_xml, "width").toInt();
        m_rows = attribute(m_xml, "height").toInt();
        m_isInfinite = attribute(m_xml, "infinite") == u"1";
        m_evenColumnsLower = attribute(m_xml, "staggerindex") == u"even";
        if (orientation != u"hexagonal")
            fail({TmxFault::NotHexagonal, orientation});
        else if (attribute(m_xml, "staggeraxis") != u"x")
            fail({TmxFault::PointsUp});
        else if (!m_isInfinite)
            checkSize(m_columns, m_rows);
    }

    void checkSize(int columns, int rows)
    {
        if (columns < 1 || rows < 1 || columns > kLargestTmxBoard || rows > kLargestTmxBoard)
            fail({.fault = TmxFault::TooManyHexes, .columns = columns, .rows = rows});
    }

    // Layers lie in groups too; what is hidden in Tiled is left out.
    void readContent(int depth = 0)
    {
        if (depth > kDeepestTmxGroup)
            fail({TmxFault::TooMuch});
        while (!m_failure && m_xml.readNextStartElement()) {
            const bool isHidden = attribute(m_xml, "visible") == u"0";
            if (m_xml.name() == u"tileset")
                readTileset();
            else if (m_xml.name() == u"group" && !isHidden)
                readContent(depth + 1);
            else if (m_xml.name() == u"layer" && !isHidden)
                readLayer();
            else
                m_xml.skipCurrentElement();
        }
    }

    void readLayer()
    {
        auto layer = readTmxLayer(m_xml, m_columns, m_rows, m_room);
        if (layer)
            m_layers.push_back(std::move(*layer));
        else
            fail(layer.error());
    }

    void readTileset()
    {
        TmxTileset set;
        set.first = attribute(m_xml, "firstgid").toUInt();
        const QString source = attribute(m_xml, "source");
        if (source.isEmpty()) {
            readTmxTiles(m_xml, set);
        } else {
            m_xml.skipCurrentElement();
            set.name = QFileInfo(source).completeBaseName();
            set.folder = QFileInfo(source).path();
            readTilesetFile(source, set);
        }
        m_tilesets.push_back(std::move(set));
        if (m_tilesets.size() > kMostTmxTilesets)
            fail({TmxFault::TooMuch});
    }

    void readTilesetFile(const QString &source, TmxTileset &set)
    {
        const std::optional<QByteArray> text = m_files(source);
        if (!text)
            return;
        QXmlStreamReader xml(*text);
        if (xml.readNextStartElement() && xml.name() == u"tileset")
            readTmxTiles(xml, set);
        if (xml.hasError())
            fail({TmxFault::BrokenTileset, source, {}, xml.lineNumber(), xml.columnNumber()});
    }

    // Of a map without bounds the part that holds tiles, from an even column, so that the
    // columns that lie lower stay the same.
    Extent extent() const
    {
        if (!m_isInfinite)
            return {0, 0, m_columns - 1, m_rows - 1};
        Extent found{1'000'000, 1'000'000, -1'000'000, -1'000'000};
        for (const TmxLayer &layer : m_layers)
            for (const auto &[at, number] : layer.numbers) {
                found.left = std::min(found.left, at.first);
                found.right = std::max(found.right, at.first);
                found.top = std::min(found.top, at.second);
                found.bottom = std::max(found.bottom, at.second);
            }
        found.left -= found.left & 1;
        return found;
    }

    TmxMap laidOut()
    {
        TmxMap map;
        const bool isEmpty =
            std::all_of(m_layers.begin(), m_layers.end(),
                        [](const TmxLayer &layer) { return layer.numbers.empty(); });
        if (isEmpty) {
            fail({TmxFault::NoHexes});
            return map;
        }
        const Extent part = extent();
        // With us the odd columns lie lower: one column more at the left makes even ones odd.
        const int moved = m_evenColumnsLower ? 1 : 0;
        map.columns = part.right - part.left + 1 + moved;
        map.columns += map.columns & 1;
        map.rows = std::max(2, part.bottom - part.top + 1);
        checkSize(map.columns, map.rows);
        if (m_failure)
            return map;
        makeTiles(map);
        if (m_failure)
            return map;
        for (const TmxLayer &layer : m_layers)
            lay(layer, part, moved, map);
        return map;
    }

    const TmxTileset *tilesetOf(quint32 number) const
    {
        const TmxTileset *found = nullptr;
        for (const TmxTileset &set : m_tilesets)
            if (set.first <= number && (!found || set.first >= found->first))
                found = &set;
        return found;
    }

    void makeTiles(TmxMap &map)
    {
        for (const TmxLayer &layer : m_layers)
            for (const auto &[at, number] : layer.numbers) {
                const bool isNew = m_places.try_emplace(number, 0).second;
                if (isNew && !tilesetOf(number))
                    return fail(
                        {.fault = TmxFault::UnknownTile, .layer = layer.name, .number = number});
            }
        for (auto &[number, place] : m_places) {
            const TmxTileset *set = tilesetOf(number);
            const int id = static_cast<int>(number - set->first);
            const auto names = set->names.find(id);
            place = static_cast<int>(map.tiles.size());
            const auto level = set->levels.find(id);
            map.tiles.push_back(
                {set->name, id, names == set->names.end() ? QStringList() : names->second, 0,
                 set->pictureOf(id),
                 level == set->levels.end() ? std::nullopt : std::optional(level->second)});
        }
    }

    // Chunks of a map with bounds may lie beyond them: that is left out.
    void lay(const TmxLayer &layer, const Extent &part, int moved, TmxMap &map) const
    {
        std::vector<int> &hexes = map.layers.emplace_back(map.index(0, map.rows), -1);
        for (const auto &[at, number] : layer.numbers) {
            const auto place = m_places.find(number);
            const auto &[column, row] = at;
            if (place == m_places.end() || column < part.left || column > part.right ||
                row < part.top || row > part.bottom)
                continue;
            hexes[map.index(at.first - part.left + moved, at.second - part.top)] = place->second;
            ++map.tiles[static_cast<std::size_t>(place->second)].count;
        }
    }

    QXmlStreamReader m_xml;
    const TmxFiles &m_files;
    int m_columns = 0;
    int m_rows = 0;
    bool m_isInfinite = false;
    bool m_evenColumnsLower = false;
    std::vector<TmxTileset> m_tilesets;
    std::vector<TmxLayer> m_layers;
    std::size_t m_room = kMostTmxNumbers;
    std::map<quint32, int> m_places; // in the map's tiles, by number
    std::optional<TmxFailure> m_failure;
};

} // namespace

tl::expected<TmxMap, TmxFailure> readTmx(const QByteArray &text, const TmxFiles &files)
{
    return TmxReader(text, files).read();
}

static tl::expected<QByteArray, TmxFailure> bytesOf(const QString &path)
{
    QFile file(path);
    const QFileInfo info(file);
    if (info.exists() && !info.isFile() && !info.isDir()) // a pipe or a device has no end
        return tl::unexpected(TmxFailure{TmxFault::TooLarge});
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(TmxFailure{TmxFault::CannotRead, file.errorString()});
    if (file.size() > kLargestTmxFile)
        return tl::unexpected(TmxFailure{TmxFault::TooLarge});
    return file.readAll();
}

tl::expected<TmxMap, TmxFailure> loadTmx(const QString &path)
{
    const auto text = bytesOf(path);
    if (!text)
        return tl::unexpected(text.error());
    const QDir folder = QFileInfo(path).dir();
    return readTmx(*text, [&folder](const QString &source) -> std::optional<QByteArray> {
        if (QDir::isAbsolutePath(source)) // a map says nothing of where other files lie
            return std::nullopt;
        const auto bytes = bytesOf(folder.filePath(source));
        return bytes ? std::optional(*bytes) : std::nullopt;
    });
}

} // namespace hexwerk::editor
