// A game on the screen, whatever its rules: what the window asks of it.
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

#include "app/basis/rule_case.h"
#include "core/base/local_text.h"
#include "core/files/problem.h"
#include "core/files/value_path.h"
#include "core/rulebook/guide.h"
#include "editor/canvas/surface_view.h"
#include "editor/models/search.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

// A worked example of the rulebook to be shown on a board.
struct BoardExample
{
    QString id; // "W-37"
    LocalText title;
    LocalText text;
    QStringList rules; // that it explains
    int board = 1;     // the number of this one of so many
    int boards = 1;
    std::string scenario;
    QString file;                    // of the scenario
    std::vector<std::string> orders; // played on it, one JSON each; empty: none
};

class PlayView : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    // Begins a game. Problems, without a game if one is an error. `file` is that of the scenario,
    // empty if it has none; its pictures lie beside it.
    virtual std::vector<Problem> start(const std::string &scenario, const QString &file) = 0;
    // Shows an example from its first position; its orders can be stepped through, and play goes on
    // freely from any of them. A view that plays no orders again shows the board.
    virtual std::vector<Problem> showExample(const BoardExample &example)
    {
        return start(example.scenario, example.file);
    }
    // Says whether the game is the battle of a campaign, to which its end leads back.
    void setBattleAsked(std::function<bool()> isBattle) { m_isBattle = std::move(isBattle); }
    // Beside a real table the players decide, not the rules: until it is set otherwise.
    virtual void setAtTable(bool isAtTable) = 0;

    // The computer players of the game that was opened, by the ids of their sides. People play the
    // others.
    virtual void setPlayers(const std::map<std::string, std::string> &) {}

    // What came of a game that is taken up. A sentence is empty where there is nothing to say.
    struct Resumed
    {
        std::vector<Problem> problems; // without a game if one is an error
        QString others;                // it goes on by other rules or tables than it was begun with
        QString values;                // it goes on with its own values: what has changed since
        QString differs;               // not all of its orders could be played again
        QString why;
    };
    virtual Resumed resume(const QString &path) = 0;
    // With today's values instead of those it was begun with.
    virtual Resumed resumeWithTodaysValues(const QString &path) = 0;
    // The game that another program plays.
    virtual Resumed lookOn(const QString &path) = 0;
    // How it stood after so many orders; none: as it stands now.
    virtual void showMoment(std::optional<std::size_t>) {}
    // The game that a program kept which is gone; in no file of its players.
    virtual Resumed recover(const QString &path) = 0;

    virtual bool isRunning() const = 0;
    virtual bool isOver() const = 0;
    // It would be lost.
    virtual bool isUnsaved() const = 0;
    // All of it is in its players' file or in one that is kept.
    virtual bool isOnDisk() const = 0;
    virtual QString path() const = 0; // empty: in no file of its players
    // Of the scenario.
    virtual QString title() const = 0;
    virtual std::string scenarioId() const = 0;
    // The scenario that the game began with, and as its players may see it now.
    struct Played
    {
        std::string text;
        std::string shown;
        QString leftOut; // says what of it is not shown; empty: all is
    };
    virtual Played played() const = 0;
    // Whether it is explained as it is played.
    virtual bool hasCourse() const = 0;
    // Explains what comes up in the game that has begun.
    virtual void teach(Guide guide) = 0;

    virtual editor::SurfaceView &surface() = 0;
    // What was begun or chosen is let go of.
    virtual void cancel() = 0;
    virtual bool canTakeBack() const = 0;
    // Asks before it goes behind dice.
    virtual void takeBack() = 0;
    // False if it was called off or failed; a failure was told.
    virtual bool save() = 0;
    virtual bool saveAs() = 0;
    // True if no game would be lost, or the player saved it or lets it go.
    virtual bool mayLeave() = 0;
    virtual void showRule(const QString &id) = 0;
    // That which is shown; empty: none.
    virtual QString shownRule() const = 0;
    // The numbers of the case in which it is shown; empty: it is shown without one.
    virtual CaseMaker shownCase() const { return {}; }
    // A unit that a rule touches now, by what those who look may see.
    struct Touched
    {
        int unit = 0;
        QString name;
        QString why;
    };
    virtual std::vector<Touched> touchedBy(const QString &) { return {}; }
    // Chooses it on the map.
    virtual void goToTouched(int) {}
    // What of the game can be found by its name.
    virtual std::vector<editor::SearchEntry> found() = 0;
    // What the name means by itself, such as that of a hex.
    virtual std::optional<editor::SearchEntry> placeCalled(const QString &name) = 0;
    // Which of its actions can be done now.
    virtual void updateActions(bool plays) = 0;
    // How the room is shared out between its panels.
    virtual QByteArrayList layoutOfPanels() const = 0;
    virtual void restorePanels(const QByteArrayList &layout) = 0;
    virtual void resetPanels() = 0;
    // As it was left under this size of the writing.
    virtual void arrangePanels() = 0;

signals:
    // Something to say in the status bar.
    void told(const QString &sentence);
    // A value of the tables did not fit what was entered.
    void tableWanted(const hexwerk::ValuePath &path);
    void changed();
    // The game is over, and its players are done with it.
    void startWanted();
    // The position became one.
    void scenarioWanted(const std::string &scenario);
    // It goes on beside a real table, as one of that scenario.
    void assistantWanted(const std::string &scenario);
    // An unsaved game cannot be kept in `folder`; said once. `reason` is the system's.
    void keepFailed(const QString &folder, const QString &reason);

protected:
    bool isBattle() const { return m_isBattle && m_isBattle(); }

private:
    std::function<bool()> m_isBattle;
};

} // namespace hexwerk
