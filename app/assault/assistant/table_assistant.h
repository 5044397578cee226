// Help at a real table: where it begins, one attack, a game that is followed, its set-up.
#pragma once

#include <QStackedWidget>

#include "app/assault/assistant/attack_page.h"
#include "app/assault/assistant/setup_sheet.h"
#include "app/assault/assistant/table_session.h"
#include "app/assault/assistant/table_start.h"
#include "app/assault/assistant/tracked_page.h"
#include "app/table/assistant_view.h"

namespace hexwerk::assault::ui {

class TableAssistant final : public AssistantView
{
    Q_OBJECT

public:
    // `folder`: where tables are kept.
    TableAssistant(SharedData library, const RulesText &rules, const QString &folder,
                   QWidget *parent = nullptr);

    void setLibrary(const SharedData &library);
    void offer(const QStringList &scenarios) override { m_start->offer(scenarios); }
    void begin(const std::string &scenario) override;
    void open(const QString &path) override { resume(path); }
    bool canTakeBack() const override;
    void takeBack() override;

    TableSession &session() { return m_session; }
    AttackPage &attackPage() { return *m_attack; }
    TrackedPage &trackedPage() { return *m_tracked; }

    void beginAttacks();
    void track();
    // Empty: no scenario.
    void beginGame(const QString &scenario);
    void showSetup(const QString &scenario);
    void resume(const QString &path, Values values = Values::Own);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    enum Page { Start, Attack, Tracked, Setup };

    void showPage(Page page);
    void follow();
    void beginSession();
    void showBegun(const std::vector<Problem> &problems);
    void keepDraft();
    void keep(const TableAttackOrder &attack);
    void tellProblems(const std::vector<Problem> &problems);
    void openMenu(QWidget *below);
    void saveCopy();
    void goOnWithMap();
    void beginOnBoard(const QString &file);
    std::string profile() const;

    SharedData m_library;
    TableSession m_session;
    QStackedWidget *m_pages;
    TableStart *m_start;
    AttackPage *m_attack;
    TrackedPage *m_tracked;
    SetupSheet *m_setup;
    QString m_setupOf;          // the file of its scenario
    bool m_isFollowing = false; // attacks belong to the game
    bool m_hasOldData = false;  // the session of single attacks; the desk has today's
    bool m_keepsDraft = false;  // what is on the desk is not being restored
};

} // namespace hexwerk::assault::ui
