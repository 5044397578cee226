#include "editor/assault/panels/fields/face_field.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "editor/assault/canvas/dice_painter.h"

#include <algorithm>

namespace hexwerk::assault::ui {

FaceEdit::FaceEdit(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleDescription(DicePainter::faceText(m_face));
}

QSize FaceEdit::minimumSizeHint() const
{
    const int words = fontMetrics().horizontalAdvance(DicePainter::faceText({1, 1, 0}));
    return {side() + 12 + words, side() + 4};
}

void FaceEdit::setDie(Die die)
{
    m_die = die;
    update();
}

void FaceEdit::setFace(Symbols face)
{
    m_face = face;
    setAccessibleDescription(DicePainter::faceText(face));
    update();
}

void FaceEdit::choose(std::size_t place)
{
    const Symbols face = DicePainter::faces()[place];
    if (face == m_face)
        return;
    setFace(face);
    emit edited(m_face);
}

void FaceEdit::go(int steps)
{
    const auto &all = DicePainter::faces();
    const auto at = std::find(all.begin(), all.end(), m_face) - all.begin();
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    choose(static_cast<std::size_t>((at + steps + count) % count));
}

void FaceEdit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid),
                        hasFocus() ? 2 : 1));
    painter.drawRoundedRect(QRectF(1, 1, side() + 2, side() + 2), 3, 3);
    DicePainter::paint(painter, QRectF(4, 4, side() - 4, side() - 4), m_die, m_face);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(side() + 10, 0, width() - side() - 10, height()),
                     Qt::AlignVCenter | Qt::AlignLeft, DicePainter::faceText(m_face));
}

void FaceEdit::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    go(event->button() == Qt::RightButton ? -1 : 1);
}

void FaceEdit::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (Qt::Key_1 <= key && key <= Qt::Key_6)
        return choose(static_cast<std::size_t>(key - Qt::Key_1));
    if (key == Qt::Key_Space)
        return go(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
    if (key == Qt::Key_Up || key == Qt::Key_Left)
        return go(-1);
    if (key == Qt::Key_Down || key == Qt::Key_Right)
        return go(1);
    QWidget::keyPressEvent(event);
}

bool FaceEdit::event(QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QWidget::event(event);
}

FaceField::FaceField(QWidget *parent)
    : Field(parent)
    , m_edit(new FaceEdit(this))
{
    layOutField(this, {m_edit});
    connect(m_edit, &FaceEdit::edited, this, [this](Symbols face) { emit edited(toString(face)); });
}

void FaceField::show(const PropertyValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    m_edit->setFace(text ? symbolsFromString(*text).value_or(Symbols()) : Symbols());
}

void FaceField::setLabel(const QString &label)
{
    m_edit->setAccessibleName(label);
}

} // namespace hexwerk::assault::ui
