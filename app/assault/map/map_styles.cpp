#include "app/assault/map/map_styles.h"

#include <QSettings>

#include "editor/assault/canvas/map_canvas.h"

namespace hexwerk::assault::ui {

static constexpr auto kLook = "map/look";
static constexpr auto kHexes = "map/clear_hexes";

MapStyle chosenMapStyle()
{
    const QSettings settings;
    const std::string look = settings.value(kLook).toString().toStdString();
    return {ground::lookFromString(look).value_or(ground::Look::Summer),
            settings.value(kHexes, false).toBool() ? ground::Borders::Hexes
                                                   : ground::Borders::Grown};
}

static void showChosen(const OwnActions &actions)
{
    const MapStyle style = chosenMapStyle();
    actions[OwnAct::ClearHexes]->setChecked(style.borders == ground::Borders::Hexes);
    for (std::size_t i = 0; i < kLookActs.size(); ++i)
        actions[kLookActs[i]]->setChecked(ground::kAllLooks[i] == style.look);
}

void followMapStyle(const OwnActions &actions, MapCanvas &canvas)
{
    const auto apply = [&actions, &canvas] {
        showChosen(actions);
        canvas.setStyle(chosenMapStyle());
    };
    QObject::connect(actions[OwnAct::ClearHexes], &QAction::triggered, &canvas, [apply](bool isOn) {
        QSettings().setValue(kHexes, isOn);
        apply();
    });
    for (std::size_t i = 0; i < kLookActs.size(); ++i)
        QObject::connect(actions[kLookActs[i]], &QAction::triggered, &canvas, [apply, i] {
            const std::string_view name = toString(ground::kAllLooks[i]);
            QSettings().setValue(
                kLook, QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
            apply();
        });
    apply();
}

} // namespace hexwerk::assault::ui
