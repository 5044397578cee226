// A field for cards that come along: each with its number, chosen from a list with pictures.
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/panels/fields/field.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class CardBox;

// The order of the ids stays; as many of a card as follow each other are one row. A card that is
// not on offer is shown by its id and kept.
class CardListField final : public Field
{
    Q_OBJECT

public:
    CardListField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void consult(const SharedData &library) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        QWidget *whole;
        QSpinBox *count;
        QLabel *times;
        CardBox *card;
        QToolButton *remove;
    };
    struct Run
    {
        std::string card;
        int count = 1;
    };
    Row makeRow();
    void addRow();
    void showRows(std::size_t count);
    void showRow(const Row &row, const Run &run);
    std::size_t placeOf(const QWidget *whole) const;
    void add();
    void say();

    const Choices m_choices;
    const int m_most;
    QVBoxLayout *m_column;
    QToolButton *m_add;
    SharedData m_library;
    std::vector<Offer> m_offers;
    std::vector<Row> m_rows;
    std::vector<Run> m_runs;
    QString m_label;
};

} // namespace hexwerk::assault::ui
