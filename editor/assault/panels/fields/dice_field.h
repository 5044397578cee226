// A field for a pool of dice: clicked, or typed as letters.
#pragma once

#include "core/assault/dice/dice.h"
#include "editor/assault/panels/fields/field.h"

#include <vector>

namespace hexwerk::assault::ui {

// The pool, and behind it one die of each colour to add. A click on a die of the pool takes it
// away. R, Y, G and B, the letters of the files, add one; Backspace takes the last away, Delete
// all.
class DiceEdit final : public QWidget
{
    Q_OBJECT

public:
    DiceEdit(int most, QWidget *parent);
    const Pool &pool() const { return m_pool; }
    // Not an edit: nothing is emitted.
    void setPool(const Pool &pool);
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;
    // The die that would be added, or taken away, at that place.
    QRect placeToAdd(Die die) const;
    QRect placeInPool(int die) const;

signals:
    void edited(const hexwerk::assault::Pool &pool);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    int side() const;
    int shownPlaces() const;
    void add(Die die);
    void removeAt(std::size_t place);
    void say(const Pool &pool);
    QString words() const;

    Pool m_pool;
    const int m_most;
};

class DiceField final : public Field
{
    Q_OBJECT

public:
    DiceField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;

private:
    DiceEdit *m_edit;
};

} // namespace hexwerk::assault::ui
