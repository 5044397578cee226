// The rulebook beside a game: the numbers of a case, and whom a rule touches now.
#include <QHBoxLayout>
#include <QKeyEvent>

#include "app/rulebook/rulebook_window.h"

#include <algorithm>

namespace hexwerk {

static constexpr int kStripLines = 12; // at most, of writing

QWidget *RulebookWindow::makeStrip(QWidget *parent)
{
    m_strip = new QFrame(parent);
    m_strip->setObjectName(QStringLiteral("whyHere"));
    m_strip->setFrameShape(QFrame::StyledPanel);
    m_caseText = new PictureBrowser(m_kit, m_strip);
    m_caseText->setObjectName(QStringLiteral("case"));
    m_caseText->setFrameShape(QFrame::NoFrame);
    m_closeCase = new QToolButton(m_strip);
    m_closeCase->setText(QStringLiteral("✕"));
    m_closeCase->setAutoRaise(true);
    auto *row = new QHBoxLayout(m_strip);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(m_caseText, 1);
    row->addWidget(m_closeCase, 0, Qt::AlignTop);
    connect(m_closeCase, &QToolButton::clicked, this, [this] { showCase({}); });
    m_strip->hide();
    return m_strip;
}

void RulebookWindow::showCase(const CaseMaker &why)
{
    m_case = why;
    fillStrip();
}

// What has the focus leaves it alone; the search ends with it first.
void RulebookWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_case)
        return showCase({});
    QMainWindow::keyPressEvent(event);
}

void RulebookWindow::fillStrip()
{
    m_strip->setVisible(bool(m_case));
    if (!m_case)
        return;
    m_caseText->showHtml(caseHtml(m_case()));
    m_caseText->document()->setTextWidth(std::max(200, m_middle->width() - 60));
    const int most = kStripLines * fontMetrics().lineSpacing();
    m_caseText->setFixedHeight(
        std::min(most, static_cast<int>(m_caseText->document()->size().height()) + 4));
}

void RulebookWindow::followGame()
{
    if (isVisible())
        m_gameLater.start();
}

QString RulebookWindow::touchedHtml() const
{
    QString rows;
    if (m_game && !m_rule.empty())
        for (const PlayView::Touched &one : m_game(rule()))
            rows += QStringLiteral("<p style=\"margin:0\"><a href=\"unit:%1\">%2</a> – %3</p>")
                        .arg(QString::number(one.unit), one.name.toHtmlEscaped(),
                             one.why.toHtmlEscaped());
    return rows.isEmpty() ? QString()
                          : QStringLiteral("<h4 style=\"margin-bottom:2px\">%1</h4><div>%2</div>")
                                .arg(tr("In this game").toHtmlEscaped(), rows);
}

} // namespace hexwerk
