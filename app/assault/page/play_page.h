// The play view: map and log, the question that is open, dice and chances. Builds its parts and
// connects them; what they do is theirs.
#pragma once

#include <QWidget>

#include "app/assault/game/game_look.h"
#include "app/assault/game/play_game.h"
#include "app/assault/page/click_plan.h"
#include "app/basis/actions.h"
#include "app/basis/rules_text.h"
#include "app/table/question_panel.h"
#include "core/files/value_path.h"
#include "core/rulebook/guide.h"
#include "editor/assault/canvas/map_canvas.h"

#include <array>

class QTabWidget;

namespace hexwerk {
class RuleView;
} // namespace hexwerk

namespace hexwerk::assault::ui {

class Answering;
class AnswerPanel;
class Asking;
class BoardShow;
class CardPeek;
class Chances;
class Course;
class GameButtons;
class GameSaving;
class GuidePanel;
class HandOverPanel;
class MapHand;
class MapShow;
class Moments;
class NoticeView;
class Notices;
class OffProfileNote;
class PlayInput;
class PlayLog;
class PlayPanels;
class PolicyPanel;
class PreviewView;
class RefereeDesk;
class ScenarioView;
class SightPanel;
class SightShow;
class StackView;
class TakingBack;
class UnitList;
class UnitsShow;
class WayOrders;

// What changes how the map is seen, in the order of its buttons.
inline constexpr std::array kMapViewActs = {Act::SightLine,   Act::FieldOfView, Act::WhoSees,
                                            Act::OpenStack,   Act::UnitList,    Act::UnitCard,
                                            Act::HideCounters};

// What puts panels below the map away, in the order of its buttons.
inline constexpr std::array kPlayPanelActs = {Act::ShowLog, Act::ShowBoard};

class PlayPage final : public QWidget
{
    Q_OBJECT

public:
    PlayPage(SharedLibrary library, RulesText rules, Actions &actions, QWidget *parent = nullptr);

    // Problems, without a game if one is an error.
    // Its picture is looked for in `folder`.
    std::vector<Problem> start(const Scenario &scenario, const QString &folder = {});
    PlayGame::Resumed resume(const QString &path, Values values = Values::Own);
    // The game that another program plays.
    PlayGame::Resumed lookOn(const QString &path);
    // The game that a program kept which is gone; in no file of its players.
    PlayGame::Resumed recover(const QString &path);

    PlayGame &game() { return m_game; }
    void setLibrary(SharedLibrary library);
    // Of the scenario.
    QString title() const;
    const RulesText &rules() const { return m_rules; }
    MapCanvas &canvas() { return *m_canvas; }
    const QuestionPanel &question() const { return *m_question; }
    UnitId chosen() const { return m_look.picked().unit; }
    bool canTakeBack() const;
    // Asks before it goes behind dice.
    void takeBack();
    // The last roll that a hand entered; asks before it takes back what was decided since then.
    void takeBackRoll();
    // Milliseconds for which no key answers a question that has just come up; 0: at once.
    void setAnswerPause(int pause);
    // False if it was called off or failed; a failure was told.
    bool save();
    bool saveAs();
    // Asks for side and file.
    void saveSideCopy();
    // True if no game would be lost, or the player saved it or lets it go.
    bool mayLeave();
    // The next unit that can be spoken of.
    void nextUnit();
    // Its hex; it is chosen if it can be spoken of.
    void goToUnit(UnitId unit);
    void showRule(const QString &id);
    // Explains what comes up in the game that has begun.
    void teach(Guide guide);
    // Shows the seed of the program's dice; it may be set until they are first rolled.
    void askForSeed();
    // Also goes back from another moment to the game, and out of a variation.
    void chooseNothing();
    // How many orders lie behind the moment that is looked at; none: the game goes on there.
    std::optional<std::size_t> moment() const { return m_look.moment(); }
    void showMoment(std::optional<std::size_t> orders);
    void updateLogActions(bool plays);
    void updateRefereeActions(bool plays);
    void updateViewActions(bool plays);
    // A referee corrects the unit, or what is in the hex.
    void correct(UnitId unit, Hex hex);
    void showLuck();
    // How the room is shared out between map, log and side.
    QByteArrayList layoutOfPanels() const;
    void restorePanels(const QByteArrayList &layout);
    void resetPanels();
    // As it was left under this size of the writing.
    void arrangePanels();

signals:
    // Something to say in the status bar.
    void told(const QString &sentence);
    // A value of the tables did not fit what was entered.
    void tableWanted(const hexwerk::ValuePath &path);
    void changed();
    // The game is over, and its players are done with it.
    void startWanted();
    // The position became one.
    void scenarioWanted(const hexwerk::assault::Scenario &scenario);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addSwitches();
    void connectGame();
    void connectQuestion();
    void connectMap();
    void connectSentences();
    void connectMoments();
    void refresh();
    void refreshTexts(); // what takes long to lay out
    void forgetShown();
    PlayGame::Resumed showResumed(PlayGame::Resumed resumed, const QString &folder);
    void playAgain();
    void retranslate();

    RulesText m_rules;
    SharedLibrary m_library;
    PlayGame m_game;
    GameLook m_look;
    ClickPlan m_plan;
    Actions &m_actions;

    // What is seen, in the order of the tabulator.
    MapCanvas *m_canvas;
    StackView *m_stack;
    CardPeek *m_card;
    NoticeView *m_notice;
    SightPanel *m_sightPanel;
    BoardShow *m_board;
    PlayLog *m_log;
    GuidePanel *m_guide;
    QuestionPanel *m_question;
    AnswerPanel *m_answer;
    PolicyPanel *m_policies;
    HandOverPanel *m_cover;
    QTabWidget *m_tabs;
    PreviewView *m_preview;
    ScenarioView *m_scenarioView;
    RuleView *m_rule;
    UnitList *m_list;
    OffProfileNote *m_offProfile;
    GameButtons *m_buttons;
    PlayPanels *m_panels;

    // What does it.
    PlayInput *m_input;
    WayOrders *m_way;
    Chances *m_chances;
    SightShow *m_sight;
    MapShow *m_map;
    UnitsShow *m_units;
    Notices *m_notices;
    Course *m_course;
    Asking *m_asking;
    Answering *m_answering;
    MapHand *m_hand;
    Moments *m_moments;
    TakingBack *m_takingBack;
    GameSaving *m_saving;
    RefereeDesk *m_referee;
};

} // namespace hexwerk::assault::ui
