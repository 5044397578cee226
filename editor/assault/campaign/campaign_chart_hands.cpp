// The mouse and the keys on the chart.
#include <QContextMenuEvent>
#include <QScrollBar>

#include "editor/assault/campaign/campaign_chart.h"
#include "editor/assault/campaign/chart_layout.h"

#include <array>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr double kWheelStep = 1.25;
static constexpr int kKeyStep = 20; // pixels of the chart

void CampaignChart::showPulled(QPointF to)
{
    m_marks.linkTo = m_shape.battleAt(to);
    if (m_marks.linkTo == m_linksFrom)
        m_marks.linkTo.reset();
    const QPointF end = m_marks.linkTo ? QPointF(m_shape.boxes[*m_marks.linkTo].left(),
                                                 m_shape.boxes[*m_marks.linkTo].center().y())
                                       : to;
    m_marks.pulled = ui::pulled(m_shape.boxes[*m_linksFrom], end);
    viewport()->update();
}

void CampaignChart::cancel()
{
    m_linksFrom.reset();
    m_marks.linkTo.reset();
    m_marks.pulled = {};
    m_drag = Drag::None;
    viewport()->update();
}

void CampaignChart::beginLink()
{
    if (m_use != For::Editing || !m_marks.chosen || m_shape.boxes.size() < 2)
        return;
    m_linksFrom = m_marks.chosen;
    const QPointF right(1, 0);
    const auto next = m_shape.neighbour(*m_linksFrom, right);
    showPulled(m_shape.boxes[next.value_or(*m_linksFrom == 0 ? 1 : 0)].center());
}

void CampaignChart::mousePressEvent(QMouseEvent *event)
{
    const QPointF at = onChart(event->position());
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::View;
        m_grip = event->position();
        return;
    }
    if (isLinking()) {
        if (const auto to = m_shape.battleAt(at); to && to != m_linksFrom) {
            const std::size_t from = *m_linksFrom;
            cancel();
            emit linkWanted(from, *to);
        } else
            cancel();
        return;
    }
    const auto handle = m_shape.handleAt(at);
    if (m_use == For::Editing && event->button() == Qt::LeftButton && handle &&
        handle == m_marks.chosen) {
        m_linksFrom = handle;
        m_drag = Drag::Link;
        return showPulled(at);
    }
    if (const auto battle = m_shape.battleAt(at)) {
        choose(battle);
        m_grip = at - m_shape.boxes[*battle].topLeft();
        m_hasMoved = false;
        if (event->button() == Qt::LeftButton && m_use == For::Editing) {
            m_drag = Drag::Battle;
            ++m_drags;
        }
        return;
    }
    if (const auto link = m_shape.linkAt(at))
        return chooseLink(link);
    choose(std::nullopt);
    if (event->button() == Qt::LeftButton) {
        m_drag = Drag::View;
        m_grip = event->position();
    }
}

void CampaignChart::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = onChart(event->position());
    switch (m_drag) {
    case Drag::None:
        if (isLinking())
            showPulled(at);
        viewport()->setCursor(m_use == For::Editing && m_marks.chosen &&
                                      m_shape.handleAt(at) == m_marks.chosen
                                  ? Qt::CrossCursor
                              : m_shape.battleAt(at) ? Qt::PointingHandCursor
                                                     : Qt::ArrowCursor);
        return;
    case Drag::Link:
        return showPulled(at);
    case Drag::View: {
        const QPointF by = event->position() - m_grip;
        m_grip = event->position();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(by.x()));
        verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(by.y()));
        return;
    }
    case Drag::Battle:
        break;
    }
    const QPointF corner = at - m_grip;
    const QPointF by = corner - m_shape.boxes[*m_marks.chosen].topLeft();
    if (!m_hasMoved && std::hypot(by.x(), by.y()) * m_zoom < 4)
        return;
    if (!m_hasMoved)
        m_fits = false; // what is dragged stays under the mouse
    m_hasMoved = true;
    const auto onGrid = [](double v) {
        return static_cast<int>(std::lround(v / kChartGrid)) * kChartGrid;
    };
    emit moveWanted(*m_marks.chosen, {onGrid(corner.x()), onGrid(corner.y())}, m_drags);
}

// Without anything on the screen moving, if it can be.
void CampaignChart::takeNewBounds()
{
    const QPointF before = m_bounds.topLeft();
    m_bounds = m_shape.bounds();
    const QPointF shift = (before - m_bounds.topLeft()) * m_zoom;
    fitScrollBars();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + static_cast<int>(shift.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + static_cast<int>(shift.y()));
    viewport()->update();
}

void CampaignChart::mouseReleaseEvent(QMouseEvent *)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Battle && m_hasMoved)
        takeNewBounds();
    if (drag != Drag::Link)
        return;
    const auto from = m_linksFrom;
    const auto to = m_marks.linkTo;
    cancel();
    if (from && to)
        emit linkWanted(*from, *to);
}

void CampaignChart::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QPointF at = onChart(event->position());
    m_drag = Drag::None;
    if (const auto battle = m_shape.battleAt(at))
        emit scenarioWanted(*battle);
    else if (m_use == For::Editing && !m_shape.linkAt(at))
        emit newWanted({static_cast<int>(at.x()), static_cast<int>(at.y())}, std::nullopt);
}

void CampaignChart::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        if (const auto battle = m_shape.battleAt(onChart(QPointF(event->pos()))))
            choose(battle);
    m_drag = Drag::None;
    emit menuWanted(event->globalPos());
}

void CampaignChart::wheelEvent(QWheelEvent *event)
{
    if (!(event->modifiers() & Qt::ControlModifier))
        return SurfaceView::wheelEvent(event);
    setZoom(m_zoom * std::pow(kWheelStep, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void CampaignChart::goTo(QPointF direction)
{
    if (m_shape.boxes.empty())
        return;
    if (isLinking()) {
        const std::size_t from = m_marks.linkTo.value_or(*m_linksFrom);
        auto next = m_shape.neighbour(from, direction);
        if (next == m_linksFrom)
            next = m_shape.neighbour(*m_linksFrom, direction);
        if (next)
            showPulled(m_shape.boxes[*next].center());
        return;
    }
    if (!m_marks.chosen)
        return choose(0);
    if (const auto next = m_shape.neighbour(*m_marks.chosen, direction))
        choose(next);
}

void CampaignChart::moveChosen(QPointF direction)
{
    if (!m_marks.chosen || m_use != For::Editing)
        return;
    const QPointF to = m_shape.boxes[*m_marks.chosen].topLeft() + kKeyStep * direction;
    emit moveWanted(*m_marks.chosen, {static_cast<int>(to.x()), static_cast<int>(to.y())}, 0);
}

void CampaignChart::keyPressEvent(QKeyEvent *event)
{
    static constexpr std::array kArrows = {
        std::pair(Qt::Key_Left, QPointF(-1, 0)), std::pair(Qt::Key_Right, QPointF(1, 0)),
        std::pair(Qt::Key_Up, QPointF(0, -1)), std::pair(Qt::Key_Down, QPointF(0, 1))};
    for (const auto &[key, direction] : kArrows)
        if (event->key() == key)
            return event->modifiers() & Qt::ControlModifier ? moveChosen(direction)
                                                            : goTo(direction);
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && isLinking()) {
        const std::size_t from = *m_linksFrom;
        const auto to = m_marks.linkTo;
        cancel();
        if (to)
            emit linkWanted(from, *to);
    } else if (isEnter && event->modifiers() & Qt::ShiftModifier)
        beginLink();
    else if (isEnter && m_marks.chosen)
        emit formWanted(*m_marks.chosen);
    else if (event->key() == Qt::Key_Insert && m_use == For::Editing)
        emit newWanted(middleOfView(), m_marks.chosen);
    else if (event->key() == Qt::Key_F2 && m_marks.chosen)
        emit nameWanted(*m_marks.chosen);
    else if (event->key() == Qt::Key_F4 && m_marks.chosen)
        emit scenarioWanted(*m_marks.chosen);
    else if (event->key() == Qt::Key_Escape && isLinking())
        cancel();
    else
        SurfaceView::keyPressEvent(event);
}

} // namespace hexwerk::assault::ui
