#include "editor/panels/wrapping_delegate.h"

#include <QTreeView>

namespace hexwerk::editor {

WrappingDelegate::WrappingDelegate(QTreeView *tree)
    : QStyledItemDelegate(tree)
    , m_tree(tree)
{
}

QSize WrappingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int indented = 0; // the first column
    for (QModelIndex one = index; index.column() == 0 && one.isValid(); one = one.parent())
        indented += m_tree->indentation();
    QStyleOptionViewItem wrapped = option;
    initStyleOption(&wrapped, index);
    wrapped.features |= QStyleOptionViewItem::WrapText;
    const QStyle &style = *m_tree->style();
    if (wrapped.features & QStyleOptionViewItem::HasCheckIndicator)
        indented += style.pixelMetric(QStyle::PM_IndicatorWidth, &wrapped, m_tree) +
                    2 * (style.pixelMetric(QStyle::PM_FocusFrameHMargin, &wrapped, m_tree) + 1);
    const bool isSpanned = m_tree->isFirstColumnSpanned(index.row(), index.parent());
    const int width = isSpanned ? m_tree->viewport()->width() : m_tree->columnWidth(index.column());
    wrapped.rect = QRect(0, 0, width - indented, 1);
    return style.sizeFromContents(QStyle::CT_ItemViewItem, &wrapped, {}, m_tree);
}

} // namespace hexwerk::editor
