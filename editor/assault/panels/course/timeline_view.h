// The table of a time line: a group is dragged to another turn, or moved there by Alt and an arrow.
#pragma once

#include <QTableView>

#include <optional>

namespace hexwerk::assault::ui {

class TimelineModel;

class TimelineView final : public QTableView
{
    Q_OBJECT

public:
    TimelineView(TimelineModel &model, QWidget *parent);

    // While the button is held: the drag is as if it had not been. False if nobody drags.
    bool cancelDrag();

signals:
    void turnWanted(std::size_t group, int turn);
    void removeWanted();

protected:
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void shift(int turns);
    bool isMine(const QKeyEvent &event) const;

    TimelineModel &m_model;
    std::optional<std::size_t> m_dragged; // a group
};

} // namespace hexwerk::assault::ui
