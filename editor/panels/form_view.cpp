#include "editor/panels/form_view.h"

#include <QEvent>

namespace hexwerk::editor {

static constexpr int kMostLetters = 92;

FormView::FormView(QWidget *form, Width width, QWidget *parent)
    : QScrollArea(parent)
    , m_width(width)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its fields have it
    setWidget(form);
    fitWidth();
}

void FormView::fitWidth()
{
    if (m_width == Width::ReadsWell)
        widget()->setMaximumWidth(kMostLetters * fontMetrics().averageCharWidth());
}

void FormView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange && widget())
        fitWidth();
    QScrollArea::changeEvent(event);
}

} // namespace hexwerk::editor
