// The game as it is looked at: at which moment, by whom, and what is picked and pointed at there.
#pragma once

#include "app/assault/game/hand_over.h"
#include "app/assault/game/picked.h"
#include "app/assault/game/play_game.h"
#include "app/assault/game/seen_position.h"

#include <optional>

namespace hexwerk::assault::ui {

class GameLook
{
public:
    // The game must live as long.
    explicit GameLook(const PlayGame &game)
        : m_game(game)
    {
    }

    const PlayGame &game() const { return m_game; }
    // How many orders lie behind the moment that is looked at; none: the game goes on there.
    std::optional<std::size_t> moment() const { return m_moment; }
    void setMoment(std::optional<std::size_t> orders) { m_moment = orders; }
    // How many have been given at that moment.
    std::size_t orders() const { return m_moment.value_or(m_game.game().log().size()); }

    // Only while a game is running. Without what who looks may not know: of another moment that is
    // what both sides may see. Good until the game, the moment or who looks is another one.
    const SeenPosition &seen() const;
    const Position &position() const { return seen().position; }
    const Scenario &scenario() const { return m_game.position().setting->scenario; }
    // To be told whenever the game has changed.
    void lookAgain() { m_isOld = true; }

    HandOver &handOver() { return m_handOver; }
    const HandOver &handOver() const { return m_handOver; }
    // Whose secrets are seen; kNobody: what both sides may see.
    SideIndex viewer() const { return m_moment ? kNobody : m_handOver.viewer(m_game.position()); }
    // The open question waits until its side is there.
    bool isCovered() const { return !m_moment && m_handOver.isNeeded(m_game.position()); }

    const Picked &picked() const { return m_picked; }
    void pick(const Picked &picked) { m_picked = picked; }
    // The hex under the pointer or the cursor, whichever moved last; nowhere: neither since the map
    // was shown.
    Hex pointedAt() const { return m_pointedAt; }
    void pointAt(Hex hex) { m_pointedAt = hex; }

private:
    const PlayGame &m_game;
    std::optional<std::size_t> m_moment;
    HandOver m_handOver;
    Picked m_picked;
    Hex m_pointedAt;
    // What seen() gives, and of what.
    mutable std::optional<SeenPosition> m_seen;
    mutable std::optional<std::size_t> m_seenMoment;
    mutable SideIndex m_seenBy = kNobody;
    mutable bool m_isOld = true;
};

} // namespace hexwerk::assault::ui
