// The drawn ground as square pictures of one zoom step. What is missing is drawn in the background;
// until then a coarser picture stands in, so that no frame waits.
#pragma once

#include <QImage>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "editor/assault/canvas/ground_painter.h"

#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

class GroundCache final : public QObject
{
    Q_OBJECT

public:
    explicit GroundCache(QObject *parent = nullptr);
    ~GroundCache() override;

    const GroundScene &scene() const { return *m_scene; }
    // Everything anew.
    void reset(GroundScene scene);
    // The scene differs from the one before in these hexes alone. Few are redrawn at once.
    void change(GroundScene scene, const std::vector<Hex> &hexes);
    // `width` of a hex in logical pixels, `ratio` device pixels to one of them.
    void setZoom(double width, double ratio);

    // `part` of the map in logical pixels, the painter's coordinates. Asks for what is missing.
    void paint(QPainter &painter, const QRectF &part);
    // Draws what is missing in `part` before it returns.
    void finish(const QRectF &part);

signals:
    // `part` of the map can now be painted better.
    void improved(const QRectF &part);

private:
    using Place = std::pair<int, int>; // column and row of squares
    // When something was asked for: after so many resets, and changes since.
    struct Asked
    {
        int resets = 0;
        std::size_t changes = 0;
    };
    struct Sheet
    {
        double width = 0; // of a hex, in device pixels
        std::map<Place, QImage> squares;
    };

    std::vector<Place> placesIn(const QRectF &part) const;
    QRectF rectOf(Place place) const;
    void paintSubstitute(QPainter &painter, const QRectF &part) const;
    void paintOverview(QPainter &painter, const QRectF &part) const;
    void redraw(QImage &image, QPointF corner, double width, const QRectF &part) const;
    QRectF dirtyRect(const std::vector<Hex> &hexes, double width) const;
    void bringUpToDate(QImage &image, QPointF corner, double width, Asked asked) const;
    void request(const std::vector<Place> &missing);
    void startNext();
    void startOverview();
    void take(Place place, double width, Asked asked, QImage image);
    void forgetFarFrom(const std::vector<Place> &visible);

    std::shared_ptr<const GroundScene> m_scene;
    std::shared_ptr<BoardGround> m_ground;
    std::shared_ptr<MapArt> m_art;
    Sheet m_sheet;
    Sheet m_before; // of the zoom step before
    QImage m_overview;
    QTimer m_overviewTimer;
    double m_overviewWidth = 0;
    double m_ratio = 1;
    int m_resets = 0;
    std::vector<Hex> m_changes; // since the last reset
    std::vector<Place> m_wanted;
    std::set<Place> m_underway;
    QThreadPool m_pool;
};

} // namespace hexwerk::assault::ui
