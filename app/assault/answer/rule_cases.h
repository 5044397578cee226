// The numbers of a case, as the engine counted them: nothing is counted again.
#pragma once

#include <QCoreApplication>

#include "app/assault/answer/why_not.h"
#include "app/assault/map/preview_view.h"
#include "app/basis/rule_case.h"
#include "core/assault/game/event.h"

namespace hexwerk::assault::ui {

class RuleCases
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RuleCases)

public:
    // A line of dice: all that make up its pool. `line` of `count.lines`.
    static RuleCase ofDice(const Position &p, const ShownAttack &attack, const DiceCount &count,
                           std::size_t line);
    // `step`: that which is refused, if it is one.
    static RuleCase ofRefusal(const Position &p, const Refusal &refusal,
                              const std::optional<WhyNot::RefusedStep> &step);
    // A hex that no way of the unit leads to. [R9.0a]
    static RuleCase ofFar(const Position &p, UnitId unit, Hex hex);
    // A click on a hex that answers nothing; without a rule if there is none to tell.
    static RuleCase ofClick(const Position &p, const Picked &picked, Hex hex);
    // What happened; `p`: a position after it.
    static RuleCase ofEvent(const Position &p, const Event &event);

    // The title of a refusal.
    static QString refused() { return tr("refused"); }

    // "2 × Yellow, Green".
    static QString words(const Pool &dice);

private:
    static std::vector<CaseLine> linesOf(const Refusal &refusal);
    static std::vector<CaseLine> costOf(const Position &p, const WhyNot::RefusedStep &step);
};

} // namespace hexwerk::assault::ui
