// A page that scrolls where the window has too little room for it.
#pragma once

class QScrollArea;
class QWidget;

namespace hexwerk::editor {

// Takes over `page`, as large as the view or, if that is too small, as it must be.
QScrollArea *pageView(QWidget *page, QWidget *parent);

} // namespace hexwerk::editor
