// The board of a worked example: the part of it that the example is about, as large as there is
// room.
#pragma once

#include <QImage>

#include "editor/assault/document/shared_data.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// Hexes of the board that its example is about, with one more around them: where its orders go,
// what lies on the ground, and the units near these. All of it for a board that has neither.
// `orders`: one JSON each, may be empty.
std::vector<Hex> hexesShown(const Scenario &scenario, const std::vector<std::string> &orders);

// Null for a file that cannot be read. `room` in pixels: at most.
QImage boardPicture(const QString &path, const std::vector<std::string> &orders,
                    const SharedData &library, QSize room);

} // namespace hexwerk::assault::ui
