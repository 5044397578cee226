// What is wrong with a map of Tiled, as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_reader.h"

namespace hexwerk::editor {

class TmxText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::TmxText)

public:
    // What is wrong, where, and what helps.
    static QString sentence(const TmxFailure &failure);
    // "forest, no. 3 of hills"
    static QString of(const TmxTile &tile);

private:
    static QString ofLayer(const TmxFailure &failure);
};

} // namespace hexwerk::editor
