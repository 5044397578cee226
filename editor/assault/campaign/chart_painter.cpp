#include "editor/assault/campaign/chart_painter.h"

#include "editor/assault/campaign/campaign_text.h"
#include "editor/canvas/icons.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwerk::assault::ui {

static constexpr double kLeastZoomForNames = 0.6;

namespace {

class ChartPainter
{
public:
    ChartPainter(QPainter &painter, const ChartPaint &paint)
        : m_painter(painter)
        , m_paint(paint)
        , m_text(paint.campaign, paint.grounds, paint.tongue)
        , m_isDark(paint.palette.color(QPalette::Base).lightness() < 128)
        , m_ink(paint.palette.color(QPalette::Text))
        , m_base(paint.palette.color(QPalette::Base))
        , m_line(m_isDark ? QColor(0xd8, 0xd4, 0xcc) : QColor(0x3a, 0x35, 0x30))
        , m_good(m_isDark ? QColor(0x8f, 0xbf, 0x7f) : QColor(0x2f, 0x5f, 0x36))
        , m_quiet(m_isDark ? QColor(0xb0, 0xb0, 0xb0) : QColor(0x55, 0x55, 0x55))
    {
    }

    void run(const QRectF &within)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        ground(within);
        for (std::size_t i = 0; i < m_paint.shape.links.size(); ++i)
            link(i);
        for (const ChartEnd &one : m_paint.shape.ends)
            arrow(one.path, m_line, 2);
        for (std::size_t i = 0; i < m_paint.shape.boxes.size(); ++i)
            if (m_paint.shape.boxes[i].adjusted(-20, -20, 20, 20).intersects(within))
                battle(i);
        for (const ChartEnd &one : m_paint.shape.ends)
            end(one);
        if (m_paint.zoom >= kLeastZoomForNames)
            labels();
        if (!m_paint.marks.pulled.isEmpty())
            arrow(m_paint.marks.pulled, m_paint.palette.color(QPalette::Highlight), 3);
    }

private:
    const BattleMark &markOf(std::size_t battle) const
    {
        static const BattleMark kNone;
        return battle < m_paint.marks.battles.size() ? m_paint.marks.battles[battle] : kNone;
    }

    void ground(const QRectF &within)
    {
        m_painter.fillRect(within, m_isDark ? QColor(0x2b, 0x2d, 0x2a) : QColor(0xcb, 0xc4, 0xb4));
        if (!m_paint.background.isNull())
            m_painter.drawImage(QPointF(0, 0), m_paint.background);
    }

    void arrow(const QPainterPath &path, const QColor &colour, double width)
    {
        m_painter.setPen(QPen(colour, width));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(path);
        const QPointF tip = path.pointAtPercent(1);
        const QPointF before =
            path.pointAtPercent(std::max(0.0, path.percentAtLength(path.length() - 12)));
        const double angle = std::atan2(tip.y() - before.y(), tip.x() - before.x());
        QPolygonF head{tip};
        for (const double turn : {std::numbers::pi - 0.42, std::numbers::pi + 0.42})
            head << tip + 14 * QPointF(std::cos(angle + turn), std::sin(angle + turn));
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(head);
    }

    void link(std::size_t place)
    {
        const ChartLink &one = m_paint.shape.links[place];
        const auto &way = m_paint.marks.way;
        const bool wasGone =
            std::find(way.begin(), way.end(), std::pair(one.from, one.to)) != way.end();
        const bool isChosen = m_paint.marks.chosenLink == place;
        arrow(one.path,
              isChosen  ? m_paint.palette.color(QPalette::Highlight)
              : wasGone ? m_good
                        : m_line,
              isChosen || wasGone ? 4 : 2);
    }

    QFont font(double size, bool isBold = false) const
    {
        QFont font = m_painter.font();
        font.setPixelSize(static_cast<int>(size));
        font.setBold(isBold);
        return font;
    }

    void label(const ChartLink &link)
    {
        if (link.label.isEmpty())
            return;
        m_painter.setFont(font(kLabelPixels));
        const QFontMetricsF metrics(m_painter.font());
        m_painter.setPen(QPen(m_line, 1));
        m_painter.setBrush(m_base);
        m_painter.drawRoundedRect(link.labelBox, 3, 3);
        m_painter.setPen(m_ink);
        m_painter.drawText(
            link.labelBox, Qt::AlignCenter,
            metrics.elidedText(link.label, Qt::ElideRight, link.labelBox.width() - 10));
    }

    void labels()
    {
        for (const ChartLink &one : m_paint.shape.links)
            label(one);
    }

    void battle(std::size_t place)
    {
        const CampaignBattle &one = m_paint.campaign.battles[place];
        const QRectF &box = m_paint.shape.boxes[place];
        const BattleMark &mark = markOf(place);
        const bool isChosen = m_paint.marks.chosen == place;
        const bool isTarget = m_paint.marks.linkTo == place;
        QColor rim = m_line;
        if (isChosen || isTarget)
            rim = m_paint.palette.color(QPalette::Highlight);
        else if (mark.hasError)
            rim = QColor(0xb3, 0x26, 0x1e);
        else if (mark.hasWarning)
            rim = QColor(0xa0, 0x6a, 0x00);
        else if (mark.way != BattleMark::Way::None)
            rim = m_good;
        const bool isThick =
            isChosen || isTarget || mark.way == BattleMark::Way::Now || mark.hasError;
        const bool wasFought = mark.way == BattleMark::Way::Fought;
        m_painter.setPen(QPen(rim, isThick ? 3.5 : mark.hasWarning || wasFought ? 2 : 1));
        m_painter.setBrush(m_base);
        m_painter.drawRoundedRect(box, 5, 5);
        m_painter.setPen(m_ink);
        if (m_paint.zoom < kLeastZoomForNames) {
            m_painter.setFont(font(36, true));
            m_painter.drawText(box, Qt::AlignCenter, QString::number(place + 1));
        } else
            words(one, box, mark, place);
        if (m_paint.marks.hasHandles && (isChosen || isTarget)) {
            m_painter.setPen(QPen(m_base, 1.5));
            m_painter.setBrush(m_paint.palette.color(QPalette::Highlight));
            m_painter.drawEllipse(m_paint.shape.handle(place), 7, 7);
        }
    }

    void words(const CampaignBattle &one, const QRectF &box, const BattleMark &mark,
               std::size_t place)
    {
        const QRectF inner = box.adjusted(10, 6, -10, -6);
        const bool hasSign = mark.hasError || mark.hasWarning;
        m_painter.setFont(font(14, true));
        const QFontMetricsF metrics(m_painter.font());
        const QString name =
            QStringLiteral("%1 %2").arg(QString::number(place + 1), m_text.battle(one));
        m_painter.drawText(
            QRectF(inner.left(), inner.top(), inner.width(), 20), Qt::AlignLeft | Qt::AlignVCenter,
            metrics.elidedText(name, Qt::ElideRight, inner.width() - (hasSign ? 20 : 0)));
        if (hasSign)
            editor::icon(mark.hasError ? QStringLiteral("error") : QStringLiteral("problems"))
                .paint(&m_painter, QRectF(inner.right() - 16, inner.top() + 2, 16, 16).toRect());
        m_painter.setFont(font(13));
        m_painter.setPen(m_quiet);
        m_painter.drawText(QRectF(inner.left(), inner.top() + 20, inner.width(), 18),
                           Qt::AlignLeft | Qt::AlignVCenter, m_text.date(one.date));
        const QRectF last(inner.left(), inner.top() + 41, inner.width(), 18);
        m_painter.setPen(m_ink);
        if (mark.share)
            bar(last, *mark.share);
        else
            m_painter.drawText(last, Qt::AlignLeft | Qt::AlignVCenter,
                               QFontMetricsF(m_painter.font())
                                   .elidedText(mark.note, Qt::ElideRight, last.width()));
    }

    void bar(const QRectF &where, double share)
    {
        const QRectF whole(where.left(), where.center().y() - 5, 100, 10);
        m_painter.fillRect(whole, m_paint.palette.color(QPalette::Mid));
        m_painter.fillRect(QRectF(whole.topLeft(), QSizeF(whole.width() * share, whole.height())),
                           m_good);
        m_painter.drawText(where.adjusted(104, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                           percent(share));
    }

    static QString percent(double share)
    {
        return QStringLiteral("%1 %").arg(std::lround(100 * share));
    }

    void end(const ChartEnd &one)
    {
        const auto &ends = m_paint.marks.ends;
        const bool isKnown = one.battle < ends.size() && one.result < ends[one.battle].size();
        m_painter.setPen(QPen(m_line, 2));
        m_painter.setBrush(m_base);
        m_painter.drawRoundedRect(one.box, 18, 18);
        if (m_paint.zoom < kLeastZoomForNames)
            return;
        m_painter.setPen(m_ink);
        m_painter.setFont(font(11.5));
        QString text = one.label;
        if (isKnown)
            text += QStringLiteral("\n") + percent(ends[one.battle][one.result]);
        m_painter.drawText(one.box.adjusted(6, 1, -6, -1), Qt::AlignCenter | Qt::TextWordWrap,
                           text);
    }

    QPainter &m_painter;
    const ChartPaint &m_paint;
    const CampaignText m_text;
    const bool m_isDark;
    const QColor m_ink;
    const QColor m_base;
    const QColor m_line;
    const QColor m_good;
    const QColor m_quiet;
};

} // namespace

void paintChart(QPainter &painter, const ChartPaint &paint, const QRectF &within)
{
    ChartPainter(painter, paint).run(within);
}

QImage chartPicture(ChartPaint paint, QSize room)
{
    const QRectF all = paint.shape.bounds();
    QImage picture((all.size() * 2).toSize().scaled(room, Qt::KeepAspectRatio),
                   QImage::Format_RGB32);
    if (picture.isNull())
        return picture;
    QPainter painter(&picture);
    paint.zoom = picture.width() / all.width();
    painter.scale(paint.zoom, paint.zoom);
    painter.translate(-all.topLeft());
    paintChart(painter, paint, all);
    return picture;
}

} // namespace hexwerk::assault::ui
