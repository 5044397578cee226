#include "editor/assault/tmx/tmx_export.h"

#include <QBuffer>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QXmlStreamWriter>

#include "core/files/file_batch.h"
#include "core/hexes/plane.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/tmx/tmx_sheet.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

namespace {

using TmxProperties = std::vector<std::pair<QString, QString>>;

// Pixels of Tiled, where a hex is as high as its tile.
class TmxPlane
{
public:
    explicit TmxPlane(QSize tile)
        : m_tile(tile)
    {
    }

    QPointF corner(Hex hex) const // of the tile's box
    {
        return {hex.column() * m_tile.width() * 0.75,
                (hex.row() + (hex.column() & 1) / 2.0) * m_tile.height()};
    }
    QPointF centre(Hex hex) const
    {
        return corner(hex) + QPointF(m_tile.width() / 2.0, m_tile.height() / 2.0);
    }
    QPointF vertex(Hex hex, int facing) const
    {
        const PlanePoint from = hexwerk::vertex(facing);
        return centre(hex) + QPointF(from.x * m_tile.width() / 4.0, from.y * m_tile.height() / 2.0);
    }

private:
    QSize m_tile;
};

class TmxWriter
{
public:
    TmxWriter(const ScenarioDocument &document, const MapScene &scene, TmxSheet &sheet)
        : m_document(document)
        , m_scene(scene)
        , m_sheet(sheet)
        , m_plane(sheet.tile())
        , m_xml(&m_bytes)
    {
    }

    QByteArray write(const QString &tileset)
    {
        m_xml.setAutoFormatting(true);
        m_xml.setAutoFormattingIndent(1);
        m_xml.writeStartDocument();
        writeHead(tileset);
        writeTiles(u"Terrain"_s,
                   [this](const Cell &cell) { return kFirst + m_sheet.terrain(cell.terrain); });
        writeTiles(u"Levels"_s, [this](const Cell &cell) {
            const int level = std::min<int>(cell.level, kHighestTmxLevel);
            return level > 0 ? kFirst + m_sheet.level(level) : 0;
        });
        writeGroup(u"Roads"_s, u"#8b5a2b"_s, [this] { writeRoads(); });
        writeGroup(u"Hexsides"_s, u"#303030"_s, [this] { writeHexsides(); });
        writeGroup(u"Fortifications"_s, u"#b03020"_s, [this] { writeFortifications(); });
        writeGroup(u"Names"_s, u"#3050b0"_s, [this] { writeNames(); });
        writeGroup(u"Units"_s, u"#207040"_s, [this] { writeUnits(); });
        m_xml.writeEndDocument();
        return m_bytes;
    }

private:
    static constexpr int kFirst = 1; // number of the first tile in the map

    void set(const char *key, const QString &value)
    {
        m_xml.writeAttribute(QString::fromLatin1(key), value);
    }
    void set(const char *key, double value) { set(key, QString::number(value, 'g', 10)); }

    void writeProperties(const TmxProperties &properties)
    {
        m_xml.writeStartElement(u"properties"_s);
        for (const auto &[key, value] : properties) {
            m_xml.writeEmptyElement(u"property"_s);
            set("name", key);
            set("value", value);
        }
        m_xml.writeEndElement();
    }

    void writeHead(const QString &tileset)
    {
        const Scenario &scenario = m_document.scenario();
        m_xml.writeStartElement(u"map"_s);
        set("version", u"1.8"_s);
        set("orientation", u"hexagonal"_s);
        set("renderorder", u"right-down"_s);
        set("width", m_scene.board.columns());
        set("height", m_scene.board.rows());
        set("tilewidth", m_sheet.tile().width());
        set("tileheight", m_sheet.tile().height());
        set("infinite", 0);
        set("hexsidelength", m_sheet.tile().width() / 2);
        set("staggeraxis", u"x"_s);
        set("staggerindex", u"odd"_s);
        writeProperties({{u"scenario"_s, editor::toQString(scenario.id)},
                         {u"system"_s, editor::toQString(scenario.system)},
                         {u"title"_s, editor::inWindowLanguage(scenario.title)}});
        m_xml.writeEmptyElement(u"tileset"_s);
        set("firstgid", kFirst);
        set("source", tileset);
    }

    template<typename Number>
    void writeTiles(const QString &name, const Number &number)
    {
        const Board &board = m_scene.board;
        m_xml.writeStartElement(u"layer"_s);
        set("id", ++m_layers);
        set("name", name);
        set("width", board.columns());
        set("height", board.rows());
        m_xml.writeStartElement(u"data"_s);
        set("encoding", u"csv"_s);
        QString text;
        for (int row = 0; row < board.rows(); ++row) {
            text += u'\n';
            for (int column = 0; column < board.columns(); ++column) {
                text += QString::number(number(board.at(Hex::at(column, row))));
                if (row + 1 < board.rows() || column + 1 < board.columns())
                    text += u',';
            }
        }
        m_xml.writeCharacters(text + u'\n');
        m_xml.writeEndElement();
        m_xml.writeEndElement();
    }

    template<typename Write>
    void writeGroup(const QString &name, const QString &colour, const Write &write)
    {
        m_xml.writeStartElement(u"objectgroup"_s);
        set("id", ++m_layers);
        set("name", name);
        set("color", colour);
        write();
        m_xml.writeEndElement();
    }

    void beginObject(const QString &type, const QString &name, QPointF at)
    {
        m_xml.writeStartElement(u"object"_s);
        set("id", ++m_objects);
        if (!name.isEmpty())
            set("name", name);
        set("type", type);
        set("x", at.x());
        set("y", at.y());
    }

    void writePoint(const QString &type, const QString &name, Hex hex, TmxProperties properties)
    {
        beginObject(type, name, m_plane.centre(hex));
        properties.emplace_back(u"hex"_s, nameOf(hex));
        writeProperties(properties);
        m_xml.writeEmptyElement(u"point"_s);
        m_xml.writeEndElement();
    }

    void writeLine(const QString &type, QPointF from, QPointF to, const TmxProperties &properties)
    {
        const QPointF way = to - from;
        beginObject(type, {}, from);
        writeProperties(properties);
        m_xml.writeEmptyElement(u"polyline"_s);
        set("points", u"0,0 %1,%2"_s.arg(way.x()).arg(way.y()));
        m_xml.writeEndElement();
    }

    static QString nameOf(Hex hex) { return QString::fromStdString(toString(hex)); }

    // `tell`: for each hex and direction; hexsides between two hexes once.
    template<typename Tell>
    void forEachSide(const Tell &tell) const
    {
        const Board &board = m_scene.board;
        for (std::size_t i = 0; i < board.size(); ++i)
            for (const Direction d : kAllDirections) {
                const Hex hex = board.hexAt(i);
                const bool isFirst = d == Direction::N || d == Direction::NE || d == Direction::SE;
                if (isFirst || !board.contains(neighbour(hex, d)))
                    tell(hex, d);
            }
    }

    void writeRoads()
    {
        const Board &board = m_scene.board;
        const TerrainChart &chart = m_scene.terrain;
        forEachSide([&](Hex hex, Direction d) {
            const Hex next = neighbour(hex, d);
            for (const RoadKind kind : chart.roadKinds())
                if (board.at(hex).roadRuns(kind, d) && board.contains(next))
                    writeLine(editor::toQString(chart.row(kind).id), m_plane.centre(hex),
                              m_plane.centre(next),
                              {{u"from"_s, nameOf(hex)}, {u"to"_s, nameOf(next)}});
        });
    }

    void writeHexsides()
    {
        const Board &board = m_scene.board;
        const TerrainChart &chart = m_scene.terrain;
        forEachSide([&](Hex hex, Direction d) {
            for (const HexsideKind kind : board.at(hex).kindsOn(d)) {
                const int right = static_cast<int>(d);
                const Hex next = neighbour(hex, d);
                const bool isOfNext =
                    board.contains(next) && board.at(next).ownsSide(kind, opposite(d));
                writeLine(editor::toQString(chart.row(kind).id), m_plane.vertex(hex, right - 1),
                          m_plane.vertex(hex, right),
                          {{u"hex"_s, nameOf(isOfNext ? next : hex)},
                           {u"side"_s, editor::toQString(toString(isOfNext ? opposite(d) : d))}});
            }
        });
    }

    void writeFortifications()
    {
        const Board &board = m_scene.board;
        for (std::size_t i = 0; i < board.size(); ++i)
            if (const auto &work = board.at(board.hexAt(i)).fortification)
                writePoint(editor::toQString(toString(work->kind)), {}, board.hexAt(i),
                           {{u"facing"_s, QString::number(work->facing)}});
    }

    void writeNames()
    {
        for (const SceneLabel &label : m_scene.labels)
            writePoint(u"label"_s, label.text, label.hex, {});
        for (const SceneObjective &objective : m_scene.objectives)
            writePoint(u"objective"_s, objective.name, objective.hex, {});
    }

    // Of one hex a little beside each other.
    void writeUnits()
    {
        const Scenario &scenario = m_document.scenario();
        std::map<Hex, int> drawn;
        for (const UnitSpec &unit : scenario.units) {
            if (!isShown(unit))
                continue;
            const SceneUnit shown = sceneUnit(unit, scenario, m_document.library());
            const QSize tile = m_sheet.tile();
            const double shift = drawn[*unit.at]++ * tile.width() / 16.0;
            beginObject(u"unit"_s, editor::toQString(unit.id),
                        m_plane.corner(*unit.at) + QPointF(shift, tile.height() + shift));
            set("width", tile.width());
            set("height", tile.height());
            set("gid", kFirst + m_sheet.counter(shown));
            TmxProperties properties = {{u"card"_s, editor::toQString(unit.card)},
                                        {u"side"_s, editor::toQString(unit.side)},
                                        {u"hex"_s, nameOf(*unit.at)}};
            if (unit.facing)
                properties.emplace_back(u"facing"_s, QString::number(*unit.facing));
            writeProperties(properties);
            m_xml.writeEndElement();
        }
    }

    bool isShown(const UnitSpec &unit) const { return unit.at && m_scene.board.contains(*unit.at); }

    const ScenarioDocument &m_document;
    const MapScene &m_scene;
    TmxSheet &m_sheet;
    const TmxPlane m_plane;
    QByteArray m_bytes;
    QXmlStreamWriter m_xml;
    int m_layers = 0;
    int m_objects = 0;
};

} // namespace

std::optional<ExportFailure> exportTiled(const ScenarioDocument &document, const MapScene &scene,
                                         int hexWidth, const QString &path)
{
    const QFileInfo file(path);
    if (!file.dir().exists()) // a batch would make it
        return ExportFailure{
            ExportFailure::Fault::NotWritten,
            QString::fromStdString(
                std::make_error_code(std::errc::no_such_file_or_directory).message())};
    const QString tiles = file.completeBaseName() + u"-tiles"_s;
    TmxSheet sheet(scene.terrain, scene.style, std::max(8, hexWidth / 4 * 4));
    const QByteArray map = TmxWriter(document, scene, sheet).write(tiles + u".tsx"_s);
    QByteArray picture;
    QBuffer buffer(&picture);
    sheet.picture().save(&buffer, "PNG");

    FileBatch batch;
    const auto add = [&](const QString &name, const QByteArray &bytes) {
        batch.set(std::filesystem::path(file.dir().filePath(name).toStdU16String()),
                  bytes.toStdString());
    };
    add(tiles + u".png"_s, picture);
    add(tiles + u".tsx"_s, sheet.tileset(tiles, tiles + u".png"_s));
    add(file.fileName(), map);
    const QTemporaryDir records;
    const auto written = batch.write(std::filesystem::path(records.path().toStdU16String()));
    if (written)
        return std::nullopt;
    return ExportFailure{ExportFailure::Fault::NotWritten,
                         QString::fromStdString(written.error().failure.reason.message())};
}

} // namespace hexwerk::assault::ui
