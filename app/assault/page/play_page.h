// The play view: map and log, the question that is open, dice and chances.
#pragma once

#include <QElapsedTimer>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "app/assault/answer/answer_panel.h"
#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/answer/policy_panel.h"
#include "app/assault/beside/card_peek.h"
#include "app/assault/beside/guide_panel.h"
#include "app/assault/beside/play_log.h"
#include "app/assault/beside/scenario_view.h"
#include "app/assault/beside/stack_view.h"
#include "app/assault/beside/unit_list.h"
#include "app/assault/game/game_look.h"
#include "app/assault/game/play_game.h"
#include "app/assault/map/preview_view.h"
#include "app/assault/map/sight_panel.h"
#include "app/assault/map/sight_tool.h"
#include "app/assault/page/click_plan.h"
#include "app/assault/page/way_orders.h"
#include "app/basis/actions.h"
#include "app/basis/rules_text.h"
#include "app/table/question_panel.h"
#include "app/table/rule_view.h"
#include "core/files/value_path.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/panels/course/status_board.h"

#include <array>

class QSplitter;

namespace hexwerk::assault::ui {

class NoticeView;

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
    void setAnswerPause(int pause) { m_answerPause = pause; }
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
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // play_page.cpp
    void connectGame();
    void connectCanvas();
    void refresh();
    void refreshTexts(); // what takes long to lay out
    void refreshOffProfile();
    void forgetShown();
    PlayGame::Resumed showResumed(PlayGame::Resumed resumed, const QString &folder);
    void retranslate();
    bool isTooEarly(const QObject &watched, const QEvent &event) const;
    // play_page_question.cpp
    void refreshQuestion();
    void keepPicked();
    void followGuide();
    void choose(UnitId unit);
    void chooseMine(MineKind kind);
    void say(const Order &order);
    void tellRefusal(const Refusal &refusal);
    // play_page_panels.cpp
    QWidget *makeSide();
    void connectPanels();
    void showPanels();
    // play_page_board.cpp
    QWidget *makeBoard();
    void refreshBoard();
    void correctTrack(std::size_t track);
    void dryRun();
    // play_page_log.cpp
    void connectLog();
    void stepLog(int by);
    void runLog(bool isOn);
    void nameMoment();
    void noteMoment();
    void takeBackHere();
    void whatIfHere(bool isOn);
    void exportLog();
    bool mayGoBehindDice(std::size_t orders);
    // play_page_sight.cpp
    QWidget *makeMap();
    void connectSight();
    UnitId unitToLookFrom() const;
    void lookAlong(SightMode mode);
    void showSight();
    // play_page_units.cpp
    void connectUnits();
    UnitId unitPointedAt() const;
    void refreshUnits();
    void openStack(Hex hex, StackView::Focus focus);
    void chooseInStack(UnitId unit);
    void hideCounters(bool areHidden);
    void keyReleased(const QKeyEvent &event);
    void showCard(bool isWanted);
    void refreshCard();
    // play_page_policy.cpp
    void connectPolicies();
    void connectSwitches();
    void askForPolicy();
    bool refreshHandOver(const QString &moment);
    // play_page_referee.cpp
    void connectReferee();
    void makeScenario();
    // play_page_notice.cpp
    enum class Notice : std::uint8_t { Briefing, Turn, End };
    void refreshNotice();
    void forgetNotices();
    bool isNoticeOver() const;
    void showNotice(Notice notice);
    void replay();
    void playAgain();
    // play_page_map.cpp
    void refreshMap();
    void turnBoard();
    bool showsMotion() const;
    QString showWay(Hex hex);
    SceneWays waysSince(std::size_t orders) const;
    void showToolTip(Hex hex, QPoint at);
    // play_page_click.cpp
    void clicked(const HexPointer &pointer);
    bool pointsFirst() const;
    bool isPointedFirst(const HexPointer &pointer);
    void clickedToPlace(const HexPointer &pointer);
    void fireAt(UnitId target, Action action);
    void clickedToActivate(const HexPointer &pointer);
    void clickedUnit(Hex hex);
    void goTo(Hex hex);
    void setWayPoint(Hex hex);
    // play_page_preview.cpp
    void hovered(const HexPointer &pointer);
    void pointedAt(const Order &order);
    static bool asksForCard(const Position &p);
    void offerCard(const Order &order);
    void previewQuestion();
    std::optional<ShownAttack> previewOf(const Order &order) const;
    void showAttacks(const std::vector<ShownAttack> &attacks);
    std::vector<ShownAttack> attacksAt(Hex hex) const;
    std::optional<ShownAttack> shotAt(UnitId firer, UnitId target, Action action) const;
    std::optional<ShownAttack> reactionOf(UnitId unit) const;
    std::optional<ShownAttack> joined(const Order &order) const;
    ShownAttack assaultBy(const PlannedWay &way, UnitId target) const;
    ShownAttack overrunBy(UnitId vehicle, UnitId gun, Hex from) const;
    std::optional<ShownAttack> attackUnderWay() const;

    RulesText m_rules;
    SharedLibrary m_library;
    PlayGame m_game;
    GameLook m_look;
    ClickPlan m_plan;
    WayOrders *m_way;
    Actions &m_actions;
    QTimer m_run;
    QTimer m_resting; // until who steps through the log has stopped somewhere
    Scenario m_scenario;
    QString m_folder; // of its file, or of the game's
    PictureStore m_pictures;
    SightInPlay m_sight;
    std::vector<SceneHighlight> m_marks; // of the question, without the way
    static constexpr int kAnswerPause = 250;
    int m_answerPause = kAnswerPause;
    QElapsedTimer m_asked;               // since the open question came up
    std::size_t m_askedAfter = SIZE_MAX; // orders
    std::size_t m_shownOrders = 0;       // whose moves the map has shown
    Origin m_origin = Origin::Mouse;     // of the last input
    // What was pointed at by a first click, where one alone says nothing (isLargeType).
    Hex m_tapped;
    std::optional<Order> m_pointed;
    bool m_isPlacing = false;         // the open question wants a unit placed
    bool m_isPlayed = false;          // an order was said: what it does may be seen to move
    Notice m_notified = Notice::Turn; // what was announced last
    int m_noticedTurn = 0;            // 0: the set-up; -1: nothing yet
    bool m_noticedEnd = false;
    std::size_t m_noticedAfter = 0; // orders
    std::size_t m_guided = 0;       // orders that the course has followed
    bool m_isTurned = false;
    bool m_fits = true; // the map of a new game is still to be fitted into its place

    MapCanvas *m_canvas;
    StackView *m_stack;
    CardPeek *m_card;
    NoticeView *m_notice;
    QElapsedTimer m_hiding;   // since the counters were hidden
    QTimer m_pointing;        // until the hex that is pointed at opens up
    SightPanel *m_sightPanel; // hidden unless somebody looks
    StatusBoard *m_board;
    QScrollArea *m_boardView; // hidden where the scenario has no tracks
    QPushButton *m_dryRun;
    PlayLog *m_log;
    GuidePanel *m_guide;
    QuestionPanel *m_question;
    AnswerPanel *m_answer;
    PolicyPanel *m_policies;
    HandOverPanel *m_cover; // in the place of the answer
    QTabWidget *m_tabs;
    PreviewView *m_preview;
    ScenarioView *m_scenarioView;
    RuleView *m_rule;
    UnitList *m_units;
    QLabel *m_offProfile; // leads to the die that does not have the face that was entered
    QPushButton *m_takeBack;
    QToolButton *m_rollAgain;
    QPushButton *m_save;
    QSplitter *m_table;  // map over log
    QSplitter *m_halves; // that and the side
};

} // namespace hexwerk::assault::ui
