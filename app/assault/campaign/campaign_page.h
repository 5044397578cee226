// A campaign between its battles: the roster of both sides, the chart with the way so far, the
// calendar, the story, and what is to be decided.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>

#include "app/assault/campaign/campaign_calendar.h"
#include "app/assault/campaign/campaign_session.h"
#include "app/assault/campaign/roster_view.h"
#include "app/table/campaign_view.h"
#include "editor/assault/campaign/campaign_chart.h"
#include "editor/assault/panels/course/status_board.h"

class QHBoxLayout;

namespace hexwerk::assault::ui {

class CampaignPage final : public CampaignView
{
    Q_OBJECT

public:
    // Campaigns that begin are kept in the folder.
    CampaignPage(SharedData library, QString folder, QWidget *parent = nullptr);

    void setLibrary(SharedData library) { m_session.setLibrary(std::move(library)); }
    CampaignSession &session() { return m_session; }

    std::vector<Problem> open(const QString &path) override;
    bool isRunning() const override { return m_session.isRunning(); }
    QString path() const override { return m_session.path(); }
    QString title() const override;
    QString battlePath() const override { return m_session.battlePath(); }
    std::map<std::string, std::string> battlePlayers() const override
    {
        return m_session.players();
    }
    void look() override;
    bool canTakeBack() const override { return m_session.canTakeBack(); }
    void takeBack() override { m_session.takeBack(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    QPushButton *button(const char *name, void (CampaignPage::*act)());
    void retranslate();
    // Why something was not done; empty: nothing to say.
    void say(const QString &sentence);
    void fill();
    void fillHead();
    void fillStory();
    // Of the unit or battle that is chosen, else of all.
    QString story();
    void fillSteps();
    // The game of a battle of the chart: the one that is fought, or how one ended.
    void openBattle(std::size_t battle);
    // A rule, or a moment of a battle.
    void follow(const QUrl &link);

    void decide();
    void rename();
    void choosePlayers();
    // The file of its game; false if there is none, which was said.
    bool makeBattle();
    void playBattle();
    void playAtTable();
    void takeResult();
    void tellResult();
    void readGame();
    void roll() { m_session.roll(); }
    void saveCopy();
    void saveReport();
    void handIn(const QString &path);

    CampaignSession m_session;
    QLabel *m_title;
    QLabel *m_head;
    StatusBoard *m_tracks;
    QTabWidget *m_views;
    RosterView *m_roster;
    CampaignChart *m_chart;
    CampaignCalendar *m_calendar;
    QTextBrowser *m_story;
    QLabel *m_question;
    QLabel *m_refusal;
    QPushButton *m_decide;
    QPushButton *m_takeResult;
    QPushButton *m_play;
    QPushButton *m_playAtTable;
    QPushButton *m_tell;
    QPushButton *m_read;
    QPushButton *m_roll;
    QPushButton *m_takeBack;
    QPushButton *m_rename;
    QPushButton *m_players;
    QPushButton *m_saveCopy;
    QPushButton *m_saveReport;
    QHBoxLayout *m_ways; // a button for each battle to choose among
};

} // namespace hexwerk::assault::ui
