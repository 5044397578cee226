// A campaign between its battles: the roster of both sides, their story, and what is to be decided.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTableWidget>
#include <QTextBrowser>

#include "app/assault/campaign/campaign_session.h"
#include "app/table/campaign_view.h"

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
    void look() override;
    bool canTakeBack() const override { return m_session.canTakeBack(); }
    void takeBack() override { m_session.takeBack(); }

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { Name, Card, Strength, Experience, Kills, Battles, Medals, State, kColumns };

    QPushButton *button(const char *name, void (CampaignPage::*act)());
    void retranslate();
    // Why something was not done; empty: nothing to say.
    void say(const QString &sentence);
    void fill();
    void fillHead();
    void fillRoster();
    void addToRoster(const CoreNow &core);
    // By the side and the words that are looked for.
    bool isListed(const CoreNow &core) const;
    void fillStory();
    void fillSteps();
    std::string chosenCore() const;
    // A rule, or a moment of a battle.
    void follow(const QUrl &link);

    void decide();
    void rename();
    void playBattle();
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
    QTabBar *m_sides; // the last: everyone
    QLineEdit *m_search;
    QTableWidget *m_roster;
    QTextBrowser *m_story;
    QLabel *m_question;
    QLabel *m_refusal;
    QPushButton *m_decide;
    QPushButton *m_takeResult;
    QPushButton *m_play;
    QPushButton *m_tell;
    QPushButton *m_read;
    QPushButton *m_roll;
    QPushButton *m_takeBack;
    QPushButton *m_rename;
    QPushButton *m_saveCopy;
    QPushButton *m_saveReport;
    QHBoxLayout *m_ways; // a button for each battle to choose among
};

} // namespace hexwerk::assault::ui
