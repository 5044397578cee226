// Long lines of a tree break: a tree gives a row one line unless its delegate asks for more.
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace hexwerk::editor {

class WrappingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    // The tree owns it.
    explicit WrappingDelegate(QTreeView *tree);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const QTreeView *m_tree;
};

} // namespace hexwerk::editor
