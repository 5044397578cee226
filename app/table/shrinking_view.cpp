#include "app/table/shrinking_view.h"

#include <QResizeEvent>

#include <algorithm>

namespace hexwerk {

ShrinkingView::ShrinkingView(QWidget *page, int leastLines, QWidget *parent)
    : QScrollArea(parent)
    , m_leastLines(leastLines)
{
    setWidget(page);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setFocusPolicy(Qt::NoFocus);
}

QSize ShrinkingView::sizeHint() const
{
    const int height = widget()->heightForWidth(viewport()->width()); // words are wrapped
    return {widget()->sizeHint().width(), height >= 0 ? height : widget()->sizeHint().height()};
}

QSize ShrinkingView::minimumSizeHint() const
{
    return {0, std::min(sizeHint().height(), fontMetrics().height() * m_leastLines)};
}

void ShrinkingView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

// What is shown now may need more room than what was shown before.
bool ShrinkingView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace hexwerk
