// A picture on which points are set: by clicks, or by the arrow keys. The wheel zooms, the middle
// button moves it.
#pragma once

#include <QWidget>

#include "editor/assault/canvas/under_picture.h"

#include <array>
#include <optional>

namespace hexwerk::assault::ui {

class PictureView final : public QWidget
{
    Q_OBJECT

public:
    explicit PictureView(QWidget *parent);

    void setPicture(std::shared_ptr<const PictureSteps> steps);
    QSize pictureSize() const;
    // The points by number; `current` is the one that a click sets.
    void setPoints(const std::vector<QPoint> &points, int current);
    // Where a point of the picture is seen.
    QPointF seenAt(QPointF onPicture) const { return onPicture * m_scale + m_origin; }
    QSize sizeHint() const override;

signals:
    void pointed(QPoint onPicture);
    // By the arrow keys, in pixels.
    void pushed(QPoint by);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fit();
    void zoomAround(double factor, QPointF fixed);
    void paintPoint(QPainter &painter, int number) const;

    std::shared_ptr<const PictureSteps> m_steps;
    std::vector<QPoint> m_points;
    int m_current = 0;
    double m_scale = 1; // pixels of the widget to one of the picture
    QPointF m_origin;
    QPointF m_dragFrom;
    bool m_fits = true;
};

} // namespace hexwerk::assault::ui
