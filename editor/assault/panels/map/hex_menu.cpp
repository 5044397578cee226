#include "editor/assault/panels/map/hex_menu.h"

#include "editor/assault/commands/paint_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

HexMenu::HexMenu(ScenarioDocument &document, const EditLayers &layers, std::vector<Hex> hexes)
    : m_document(document)
    , m_layers(layers)
    , m_hexes(std::move(hexes))
{
}

void HexMenu::addTerrain(QMenu &menu) const
{
    QMenu *inner = menu.addMenu(tr("Terrain"));
    inner->setEnabled(m_layers.isOpen(EditLayer::Terrain));
    const std::string here =
        m_document.terrain().row(m_document.board().at(m_hexes.front()).terrain).id;
    for (const std::string &id :
         choiceIds(Choices::Terrains, m_document.scenario(), m_document.library())) {
        QAction *action = inner->addAction(
            paletteIcon(Choices::Terrains, id, m_document.library(), {}),
            ChoiceText::of(Choices::Terrains, id, m_document.scenario(), m_document.library()));
        action->setCheckable(true);
        action->setChecked(m_hexes.size() == 1 && id == here);
        QObject::connect(action, &QAction::triggered, &m_document,
                         [&document = m_document, hexes = m_hexes, id] {
                             document.push(
                                 std::make_unique<PaintTerrainCommand>(document, hexes, id));
                         });
    }
}

void HexMenu::addLevels(QMenu &menu) const
{
    constexpr int kLevels = 3;
    QMenu *inner = menu.addMenu(tr("Level"));
    inner->setEnabled(m_layers.isOpen(EditLayer::Levels));
    for (int level = 0; level < kLevels; ++level) {
        QAction *action = inner->addAction(QString::number(level));
        action->setCheckable(true);
        action->setChecked(m_hexes.size() == 1 &&
                           m_document.board().at(m_hexes.front()).level == level);
        QObject::connect(action, &QAction::triggered, &m_document,
                         [&document = m_document, hexes = m_hexes, level] {
                             document.push(
                                 std::make_unique<PaintLevelCommand>(document, hexes, level));
                         });
    }
}

void HexMenu::fill(QMenu &menu) const
{
    addTerrain(menu);
    addLevels(menu);
}

} // namespace hexwerk::assault::ui
