// What to take out of the box for a scenario and where it goes, to tick off.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <QWidget>

#include "app/assault/assistant/choice_row.h"
#include "app/assault/assistant/setup_lines.h"

#include <set>
#include <vector>

namespace hexwerk::assault::ui {

class SetupSheet final : public QWidget
{
    Q_OBJECT

public:
    explicit SetupSheet(QWidget *parent = nullptr);

    // Ticked is what was ticked before, until a game has begun.
    void show(const Scenario &scenario, const SharedData &library);
    using QWidget::show;

signals:
    // All is set up: the game is followed from here.
    void startWanted();
    void leaveWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    enum Step { Tiles, Counters, OnTheMap, Ready };

    void fill();
    void turnTo(int step);
    void next();
    void start();
    void keepTicks() const;
    void takeUpTicks();
    void retranslate();

    Scenario m_scenario;
    SharedData m_library;
    TableRules m_rules;
    int m_step = Tiles;
    std::vector<std::vector<SetupLine>> m_lines; // by step
    std::vector<std::set<std::size_t>> m_ticked;

    QLabel *m_title;
    QLabel *m_count;
    ChoiceRow *m_steps;
    QScrollArea *m_area;
    QVBoxLayout *m_rows;
    QPushButton *m_back;
    QPushButton *m_skip;
    QPushButton *m_next;
};

} // namespace hexwerk::assault::ui
