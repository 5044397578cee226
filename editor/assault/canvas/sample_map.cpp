#include "editor/assault/canvas/sample_map.h"

#include "editor/assault/canvas/map_painter.h"

namespace hexwerk::assault::ui {

MapScene sampleMap(const TerrainChart &chart)
{
    MapScene sample;
    sample.board = Board(4, 3);
    sample.terrain = chart;
    return sample;
}

void coverSample(MapScene &sample, TerrainIndex terrain)
{
    for (std::size_t i = 0; i < sample.board.size(); ++i)
        sample.board.at(sample.board.hexAt(i)).terrain = terrain;
}

void layAcross(MapScene &sample, RoadKind kind)
{
    const auto place = static_cast<std::size_t>(kind);
    for (const Direction d : {Direction::NW, Direction::SE}) {
        sample.board.at(kMiddleOfSample).roads[place] |=
            static_cast<std::uint8_t>(kRoadHere | 1U << static_cast<unsigned>(d));
        sample.board.at(neighbour(kMiddleOfSample, d)).roads[place] |=
            static_cast<std::uint8_t>(kRoadHere | 1U << static_cast<unsigned>(opposite(d)));
    }
}

void layOnSides(MapScene &sample, HexsideKind kind)
{
    const auto bit = static_cast<SideBits>(1U << static_cast<unsigned>(kind));
    for (const Direction d : {Direction::NW, Direction::N, Direction::NE}) {
        sample.board.at(kMiddleOfSample).sides[static_cast<std::size_t>(d)] |= bit;
        sample.board.at(neighbour(kMiddleOfSample, d))
            .sides[static_cast<std::size_t>(opposite(d))] |= bit;
    }
}

void layWork(MapScene &sample, OverlayKind kind)
{
    Cell &cell = sample.board.at(kMiddleOfSample);
    if (isFortification(kind))
        cell.fortification = Fortification{kind, 0};
    else
        cell.terrain =
            sample.terrain.find(kind == OverlayKind::Crater ? "craters" : "ruins").value_or(0);
}

QImage middleOfSample(const MapScene &sample, int hexWidth, MapLayers layers)
{
    const QRectF bounds = editor::HexGeometry(hexWidth).bounds(kMiddleOfSample);
    return renderMap(sample, hexWidth, layers).copy(bounds.toAlignedRect());
}

} // namespace hexwerk::assault::ui
