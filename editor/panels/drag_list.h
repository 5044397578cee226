// A list whose entries can be dragged onto the map.
#pragma once

#include <QDrag>
#include <QListWidget>
#include <QMimeData>

namespace hexwerk::editor {

class DragList final : public QListWidget
{
    Q_OBJECT

public:
    using QListWidget::QListWidget;

    // What is dragged is called so, and holds the ids or numbers of the entries, one a line.
    void setDragFormat(const QString &format)
    {
        m_format = format;
        setDragDropMode(QAbstractItemView::DragOnly);
    }

protected:
    QMimeData *mimeData(const QList<QListWidgetItem *> &items) const override
    {
        QStringList lines;
        for (const QListWidgetItem *item : items)
            lines << item->data(Qt::UserRole).toString();
        auto *dragged = new QMimeData;
        dragged->setData(m_format, lines.join(QLatin1Char('\n')).toUtf8());
        return dragged;
    }
    QStringList mimeTypes() const override { return {m_format}; }
    Qt::DropActions supportedDropActions() const override { return Qt::CopyAction; }
    // Under the pointer hangs the picture alone, so that the hexes around it can be seen.
    void startDrag(Qt::DropActions actions) override
    {
        const QList<QListWidgetItem *> items = selectedItems();
        if (items.isEmpty())
            return;
        auto *drag = new QDrag(this);
        drag->setMimeData(mimeData(items));
        const QPixmap picture = items.front()->icon().pixmap(iconSize());
        drag->setPixmap(picture);
        drag->setHotSpot(QRectF({}, picture.deviceIndependentSize()).center().toPoint());
        drag->exec(actions);
    }

private:
    QString m_format;
};

} // namespace hexwerk::editor
