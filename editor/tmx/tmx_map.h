// A hexagonal map of Tiled, laid on our board: which tile lies in which hex, layer by layer.
#pragma once

#include <QByteArray>
#include <QRect>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace hexwerk::editor {

// What a tile looks like, as the file says: nothing of it is checked.
struct TmxPicture
{
    QString source; // from the folder of the map; empty if none is named
    QRect part;     // of it, in pixels; null: all
    bool operator==(const TmxPicture &) const = default;
};

struct TmxTile
{
    QString tileset;
    int id = 0;        // within its tileset, from 0
    QStringList names; // what the tileset calls it: type, terrain, picture; may be empty
    int count = 0;     // hexes in which it lies
    TmxPicture picture = {};
};

struct TmxMap
{
    int columns = 0; // even
    int rows = 0;
    std::vector<TmxTile> tiles;           // those that lie somewhere, tileset by tileset
    std::vector<std::vector<int>> layers; // from below: a place in `tiles` for each hex, -1 none

    std::size_t index(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
};

enum class TmxFault : std::uint8_t {
    CannotRead,     // what: the system's reason
    TooLarge,       // of the file
    NotXml,         // line, column, what: the parser's reason
    NotAMap,        // what: the root's name
    NotHexagonal,   // what: the orientation
    PointsUp,       // rows of hexes that stand on a corner
    TooManyHexes,   // columns, rows
    NoHexes,        // no tile lies anywhere
    UnknownPacking, // what: "zstd"; layer
    BrokenLayer,    // layer
    UnknownTile,    // layer, number
    BrokenTileset,  // what: the file; line, column
    TooMuch,        // groups in groups, layers or tilesets
};
inline constexpr TmxFault kLastTmxFault = TmxFault::TooMuch;

struct TmxFailure
{
    TmxFault fault = TmxFault::NotXml;
    QString what = {};
    QString layer = {};
    qint64 line = 0;
    qint64 column = 0;
    int columns = 0;
    int rows = 0;
    quint32 number = 0;
};

// The text of a file that the map names, a tileset; none if it cannot be read: its tiles then have
// numbers alone.
using TmxFiles = std::function<std::optional<QByteArray>(const QString &source)>;

inline constexpr int kLargestTmxBoard = 200;          // columns and rows
inline constexpr qint64 kLargestTmxFile = 32LL << 20; // bytes
inline constexpr int kDeepestTmxGroup = 64;
inline constexpr std::size_t kMostTmxTilesets = 1'000;
inline constexpr std::size_t kMostTmxNumbers = 2'000'000; // in all layers: fifty full ones

tl::expected<TmxMap, TmxFailure> readTmx(const QByteArray &text, const TmxFiles &files);
tl::expected<TmxMap, TmxFailure> loadTmx(const QString &path);

} // namespace hexwerk::editor
