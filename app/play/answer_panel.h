// Takes the answer to the open question: choices, dice, a unit to place, mines, a card to draw.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "app/play/choice_panel.h"
#include "app/play/dice_panel.h"
#include "app/play/mine_panel.h"
#include "app/play/shrinking_view.h"

namespace hexwerk {

class AnswerPanel final : public ShrinkingView
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    void ask(const assault::Position &p, const Picked &picked);
    void showSeed(std::uint64_t seed) { m_dice->showSeed(seed); }

signals:
    void chosen(const hexwerk::assault::Order &order);
    void pointedAt(const hexwerk::assault::Order &order);
    void unitChosen(hexwerk::UnitId unit);
    void mineChosen(hexwerk::MineKind kind);
    void rollWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showPanels(PanelKind kind);
    void askForUnit(const assault::Position &p, const Picked &picked);
    void retranslate();

    ChoicePanel *m_choices;
    DicePanel *m_dice;
    MinePanel *m_mines;
    QPushButton *m_draw;  // a card
    QListWidget *m_units; // to place
    QLabel *m_result;
};

} // namespace hexwerk
