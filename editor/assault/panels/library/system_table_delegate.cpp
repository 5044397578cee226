#include <QPainter>

#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/panels/library/system_table_model.h"

#include <array>

namespace hexwerk::assault::ui {

using CellState = SystemTableModel::CellState;

static int dieSide(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height() + 2;
}

static Pool poolOf(const QString &letters)
{
    return poolFromString(letters.toStdString()).value_or(Pool());
}

static void paintPool(QPainter &painter, const QStyleOptionViewItem &option, const Pool &pool)
{
    const int side = dieSide(option);
    QRectF place(0, 0, side, side);
    place.moveCenter(option.rect.center());
    place.moveLeft(option.rect.center().x() - side * pool.size() / 2.0);
    for (const Die die : pool.dice()) {
        DicePainter::paint(painter, place.adjusted(1, 1, -1, -1), die);
        place.translate(side, 0);
    }
}

// "red CD"
static void paintFace(QPainter &painter, const QStyleOptionViewItem &option, const QString &face)
{
    static const std::array<QString, 4> kColours = {QStringLiteral("red"), QStringLiteral("yellow"),
                                                    QStringLiteral("green"),
                                                    QStringLiteral("blue")};
    const QStringList parts = face.split(QLatin1Char(' '));
    const auto colour = std::find(kColours.begin(), kColours.end(), parts.front());
    const auto symbols = symbolsFromString(parts.back().toStdString());
    if (colour == kColours.end() || !symbols)
        return;
    const int side = 2 * dieSide(option);
    QRectF place(0, 0, side, side);
    place.moveCenter(option.rect.center());
    DicePainter::paint(painter, place.adjusted(1, 1, -1, -1),
                       static_cast<Die>(colour - kColours.begin()), symbols);
}

// The letter of the mark in the corner; a corrected value has a bar beside it, one that was
// compared a tick instead of the letter.
static void paintState(QPainter &painter, const QStyleOptionViewItem &option, CellState state,
                       const QString &mark)
{
    const QRect rect = option.rect;
    if (state == CellState::Corrected)
        painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()),
                         option.palette.color(QPalette::Highlight));
    if (state == CellState::Plain && mark.isEmpty())
        return;
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.75);
    small.setBold(state == CellState::Open);
    painter.setFont(small);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter.setPen(
        option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::WindowText));
    painter.drawText(rect.adjusted(6, 1, -3, 0), Qt::AlignRight | Qt::AlignTop,
                     state == CellState::Checked ? QStringLiteral("\u2713") : mark);
}

void SystemTableDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    const auto state = static_cast<CellState>(index.data(SystemTableModel::State).toInt());
    QStyleOptionViewItem bold = option;
    bold.font.setBold(state == CellState::Corrected);
    QStyledItemDelegate::paint(painter, bold, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const QVariant dice = index.data(SystemTableModel::Dice); dice.isValid())
        paintPool(*painter, option, poolOf(dice.toString()));
    if (const QVariant face = index.data(SystemTableModel::Face); face.isValid())
        paintFace(*painter, option, face.toString());
    if (index.flags().testFlag(Qt::ItemIsEnabled))
        paintState(*painter, option, state, index.data(SystemTableModel::Mark).toString());
    painter->restore();
}

QSize SystemTableDelegate::sizeHint(const QStyleOptionViewItem &option,
                                    const QModelIndex &index) const
{
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    const int side = dieSide(plain);
    QSize size = QStyledItemDelegate::sizeHint(option, index) + QSize(side, 4);
    if (const QVariant dice = index.data(SystemTableModel::Dice); dice.isValid())
        size = size.expandedTo({(poolOf(dice.toString()).size() + 1) * side + 4, side + 6});
    if (index.data(SystemTableModel::Face).isValid())
        size = size.expandedTo({3 * side + 6, 2 * side + 4});
    return size;
}

} // namespace hexwerk::assault::ui
