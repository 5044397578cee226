#include "app/assault/game/lessons.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Lessons::Lessons(Guide guide)
    : m_guide(std::move(guide))
{
}

// An event says what it is as the command line prints it: {"event":"turn_began","turn":2}.
static bool says(const std::string &json, const std::string &key, const std::string &value)
{
    return json.find('"' + key + "\":" + value) != std::string::npos;
}

static bool says(const std::string &json, const LessonMoment &on)
{
    const auto quoted = [](const std::string &text) { return '"' + text + '"'; };
    return says(json, "event", quoted(on.event)) &&
           (on.marker.empty() || says(json, "marker", quoted(on.marker))) &&
           (!on.focus || says(json, "focus", "true")) &&
           (on.turn == 0 || says(json, "turn", std::to_string(on.turn)));
}

static bool isNow(const LessonMoment &on, const Position &p, const std::vector<std::string> &events)
{
    const Pending &pending = p.pending;
    if (!on.chosen.empty())
        return false;
    if (!on.question.empty() && on.question != toString(pending.question))
        return false;
    if (!on.use.empty() && (!pending.isChance() || on.use != toString(pending.use)))
        return false;
    if (!on.phase.empty() && on.phase != toString(p.phase))
        return false;
    return on.event.empty() ||
           std::any_of(events.begin(), events.end(),
                       [&on](const std::string &event) { return says(event, on); });
}

template<typename IsNow>
bool Lessons::explain(By last, IsNow isNow)
{
    const std::size_t before = m_explained.size();
    for (std::size_t i = 0; i < m_guide.lessons.size(); ++i)
        if (std::find(m_explained.begin(), m_explained.end(), i) == m_explained.end() &&
            isNow(m_guide.lessons[i].on))
            m_explained.push_back(i);
    const bool goesOn = m_shown < m_explained.size() && (last == By::Player || m_shown == 0);
    if (goesOn)
        goTo(m_shown);
    return goesOn || m_explained.size() != before;
}

bool Lessons::follow(const Position &p, const std::vector<Event> &events, By last)
{
    std::vector<std::string> told;
    for (const Event &event : events)
        told.push_back(Assault::eventToJson(p, event));
    return explain(last, [&](const LessonMoment &on) { return isNow(on, p, told); });
}

bool Lessons::choose(const Position &p, UnitId unit)
{
    return explain(By::Player, [&](const LessonMoment &on) {
        const auto action = actionFromString(on.chosen);
        return action && p.pending.question == Question::Announce &&
               Assault::query(p, Announce{unit, *action});
    });
}

void Lessons::goTo(std::size_t at)
{
    m_at = std::min(at, m_explained.empty() ? 0 : m_explained.size() - 1);
    m_shown = std::max(m_shown, std::min(m_at + 1, m_explained.size()));
}

} // namespace hexwerk::assault::ui
