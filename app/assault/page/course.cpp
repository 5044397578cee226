#include "app/assault/page/course.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Course::Course(GuidePanel &panel, PlayGame &game, const GameLook &look, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_game(game)
    , m_look(look)
{
    connect(&m_panel, &GuidePanel::ended, this, [this] { m_game.setCourse(false); });
}

void Course::begin(Guide guide)
{
    m_game.setCourse(!guide.lessons.empty());
    m_panel.begin(std::move(guide));
    m_panel.follow(m_game.positionAt(0), {}, Lessons::By::Player);
    m_explained = 0;
    refresh();
    if (m_explained > 0)
        m_panel.goToLast(); // what a game that goes on has brought up already was read
}

void Course::refresh()
{
    const auto &log = m_game.game().log();
    if (m_look.moment() || !m_panel.lessons().isRunning())
        return;
    for (std::size_t i = std::min(m_explained, log.size()); i < log.size(); ++i)
        m_panel.follow(m_game.positionAt(i + 1), log[i].events,
                       isOfPlayer(m_game.records()[i]) ? Lessons::By::Player
                                                       : Lessons::By::Program);
    m_explained = log.size();
}

} // namespace hexwerk::assault::ui
