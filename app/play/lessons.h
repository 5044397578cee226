// How far a player has come in a course: what was explained to him so far.
#pragma once

#include "core/assault/assault.h"
#include "core/rulebook/guide.h"

#include <cstddef>
#include <vector>

namespace hexwerk {

class Lessons
{
public:
    Lessons() = default;
    explicit Lessons(Guide guide);

    bool isRunning() const { return !m_guide.lessons.empty(); }
    // What the position and the events of the last order bring up for the first time is explained
    // next, in the order of the guide. False if there is nothing new.
    bool follow(const assault::Position &p, const std::vector<assault::Event> &events);

    // Those explained so far, in their order; the one that is read is `at`.
    const std::vector<std::size_t> &explained() const { return m_explained; }
    std::size_t at() const { return m_at; }
    const Lesson &lesson() const { return m_guide.lessons.at(m_explained.at(m_at)); }
    bool isLast() const { return m_at + 1 >= m_explained.size(); }
    // To another one of them: 0 is the first.
    void goTo(std::size_t at);

private:
    Guide m_guide;
    std::vector<std::size_t> m_explained;
    std::size_t m_at = 0;
};

} // namespace hexwerk
