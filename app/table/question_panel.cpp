#include "app/table/question_panel.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace hexwerk {

static constexpr int kStripe = 8; // pixels

QuestionPanel::QuestionPanel(QWidget *parent)
    : QFrame(parent)
    , m_moment(new QLabel(this))
    , m_question(new QLabel(this))
    , m_hint(new QLabel(this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kStripe + 8, 6, 8, 6);
    column->setSpacing(3);
    for (QLabel *label : {m_moment, m_question, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        column->addWidget(label);
    }
    scaleQuestion();
}

void QuestionPanel::scaleQuestion()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.2);
    large.setBold(true);
    m_question->setFont(large);
}

void QuestionPanel::ask(const QColor &side, const QString &moment, const QString &question,
                        const QString &hint)
{
    m_side = side;
    m_moment->setText(moment);
    m_question->setText(question);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    update();
}

void QuestionPanel::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    if (m_side.isValid())
        QPainter(this).fillRect(0, 0, kStripe, height(), m_side);
}

void QuestionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        scaleQuestion();
    QFrame::changeEvent(event);
}

} // namespace hexwerk
