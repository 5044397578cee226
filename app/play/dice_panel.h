// Chance speaks: the program rolls, or a hand says what real dice show, one click or key a die.
#pragma once

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QWidget>

#include "core/assault/assault.h"

#include <vector>

namespace hexwerk {

class DicePanel final : public QWidget
{
    Q_OBJECT

public:
    explicit DicePanel(QWidget *parent = nullptr);

    // The pending question must be one of chance.
    void show(const assault::Position &p);

signals:
    void rollWanted();
    void entered(const hexwerk::assault::Order &dice);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QLabel *die;
        std::vector<QToolButton *> faces;
    };
    void addRow(std::optional<Die> die);
    QToolButton *addFace(std::size_t row, int face, std::optional<Die> die);
    void choose(std::size_t row, int face);
    void finish();
    void retranslate();

    QPushButton *m_roll;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;
    std::vector<int> m_chosen; // by row, 0 to 5; -1 for none yet
    bool m_battle = false;
};

} // namespace hexwerk
