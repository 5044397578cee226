// What each side is worth in points of its cards, as the scenario stands now.
#pragma once

#include <QLabel>
#include <QTableWidget>
#include <QWidget>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class PointsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PointsPanel(const ScenarioDocument &document, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Column { Side, Count, Units, Formations, Additional, Reinforcements, Total, kColumns };
    void fill();
    void fillRow(int row);
    void put(int row, Column column, const QString &text);

    const ScenarioDocument &m_document;
    QTableWidget *m_table;
    QLabel *m_words;
};

} // namespace hexwerk::assault::ui
