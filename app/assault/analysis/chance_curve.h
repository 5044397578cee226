// The chance of a side to win over a game, drawn; points can be gone to.
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class ChanceCurve final : public QWidget
{
    Q_OBJECT

public:
    struct Point
    {
        std::size_t order = 0;
        double chance = 0.5; // of the side above
        int turn = 0;
        QString words = {}; // tool tip
        QString mark = {};  // of a turning point; empty: none
    };

    explicit ChanceCurve(QWidget *parent = nullptr);

    // The names of the sides above and below, and their colours.
    void setSides(const QString &above, const QColor &aboveColour, const QString &below,
                  const QColor &belowColour);
    // In the order of the game, which has so many orders.
    void setPoints(std::vector<Point> points, std::size_t orders);
    // The moment that is looked at is marked.
    void setMoment(std::optional<std::size_t> orders);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void momentWanted(std::size_t order);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF frame() const;
    double xOf(std::size_t order) const;
    QPointF placeOf(const Point &point) const;
    const Point *nearest(double x) const;
    void paintTurns(QPainter &painter) const;
    void paintLine(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintNames(QPainter &painter) const;

    std::vector<Point> m_points;
    std::size_t m_orders = 1;
    std::optional<std::size_t> m_moment;
    QString m_above;
    QString m_below;
    QColor m_aboveColour;
    QColor m_belowColour;
};

} // namespace hexwerk::assault::ui
