// How far a player has come in a course: what was explained to him so far.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/rulebook/guide.h"

#include <cstddef>
#include <vector>

namespace hexwerk::assault::ui {

class Lessons
{
public:
    Lessons() = default;
    explicit Lessons(Guide guide);

    bool isRunning() const { return !m_guide.lessons.empty(); }
    // What the position and the events of the last order bring up for the first time will be
    // explained, in the order of the guide. What is read now stays as long as the program goes on
    // by itself; then the first that was not yet shown follows. False if nothing changes.
    enum class By : std::uint8_t { Player, Program };
    bool follow(const Position &p, const std::vector<Event> &events, By last = By::Player);
    // The same when the player has chosen this unit.
    bool choose(const Position &p, UnitId unit);

    // Those explained so far, in their order; the one that is read is `at`.
    const std::vector<std::size_t> &explained() const { return m_explained; }
    std::size_t at() const { return m_at; }
    const Lesson &lesson() const { return m_guide.lessons.at(m_explained.at(m_at)); }
    bool isLast() const { return m_at + 1 >= m_explained.size(); }
    // To another one of them: 0 is the first.
    void goTo(std::size_t at);

private:
    template<typename IsNow>
    bool explain(By last, IsNow isNow);

    Guide m_guide;
    std::vector<std::size_t> m_explained;
    std::size_t m_at = 0;
    std::size_t m_shown = 0; // of those explained: all before were read
};

} // namespace hexwerk::assault::ui
