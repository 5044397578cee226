// Reads maps of Tiled, and says what is wrong with one that cannot be laid on a board.
#pragma once

#include <QByteArray>
#include <QString>

#include "editor/tmx/tmx_map.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <functional>
#include <optional>

namespace hexwerk::editor {

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
