// What a hex is, in a menu: terrain and level of all hexes that are meant.
#pragma once

#include <QCoreApplication>
#include <QMenu>

#include "core/hexes/hex.h"

#include <vector>

namespace hexwerk::assault::ui {

class EditLayers;
class ScenarioDocument;

class HexMenu
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::HexMenu)

public:
    // At least one hex of the board. What is hidden or locked is not offered.
    HexMenu(ScenarioDocument &document, const EditLayers &layers, std::vector<Hex> hexes);

    void fill(QMenu &menu) const;

private:
    void addTerrain(QMenu &menu) const;
    void addLevels(QMenu &menu) const;

    ScenarioDocument &m_document;
    const EditLayers &m_layers;
    const std::vector<Hex> m_hexes;
};

} // namespace hexwerk::assault::ui
