// Why a click on a hex answers nothing: what cannot be reached, fired at, placed or activated says
// so before it is tried.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/game/picked.h"
#include "core/assault/engine/assault.h"

#include <optional>

namespace hexwerk::assault::ui {

class WhyNot
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::WhyNot)

public:
    // A sentence with its rule. Empty: the hex can be clicked, or the question is about none and
    // there is nothing to say of it.
    static QString of(const Position &p, const Picked &picked, Hex hex);

    // Further than any way leads. [R9.0a]
    static bool isFar(const Position &p, const Picked &picked, Hex hex);
    static QString outOfReach(Hex hex);

    // Of a step that is refused: the movement before it, and where it would lead. Empty: what is
    // refused is no step.
    struct RefusedStep
    {
        Walk walk;
        Hex to;
    };
    static std::optional<RefusedStep> stepAt(const Position &p, const Picked &picked, Hex hex);

    // The refusal behind it; also empty where a hex is simply too far away.
    static std::optional<Refusal> refusalAt(const Position &p, const Picked &picked, Hex hex);
};

} // namespace hexwerk::assault::ui
