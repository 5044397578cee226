// Any moment of a game that goes on, found fast in both directions.
#pragma once

#include "core/play/game.h"

#include <cstddef>
#include <map>
#include <tuple>

namespace hexwerk::play {

// Keeps the game's positions at intervals, as they are passed. It reads the game and never changes
// it; whoever takes orders back tells cutTo().
template<typename Game>
class Timeline
{
public:
    using Position = typename Game::Position;

    // The game must live as long.
    explicit Timeline(const Game &game)
        : m_game(&game)
        , m_position(game.start())
        , m_kept{{0, game.start()}}
    {
    }

    // The position before order `orders` (from 0; up to the number of orders: after the last one).
    // The reference is good until the next call.
    const Position &at(std::size_t orders)
    {
        HW_EXPECTS(orders <= m_game->log().size());
        if (orders < m_orders || kept(orders).first > m_orders)
            goToKept(orders);
        while (m_orders < orders)
            step();
        return m_position;
    }

    // The game has other orders behind the first `orders` now.
    void cutTo(std::size_t orders)
    {
        m_kept.erase(m_kept.upper_bound(orders), m_kept.end());
        if (m_orders > orders)
            goToKept(orders);
    }

private:
    static constexpr std::size_t kInterval = 128; // orders between two positions that are kept

    // The last one that is kept before order `orders`.
    const auto &kept(std::size_t orders) const { return *std::prev(m_kept.upper_bound(orders)); }

    void goToKept(std::size_t orders) { std::tie(m_orders, m_position) = kept(orders); }

    void step()
    {
        const auto &entry = m_game->log()[m_orders];
        const auto events = carryOut<typename Game::Rules>(m_position, entry.order, entry.enforce);
        HW_EXPECTS(events); // orders that were accepted once are accepted again
        if (++m_orders % kInterval == 0)
            m_kept.try_emplace(m_orders, m_position);
    }

    const Game *m_game;
    std::size_t m_orders = 0; // that lie behind m_position
    Position m_position;
    std::map<std::size_t, Position> m_kept; // by the number of orders before it
};

} // namespace hexwerk::play
