// A course through a scenario: what is explained when it first comes up.
#pragma once

#include "core/base/local_text.h"

#include <string>
#include <vector>

namespace hexwerk {

// All that is said must hold; an empty name or a 0 says nothing.
struct LessonMoment
{
    std::string question; // that is asked: "place"
    std::string use;      // what is rolled for: "spotting"
    std::string phase;    // "support"
    std::string event;    // that the last order brought: "unit_damaged"
    std::string marker;   // that was placed: "suppressed"
    std::string chosen;   // what the unit that is chosen may do: "fire"
    bool focus = false;   // it cost a point of the command focus
    int turn = 0;
    bool operator==(const LessonMoment &) const = default;
};

struct Lesson
{
    std::string id;
    LessonMoment on;
    LocalText title;
    LocalText text;
    std::vector<std::string> rules; // that stand behind it: "R9.0a"
    bool operator==(const Lesson &) const = default;
};

struct Guide
{
    std::string scenario; // the id of that which it goes through
    std::vector<Lesson> lessons;
    bool operator==(const Guide &) const = default;
};

} // namespace hexwerk
