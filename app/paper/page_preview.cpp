#include "app/paper/page_preview.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

#include "editor/paper/sheet_output.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static constexpr int kShadow = 4; // pixels

PagePreview::PagePreview(QWidget *parent)
    : QWidget(parent)
    , m_paper(new QWidget(this))
    , m_place(new QLabel(this))
    , m_back(new QToolButton(this))
    , m_on(new QToolButton(this))
{
    setObjectName(QStringLiteral("page-preview"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Preview"));
    m_paper->setMinimumSize(220, 260);
    m_paper->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_paper->installEventFilter(this);
    m_back->setArrowType(Qt::LeftArrow);
    m_back->setToolTip(tr("Previous page (Page Up)"));
    m_back->setAccessibleName(tr("Previous page"));
    m_on->setArrowType(Qt::RightArrow);
    m_on->setToolTip(tr("Next page (Page Down)"));
    m_on->setAccessibleName(tr("Next page"));
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setWordWrap(true);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // titles may be long
    m_place->setAccessibleName(tr("Page"));
    connect(m_back, &QToolButton::clicked, this, [this] { turnTo(m_page - 1); });
    connect(m_on, &QToolButton::clicked, this, [this] { turnTo(m_page + 1); });
    auto *turning = new QHBoxLayout;
    turning->addWidget(m_back);
    turning->addWidget(m_place, 1);
    turning->addWidget(m_on);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_paper, 1);
    rows->addLayout(turning);
    update();
}

void PagePreview::show(editor::SheetBook book, const QString &why)
{
    m_book = std::move(book);
    m_why = why;
    m_page = std::clamp(m_page, 0, std::max(0, pages() - 1));
    update();
}

void PagePreview::turnTo(int page)
{
    const int turned = std::clamp(page, 0, std::max(0, pages() - 1));
    if (std::exchange(m_page, turned) != turned)
        update();
}

void PagePreview::update()
{
    m_picture = {};
    m_back->setEnabled(m_page > 0);
    m_on->setEnabled(m_page + 1 < pages());
    QString place;
    if (pages() > 0) {
        const QString title = m_book.pages[static_cast<std::size_t>(m_page)].title;
        place = tr("Page %1 of %2").arg(m_page + 1).arg(pages());
        if (!title.isEmpty())
            place += QLatin1Char('\n') + title;
    }
    m_place->setText(place);
    m_paper->update();
}

void PagePreview::paintPage()
{
    QPainter painter(m_paper);
    const QRect room = m_paper->rect().adjusted(kShadow, kShadow, -kShadow, -kShadow);
    if (pages() == 0) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_why);
        return;
    }
    const editor::SheetPage &page = m_book.pages[static_cast<std::size_t>(m_page)];
    const double ratio = devicePixelRatioF();
    const double scale = std::min(room.width() / page.size.width(),
                                  room.height() / page.size.height()); // pixels to a millimetre
    const QSizeF size = page.size * scale;
    const QRectF box(room.center() + QPointF(1 - size.width() / 2, 1 - size.height() / 2), size);
    if (m_picture.isNull()) {
        m_picture = editor::pictureOf(page, scale * ratio * 25.4);
        m_picture.setDevicePixelRatio(ratio);
    }
    painter.fillRect(box.translated(kShadow / 2.0, kShadow / 2.0), QColor(0, 0, 0, 70));
    painter.drawImage(box.topLeft(), m_picture);
    painter.setPen(QColor(0, 0, 0, 110));
    painter.drawRect(box);
}

bool PagePreview::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Paint)
        return QWidget::eventFilter(watched, event);
    paintPage();
    return true;
}

void PagePreview::resizeEvent(QResizeEvent *event)
{
    m_picture = {};
    QWidget::resizeEvent(event);
}

void PagePreview::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_PageUp:
        return turnTo(m_page - 1);
    case Qt::Key_PageDown:
        return turnTo(m_page + 1);
    case Qt::Key_Home:
        return turnTo(0);
    case Qt::Key_End:
        return turnTo(pages() - 1);
    default:
        QWidget::keyPressEvent(event);
    }
}

void PagePreview::wheelEvent(QWheelEvent *event)
{
    constexpr int kStep = 120;
    m_turned += event->angleDelta().y();
    turnTo(m_page - m_turned / kStep);
    m_turned %= kStep;
    event->accept();
}

} // namespace hexwerk
