// Pictures in the text of sheets, by names that lead to them.
#pragma once

#include <QString>
#include <QUrl>
#include <QVariant>

#include "core/assault/dice/dice.h"
#include "core/assault/scenario/scenario.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/document/shared_data.h"

#include <string>

namespace hexwerk::assault::ui {

// As HTML, so high in pixels of 96 to an inch.
QString counterHtml(const std::string &card, const std::string &side, int size);
QString diceHtml(const Pool &dice, int size);
QString faceHtml(Die die, Symbols face, int size);
QString markerHtml(Marker marker, int size);
// A hex of the board: "terrain:clear", "hexside:stone_wall", "road:main_road", "work:bunker".
QString groundHtml(const std::string &kind, const std::string &id, int size);

// Draws what these name; what it does not know is null.
class SheetPictures
{
public:
    SheetPictures(const Scenario &scenario, const DataStore &library, const TerrainChart &terrain)
        : m_scenario(scenario)
        , m_library(library)
        , m_terrain(terrain)
    {
    }

    QVariant operator()(const QUrl &name);

private:
    QImage counter(const std::string &card, const std::string &side, int size);
    QImage ground(const std::string &kind, const std::string &id, int size) const;

    const Scenario &m_scenario;
    const DataStore &m_library;
    const TerrainChart &m_terrain;
    MapArt m_art;
};

} // namespace hexwerk::assault::ui
