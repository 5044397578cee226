#include "app/assault/game/game_look.h"

#include "core/assault/game/view.h"

namespace hexwerk::assault::ui {

const SeenPosition &GameLook::seen() const
{
    const SideIndex by = viewer();
    if (!m_isOld && m_seenMoment == m_moment && m_seenBy == by)
        return *m_seen;
    m_seen.emplace(viewFor(m_moment ? m_game.positionAt(*m_moment) : m_game.position(), by));
    m_seenMoment = m_moment;
    m_seenBy = by;
    m_isOld = false;
    return *m_seen;
}

} // namespace hexwerk::assault::ui
