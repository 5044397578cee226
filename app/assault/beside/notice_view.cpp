#include "app/assault/beside/notice_view.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kNoticeRim = 8;         // pixels
static constexpr int kNoticeCharacters = 60; // in a line

NoticeView::NoticeView(MapCanvas &canvas)
    : QFrame(canvas.viewport())
    , m_canvas(canvas)
    , m_title(new QLabel(this))
    , m_words(new editor::TextBrowser(this))
    , m_ticked(new QVBoxLayout)
    , m_rows(new QGridLayout)
{
    setObjectName(QStringLiteral("notice"));
    setAttribute(Qt::WA_NoMousePropagation); // the wheel at the end of its words zooms no map
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    scaleTitle();
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words->setFocusPolicy(Qt::TabFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 10, 14, 10);
    column->addWidget(m_title);
    column->addWidget(m_words, 1);
    column->addLayout(m_ticked);
    m_rows->setColumnStretch(0, 1);
    column->addLayout(m_rows);
    canvas.viewport()->installEventFilter(this);
    m_words->viewport()->installEventFilter(this);
    hide();
}

void NoticeView::show(const QString &title, const QString &html, const std::vector<Button> &buttons,
                      Focus focus, const std::vector<Tick> &ticks)
{
    setAccessibleName(title);
    m_title->setText(title);
    m_words->setHtml(html);
    m_words->setAccessibleName(title);
    m_words->setVisible(!html.isEmpty());
    for (QPushButton *button : std::exchange(m_buttons, {})) {
        m_rows->removeWidget(button);
        button->hide();
        button->deleteLater();
    }
    for (const Button &button : buttons) {
        auto *push = new QPushButton(button.text, this);
        push->setToolTip(button.toolTip);
        push->setAutoDefault(true);
        connect(push, &QPushButton::clicked, this, [this, press = button.press] {
            hide();
            m_canvas.setFocus();
            if (press)
                press();
        });
        m_buttons.push_back(push);
    }
    showTicks(ticks);
    QFrame::show();
    raise();
    place();
    // It is read from its first line, wherever laying it out has left it.
    QTimer::singleShot(0, m_words, [this] { m_words->verticalScrollBar()->setValue(0); });
    if (!m_buttons.empty() && focus == Focus::Taken)
        QTimer::singleShot(0, m_buttons.front(),
                           [first = m_buttons.front()] { first->setFocus(); });
}

void NoticeView::showTicks(const std::vector<Tick> &ticks)
{
    for (QCheckBox *box : std::exchange(m_ticks, {})) {
        m_ticked->removeWidget(box);
        box->hide();
        box->deleteLater();
    }
    for (const Tick &tick : ticks) {
        auto *box = new QCheckBox(tick.text, this);
        box->setToolTip(tick.toolTip);
        box->setChecked(tick.isOn);
        box->setEnabled(tick.isEnabled);
        connect(box, &QCheckBox::clicked, this, tick.toggle);
        m_ticked->addWidget(box);
        m_ticks.push_back(box);
    }
}

void NoticeView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        return QFrame::keyPressEvent(event);
    hide();
    m_canvas.setFocus();
}

void NoticeView::scaleTitle()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setBold(true);
    if (large != m_title->font())
        m_title->setFont(large);
}

void NoticeView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        scaleTitle();
    QFrame::changeEvent(event);
}

void NoticeView::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    place();
}

bool NoticeView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_canvas.viewport() && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched == m_words->viewport() && event->type() == QEvent::MouseButtonPress)
        hideUnlessAsked();
    return QFrame::eventFilter(watched, event);
}

void NoticeView::mousePressEvent(QMouseEvent *)
{
    hideUnlessAsked();
}

void NoticeView::hideUnlessAsked()
{
    if (m_buttons.empty())
        hide();
}

// In one row, or where that is wider than `width` (pixels) in as many as it takes.
void NoticeView::layOutButtons(int width)
{
    const auto count = static_cast<int>(m_buttons.size());
    int columns = count;
    for (; columns > 1; --columns) {
        std::vector<int> widths(static_cast<std::size_t>(columns));
        for (int i = 0; i < count; ++i) {
            int &widest = widths[static_cast<std::size_t>(i % columns)];
            widest = std::max(widest, m_buttons[static_cast<std::size_t>(i)]->sizeHint().width());
        }
        if (std::accumulate(widths.begin(), widths.end(), columns * m_rows->horizontalSpacing()) <=
            width)
            break;
    }
    for (int i = 0; i < count; ++i) {
        QPushButton *button = m_buttons[static_cast<std::size_t>(i)];
        m_rows->addWidget(button, i / columns, 1 + i % columns);
        button->show(); // the size of the rows is wanted at once
    }
}

// As wide as a line that reads well, as high as its words, at most as the map.
void NoticeView::place()
{
    const QSize room = m_canvas.viewport()->size() - QSize(2 * kNoticeRim, 2 * kNoticeRim);
    int buttons = 0;
    for (const QPushButton *button : m_buttons)
        buttons += button->sizeHint().width() + m_rows->horizontalSpacing();
    const QMargins rim = layout()->contentsMargins();
    const int beside = rim.left() + rim.right() + 2 * frameWidth();
    const int width =
        std::min(room.width(),
                 std::max(kNoticeCharacters * fontMetrics().averageCharWidth(), buttons) + beside);
    layOutButtons(width - beside);
    const std::unique_ptr<QTextDocument> laidOut(m_words->document()->clone());
    laidOut->setTextWidth(width - beside);
    const int words =
        m_words->isHidden() ? 0 : static_cast<int>(std::ceil(laidOut->size().height()));
    const int rows = m_title->heightForWidth(width - beside) +
                     (m_buttons.empty() ? 0 : m_rows->sizeHint().height() + layout()->spacing()) +
                     (m_ticks.empty() ? 0 : m_ticked->sizeHint().height() + layout()->spacing()) +
                     layout()->spacing() + rim.top() + rim.bottom() + 2 * frameWidth();
    m_words->setMinimumHeight(std::clamp(std::min(words, 3 * fontMetrics().lineSpacing()), 0,
                                         std::max(0, room.height() - rows)));
    setGeometry(kNoticeRim + (room.width() - width) / 2, kNoticeRim, width,
                std::min(room.height(), words + rows + 4));
}

} // namespace hexwerk::assault::ui
