// What each unit may still do, in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/game/position.h"

#include <vector>

namespace hexwerk::assault::ui {

struct UnitLine
{
    UnitId unit = {};
    QString name;  // with its hex
    QString state; // strength, experience, markers
    QString may;   // what is open to it, or why nothing is
    bool isOpen = false;
    bool operator==(const UnitLine &) const = default;
};

class UnitLines
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::UnitLines)

public:
    // Of one side, or of both for kNobody. `viewer`: whose secrets may be shown; of the others
    // only what is on the map or was. Who may still act comes first, who is gone last.
    static std::vector<UnitLine> of(const Position &p, SideIndex side, SideIndex viewer);

private:
    static void addMay(UnitLine &line, const Position &p, const Unit &unit);
};

} // namespace hexwerk::assault::ui
