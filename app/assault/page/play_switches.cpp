#include "app/assault/page/play_switches.h"

#include <QSettings>

namespace hexwerk::assault::ui {

PlaySwitches::PlaySwitches(const OwnActions &actions, QObject *parent)
    : QObject(parent)
    , m_actions(actions)
{
}

void PlaySwitches::add(OwnAct act, QLatin1String key, Usual usual,
                       const std::function<void(bool)> &set)
{
    QAction *action = m_actions[act];
    action->setChecked(QSettings().value(key, usual == Usual::On).toBool());
    set(action->isChecked());
    connect(action, &QAction::toggled, this, [this, key, set](bool isOn) {
        QSettings().setValue(key, isOn);
        set(isOn);
        emit switched();
    });
}

} // namespace hexwerk::assault::ui
