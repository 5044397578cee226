// Where on the board things happened in the games of a study: the map, with its hexes the redder
// the more often.
#pragma once

#include <QImage>
#include <QWidget>

#include "core/lab/block.h"
#include "editor/assault/canvas/map_scene.h"

namespace hexwerk::assault::ui {

class HeatMap final : public QWidget
{
    Q_OBJECT

public:
    explicit HeatMap(MapScene scene, QWidget *parent = nullptr);

    // `counts` by hex, of so many games; null: nothing was counted.
    void show(const lab::Counts *counts, std::int64_t games);
    void paint(QPainter &painter, const QRectF &box);

    QSize sizeHint() const override { return {560, 360}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    // Pixels of a hex from corner to corner, for a box of that size.
    double hexWidthIn(const QSizeF &box) const;

    MapScene m_scene;
    QImage m_ground; // as wide as the hexes last painted
    int m_groundWidth = 0;
    lab::Counts m_counts;
    std::int64_t m_games = 0;
    std::int64_t m_most = 0;
};

} // namespace hexwerk::assault::ui
