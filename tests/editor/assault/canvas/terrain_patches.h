// A board of every terrain on every level, for what has to be seen on all of them.
#pragma once

#include <QTest>

#include "tests/editor/assault/canvas/sample_scene.h"

namespace hexwerk::assault::ui::patches {

inline constexpr int kPatch = 3; // hexes of one terrain and level, both ways
inline constexpr int kLevels = 3;

inline TerrainChart chart()
{
    TerrainChart chart = sample::chart();
    for (const char *house : {"field", "sand", "sea", "river", "cemetery"}) {
        TerrainRow row;
        row.id = house;
        row.name = {{"en", row.id}};
        chart.rows.push_back(row);
    }
    return chart;
}

// Every terrain on every level, as a patch; columns of patches by terrain, rows by level.
inline MapScene scene(ground::Look look)
{
    MapScene scene;
    scene.terrain = chart();
    scene.style.look = look;
    scene.board = Board(kPatch * static_cast<int>(scene.terrain.rows.size()), kPatch * kLevels);
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        const Hex hex = scene.board.hexAt(i);
        scene.board.at(hex).terrain = static_cast<TerrainIndex>(hex.column() / kPatch);
        scene.board.at(hex).level = static_cast<std::uint8_t>(hex.row() / kPatch);
    }
    return scene;
}

inline std::vector<Hex> middles(const MapScene &scene)
{
    std::vector<Hex> hexes;
    for (int column = kPatch / 2; column < scene.board.columns(); column += kPatch)
        for (int row = kPatch / 2; row < scene.board.rows(); row += kPatch)
            hexes.push_back(Hex::at(column, row));
    return hexes;
}

inline QString nameOf(const MapScene &scene, Hex hex, int pixels)
{
    return QStringLiteral("%1, level %2, %3 pixels")
        .arg(QString::fromStdString(scene.terrain.row(scene.board.at(hex).terrain).id))
        .arg(scene.board.at(hex).level)
        .arg(pixels);
}

// A row of data for each look; three under the sanitizers.
inline void eachLook()
{
    QTest::addColumn<int>("look");
    for (const ground::Look look : ground::kAllLooks)
        if (HW_SHARE == 1 || look == ground::Look::Summer || look == ground::Look::Winter ||
            look == ground::Look::Night)
            QTest::newRow(std::string(toString(look)).c_str()) << static_cast<int>(look);
}

} // namespace hexwerk::assault::ui::patches
