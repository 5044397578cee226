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
    wrapped.rect = QRect(0, 0, m_tree->columnWidth(index.column()) - indented, 1);
    return m_tree->style()->sizeFromContents(QStyle::CT_ItemViewItem, &wrapped, {}, m_tree);
}

} // namespace hexwerk::editor
