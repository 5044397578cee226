// The chart of a campaign on the screen: battles are chosen, moved and linked here. It changes
// nothing itself.
#pragma once

#include <QPoint>

#include "editor/assault/campaign/chart_painter.h"
#include "editor/canvas/surface_view.h"

#include <functional>
#include <optional>

namespace hexwerk::assault::ui {

class CampaignChart final : public editor::SurfaceView
{
    Q_OBJECT

public:
    // Reading: chosen and looked at only.
    enum class For : std::uint8_t { Editing, Reading };
    explicit CampaignChart(For use, QWidget *parent = nullptr);

    // What is shown from now on; both are kept as they are.
    void show(Frozen<Campaign> campaign, std::shared_ptr<const BattleGrounds> grounds);
    void setMarks(std::vector<BattleMark> battles, std::vector<std::vector<double>> ends = {},
                  std::vector<std::pair<std::size_t, std::size_t>> way = {});
    // Without a picture: plain ground.
    void setBackground(const QImage &picture);
    // In an empty chart.
    void setEmptyText(const QString &text);

    std::optional<std::size_t> chosen() const { return m_marks.chosen; }
    std::optional<std::size_t> chosenLink() const { return m_marks.chosenLink; }
    void choose(std::optional<std::size_t> battle);
    const ChartShape &shape() const { return m_shape; }
    // Where a point of the chart lies on the screen, in pixels of the viewport.
    QPoint onScreen(QPointF at) const;
    double zoom() const { return m_zoom; }
    // The middle of what is seen, where a new battle may lie.
    ChartPlace middleOfView() const;
    // Arrow keys choose the other end, Enter makes the link, Escape leaves it.
    void beginLink();
    bool isLinking() const { return m_linksFrom.has_value(); }
    void cancel();

    void zoomIn() override;
    void zoomOut() override;
    void zoomToFit() override;
    QSize sizeHint() const override { return {640, 480}; }

signals:
    void battleChosen(std::optional<std::size_t> battle);
    void linkChosen(std::size_t battle, std::size_t result);
    // The top left corner lies there now. Steps of one drag have the same number.
    void moveWanted(std::size_t battle, hexwerk::assault::ChartPlace to, int drag);
    void linkWanted(std::size_t from, std::size_t to);
    void newWanted(hexwerk::assault::ChartPlace at, std::optional<std::size_t> after);
    void formWanted(std::size_t battle);
    void scenarioWanted(std::size_t battle);
    void nameWanted(std::size_t battle);
    void menuWanted(QPoint globalPos);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool event(QEvent *event) override;

private:
    void refresh();
    void setZoom(double zoom, QPointF about);
    void fitScrollBars();
    void takeNewBounds();
    QPointF onChart(QPointF onScreen) const;
    void chooseLink(std::optional<std::size_t> link);
    void goTo(QPointF direction);
    void moveChosen(QPointF direction);
    void bringIntoView(const QRectF &box);
    void showPulled(QPointF to);
    void say();

    const For m_use;
    Frozen<Campaign> m_campaign;
    std::shared_ptr<const BattleGrounds> m_grounds;
    ChartShape m_shape;
    QRectF m_bounds; // what the scroll bars cover, in pixels of the chart
    ChartMarks m_marks;
    QImage m_background;
    QString m_emptyText;
    double m_zoom = 1;
    bool m_fits = true;
    enum class Drag : std::uint8_t { None, Battle, Link, View } m_drag = Drag::None;
    QPointF m_grip; // in a dragged box, or on the screen
    bool m_hasMoved = false;
    int m_drags = 0;
    std::optional<std::size_t> m_linksFrom; // by keyboard or mouse
};

} // namespace hexwerk::assault::ui
