// Why the computer cannot say at a table what it would do: without a map nobody knows who is where.
#pragma once

#include <QCoreApplication>
#include <QMenu>
#include <QString>

#include <cstdint>

namespace hexwerk::assault::ui {

class NoHint
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::NoHint)

public:
    // Where there is no hint: a game whose scenario has a map, one without a scenario, one attack.
    enum class At : std::uint8_t { Scenario, Units, Attack };

    // With what can be done about it.
    static QString why(At at);
    // The action that gives hints elsewhere, disabled; its tip says why.
    static void addTo(QMenu &menu, At at);
};

} // namespace hexwerk::assault::ui
