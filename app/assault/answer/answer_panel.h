// Takes the answer to the open question: choices, dice, a unit to place, mines, a card to draw.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include "app/assault/answer/choice_panel.h"
#include "app/assault/answer/dice_panel.h"
#include "app/assault/answer/mine_panel.h"
#include "app/table/shrinking_view.h"

namespace hexwerk::assault::ui {

class AnswerPanel final : public ShrinkingView
{
    Q_OBJECT

public:
    explicit AnswerPanel(QWidget *parent = nullptr);

    // `ahead` is where the moving unit is known to go on to.
    void ask(const SeenPosition &seen, const Picked &picked,
             const std::vector<PathStep> &ahead = {});
    void showSeed(std::optional<std::uint64_t> seed, const QString &seal)
    {
        m_dice->showSeed(seed, seal);
    }
    // To be asked again after that.
    void setEnforced(bool isOn);
    // Of dice that a hand enters.
    void askTwice(bool isOn) { m_dice->askTwice(isOn); }

signals:
    void chosen(const hexwerk::assault::Order &order);
    void chosenLater(const hexwerk::assault::ReactionPolicy &policy);
    void pointedAt(const hexwerk::assault::Order &order);
    void unitChosen(hexwerk::UnitId unit);
    void mineChosen(hexwerk::assault::MineKind kind);
    void rollWanted();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int heightLeft() const;
    void giveRoom();
    void showPanels(PanelKind kind);
    void askForCard(const Position &p);
    void askForUnit(const SeenPosition &seen, const Picked &picked);
    void retranslate();

    ChoicePanel *m_choices;
    DicePanel *m_dice;
    MinePanel *m_mines;
    QPushButton *m_draw;  // a card
    QListWidget *m_drawn; // cards, one of which a hand drew from a real deck
    QListWidget *m_units; // to place
    QLabel *m_result;
    bool m_scrolls = false; // the answers need more room than there is
};

} // namespace hexwerk::assault::ui
