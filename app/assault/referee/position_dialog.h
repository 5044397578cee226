// Before a position becomes a scenario: what a scenario cannot say of it.
#pragma once

#include <QDialog>

#include "core/assault/aside/position_scenario.h"

namespace hexwerk::assault::ui {

class PositionDialog final : public QDialog
{
    Q_OBJECT

public:
    // `isEarlier`: the position stands before an action that is under way.
    PositionDialog(const PositionScenario &written, bool isEarlier, QWidget *parent = nullptr);

    static QString sentence(NotSaid what);
};

} // namespace hexwerk::assault::ui
