#include "app/assault/answer/policy_text.h"

#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString howLong(const Position &p, const ReactionPolicy &policy)
{
    return policy.until == ReactionPolicy::Until::MoveEnds
               //: %1 is a unit
               ? PolicyText::tr("on the move of %1").arg(PlayText::unit(p, policy.mover))
               : PolicyText::tr("until the turn ends");
}

static QString answer(const Position &p, const ReactionPolicy &policy)
{
    switch (policy.ask) {
    case ReactionPolicy::Ask::Never:
        return PolicyText::tr("no reaction");
    case ReactionPolicy::Ask::Units: {
        QStringList units;
        for (const UnitId unit : policy.units)
            units << PlayText::unit(p, unit);
        return PolicyText::tr("asked only for %1").arg(units.join(QStringLiteral(", ")));
    }
    case ReactionPolicy::Ask::Odds:
        return PolicyText::tr("asked only above %1 % chance of an effect").arg(policy.percent);
    case ReactionPolicy::Ask::Later:
        //: %1 is a unit, %2 a hex
        return PolicyText::tr("%1 reacts in %2")
            .arg(PlayText::unit(p, policy.units.front()), editor::toQString(toString(policy.hex)));
    }
    Q_UNREACHABLE();
}

QString PolicyText::whole(const Position &p, const ReactionPolicy &policy)
{
    //: %1 is a side, %2 what it answers, %3 for how long
    return tr("%1: %2, %3.")
        .arg(PlayText::side(p, policy.side), answer(p, policy), howLong(p, policy));
}

QString PolicyText::outline(const Position &p, const ReactionPolicy &policy)
{
    //: %1 is a side, %2 for how long
    return tr("%1: reactions are answered in advance, %2.")
        .arg(PlayText::side(p, policy.side), howLong(p, policy));
}

} // namespace hexwerk::assault::ui
