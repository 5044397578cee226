// What is announced over the map: the game, its turns and its end.
#include "app/assault/beside/notice_text.h"
#include "app/assault/beside/notice_view.h"
#include "app/assault/page/play_page.h"
#include "editor/assault/text/victory_text.h"

#include <algorithm>
#include <limits>

namespace hexwerk::assault::ui {

// Whether a player has ordered something since, or took it back.
bool PlayPage::isNoticeOver() const
{
    const auto &records = m_game.records();
    return records.size() < m_noticedAfter ||
           std::any_of(records.begin() + static_cast<std::ptrdiff_t>(m_noticedAfter), records.end(),
                       isOfPlayer);
}

// Of a game that goes on nothing is announced but its end.
void PlayPage::forgetNotices()
{
    m_notice->hide();
    m_noticedTurn = std::numeric_limits<int>::max();
    m_noticedEnd = false;
}

void PlayPage::refreshNotice()
{
    const Position &p = m_game.position();
    if (m_look.moment() || m_game.isBranch()) {
        m_notice->hide();
        m_noticedEnd = false; // it comes back with the game
        return;
    }
    if (isNoticeOver())
        m_notice->hide();
    if (p.pending.isOver() != m_noticedEnd) {
        m_noticedEnd = p.pending.isOver();
        if (m_noticedEnd)
            showNotice(Notice::End);
    }
    const int turn = p.phase == Phase::SetUp ? 0 : p.turn;
    const int before = std::exchange(m_noticedTurn, turn);
    if (turn > before && !p.pending.isOver() && m_actions[Act::Notices]->isChecked())
        showNotice(before < 0 ? Notice::Briefing : Notice::Turn);
}

void PlayPage::showNotice(Notice notice)
{
    using Focus = NoticeView::Focus;
    const Position &p = m_look.position();
    m_notified = notice;
    m_noticedAfter = m_game.records().size();
    switch (notice) {
    case Notice::Briefing:
        return m_notice->show(title(), NoticeText::briefing(p, *m_library),
                              {{tr("Begin"), tr("Put the briefing away (Esc)"), {}}}, Focus::Taken);
    case Notice::Turn:
        return m_notice->show(NoticeText::turnTitle(p), NoticeText::turn(p, *m_library), {},
                              Focus::Left);
    case Notice::End:
        return m_notice->show(
            VictoryText::winner(p), NoticeText::over(m_game, p),
            {{tr("Show the map"), tr("Put this away (Esc)"), {}},
             {tr("Replay"), tr("Show the whole game, order by order"), [this] { replay(); }},
             {tr("Export log..."), tr("Save the log as text or as a web page"),
              [this] { exportLog(); }},
             {tr("Play again"), tr("Begin the same scenario anew"), [this] { playAgain(); }},
             {tr("Start page"), tr("Leave the game"), [this] { emit startWanted(); }}},
            Focus::Taken);
    }
}

void PlayPage::replay()
{
    showMoment(0);
    runLog(true);
}

void PlayPage::playAgain()
{
    if (mayLeave())
        start(m_game.scenario(), m_folder);
}

} // namespace hexwerk::assault::ui
