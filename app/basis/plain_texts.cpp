#include "app/basis/plain_texts.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace hexwerk {

PlainTexts::PlainTexts()
{
    qApp->installEventFilter(this);
}

// A label is polished before it lays out its text for the first time, and a tip, which is one too,
// before it has any.
bool PlainTexts::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Polish)
        if (auto *label = qobject_cast<QLabel *>(watched);
            label && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

} // namespace hexwerk
