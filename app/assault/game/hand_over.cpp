#include "app/assault/game/hand_over.h"

#include "core/assault/game/decks.h"

namespace hexwerk::assault::ui {

SideIndex HandOver::secretOf(const Position &p)
{
    switch (p.pending.question) {
    case Question::LayMine:
    case Question::Allot:
    case Question::Request:
    case Question::Discard:
    case Question::PlayCard:
        return p.pending.side;
    case Question::Announce: // [R6.4c] its hand can be played from, [R12.3.2a] requests turned up
        return holdsFaceDown(p, p.pending.side) ? p.pending.side : kNobody;
    default:
        return kNobody;
    }
}

void HandOver::follow(const Position &p)
{
    if (secretOf(p) != m_alone)
        m_alone = kNobody;
}

bool HandOver::isNeeded(const Position &p) const
{
    const bool isAlone = m_computer[0] || m_computer[1];
    return !m_onePlayer && !isAlone && secretOf(p) != kNobody && secretOf(p) != m_alone;
}

SideIndex HandOver::viewer(const Position &p) const
{
    if (m_computer[0] || m_computer[1])
        return m_computer[0] && m_computer[1] ? kNobody : m_computer[0] ? 1 : 0;
    return isNeeded(p) ? kNobody : secretOf(p);
}

} // namespace hexwerk::assault::ui
