#include "app/assault/assistant/tick_row.h"

#include <QHBoxLayout>
#include <QMouseEvent>

#include "app/basis/large_type.h"

namespace hexwerk::assault::ui {

TickRow::TickRow(const QString &words, const QPixmap &picture, const QString &aside,
                 QWidget *parent)
    : QWidget(parent)
    , m_tick(new QCheckBox(this))
    , m_words(new QLabel(words, this))
{
    setMinimumHeight(kLargeTarget);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    m_tick->setFocusPolicy(Qt::NoFocus);
    m_tick->setAccessibleName(words);
    row->addWidget(m_tick);
    if (!picture.isNull()) {
        auto *icon = new QLabel(this);
        icon->setPixmap(picture);
        row->addWidget(icon);
    }
    m_words->setWordWrap(true);
    row->addWidget(m_words, 3);
    if (!aside.isEmpty()) {
        auto *end = new QLabel(aside, this);
        end->setWordWrap(true);
        end->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        row->addWidget(end, 2);
    }
    connect(m_tick, &QCheckBox::toggled, this, &TickRow::ticked);
}

// All of it is the target.
void TickRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        m_tick->toggle();
}

} // namespace hexwerk::assault::ui
