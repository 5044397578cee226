// What the side that is asked can say, ready for buttons.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/game/picked.h"
#include "app/assault/game/seen_position.h"
#include "core/assault/aside/path_forecast.h"
#include "core/assault/aside/reaction_policy.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

enum class PanelKind : std::uint8_t { Choices, Dice, Units, Mines, Draw, Result };
// Every kind of question has its panel.
PanelKind panelFor(Question question);

struct Choice
{
    Order order;
    QString text;
    QString tip;  // what it means, or why it is not allowed
    QString icon; // a name for editor::icon()
    bool allowed = true;
    std::optional<int> facing = {};    // the vertex that it turns to
    QString brief = {};                // of whom it speaks, where there is little room
    QString details = {};              // a second line: what a card holds
    QChar key = {};                    // the letter that it always has; of a list it has a number
    std::optional<double> chance = {}; // of an effect, from 0 to 1
    // It answers later, in another hex of the way.
    std::optional<ReactionPolicy> later = {};
};

class QuestionChoices
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::QuestionChoices)

public:
    // What is said by a click on a hex is not listed. `ahead` is where the moving unit is known to
    // go on to: reactions there are on the list too.
    static std::vector<Choice> of(const SeenPosition &seen, const Picked &picked,
                                  const std::vector<PathStep> &ahead = {});
    // The same while the rules are not enforced: with what they refuse but can be done, and draws
    // that are named later.
    static std::vector<Choice> unenforced(const SeenPosition &seen, const Picked &picked,
                                          const std::vector<PathStep> &ahead);
    // What to do, in a sentence: where to click.
    static QString hint(const SeenPosition &seen, const Picked &picked);

private:
    static std::vector<Choice> actions(const Position &p, UnitId chosen);
    static std::vector<Choice> facings(const Position &p, const Picked &picked);
    static std::vector<Choice> cards(const Position &p);
    static void addDraws(const Position &p, const Picked &picked, std::vector<Choice> &choices);
    static std::vector<Choice> reactionsAhead(const Position &p,
                                              const std::vector<PathStep> &ahead);
};

} // namespace hexwerk::assault::ui
