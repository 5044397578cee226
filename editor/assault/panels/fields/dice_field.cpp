#include "editor/assault/panels/fields/dice_field.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "editor/assault/canvas/dice_painter.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kLeastPlaces = 4; // of the pool, with room to grow

DiceEdit::DiceEdit(int most, QWidget *parent)
    : QWidget(parent)
    , m_most(most)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int DiceEdit::side() const
{
    return fontMetrics().height() + 4;
}

int DiceEdit::shownPlaces() const
{
    return std::max(std::min(kLeastPlaces, m_most), m_pool.size());
}

QSize DiceEdit::minimumSizeHint() const
{
    const int gap = side() / 2;
    return {(shownPlaces() + static_cast<int>(kAllDice.size())) * side() + gap + 8, side() + 8};
}

QRect DiceEdit::placeInPool(int die) const
{
    return {4 + die * side(), 4, side(), side()};
}

QRect DiceEdit::placeToAdd(Die die) const
{
    return {4 + (shownPlaces() + static_cast<int>(die)) * side() + side() / 2, 4, side(), side()};
}

void DiceEdit::setPool(const Pool &pool)
{
    if (pool == m_pool)
        return;
    m_pool = pool;
    setAccessibleDescription(words());
    updateGeometry();
    update();
}

QString DiceEdit::words() const
{
    QStringList all;
    for (const Die die : m_pool.dice())
        all << DicePainter::word(die);
    return all.join(QStringLiteral(", "));
}

void DiceEdit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame(0.5, 0.5, shownPlaces() * side() + 7, height() - 1);
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid),
                        hasFocus() ? 2 : 1));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const std::vector<Die> dice = m_pool.dice();
    for (std::size_t i = 0; i < dice.size(); ++i)
        DicePainter::paint(painter, QRectF(placeInPool(static_cast<int>(i))).adjusted(1, 1, -1, -1),
                           dice[i]);
    for (const Die die : kAllDice) {
        const QRectF place = QRectF(placeToAdd(die)).adjusted(3, 3, -3, -3);
        DicePainter::paint(painter, place, die);
        painter.setPen(QPen(Qt::white, 2));
        painter.drawLine(place.center() - QPointF(4, 0), place.center() + QPointF(4, 0));
        painter.drawLine(place.center() - QPointF(0, 4), place.center() + QPointF(0, 4));
    }
}

void DiceEdit::say(const Pool &pool)
{
    setPool(pool);
    emit edited(m_pool);
}

void DiceEdit::add(Die die)
{
    if (m_most == 1)
        return say(Pool().add(die));
    if (m_pool.size() < m_most)
        say(Pool(m_pool).add(die));
}

void DiceEdit::removeAt(std::size_t place)
{
    std::vector<Die> dice = m_pool.dice();
    dice.erase(dice.begin() + static_cast<std::ptrdiff_t>(place));
    Pool pool;
    for (const Die die : dice)
        pool.add(die);
    say(pool);
}

void DiceEdit::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    for (const Die die : kAllDice)
        if (placeToAdd(die).contains(at))
            return add(die);
    for (int i = 0; i < m_pool.size(); ++i)
        if (placeInPool(i).contains(at))
            return removeAt(static_cast<std::size_t>(i));
}

void DiceEdit::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~Qt::ShiftModifier);
    for (const Die die : kAllDice)
        if (plain && event->key() == letterOf(die))
            return add(die);
    const bool isBack = event->key() == Qt::Key_Backspace;
    if (isBack && !m_pool.isEmpty())
        return removeAt(static_cast<std::size_t>(m_pool.size()) - 1);
    if (event->key() == Qt::Key_Delete)
        return say({});
    if (!isBack)
        QWidget::keyPressEvent(event);
}

bool DiceEdit::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusIn:
    case QEvent::FocusOut:
        update();
        break;
    case QEvent::FontChange:
        updateGeometry();
        break;
    case QEvent::ShortcutOverride: { // single letters are tools elsewhere
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier &&
            (key->key() == Qt::Key_Delete ||
             std::any_of(kAllDice.begin(), kAllDice.end(),
                         [key](Die die) { return key->key() == letterOf(die); })))
            event->accept();
        break;
    }
    case QEvent::ToolTip: {
        const auto *help = static_cast<QHelpEvent *>(event);
        for (const Die die : kAllDice)
            if (placeToAdd(die).contains(help->pos()))
                QToolTip::showText(help->globalPos(),
                                   //: %1 is the colour of a die, %2 a letter
                                   tr("Add a die: %1 (%2)")
                                       .arg(DicePainter::word(die))
                                       .arg(QLatin1Char(letterOf(die))),
                                   this);
        if (placeInPool(0).left() <= help->pos().x() &&
            help->pos().x() < placeInPool(m_pool.size()).left())
            QToolTip::showText(help->globalPos(), tr("Remove this die (Backspace: the last)"),
                               this);
        return true;
    }
    default:
        break;
    }
    return QWidget::event(event);
}

DiceField::DiceField(const FieldSpec &property, QWidget *parent)
    : Field(parent)
    , m_edit(new DiceEdit(property.most, this))
{
    layOutField(this, {m_edit});
    connect(m_edit, &DiceEdit::edited, this,
            [this](const Pool &pool) { emit edited(toString(pool)); });
}

void DiceField::show(const PropertyValue &value)
{
    const auto *letters = std::get_if<std::string>(&value);
    m_edit->setPool(letters ? poolFromString(*letters).value_or(Pool()) : Pool());
}

void DiceField::setLabel(const QString &label)
{
    m_edit->setAccessibleName(label);
}

} // namespace hexwerk::assault::ui
