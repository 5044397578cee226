// Before a position becomes a scenario: what a scenario cannot say of it.
#pragma once

#include <QDialog>

#include "core/assault/position_scenario.h"

namespace hexwerk {

class PositionDialog final : public QDialog
{
    Q_OBJECT

public:
    // `isEarlier`: the position stands before an action that is under way.
    PositionDialog(const assault::PositionScenario &written, bool isEarlier,
                   QWidget *parent = nullptr);

    static QString sentence(assault::NotSaid what);
};

} // namespace hexwerk
