// The play view: map and log, the question that is open, dice and chances. Builds its parts and
// connects them; what they do is theirs.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/game/computer_sides.h"
#include "app/assault/game/game_look.h"
#include "app/assault/game/play_game.h"
#include "app/assault/page/click_plan.h"
#include "app/basis/rules_text.h"
#include "app/table/play_view.h"
#include "app/table/question_panel.h"
#include "editor/assault/canvas/map_canvas.h"

class QTabWidget;

namespace hexwerk {
class RuleView;
} // namespace hexwerk

namespace hexwerk::assault::ui {

class Analysing;
class Answering;
class AnswerPanel;
class Asking;
class BoardShow;
class CardPeek;
class Chances;
class ComputerPanel;
class ComputerPlay;
class Course;
class ExamplePanel;
class ExampleShow;
class GameButtons;
class GameSaving;
class GuidePanel;
class HandOverPanel;
class HandRow;
class HintPanel;
class HintShow;
class MapHand;
class MapShow;
class Moments;
class NoticeView;
class PointsBar;
class Notices;
class OffProfileNote;
class Overruling;
class PlayInput;
class PlayLog;
class PlayPanels;
class PolicyPanel;
class PreviewView;
class RefereeDesk;
class RefusalPanel;
class ScenarioView;
class SightPanel;
class SightShow;
class StackView;
class TakingBack;
class UnitList;
class UnitsShow;
class WayOrders;

class PlayPage final : public PlayView
{
    Q_OBJECT

public:
    PlayPage(SharedData library, RulesText rules, OwnActions &actions, QWidget *parent = nullptr);

    std::vector<Problem> start(const std::string &scenario, const QString &file) override;
    std::vector<Problem> showExample(const BoardExample &example) override;
    void setAtTable(bool isAtTable) override;
    void setPlayers(const std::map<std::string, std::string> &players) override;
    // Its picture is looked for in `folder`.
    std::vector<Problem> start(const Scenario &scenario, const QString &folder = {});
    Resumed resume(const QString &path) override;
    Resumed resumeWithTodaysValues(const QString &path) override;
    Resumed lookOn(const QString &path) override;
    Resumed recover(const QString &path) override;

    PlayGame &game() { return m_game; }
    ComputerSides &computer() { return m_computer; }
    bool isRunning() const override { return m_game.isRunning(); }
    bool isOver() const override;
    bool isUnsaved() const override { return m_game.isUnsaved(); }
    bool isOnDisk() const override { return m_game.isOnDisk(); }
    QString path() const override { return m_game.path(); }
    void setLibrary(SharedData library);
    QString title() const override;
    std::string scenarioId() const override { return m_game.scenario().id; }
    Played played() const override;
    bool hasCourse() const override { return m_game.hasCourse(); }
    MapCanvas &canvas() { return *m_canvas; }
    editor::SurfaceView &surface() override { return *m_canvas; }
    const QuestionPanel &question() const { return *m_question; }
    UnitId chosen() const { return m_look.picked().unit; }
    bool canTakeBack() const override;
    void takeBack() override;
    // The last roll that a hand entered; asks before it takes back what was decided since then.
    void takeBackRoll();
    // Milliseconds for which no key answers a question that has just come up; 0: at once.
    void setAnswerPause(int pause);
    bool save() override;
    bool saveAs() override;
    // Asks for side and file.
    void saveSideCopy();
    bool mayLeave() override;
    // The next unit that can be spoken of.
    void nextUnit();
    // Its hex; it is chosen if it can be spoken of.
    void goToUnit(UnitId unit);
    void showRule(const QString &id) override;
    QString shownRule() const override;
    CaseMaker shownCase() const override;
    std::vector<Touched> touchedBy(const QString &rule) override;
    void goToTouched(int unit) override;
    std::vector<editor::SearchEntry> found() override;
    std::optional<editor::SearchEntry> placeCalled(const QString &name) override;
    void teach(Guide guide) override;
    // Shows the seed of the program's dice; it may be set until they are first rolled.
    void askForSeed();
    // Also goes back from another moment to the game, and out of a variation.
    void cancel() override;
    // How many orders lie behind the moment that is looked at; none: the game goes on there.
    std::optional<std::size_t> moment() const { return m_look.moment(); }
    void showMoment(std::optional<std::size_t> orders) override;
    void updateActions(bool plays) override;
    // A referee corrects the unit, or what is in the hex.
    void correct(UnitId unit, Hex hex);
    void showLuck();
    QByteArrayList layoutOfPanels() const override;
    void restorePanels(const QByteArrayList &layout) override;
    void resetPanels() override;
    void arrangePanels() override;

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
    void connectWindow();
    void refresh();
    void refreshTexts(); // what takes long to lay out
    void showCase(const CaseMaker &why);
    void showLogLine(const QModelIndex &line);
    void forgetShown();
    void prepare(const QString &folder);
    Resumed showResumed(const PlayGame::Resumed &resumed, const QString &folder);
    void playAgain();
    void restart(const Scenario &scenario);
    bool isBegun() const; // by an order of its players
    void playWith(const std::string &option, bool isOn);
    void exchangeSides(bool isOn);
    void retranslate();

    RulesText m_rules;
    SharedData m_library;
    PlayGame m_game;
    ComputerSides m_computer;
    GameLook m_look;
    ClickPlan m_plan;
    OwnActions &m_actions;

    std::optional<Scenario> m_historical; // before its sides were exchanged
    CaseMaker m_refused;                  // last, until something else is done

    // What is seen, in the order of the tabulator.
    MapCanvas *m_canvas;
    StackView *m_stack;
    CardPeek *m_card;
    NoticeView *m_notice;
    SightPanel *m_sightPanel;
    BoardShow *m_board;
    PlayLog *m_log;
    GuidePanel *m_guide;
    ExamplePanel *m_examplePanel;
    PointsBar *m_points;
    QuestionPanel *m_question;
    AnswerPanel *m_answer;
    HandRow *m_cards;
    PolicyPanel *m_policies;
    HandOverPanel *m_cover;
    ComputerPanel *m_computerPanel;
    RefusalPanel *m_refusal;
    HintPanel *m_hintPanel;
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
    ComputerPlay *m_computerPlay;
    Asking *m_asking;
    Answering *m_answering;
    Overruling *m_overruling;
    MapHand *m_hand;
    Moments *m_moments;
    ExampleShow *m_example;
    TakingBack *m_takingBack;
    GameSaving *m_saving;
    RefereeDesk *m_referee;
    HintShow *m_hint;
    Analysing *m_analysing;
};

} // namespace hexwerk::assault::ui
