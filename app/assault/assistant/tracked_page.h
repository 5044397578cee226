// A game at the table without a map: all units with strength and markers, the phases of the turn,
// tracks and objectives. Attacks are entered on the page of attacks.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include "app/assault/assistant/choice_row.h"
#include "app/assault/assistant/join_picker.h"
#include "app/assault/assistant/rule_sheet.h"
#include "app/assault/assistant/table_session.h"
#include "app/assault/assistant/unit_strip.h"
#include "core/assault/tabletop/turn_changes.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

class QGridLayout;
class QVBoxLayout;

namespace hexwerk::assault::ui {

// The markers that are placed most, by the digits that place them.
inline constexpr std::array kUsualMarkers = {
    Marker::Suppressed, Marker::Fallback,      Marker::Firing,    Marker::NormalAction,
    Marker::FastAction, Marker::DelayedAction, Marker::DiggingIn, Marker::HideAction};

class TrackedPage final : public QWidget
{
    Q_OBJECT

public:
    TrackedPage(TableSession &session, const RulesText &rules, QWidget *parent = nullptr);

    // As the game stands now.
    void fill();
    // Of a game that has just been taken up: nobody is chosen.
    void begin();
    void takeBack();
    // Digits choose a unit of the side that acts now.
    void turnToWhoActs();

    // What the screen has room for.
    enum class Shape : std::uint8_t { Wide, Upright, Small };
    Shape shape() const { return m_shape; }

signals:
    // Of a unit, or of nobody in particular.
    void attackWanted(hexwerk::UnitId attacker);
    void menuWanted(QWidget *below);
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    bool focusNextPrevChild(bool) override { return false; } // Tab changes sides

private:
    enum Sheet { Game, TurnEnd, Everything, Log, Rule, Joining };

    void makeBar();
    void makeGameSheet();
    void makeUnits(QVBoxLayout &column, std::size_t side);
    void makePanel();
    void makeCourse();
    void makeTurnEndSheet();
    void makeEverythingSheet();
    void makeLogSheet();
    void makeRuleSheet();
    void arrange();
    void retranslate();

    void fillPanelWords();
    void fillSides();
    void fillPanel();
    void fillCourse();
    void fillPoints();
    void fillPool(const CommandPool &pool);
    void widenCourse();
    void fillTracks();
    void fillEverything();
    void fillTurnEnd();
    void fillLog();

    void showSheet(Sheet sheet);
    void showRule(const QString &id);
    // The book at the rule in force, as in an attack.
    void askForRule();
    void turnPage();
    void tell(const TableOrder &order);
    void force();
    void showRefusal();
    void sayWhyNoHint();
    void askWhoJoins(SideIndex side);
    void join(const std::vector<std::string> &cards);
    void chooseUnit(UnitId unit);
    void chooseSide(SideIndex side);
    void pressMarker(std::size_t place);
    void toggle(Marker marker);
    void changeStrength(int by);
    void correct(const std::string &path, const std::string &value);
    void pass();
    void nextPhase();
    void pressDigit(int digit);
    void writeNote();
    void exportLog();
    QString logText() const;
    QString logPage() const;
    void showLuck();

    const TablePosition &table() const { return m_session.position(); }
    const Unit *chosen() const;
    std::vector<UnitId> unitsOf(SideIndex side) const;
    std::string pathOf(const char *key) const;

    TableSession &m_session;
    Shape m_shape = Shape::Wide;
    bool m_showsCourse = false;      // the second page of a small screen
    bool m_turnedForRefusal = false; // to say what was refused
    SideIndex m_side = 0;            // whose units digits choose
    UnitId m_unit = {};
    bool m_ringOnMarkers = false;
    int m_firstDigit = 0; // of a number of two
    Sheet m_beforeRule = Game;
    std::optional<TableOrder> m_refused;
    QString m_refusal;
    QString m_refusalRule;
    std::vector<TurnChange> m_changes;
    QString m_ended; // the turn or the game that the list is about

    QWidget *m_bar;
    QPushButton *m_menu;
    QLabel *m_title;
    QPushButton *m_attack;
    QPushButton *m_log;
    QPushButton *m_back;
    QPushButton *m_ruleButton;
    QPushButton *m_page;
    QStackedWidget *m_sheets;
    QGridLayout *m_grid;
    std::array<QWidget *, 2> m_sides{};
    std::array<QPushButton *, 2> m_headers{};
    std::array<QPushButton *, 2> m_adds{};
    std::array<QScrollArea *, 2> m_areas{};
    std::array<QVBoxLayout *, 2> m_lists{};
    std::array<std::vector<UnitStrip *>, 2> m_strips{};
    QWidget *m_panel;
    QLabel *m_unitTitle;
    std::vector<QPushButton *> m_markers;
    QPushButton *m_damage;
    QPushButton *m_heal;
    QPushButton *m_everything;
    QPushButton *m_note;
    QLabel *m_last;
    QWidget *m_course;
    QLabel *m_turn;
    std::array<QLabel *, kPhasesOfTurn.size()> m_phases{};
    QWidget *m_refusalBox;
    QLabel *m_refusalText;
    QPushButton *m_force;
    QLabel *m_toAct;
    QVBoxLayout *m_answers;
    QPushButton *m_pass;
    QPushButton *m_next;
    QVBoxLayout *m_tracks;
    QLabel *m_endTitle;
    QVBoxLayout *m_endRows;
    QPushButton *m_endDone;
    QPushButton *m_endBack;
    QLabel *m_allTitle;
    QVBoxLayout *m_allRows;
    QPushButton *m_allDone;
    QListWidget *m_steps;
    QPushButton *m_logNote;
    QPushButton *m_logSave;
    QPushButton *m_logLuck;
    QPushButton *m_logDone;
    RuleSheet *m_rule;
    JoinPicker *m_joins;
};

} // namespace hexwerk::assault::ui
