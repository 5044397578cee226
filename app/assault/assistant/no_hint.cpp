#include "app/assault/assistant/no_hint.h"

namespace hexwerk::assault::ui {

QString NoHint::why(At at)
{
    switch (at) {
    case At::Scenario:
        return tr("No hint without the map: the assistant does not know where the units are. "
                  "“Continue with the map” in the menu lets you place them.");
    case At::Units:
        return tr("No hint without a scenario: the assistant knows neither the map nor what wins "
                  "this game. Track a game on its board to get hints.");
    case At::Attack:
        return tr("No hint here: the assistant knows this attack, but not where the other units "
                  "are. Track a game on its board to get hints.");
    }
    Q_UNREACHABLE();
}

void NoHint::addTo(QMenu &menu, At at)
{
    menu.setToolTipsVisible(true);
    QAction *hint = menu.addAction(tr("Hint: what would it do? (H)"));
    hint->setObjectName(QStringLiteral("hint"));
    hint->setEnabled(false);
    hint->setToolTip(why(at));
}

} // namespace hexwerk::assault::ui
