// What is announced over the map: the game, its turns and its end.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/beside/notice_view.h"
#include "app/assault/game/game_look.h"

#include <array>
#include <functional>

namespace hexwerk::assault::ui {

class Notices final : public QObject
{
    Q_OBJECT

public:
    Notices(NoticeView &view, const GameLook &look, const OwnActions &actions, SharedData library,
            QObject *parent);

    void setLibrary(SharedData library) { m_library = std::move(library); }
    // At the end: whether the game is the battle of a campaign.
    void setBattleAsked(std::function<bool()> isBattle) { m_isBattle = std::move(isBattle); }
    // A game begins: it has its briefing.
    void expectBriefing() { m_turn = -1; }
    // Of a game that goes on nothing is announced but its end.
    void forget();
    void refresh();
    void retranslate();
    bool isShown() const { return m_view.isVisible(); }
    bool isBriefing() const { return isShown() && m_shown == Notice::Briefing; }
    // By side, who is played by the computer; to be ticked in the briefing.
    void askWhoPlays(std::function<std::array<bool, 2>()> computers)
    {
        m_computers = std::move(computers);
    }
    // [R5.3a] Whether the game is played with its sides exchanged; to be ticked in the briefing.
    void askIfExchanged(std::function<bool()> isExchanged)
    {
        m_isExchanged = std::move(isExchanged);
    }
    void hide() { m_view.hide(); }

signals:
    // The players agree on an option of the scenario before the game. [R4.9a]
    void optionWanted(const std::string &option, bool isOn);
    // [R5.3a] The game starts anew with its sides exchanged, or as its file has it.
    void exchangeWanted(bool isOn);
    // The computer plays the side, or does not.
    void computerWanted(hexwerk::assault::SideIndex side, bool isOn);
    // Of who has seen the end.
    void replayWanted();
    void analysisWanted();
    void exportWanted();
    void playAgainWanted();
    void startWanted();

private:
    enum class Notice : std::uint8_t { Briefing, Turn, End };
    bool isOver() const;
    void show(Notice notice);
    std::vector<NoticeView::Tick> optionTicks();
    std::vector<NoticeView::Tick> exchangeTicks();
    std::vector<NoticeView::Tick> computerTicks();
    void showBriefing();
    void showEnd();

    NoticeView &m_view;
    const GameLook &m_look;
    const OwnActions &m_actions;
    SharedData m_library;
    std::function<bool()> m_isBattle = [] { return false; };
    std::function<std::array<bool, 2>()> m_computers = [] { return std::array<bool, 2>{}; };
    std::function<bool()> m_isExchanged = [] { return false; };
    Notice m_shown = Notice::Turn; // last
    int m_turn = 0;                // 0: the set-up; -1: nothing yet
    bool m_isEndShown = false;
    std::size_t m_shownAfter = 0; // orders
};

} // namespace hexwerk::assault::ui
