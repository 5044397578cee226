#include "app/assault/game/hand_over.h"

namespace hexwerk::assault::ui {

SideIndex HandOver::secretOf(const Position &p)
{
    const Question question = p.pending.question;
    return question == Question::LayMine || question == Question::Allot ? p.pending.side : kNobody;
}

void HandOver::follow(const Position &p)
{
    if (secretOf(p) != m_alone)
        m_alone = kNobody;
}

bool HandOver::isNeeded(const Position &p) const
{
    return !m_onePlayer && secretOf(p) != kNobody && secretOf(p) != m_alone;
}

SideIndex HandOver::viewer(const Position &p) const
{
    return isNeeded(p) ? kNobody : secretOf(p);
}

} // namespace hexwerk::assault::ui
