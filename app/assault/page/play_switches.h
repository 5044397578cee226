// Switches of the menus that change how a game is played, remembered for the next one.
#pragma once

#include "app/assault/actions/own_actions.h"

#include <functional>

namespace hexwerk::assault::ui {

class PlaySwitches final : public QObject
{
    Q_OBJECT

public:
    PlaySwitches(const OwnActions &actions, QObject *parent);

    // `set` is told now, and whenever it is switched; `key` of the settings.
    enum class Usual : std::uint8_t { Off, On };
    void add(OwnAct act, QLatin1String key, Usual usual, const std::function<void(bool)> &set);

signals:
    void switched();

private:
    const OwnActions &m_actions;
};

} // namespace hexwerk::assault::ui
