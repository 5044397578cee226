// The orders of the pending side as buttons: those that come up again and again have a letter each,
// what is chosen from a list the keys 1 to 9; those that turn a unit stand around a compass.
#pragma once

#include <QGridLayout>
#include <QToolButton>
#include <QWidget>

#include "app/assault/answer/choices.h"
#include "editor/panels/compass.h"

namespace hexwerk::assault::ui {

class ChoicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChoicePanel(QWidget *parent = nullptr);

    // `ahead` is where the moving unit is known to go on to.
    void ask(const SeenPosition &seen, const Picked &picked, const std::vector<PathStep> &ahead);
    void setEnforced(bool isOn) { m_isEnforced = isOn; }
    // Of the view around it, in pixels: longer words are broken, more answers stand in two columns
    // and say only of whom they speak.
    void setRoom(QSize room);

signals:
    void chosen(const hexwerk::assault::Order &order);
    // It answers in another hex of the way.
    void chosenLater(const hexwerk::assault::ReactionPolicy &policy);
    // The pointer or the keyboard rests on it.
    void pointedAt(const hexwerk::assault::Order &order);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButton(const Choice &choice);
    QString addKey(const Choice &choice, QToolButton &button);
    void forgetButtons();
    void layOut();
    QSize write(const std::vector<std::size_t> &listed, int width, Qt::ToolButtonStyle style);
    void placeAround(std::size_t index);
    void turnTo(int facing);

    std::vector<Choice> m_choices;
    QGridLayout *m_grid;
    QWidget *m_turns; // around the compass
    QGridLayout *m_around;
    editor::Compass *m_compass;
    std::vector<QToolButton *> m_buttons;
    QStringList m_texts;  // of the buttons, unbroken
    QStringList m_briefs; // the same where there is little room
    bool m_isEnforced = true;
    int m_numbered = 0; // buttons with a number
    QSize m_room{300, QWIDGETSIZE_MAX};
};

} // namespace hexwerk::assault::ui
