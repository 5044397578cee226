#include "app/assault/map/map_seen.h"

#include "app/assault/map/map_styles.h"

#include <utility>

namespace hexwerk::assault::ui {

void MapSeen::connectLayers(const OwnActions &actions, MapCanvas &canvas)
{
    for (const auto &[act, layer] :
         {std::pair(OwnAct::Grid, MapLayer::Grid), std::pair(OwnAct::HexNames, MapLayer::Names),
          std::pair(OwnAct::Levels, MapLayer::Levels), std::pair(OwnAct::Zones, MapLayer::Zones),
          std::pair(OwnAct::Picture, MapLayer::Picture)}) {
        const auto show = [&canvas, layer = layer](bool isOn) {
            canvas.setLayer(layer, isOn ? LayerState::Shown : LayerState::Hidden);
        };
        show(actions[act]->isChecked());
        QObject::connect(actions[act], &QAction::toggled, &canvas, show);
    }
    followMapStyle(actions, canvas);
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
