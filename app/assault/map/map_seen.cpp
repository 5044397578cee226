#include "app/assault/map/map_seen.h"

#include <utility>

namespace hexwerk::assault::ui {

void MapSeen::connectLayers(const Actions &actions, MapCanvas &canvas)
{
    for (const auto &[act, layer] :
         {std::pair(Act::Grid, MapLayer::Grid), std::pair(Act::HexNames, MapLayer::Names),
          std::pair(Act::Levels, MapLayer::Levels), std::pair(Act::Zones, MapLayer::Zones),
          std::pair(Act::Picture, MapLayer::Picture)}) {
        actions[act]->setChecked(canvas.layers().testFlag(layer));
        QObject::connect(actions[act], &QAction::toggled, &canvas,
                         [&canvas, layer = layer](bool isOn) {
                             canvas.setLayer(layer, isOn ? LayerState::Shown : LayerState::Hidden);
                         });
    }
}

void MapSeen::goTo(MapCanvas &canvas, Hex hex)
{
    canvas.centreOn(hex);
    canvas.setCursor(hex);
    canvas.setFocus();
}

std::optional<editor::SearchEntry> MapSeen::hexCalled(const QString &name, MapCanvas &canvas)
{
    const std::optional<Hex> hex = hexFromString(name.toUpper().toStdString());
    if (!hex || !canvas.scene().board.contains(*hex))
        return std::nullopt;
    return editor::SearchEntry{
        canvas.describe(*hex), tr("Hex"), QStringLiteral("area"), {}, [hex = *hex, &canvas] {
            goTo(canvas, hex);
        }};
}

} // namespace hexwerk::assault::ui
