#include "editor/assault/panels/course/status_board.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QPainter>

#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/canvas/track_painter.h"
#include "editor/assault/text/course_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kGap = 10; // pixels between two tracks
static constexpr int kRim = 3;  // for the mark of the keyboard

std::vector<ShownTrack> shownTracks(const Scenario &scenario, const std::vector<int> &values)
{
    std::vector<ShownTrack> shown;
    const editor::Tongue window;
    for (std::size_t i = 0; i < scenario.tracks.size() && i < values.size(); ++i) {
        const Track &track = scenario.tracks[i];
        std::string colour;
        for (const SideSpec &side : scenario.sides)
            if (side.id == track.side)
                colour = side.colour;
        shown.push_back({.track = track,
                         .value = values[i],
                         .before = {},
                         .side = TermText::named(scenario.sides, track.side, window),
                         .name = TermText::named(scenario.tracks, track.id, window),
                         .colour = sideColour(colour),
                         .tip = CourseText(scenario, window).of(track)});
    }
    return shown;
}

std::vector<ShownTrack> shownTracks(const Scenario &scenario)
{
    std::vector<int> starts;
    for (const Track &track : scenario.tracks)
        starts.push_back(track.start);
    return shownTracks(scenario, starts);
}

StatusBoard::StatusBoard(QWidget *parent)
    : QWidget(parent)
    , m_house(new QLabel(this))
{
    retranslate();
}

void StatusBoard::setActive()
{
    m_active = true;
    m_house->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_house->setTextFormat(Qt::RichText);
    connect(m_house, &QLabel::linkActivated, this, &StatusBoard::ruleWanted);
    retranslate();
}

void StatusBoard::setCorner(QWidget *corner)
{
    m_corner = corner;
    corner->setParent(this);
    layOut();
}

void StatusBoard::show(std::vector<ShownTrack> tracks)
{
    if (tracks == m_tracks)
        return;
    m_tracks = std::move(tracks);
    while (m_views.size() > m_tracks.size()) {
        m_views.back()->deleteLater();
        m_views.back()->hide();
        m_views.pop_back();
    }
    while (m_views.size() < m_tracks.size()) {
        const std::size_t place = m_views.size();
        auto *view = m_views.emplace_back(new TrackView(this));
        if (m_active)
            view->setActive();
        connect(view, &TrackView::activated, this, [this, place] { emit activated(place); });
    }
    for (std::size_t i = 0; i < m_tracks.size(); ++i)
        m_views[i]->show(m_tracks[i]);
    layOut();
}

// Beside each other as far as there is room.
void StatusBoard::layOut()
{
    m_house->setVisible(!m_tracks.empty());
    const QSize corner = m_corner ? m_corner->sizeHint() : QSize(0, 0);
    const int head = m_tracks.empty() ? 0 : std::max(m_house->sizeHint().height(), corner.height());
    m_house->setGeometry(0, 0, width() - corner.width(), head);
    if (m_corner)
        m_corner->setGeometry(QRect(QPoint(width() - corner.width(), 0), corner));
    int x = 0;
    int y = head + (m_tracks.empty() ? 0 : 4);
    int rowHeight = 0;
    for (TrackView *view : m_views) {
        const int wide = std::min(view->widthOfBoxes(), width());
        if (x > 0 && x + wide > width()) {
            x = 0;
            y += rowHeight + kGap;
            rowHeight = 0;
        }
        const int high = view->heightForWidth(wide);
        view->setGeometry(x, y, wide, high);
        view->setVisible(true);
        x += wide + kGap;
        rowHeight = std::max(rowHeight, high);
    }
    setMinimumHeight(y + rowHeight);
}

QSize StatusBoard::sizeHint() const
{
    int widest = m_house->sizeHint().width();
    for (const TrackView *view : m_views)
        widest = std::max(widest, view->widthOfBoxes());
    return {widest, minimumHeight()};
}

void StatusBoard::setRules(const QString &first, const QString &last, const QString &tip)
{
    m_first = first;
    m_last = last;
    m_tip = tip;
    retranslate();
}

void StatusBoard::retranslate()
{
    //: %1 and %2 are ids of rules
    const QString text = tr("House rules %1 to %2").arg(m_first, m_last);
    m_house->setText(m_active ? QStringLiteral("<a href=\"%1\">%2</a>").arg(m_first, text) : text);
    m_house->setToolTip(m_tip.isEmpty() ? tr("The rule books leave this board to the scenario: how "
                                             "markers move and when thresholds are reached are "
                                             "house rules.")
                                        : m_tip);
    m_house->setAccessibleName(text);
}

void StatusBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layOut();
}

void StatusBoard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        layOut();
    QWidget::changeEvent(event);
}

TrackView::TrackView(QWidget *parent)
    : QWidget(parent)
{
}

void TrackView::setActive()
{
    m_active = true;
    setFocusPolicy(Qt::StrongFocus);
}

static TrackLook lookOf(const QWidget &widget, const ShownTrack &track, int width)
{
    return {.side = track.colour,
            .before = track.before,
            .width = width,
            .palette = widget.palette(),
            .font = widget.font(),
            .ratio = widget.devicePixelRatioF()};
}

void TrackView::show(const ShownTrack &track)
{
    m_track = track;
    //: %1 is a side, %2 one of its tracks with the value
    const QString name = tr("%1 – %2").arg(track.side, title());
    setAccessibleName(name);
    setToolTip(name + u'\n' + track.tip);
    update();
}

QString TrackView::title() const
{
    //: %1 is a track of the status board, %2 where its marker stands
    return tr("%1: %2").arg(m_track.name).arg(m_track.value);
}

int TrackView::widthOfBoxes() const
{
    const int boxes = trackSize(m_track.track, lookOf(*this, m_track, 100'000)).width();
    return std::max(boxes,
                    fontMetrics().horizontalAdvance(title()) + fontMetrics().height() + kRim) +
           2 * kRim;
}

int TrackView::heightForWidth(int width) const
{
    return titleHeight() +
           trackSize(m_track.track, lookOf(*this, m_track, width - 2 * kRim)).height() + 2 * kRim;
}

void TrackView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int chip = fontMetrics().height() - 4;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setBrush(m_track.colour);
    painter.drawRect(kRim, kRim + 2, chip, chip);
    const QRect text(kRim + chip + 5, kRim, width() - chip - 5 - 2 * kRim, titleHeight());
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(title(), Qt::ElideRight, text.width()));
    const TrackLook look = lookOf(*this, m_track, width() - 2 * kRim);
    painter.drawPixmap(kRim, kRim + titleHeight(),
                       trackPicture(m_track.track, m_track.value, look));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void TrackView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_active && event->button() == Qt::LeftButton)
        emit activated();
}

void TrackView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_active)
        emit activated();
    event->setAccepted(m_active);
}

void TrackView::keyPressEvent(QKeyEvent *event)
{
    if (m_active && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                     event->key() == Qt::Key_Space))
        emit activated();
    else
        QWidget::keyPressEvent(event);
}

void TrackView::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void TrackView::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace hexwerk::assault::ui
