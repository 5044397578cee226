// The play view: map and log, the question that is open, dice and chances. Builds its parts and
// connects them; what they do is theirs.
#pragma once

#include <QElapsedTimer>
#include <QTabWidget>
#include <QTimer>
#include <QWidget>

#include "app/assault/answer/answer_panel.h"
#include "app/assault/answer/hand_over_panel.h"
#include "app/assault/answer/policy_panel.h"
#include "app/assault/beside/card_peek.h"
#include "app/assault/beside/guide_panel.h"
#include "app/assault/beside/play_log.h"
#include "app/assault/beside/stack_view.h"
#include "app/assault/beside/unit_list.h"
#include "app/assault/game/game_look.h"
#include "app/assault/game/play_game.h"
#include "app/assault/map/preview_view.h"
#include "app/assault/map/sight_panel.h"
#include "app/assault/map/sight_tool.h"
#include "app/assault/page/click_plan.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/way_orders.h"
#include "app/basis/actions.h"
#include "app/basis/rules_text.h"
#include "app/table/question_panel.h"
#include "core/files/value_path.h"
#include "core/rulebook/guide.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/picture_store.h"

#include <array>

namespace hexwerk {
class RuleView;
} // namespace hexwerk

namespace hexwerk::assault::ui {

class BoardShow;
class Course;
class GameButtons;
class GameSaving;
class Moments;
class NoticeView;
class Notices;
class OffProfileNote;
class PlayPanels;
class RefereeDesk;
class ScenarioView;
class TakingBack;

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
    // play_page.cpp
    void addSwitches();
    void connectGame();
    void connectQuestion();
    void connectCanvas();
    void connectSentences();
    void connectMoments();
    void refresh();
    void refreshTexts(); // what takes long to lay out
    void forgetShown();
    PlayGame::Resumed showResumed(PlayGame::Resumed resumed, const QString &folder);
    void playAgain();
    void retranslate();
    // play_page_question.cpp
    void refreshQuestion();
    void keepPicked();
    void choose(UnitId unit);
    void chooseMine(MineKind kind);
    void say(const Order &order);
    // play_page_sight.cpp
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
    void releaseHidingKey();
    void showCard(bool isWanted);
    void refreshCard();
    // play_page_policy.cpp
    void connectPolicies();
    void askForPolicy();
    bool refreshHandOver(const QString &moment);
    // play_page_map.cpp
    void refreshMap();
    void turnBoard();
    bool showsMotion() const;
    QString showWay(Hex hex);
    SceneWays waysSince(std::size_t orders) const;
    void showToolTip(Hex hex, QPoint at);
    // play_page_click.cpp
    void clicked(const HexPointer &pointer);
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
    Notices *m_notices;
    Course *m_course;
    Moments *m_moments;
    TakingBack *m_takingBack;
    GameSaving *m_saving;
    RefereeDesk *m_referee;

    QString m_folder; // of the scenario's file, or of the game's
    PictureStore m_pictures;
    SightInPlay m_sight;
    std::vector<SceneHighlight> m_marks; // of the question, without the way
    std::size_t m_shownOrders = 0;       // whose moves the map has shown
    // What was pointed at by a first click, where one alone says nothing (isLargeType).
    Hex m_tapped;
    std::optional<Order> m_pointed;
    bool m_isPlacing = false; // the open question wants a unit placed
    bool m_isPlayed = false;  // an order was said: what it does may be seen to move
    bool m_isTurned = false;
    bool m_fits = true;     // the map of a new game is still to be fitted into its place
    QElapsedTimer m_hiding; // since the counters were hidden
    QTimer m_pointing;      // until the hex that is pointed at opens up
};

} // namespace hexwerk::assault::ui
