// Two at one machine: whose secrets the open question shows, and whether that player has said that
// nobody else looks. Secret is what lies under a side's minefield markers, and so what it lays
// [R9.6.4.1c], its hand of command cards [R5.9b] and the support that it has requested [R12.3.1a];
// units, cards and dice are open to both sides.
#pragma once

#include "core/assault/game/position.h"

#include <array>

namespace hexwerk::assault::ui {

class HandOver
{
public:
    // Nobody: the question shows what both may see.
    static SideIndex secretOf(const Position &p);

    // Then nothing is hidden from anybody.
    void setOnePlayer(bool isOn) { m_onePlayer = isOn; }
    bool isOnePlayer() const { return m_onePlayer; }
    // Somebody sits here whom secrets have to be hidden from.
    bool areOthersAtTable() const { return !m_onePlayer && !m_computer[0] && !m_computer[1]; }
    // By side: those are never shown, and who plays against them alone is always there.
    void setComputer(std::array<bool, 2> played) { m_computer = played; }
    // To be told of every question. One without secrets is for both, and who looks is open again.
    void follow(const Position &p);
    // Before the question is shown, its side has to say that it is there.
    bool isNeeded(const Position &p) const;
    void arrive(const Position &p) { m_alone = secretOf(p); }
    // Whose secrets may be shown with the question.
    SideIndex viewer(const Position &p) const;
    void forget() { m_alone = kNobody; }

private:
    SideIndex m_alone = kNobody;
    bool m_onePlayer = false;
    std::array<bool, 2> m_computer = {};
};

} // namespace hexwerk::assault::ui
