// Pages as they will come out of the printer, one at a time, as large as there is room.
#pragma once

#include <QSize>
#include <QWidget>

#include "editor/paper/sheet_book.h"

class QLabel;
class QToolButton;

namespace hexwerk {

// Of a dialog with a preview, in pixels.
inline constexpr QSize kPreviewedSize(960, 640);

class PagePreview final : public QWidget
{
    Q_OBJECT

public:
    explicit PagePreview(QWidget *parent = nullptr);

    // Stays on the page in front as far as there is one. An empty book shows `why`.
    void show(editor::SheetBook book, const QString &why = {});
    int page() const { return m_page; } // from 0
    int pages() const { return static_cast<int>(m_book.pages.size()); }
    void turnTo(int page);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void paintPage();
    void update();

    editor::SheetBook m_book;
    QString m_why;
    int m_page = 0;
    int m_turned = 0; // of the wheel, in eighths of a degree
    QImage m_picture; // of the page in front
    QWidget *m_paper;
    QLabel *m_place;
    QToolButton *m_back;
    QToolButton *m_on;
};

} // namespace hexwerk
