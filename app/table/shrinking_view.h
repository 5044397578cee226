// A part of a column that is as high as what it shows and, where the column is short of room,
// scrolls.
#pragma once

#include <QScrollArea>

namespace hexwerk {

class ShrinkingView : public QScrollArea
{
    Q_OBJECT

public:
    // Takes over `page`, and shrinks to so many lines of text.
    ShrinkingView(QWidget *page, int leastLines, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    int m_leastLines;
};

} // namespace hexwerk
