// What the side that is asked can say, ready for buttons.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/assault.h"

#include <optional>
#include <vector>

namespace hexwerk {

enum class PanelKind : std::uint8_t { Choices, Dice, Units, Result };
// Every kind of question has its panel.
PanelKind panelFor(assault::Question question);

struct Choice
{
    assault::Order order;
    QString text;
    QString tip;  // what it means, or why it is not allowed
    QString icon; // a name for editor::icon()
    bool allowed = true;
};

class Choices
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::Choices)

public:
    // Steps and set-up hexes are chosen on the map and not listed. `chosen`: the unit that the
    // player picked, or none.
    static std::vector<Choice> of(const assault::Position &p, UnitId chosen);
    // What to do, in a sentence: where to click.
    static QString hint(const assault::Position &p, UnitId chosen);

private:
    static std::vector<Choice> actions(const assault::Position &p, UnitId chosen);
};

} // namespace hexwerk
