#include "editor/panels/page_view.h"

#include <QScrollArea>

namespace hexwerk::editor {

QScrollArea *pageView(QWidget *page, QWidget *parent)
{
    auto *view = new QScrollArea(parent);
    view->setWidget(page);
    view->setWidgetResizable(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setFocusPolicy(Qt::NoFocus);
    return view;
}

} // namespace hexwerk::editor
