// A hex with its six vertices: shows a facing, and hears of another by a click or the arrow keys.
#pragma once

#include <QWidget>

#include <optional>

namespace hexwerk::editor {

class Compass final : public QWidget
{
    Q_OBJECT

public:
    explicit Compass(QWidget *parent = nullptr);

    // A vertex, 0 to 5, or none.
    void setFacing(std::optional<int> facing);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(int facing);
    // By Delete or Backspace.
    void cleared();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QPointF vertex(int facing, double share) const; // share of the way from the middle

    std::optional<int> m_facing;
};

} // namespace hexwerk::editor
