// Plays a game in the window as a person does, answer by answer.
#pragma once

#include "tests/window/commander.h"
#include "tests/window/hands.h"

#include <optional>

namespace hexwerk::assault::ui::window {

class GamePlayer
{
public:
    struct How
    {
        std::uint64_t seed = 1;
        std::optional<By> by = {}; // now one, now the other where it is not said
        bool ownDice = false;      // a hand's, entered as symbols; else the program's
    };

    GamePlayer(Hands &hands, How how)
        : m_hands(hands)
        , m_how(how)
        , m_random(how.seed)
    {
    }

    // False if nothing came of it.
    bool answer()
    {
        const std::size_t before = orders();
        if (m_hands.position().pending.isChance())
            roll();
        else
            decide();
        return orders() != before;
    }

private:
    std::size_t orders() { return m_hands.page().game().game().log().size(); }

    By either()
    {
        const bool isMouse = m_random.below(2) == 0;
        return m_how.by.value_or(isMouse ? By::Mouse : By::Key);
    }

    void roll()
    {
        const Pending &pending = m_hands.position().pending;
        if (!m_how.ownDice || pending.question == Question::CardDraw)
            return m_hands.roll(either());
        Dice dice;
        for (int i = 0; i < pending.plainDice + pending.dice.size(); ++i)
            dice.faces.push_back(static_cast<std::uint8_t>(m_random.below(6) + 1));
        m_hands.enter(m_hands.asSeen(dice), either());
    }

    void decide()
    {
        const Wish wish = m_commander.answer(m_hands.position());
        const By by = either();
        if (wish.hex.isNowhere())
            return m_hands.say(wish.order, by);
        m_hands.arrive(by);
        if (m_hands.position().pending.question == Question::Announce)
            m_hands.chooseUnit(wish.unit, by);
        m_hands.hex(wish.hex, by);
    }

    Hands &m_hands;
    const How m_how;
    Commander m_commander;
    play::Randomness m_random;
};

} // namespace hexwerk::assault::ui::window
