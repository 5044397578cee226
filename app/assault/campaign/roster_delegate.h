// How the roster shows strength in boxes, medals in dots, and states in badges.
#pragma once

#include <QStyledItemDelegate>

namespace hexwerk::assault::ui {

class RosterDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    // What is beside or around the text of an item; none: the text alone.
    enum Role {
        BoxesRole = Qt::UserRole + 1, // QPoint: boxes that are full, and all boxes
        DotsRole,                     // int
        BadgeRole,                    // Badge
    };
    enum class Badge { Good = 1, Reduced, Lost };

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace hexwerk::assault::ui
