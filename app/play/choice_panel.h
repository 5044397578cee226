// The orders of the pending side as buttons, with keys 1 to 9.
#pragma once

#include <QGridLayout>
#include <QToolButton>
#include <QWidget>

#include "app/play/choices.h"

namespace hexwerk {

class ChoicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChoicePanel(QWidget *parent = nullptr);

    void ask(const assault::Position &p, UnitId chosen);
    // Of the view around it, in pixels: longer words are broken.
    void setRoom(int width);

signals:
    void chosen(const hexwerk::assault::Order &order);
    // The pointer or the keyboard rests on it.
    void pointedAt(const hexwerk::assault::Order &order);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addButton(const Choice &choice);
    void layOut();

    std::vector<Choice> m_choices;
    QGridLayout *m_grid;
    std::vector<QToolButton *> m_buttons;
    QStringList m_texts; // of the buttons, unbroken
    int m_room = 300;
};

} // namespace hexwerk
