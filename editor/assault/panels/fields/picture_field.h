// The name of a card's picture, typed or chosen from the disk.
#pragma once

#include <QLineEdit>
#include <QToolButton>

#include "editor/assault/panels/fields/field.h"

namespace hexwerk::assault::ui {

// Says the whole path of a file that was chosen: whoever keeps the value brings it to the cards.
class PictureField final : public Field
{
    Q_OBJECT

public:
    explicit PictureField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void choose();

    QLineEdit *m_line;
    QToolButton *m_button;
    QString m_shown;
};

} // namespace hexwerk::assault::ui
