// What the side that is asked can say, ready for buttons.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/play/picked.h"
#include "core/assault/assault.h"

#include <optional>
#include <vector>

namespace hexwerk {

enum class PanelKind : std::uint8_t { Choices, Dice, Units, Mines, Draw, Result };
// Every kind of question has its panel.
PanelKind panelFor(assault::Question question);

struct Choice
{
    assault::Order order;
    QString text;
    QString tip;  // what it means, or why it is not allowed
    QString icon; // a name for editor::icon()
    bool allowed = true;
    std::optional<int> facing = {}; // the vertex that it turns to
    QString details = {};           // a second line: what a card holds
};

class QuestionChoices
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::QuestionChoices)

public:
    // What is said by a click on a hex is not listed.
    static std::vector<Choice> of(const assault::Position &p, const Picked &picked);
    // What to do, in a sentence: where to click.
    static QString hint(const assault::Position &p, const Picked &picked);

private:
    static std::vector<Choice> actions(const assault::Position &p, UnitId chosen);
    static std::vector<Choice> facings(const assault::Position &p, const Picked &picked);
    static std::vector<Choice> cards(const assault::Position &p);
};

} // namespace hexwerk
