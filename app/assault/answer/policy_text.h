// A standing answer to reactions, in a sentence.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/aside/reaction_policy.h"

namespace hexwerk::assault::ui {

class PolicyText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PolicyText)

public:
    // As the side that gave it may see it: "Axis: no reaction to the move of Rifles 43 (u1)."
    static QString whole(const Position &p, const ReactionPolicy &policy);
    // As the other side may see it: that there is one, and for how long.
    static QString outline(const Position &p, const ReactionPolicy &policy);
};

} // namespace hexwerk::assault::ui
