// One attack on one page: the form, what the rules say, the dice, and what to do on the table. On a
// small screen form and dice are two pages.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include "app/assault/assistant/attack_desk.h"
#include "app/assault/assistant/choice_row.h"
#include "app/assault/assistant/dice_table.h"
#include "app/assault/assistant/form_questions.h"
#include "app/assault/assistant/lines_button.h"
#include "app/assault/assistant/result_card.h"
#include "app/assault/assistant/rule_sheet.h"
#include "app/assault/assistant/unit_picker.h"
#include "app/assault/map/preview_view.h"
#include "app/assault/page/off_profile_note.h"
#include "core/play/randomness.h"
#include "editor/text/tongue.h"

#include <array>
#include <vector>

class QGridLayout;

namespace hexwerk::assault::ui {

class AttackPage final : public QWidget
{
    Q_OBJECT

public:
    AttackPage(SharedData library, const RulesText &rules, QWidget *parent = nullptr);

    AttackDesk &desk() { return m_desk; }
    void takeBack();
    bool canTakeBack() const { return m_desk.canTakeBack(); }
    // The next attack begins: of that counter, or its attacker is asked for.
    void ask(const TableUnit &attacker);
    // As it is set.
    void applySettings();
    // Of the game that the attacks belong to; empty: of none.
    void setGame(const QString &title);

signals:
    void changed();
    void leaveWanted();
    // The units go on as those of a game.
    void trackWanted();
    // A value of the tables did not fit what was entered.
    void tableWanted(const hexwerk::ValuePath &path);

public:
    // What the screen has room for.
    enum class Shape : std::uint8_t { Wide, Upright, Small };
    Shape shape() const { return m_shape; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum Sheet { Attack, Picker, Further, Large, Rule };
    // Where digits go: a unit, one of the rows, or the dice.
    static constexpr int kAttackerRing = -2;
    static constexpr int kTargetRing = -1;
    static constexpr int kDiceRing = 100;
    static constexpr int kCounter = 60; // pixels

    void makeBar();
    void makeAttackSheet();
    void makeFurtherSheet();
    void makeLargeSheet();
    void makeRuleSheet();
    void arrange();
    void fill();
    void fillUnits();
    void fillRows();
    void fillFurther();
    void fillAnswer();
    void fillDice();
    void fillResult();
    void fillLarge();
    std::vector<ResultCard::Line> resultLines(const editor::Tongue &tongue) const;
    QString resultTitle(const editor::Tongue &tongue) const;
    void setRing(int ring);
    void setFurtherRing(int ring);
    void pressFurther(int key);
    static void press(ChoiceRow &row, const FormQuestion &question, int digit);
    void goOn();
    void answer(int row, int choice);
    void pressDigit(int digit);
    bool pressRange(int digit);
    void pick(Role role);
    void showSheet(Sheet sheet);
    void showRule(const QString &id);
    void showCase(const CaseMaker &why);
    // The book at the rule in force: that which refuses the attack, or is read on the sheet. Else
    // the sheet.
    void askForRule();
    void turnPage(bool toDice);
    void done();
    void rollRest();
    void turnResult();
    void sayWhyNoHint();
    void openMenu();
    void choose(int choice);
    QString refusalTitle() const;
    QString refusalSentence() const;
    QString needs() const;
    QColor sideColour() const;
    bool isFinished() const { return m_desk.attack() && m_desk.attack()->isDone(); }
    void retranslate();

    AttackDesk m_desk;
    const RulesText &m_rules;
    play::Randomness m_random;
    Shape m_shape = Shape::Wide;
    bool m_showsDice = false; // the second page of a small screen
    int m_ring = kAttackerRing;
    int m_furtherRing = 0;      // of the rarer questions
    bool m_isRangeOpen = false; // a 1 may become 10 to 14
    std::vector<FormQuestion> m_questions;
    std::vector<FormQuestion> m_further;
    std::vector<Order> m_choices;
    QString m_game;

    QWidget *m_bar;
    QPushButton *m_menu;
    QLabel *m_title;
    QPushButton *m_swap;
    QPushButton *m_new;
    QPushButton *m_back;
    QPushButton *m_ruleButton;
    QPushButton *m_turn;
    QStackedWidget *m_sheets;
    QWidget *m_attackSheet;
    QGridLayout *m_grid;
    QWidget *m_form;
    std::array<LinesButton *, 2> m_units{};
    std::vector<ChoiceRow *> m_rows;
    QPushButton *m_also;
    PreviewView *m_answer;
    QScrollArea *m_diceArea;
    DiceTable *m_dice;
    OffProfileNote *m_offProfile;
    ChoiceRow *m_choiceRow;
    QLabel *m_question;
    QWidget *m_resultBox;
    ResultCard *m_result;
    QGridLayout *m_buttons;
    QPushButton *m_large;
    QPushButton *m_roll;
    QPushButton *m_done;
    UnitPicker *m_picker;
    QScrollArea *m_furtherArea;
    QWidget *m_furtherBox;
    std::vector<ChoiceRow *> m_furtherRows;
    QPushButton *m_furtherDone;
    ResultCard *m_far;
    ResultCard *m_near;
    QPushButton *m_largeBack;
    QPushButton *m_largeDone;
    RuleSheet *m_rule;
};

} // namespace hexwerk::assault::ui
