#include "app/assault/beside/notice_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace hexwerk::assault::ui {

static constexpr int kNoticeRim = 8;         // pixels
static constexpr int kNoticeCharacters = 60; // in a line

NoticeView::NoticeView(MapCanvas &canvas)
    : QFrame(canvas.viewport())
    , m_canvas(canvas)
    , m_title(new QLabel(this))
    , m_words(new editor::TextBrowser(this))
    , m_row(new QHBoxLayout)
{
    setObjectName(QStringLiteral("notice"));
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
    column->addLayout(m_row);
    canvas.viewport()->installEventFilter(this);
    hide();
}

void NoticeView::show(const QString &title, const QString &html, const std::vector<Button> &buttons,
                      Focus focus)
{
    setAccessibleName(title);
    m_title->setText(title);
    m_words->setHtml(html);
    m_words->setAccessibleName(title);
    m_words->setVisible(!html.isEmpty());
    while (QLayoutItem *item = m_row->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
    m_row->addStretch();
    QPushButton *first = nullptr;
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
        m_row->addWidget(push);
        first = first ? first : push;
    }
    QFrame::show();
    raise();
    place();
    if (first && focus == Focus::Taken)
        QTimer::singleShot(0, first, [first] { first->setFocus(); });
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
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

// As wide as a line that reads well, as high as its words, at most as the map.
void NoticeView::place()
{
    const QSize room = m_canvas.viewport()->size() - QSize(2 * kNoticeRim, 2 * kNoticeRim);
    int buttons = 0;
    for (int i = 0; i < m_row->count(); ++i)
        if (const QWidget *button = m_row->itemAt(i)->widget())
            buttons += button->sizeHint().width() + m_row->spacing();
    const QMargins rim = layout()->contentsMargins();
    const int beside = rim.left() + rim.right() + 2 * frameWidth();
    const int width =
        std::min(room.width(),
                 std::max(kNoticeCharacters * fontMetrics().averageCharWidth(), buttons) + beside);
    const std::unique_ptr<QTextDocument> laidOut(m_words->document()->clone());
    laidOut->setTextWidth(width - beside);
    const int words =
        m_words->isHidden() ? 0 : static_cast<int>(std::ceil(laidOut->size().height()));
    m_words->setMinimumHeight(std::min(words, 3 * fontMetrics().lineSpacing()));
    const int rows = m_title->heightForWidth(width - beside) +
                     (m_row->count() > 1 ? m_row->sizeHint().height() + layout()->spacing() : 0) +
                     layout()->spacing() + rim.top() + rim.bottom() + 2 * frameWidth();
    setGeometry(kNoticeRim + (room.width() - width) / 2, kNoticeRim, width,
                std::min(room.height(), words + rows + 4));
}

} // namespace hexwerk::assault::ui
