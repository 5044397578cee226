// A field for bands of ranges with the dice of each.
#pragma once

#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/assault/panels/fields/dice_field.h"

#include <vector>

namespace hexwerk::assault::ui {

// After the dice of a band the key + begins the next one.
class BandsField final : public Field
{
    Q_OBJECT

public:
    BandsField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        QWidget *whole;
        QSpinBox *from;
        QLabel *upTo;
        QSpinBox *to;
        DiceEdit *dice;
        QToolButton *remove;
    };
    void showRows(std::size_t count);
    Row makeRow();
    std::size_t placeOf(const QWidget *whole) const;
    void change(std::size_t place);
    void add();
    void say();

    const std::size_t m_most;
    QVBoxLayout *m_column;
    QToolButton *m_add;
    std::vector<Row> m_rows;
    std::vector<RangeBand> m_bands;
    QString m_label;
};

} // namespace hexwerk::assault::ui
