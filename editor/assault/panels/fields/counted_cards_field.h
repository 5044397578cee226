// What fields of several cards have in common: rows of a number and a card, and a button for one
// more.
#pragma once

#include <QHBoxLayout>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/panels/fields/field.h"

#include <vector>

namespace hexwerk::assault::ui {

class CountedCardsField : public Field
{
    Q_OBJECT

public:
    void setLabel(const QString &label) override;
    void retranslate() override;

protected:
    explicit CountedCardsField(QWidget *parent);

    struct Row
    {
        QWidget *whole;
        QSpinBox *count;
        QWidget *card;
        QToolButton *remove;
    };
    // Once, by the constructor: so many rows stand ready in the order of the tabulator.
    void begin(std::size_t ready);
    const std::vector<Row> &rows() const { return m_rows; }
    void showRows(std::size_t count);
    QToolButton &addButton() { return *m_add; }

    // Makes what a card is chosen with in row `place` and puts it into the layout.
    virtual QWidget *makeCard(std::size_t place, QWidget *whole, QHBoxLayout *layout) = 0;
    virtual void setCount(std::size_t place, int count) = 0;
    virtual void remove(std::size_t place) = 0;
    virtual void add() = 0;

private:
    void addRow();

    QVBoxLayout *m_column;
    QToolButton *m_add = nullptr;
    std::vector<Row> m_rows;
    std::size_t m_ready = 0;
    QString m_label;
};

} // namespace hexwerk::assault::ui
