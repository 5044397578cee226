// The sides of a game that the computer plays. It thinks on a thread of its own, and says its
// orders and rolls its dice one by one, as slowly as its players like to watch.
#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "app/assault/game/play_game.h"
#include "core/assault/mind/level.h"

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace hexwerk::assault::ui {

class ComputerSides final : public QObject
{
    Q_OBJECT

public:
    // The game must live longer.
    explicit ComputerSides(PlayGame &game);
    ~ComputerSides() override;

    // By side. Told by changed().
    void setPlayed(std::array<bool, 2> played);
    std::array<bool, 2> played() const { return m_played; }
    // Who it is, from its next order on: by side, or on both.
    void setOpponents(std::array<Opponent, 2> opponents);
    void setOpponent(Opponent opponent) { setOpponents({opponent, opponent}); }
    std::array<Opponent, 2> opponents() const { return m_opponents; }
    // Of the first side that it plays.
    Opponent opponent() const { return m_opponents[!m_played[0] && m_played[1] ? 1 : 0]; }
    bool playsAny() const { return m_played[0] || m_played[1]; }
    // Of a game that is taken up: the sides whose last order was the computer's. If it is to speak
    // it waits.
    void takeUp();
    // Milliseconds before each of its orders. After a player's attack it always leaves time to read
    // what came of it.
    void setPace(int pace) { m_pace = pace; }
    int pace() const { return m_pace; }

    // It is asked, or rolls dice of its own.
    bool isToSpeak() const;
    // Until told otherwise it says nothing.
    void setHeld(bool isHeld);
    bool isHeld() const { return m_isHeld; }
    // It gives up to a player, once in a game, and waits.
    bool isConceding() const { return m_isHeld && m_isConceding; }
    // The same while its players look at something else.
    void setUnseen(bool isUnseen);
    // And as long as this is so, asked before each order.
    void waitWhile(std::function<bool()> isBusy) { m_isBusy = std::move(isBusy); }
    // Its next order without a pause, and without further thought; if it is held it waits again
    // after that.
    void hurry();

signals:
    void changed();
    // It thinks most of that plan so far, and of the chance of its side to win.
    void leads(const hexwerk::assault::Plan &plan, double chance);

private:
    // Who plays a side. Its clock runs out as soon as it is rushed.
    struct Mind
    {
        std::shared_ptr<ComputerPlayer> player;
        std::shared_ptr<std::atomic_bool> isRushed;
    };

    struct Thought
    {
        Order order;
        std::optional<bool> isHopeless = {}; // once a turn
    };

    bool hasJustRolled() const;
    int pauseBefore(const Position &p);
    void notice(const Thought &thought, SideIndex side);
    void goOn();
    void begin();
    Mind makeMind(SideIndex side);
    void rush();
    void leaveQuestion();
    void forgetThoughts();
    void speak();

    PlayGame &m_game;
    std::array<bool, 2> m_played = {};
    std::array<Opponent, 2> m_opponents = {Opponent{Level::Veteran}, Opponent{Level::Veteran}};
    std::array<Mind, 2> m_minds = {};
    std::size_t m_orders = 0; // of the game when it was last looked at
    std::uint64_t m_hash = 0; // of its position then
    QThreadPool m_thinking;
    bool m_isThinking = false;
    std::uint64_t m_question = 0; // the thought is about; it changes with the game
    QTimer m_pause;
    std::optional<Order> m_order;            // thought out, not said
    int m_turn = 0;                          // in which it spoke last
    std::array<int, 2> m_judgedTurn = {};    // by side: when it last thought of giving up
    std::array<int, 2> m_hopelessTurns = {}; // by side: in a row
    bool m_isConceding = false;
    bool m_hasConceded = false;
    std::function<bool()> m_isBusy = [] { return false; };
    int m_pace = 700;
    bool m_isHeld = false;
    bool m_isUnseen = false;
    bool m_isHurried = false;
};

} // namespace hexwerk::assault::ui
