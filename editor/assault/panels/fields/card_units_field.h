// A field for the units of a formation: cards with their number.
#pragma once

#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/panels/fields/field.h"

#include <vector>

namespace hexwerk::assault::ui {

// A card is typed by id or name and completed, or chosen from the list.
class CardUnitsField final : public Field
{
    Q_OBJECT

public:
    explicit CardUnitsField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    struct Row
    {
        QWidget *whole;
        QSpinBox *count;
        QLabel *times;
        QLineEdit *card;
        QLabel *name;
        QToolButton *remove;
    };
    Row makeRow();
    void addRow();
    void showRows(std::size_t count);
    std::size_t placeOf(const QWidget *whole) const;
    void take(std::size_t place, const QString &typed);
    // The id that was meant: one that begins so, or whose name does; else what was typed.
    std::string meant(const QString &typed) const;
    QString nameOf(const std::string &id) const;
    void add();
    void say();

    QVBoxLayout *m_column;
    QToolButton *m_add;
    QStandardItemModel *m_known;
    std::vector<Offer> m_offers;
    std::vector<Row> m_rows;
    std::vector<FormationUnits> m_units;
    QString m_label;
};

} // namespace hexwerk::assault::ui
