// A field for effects out of the vocabulary of the data, each with what it needs to be told.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/panels/fields/dice_field.h"

#include <vector>

namespace hexwerk::assault::ui {

// Below each entry stands its sentence.
class EffectsField final : public Field
{
    Q_OBJECT

public:
    explicit EffectsField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void consult(const SharedData &library) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    struct Row
    {
        QWidget *whole;
        QComboBox *effect;
        QSpinBox *amount;
        DiceEdit *dice;
        QComboBox *ability;
        QToolButton *remove;
        QLabel *sentence;
    };
    Row makeRow();
    void addRow();
    void showRow(const Row &row, const CardEffect &effect);
    void fill(const Row &row);
    void showRows(std::size_t count);
    std::size_t placeOf(const QWidget *whole) const;
    // The row says what its widgets show.
    void change(std::size_t place);
    void choose(std::size_t place, const std::string &effect);
    void add();
    void say();

    SharedData m_library;
    QVBoxLayout *m_column;
    QToolButton *m_add;
    std::vector<Row> m_rows;
    std::vector<CardEffect> m_effects;
    QString m_label;
};

} // namespace hexwerk::assault::ui
