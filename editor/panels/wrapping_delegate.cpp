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
    int depth = 1;
    for (QModelIndex outer = index.parent(); outer.isValid(); outer = outer.parent())
        ++depth;
    QStyleOptionViewItem wrapped = option;
    initStyleOption(&wrapped, index);
    wrapped.features |= QStyleOptionViewItem::WrapText;
    wrapped.rect = QRect(0, 0, m_tree->columnWidth(0) - depth * m_tree->indentation(), 1);
    return m_tree->style()->sizeFromContents(QStyle::CT_ItemViewItem, &wrapped, {}, m_tree);
}

} // namespace hexwerk::editor
