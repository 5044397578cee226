// Whom a game asks, what they may say, and what they may see.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace hexwerk::play {

using Seat = std::uint8_t; // a player of the game, from 0
inline constexpr Seat kNoSeat = 255;

enum class Asked : std::uint8_t {
    Nobody, // the game is over
    Player,
    Chance,
    Table, // what only the people at the table can see: "how many yards?"
};

struct Speaker
{
    Asked asked = Asked::Nobody;
    Seat seat = kNoSeat; // of chance: who alone sees the result, kNoSeat for all
    bool operator==(const Speaker &) const = default;
};

// What may be said. Where it is not complete there is too much to list, and query() alone decides.
template<typename Order>
struct Offers
{
    std::vector<Order> orders;
    bool complete = true;
};

// A position without the secrets of the other seats. No order can be applied to it.
template<typename Position>
class View
{
public:
    View(Position masked, Seat seat)
        : m_masked(std::move(masked))
        , m_seat(seat)
    {
    }

    const Position &position() const { return m_masked; }
    Seat seat() const { return m_seat; }

private:
    Position m_masked;
    Seat m_seat;
};

} // namespace hexwerk::play
