// The whole map small, with the part that is seen: a click or a drag goes there, arrow keys too.
#pragma once

#include <QImage>
#include <QTimer>
#include <QWidget>

#include "core/assault/board/terrain.h"

#include <vector>

namespace hexwerk::assault::ui {

class MapCanvas;

class Minimap final : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(MapCanvas &canvas, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    // Where the map lies in the widget.
    QRectF mapRect() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void goTo(QPointF place);
    void redraw();
    void retranslate();
    QSizeF mapSize() const; // in widths of a hex

    MapCanvas &m_canvas;
    QImage m_image; // some pixels a hex
    QTimer m_later;
    bool m_isOld = true;
    TerrainChart m_chart;        // that m_colours are of
    std::vector<QRgb> m_colours; // by TerrainIndex
};

} // namespace hexwerk::assault::ui
