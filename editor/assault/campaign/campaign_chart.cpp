#include "editor/assault/campaign/campaign_chart.h"

#include <QAccessible>
#include <QPainter>
#include <QScrollBar>

#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/campaign/chart_layout.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr double kLeastZoom = 0.1;
static constexpr double kMostZoom = 3;
static constexpr double kZoomStep = 1.25;

CampaignChart::CampaignChart(For use, QWidget *parent)
    : SurfaceView(parent)
    , m_use(use)
    , m_grounds(std::make_shared<const BattleGrounds>())
{
    setObjectName(QStringLiteral("chart"));
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    m_marks.hasHandles = use == For::Editing;
}

void CampaignChart::show(Frozen<Campaign> campaign, std::shared_ptr<const BattleGrounds> grounds)
{
    m_campaign = std::move(campaign);
    m_grounds = std::move(grounds);
    refresh();
}

void CampaignChart::refresh()
{
    const std::size_t count = m_campaign->battles.size();
    m_shape = shapeOf(*m_campaign, *m_grounds);
    if (m_drag != Drag::Battle) // what is dragged stays under the mouse
        m_bounds = m_shape.bounds();
    if (m_marks.chosen && *m_marks.chosen >= count)
        choose(std::nullopt);
    if (m_marks.chosenLink && *m_marks.chosenLink >= m_shape.links.size())
        m_marks.chosenLink.reset();
    if (m_linksFrom && *m_linksFrom >= count)
        cancel();
    if (m_fits)
        zoomToFit();
    fitScrollBars();
    say();
    viewport()->update();
}

void CampaignChart::setMarks(std::vector<BattleMark> battles, std::vector<std::vector<double>> ends,
                             std::vector<std::pair<std::size_t, std::size_t>> way)
{
    m_marks.battles = std::move(battles);
    m_marks.ends = std::move(ends);
    m_marks.way = std::move(way);
    viewport()->update();
}

void CampaignChart::setBackground(const QImage &picture)
{
    m_background = picture;
    viewport()->update();
}

void CampaignChart::setEmptyText(const QString &text)
{
    m_emptyText = text;
    viewport()->update();
}

void CampaignChart::choose(std::optional<std::size_t> battle)
{
    if (battle && *battle >= m_shape.boxes.size())
        battle.reset();
    m_marks.chosenLink.reset();
    viewport()->update();
    if (m_marks.chosen == battle)
        return;
    m_marks.chosen = battle;
    say();
    emit battleChosen(battle);
    if (battle)
        bringIntoView(m_shape.boxes[*battle]);
}

void CampaignChart::chooseLink(std::optional<std::size_t> link)
{
    if (!link)
        return choose(std::nullopt);
    const ChartLink &one = m_shape.links[*link];
    choose(one.from);
    m_marks.chosenLink = link;
    emit linkChosen(one.from, one.result);
    viewport()->update();
}

// For who cannot see it: the battle, and where it leads.
void CampaignChart::say()
{
    QString text = m_emptyText;
    if (m_marks.chosen) {
        const CampaignText words(*m_campaign, *m_grounds);
        const CampaignBattle &battle = m_campaign->battles[*m_marks.chosen];
        QStringList parts = {words.battle(battle)};
        for (std::size_t r = 0; r < battle.results.size(); ++r)
            parts << words.result(battle, r);
        text = parts.join(QLatin1Char(' '));
    }
    if (text == accessibleDescription())
        return;
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QPoint CampaignChart::onScreen(QPointF at) const
{
    const QPointF origin = m_bounds.topLeft();
    const QPointF offset(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return ((at - origin) * m_zoom - offset).toPoint();
}

QPointF CampaignChart::onChart(QPointF onScreen) const
{
    const QPointF offset(horizontalScrollBar()->value(), verticalScrollBar()->value());
    return (onScreen + offset) / m_zoom + m_bounds.topLeft();
}

ChartPlace CampaignChart::middleOfView() const
{
    if (m_shape.boxes.empty())
        return {2 * kChartGrid, 2 * kChartGrid};
    const QPointF middle = onChart(QPointF(viewport()->rect().center()));
    return {static_cast<int>(middle.x()), static_cast<int>(middle.y())};
}

void CampaignChart::fitScrollBars()
{
    const QSizeF all = m_bounds.size() * m_zoom;
    const QSize seen = viewport()->size();
    const auto fit = [](QScrollBar *bar, double whole, int page) {
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(whole)) - page));
        bar->setPageStep(page);
        bar->setSingleStep(40);
    };
    fit(horizontalScrollBar(), all.width(), seen.width());
    fit(verticalScrollBar(), all.height(), seen.height());
}

void CampaignChart::setZoom(double zoom, QPointF about)
{
    const QPointF fixed = onChart(about);
    m_zoom = std::clamp(zoom, kLeastZoom, kMostZoom);
    m_fits = false;
    fitScrollBars();
    const QPointF now = (fixed - m_bounds.topLeft()) * m_zoom - about;
    horizontalScrollBar()->setValue(static_cast<int>(now.x()));
    verticalScrollBar()->setValue(static_cast<int>(now.y()));
    viewport()->update();
}

void CampaignChart::zoomIn()
{
    setZoom(m_zoom * kZoomStep, QPointF(viewport()->rect().center()));
}

void CampaignChart::zoomOut()
{
    setZoom(m_zoom / kZoomStep, QPointF(viewport()->rect().center()));
}

void CampaignChart::zoomToFit()
{
    const QSizeF all = m_bounds.size();
    const QSizeF seen = viewport()->size();
    if (!m_shape.boxes.empty())
        m_zoom = std::clamp(std::min(seen.width() / all.width(), seen.height() / all.height()),
                            kLeastZoom, 1.0);
    m_fits = true;
    fitScrollBars();
    viewport()->update();
}

void CampaignChart::bringIntoView(const QRectF &box)
{
    const QRect seen(onScreen(box.topLeft()), onScreen(box.bottomRight()));
    const auto move = [](QScrollBar *bar, int first, int last, int size) {
        if (first < 0)
            bar->setValue(bar->value() + first - 10);
        else if (last > size)
            bar->setValue(bar->value() + last - size + 10);
    };
    move(horizontalScrollBar(), seen.left(), seen.right(), viewport()->width());
    move(verticalScrollBar(), seen.top(), seen.bottom(), viewport()->height());
}

void CampaignChart::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_shape.boxes.empty()) {
        painter.fillRect(event->rect(), palette().color(QPalette::Base));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(viewport()->rect().adjusted(20, 20, -20, -20),
                         Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const QPointF origin = m_bounds.topLeft();
    painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
    painter.scale(m_zoom, m_zoom);
    painter.translate(-origin);
    const QRectF within(onChart(QPointF(event->rect().topLeft())),
                        onChart(QPointF(event->rect().bottomRight()) + QPointF(1, 1)));
    paintChart(painter,
               {.campaign = *m_campaign,
                .grounds = *m_grounds,
                .shape = m_shape,
                .marks = m_marks,
                .palette = palette(),
                .zoom = m_zoom,
                .background = m_background},
               within);
    if (!hasFocus())
        return;
    painter.resetTransform();
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(viewport()->rect().adjusted(1, 1, -1, -1));
}

void CampaignChart::resizeEvent(QResizeEvent *event)
{
    SurfaceView::resizeEvent(event);
    if (m_fits)
        zoomToFit();
    fitScrollBars();
}

void CampaignChart::scrollContentsBy(int, int)
{
    viewport()->update();
}

bool CampaignChart::event(QEvent *event)
{
    switch (event->type()) {
    case QEvent::LanguageChange:
        refresh();
        break;
    case QEvent::FocusIn:
    case QEvent::FocusOut:
    case QEvent::PaletteChange:
        viewport()->update();
        break;
    // Keys that the window has for the editor of scenarios.
    case QEvent::ShortcutOverride: {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isOurs = key->key() == Qt::Key_F4 || key->key() == Qt::Key_F2 ||
                            (key->key() == Qt::Key_Escape && isLinking());
        if (isOurs && key->modifiers() == Qt::NoModifier)
            event->accept();
        break;
    }
    default:
        break;
    }
    return SurfaceView::event(event);
}

} // namespace hexwerk::assault::ui
