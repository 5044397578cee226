#include "app/assault/assistant/large_parts.h"

#include "app/assault/assistant/choice_row.h"
#include "app/basis/large_type.h"

namespace hexwerk::assault::ui {

QPushButton *largeButton(QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setMinimumHeight(kLargeTarget);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIconSize({34, kLargeTarget - 18});
    button->setLayoutDirection(Qt::RightToLeft);
    return button;
}

void nameButton(QPushButton &button, const QString &words, const QString &key)
{
    button.setText(words);
    button.setIcon(key.isEmpty() ? QIcon() : QIcon(keyCap(key, *button.parentWidget())));
}

QScrollArea *scrollingColumn(QWidget *parent, QVBoxLayout *&column)
{
    auto *area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *box = new QWidget(area);
    column = new QVBoxLayout(box);
    area->setWidget(box);
    return area;
}

void emptyColumn(QVBoxLayout &column)
{
    while (QLayoutItem *item = column.takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace hexwerk::assault::ui
