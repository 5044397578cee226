// Somebody who plays a seat by what that seat may see: a computer opponent, and whom it is measured
// against.
#pragma once

#include "core/play/system.h"

#include <cstdint>

namespace hexwerk::mind {

template<play::System S>
class Player
{
public:
    virtual ~Player() = default;
    // An order that is allowed, to a question that is asked of the view's seat.
    virtual typename S::Order answer(const play::View<typename S::Position> &view) = 0;
};

// As a trial run plays: weighted towards contact, without a thought.
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
