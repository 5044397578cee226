#include "editor/assault/panels/course/timeline_view.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include "editor/assault/panels/course/timeline_model.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr QSize kCounter{40, 36};
static constexpr int kWordsLetters = 24;

TimelineView::TimelineView(TimelineModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setModel(&model);
    setIconSize(kCounter);
    setWordWrap(true);
    setTabKeyNavigation(false);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(&model, &QAbstractItemModel::modelReset, this, &TimelineView::layOut);
    layOut();
}

// The words take what the turns leave.
void TimelineView::layOut()
{
    const int turn = kCounter.width() + fontMetrics().height();
    const int turns = m_model.columnCount() - 1;
    const int least = kWordsLetters * fontMetrics().averageCharWidth();
    setColumnWidth(TimelineModel::kWords, std::max(least, viewport()->width() - turns * turn));
    for (int column = 1; column <= turns; ++column)
        setColumnWidth(column, turn);
    clearSpans();
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.isHeading(row))
            setSpan(row, TimelineModel::kWords, 1, turns + 1);
    resizeRowsToContents();
}

bool TimelineView::cancelDrag()
{
    const std::optional<std::size_t> dragged = std::exchange(m_dragged, std::nullopt);
    if (dragged)
        setCurrentIndex(m_model.placeOf(*dragged));
    return dragged.has_value();
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    const QModelIndex at = indexAt(event->position().toPoint());
    const std::optional<std::size_t> group = m_model.group(at.row());
    if (event->button() == Qt::LeftButton && group && at == m_model.placeOf(*group))
        m_dragged = group;
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_dragged)
        return;
    const int column = columnAt(event->position().toPoint().x());
    if (column >= 1)
        setCurrentIndex(m_model.placeOf(*m_dragged).siblingAtColumn(column));
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    if (const std::optional<std::size_t> dragged = std::exchange(m_dragged, std::nullopt))
        emit turnWanted(*dragged, currentIndex().column());
}

void TimelineView::shift(int turns)
{
    const std::optional<std::size_t> group = m_model.group(currentIndex().row());
    if (group)
        emit turnWanted(*group, m_model.placeOf(*group).column() + turns);
}

// Keys that would go to the map otherwise.
bool TimelineView::isMine(const QKeyEvent &event) const
{
    if (m_dragged && (event.key() == Qt::Key_Escape || event.matches(QKeySequence::Undo)))
        return true;
    const bool isArrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    return event.key() == Qt::Key_Delete || (isArrow && event.modifiers() == Qt::AltModifier);
}

bool TimelineView::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        isMine(*static_cast<const QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QTableView::event(event);
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    if (!isMine(*event))
        return QTableView::keyPressEvent(event);
    if (cancelDrag())
        return;
    if (event->key() == Qt::Key_Delete)
        return emit removeWanted();
    shift(event->key() == Qt::Key_Left ? -1 : 1);
}

void TimelineView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    layOut();
}

} // namespace hexwerk::assault::ui
