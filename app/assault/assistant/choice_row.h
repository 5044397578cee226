// A row of buttons of which one is chosen: a question of the form with its key.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <vector>

namespace hexwerk::assault::ui {

class ChoiceRow final : public QWidget
{
    Q_OBJECT

public:
    explicit ChoiceRow(QWidget *parent = nullptr);

    // `key`: the letter that puts the ring around the row.
    void setQuestion(const QString &question, const QString &key);
    void setQuestionWidth(int pixels);
    // The question above its buttons, where there is no room beside them.
    void setStacked(bool isStacked);
    // `chosen`: their places. `shown`: so many have a button, those before the last one by their
    // order, and all others are in a list behind the last; 0: all have one. `isNumbered`: each says
    // the digit that chooses it.
    void setChoices(const QStringList &choices, const std::vector<int> &chosen, int shown,
                    bool isNumbered);
    // A button by its place, as if it was pressed; false if there is none.
    bool press(int place);
    // The row whose digits choose.
    void setRing(bool isOn);
    bool hasRing() const { return m_hasRing; }
    // Of a choice; null for one in the list.
    QPushButton *button(int choice) const;

signals:
    void chosen(int choice);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void pressed(std::size_t place);
    void openList();

    QLabel *m_question;
    QLabel *m_key;
    QWidget *m_row;
    std::vector<QPushButton *> m_buttons;
    std::vector<int> m_shown; // choices by button; -1: the list
    QStringList m_choices;
    std::vector<int> m_chosen;
    bool m_hasRing = false;
};

// A small picture of a key, to stand beside what it does.
QPixmap keyCap(const QString &key, const QWidget &beside);

} // namespace hexwerk::assault::ui
