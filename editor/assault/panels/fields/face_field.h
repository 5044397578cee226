// A field for a face of a battle die: a click goes to the next symbols, keys choose them.
#pragma once

#include "core/assault/dice/dice.h"
#include "editor/assault/panels/fields/field.h"

namespace hexwerk::assault::ui {

// A click or Space shows the next symbols, a right click or Shift+Space those before; so do the
// arrow keys. 1 to 6 choose at once, in the order nothing, X, D, DD, C, CD.
class FaceEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit FaceEdit(QWidget *parent);
    Symbols face() const { return m_face; }
    void setDie(Die die);
    // Not an edit: nothing is emitted.
    void setFace(Symbols face);
    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

signals:
    void edited(hexwerk::assault::Symbols face);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    int side() const { return 2 * fontMetrics().height() + 8; }
    void go(int steps);
    void choose(std::size_t place);

    Die m_die = Die::Red;
    Symbols m_face;
};

class FaceField final : public Field
{
    Q_OBJECT

public:
    explicit FaceField(QWidget *parent);
    // Whose face it is.
    void setDie(Die die) { m_edit->setDie(die); }
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;

private:
    FaceEdit *m_edit;
};

} // namespace hexwerk::assault::ui
