// A player of a seat that knows only what this seat may see: a computer opponent, or the player
// that it is measured against.
#pragma once

#include "core/play/system.h"

#include <cstdint>

namespace hexwerk::mind {

template<play::System S>
class Player
{
public:
    virtual ~Player() = default;
    // An allowed order; the view's seat must be asked.
    virtual typename S::Order answer(const play::View<typename S::Position> &view) = 0;
};

// Plays like a trial run: at random, with a preference for contact.
template<play::System S>
class RandomPlayer final : public Player<S>
{
public:
    explicit RandomPlayer(std::uint64_t seed)
        : m_random(seed)
    {
    }

    typename S::Order answer(const play::View<typename S::Position> &view) override
    {
        return S::sample(view.position(), m_random);
    }

private:
    play::Randomness m_random;
};

} // namespace hexwerk::mind
