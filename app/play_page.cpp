#include "app/play_page.h"

#include <QEvent>
#include <QVBoxLayout>

#include "editor/text/local_text.h"

namespace hexwerk {

PlayPage::PlayPage(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_briefing(new QLabel(this))
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    large.setBold(true);
    m_title->setFont(large);
    m_briefing->setWordWrap(true);
    m_briefing->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(40, 40, 40, 40);
    column->addWidget(m_title);
    column->addWidget(m_briefing, 1);
}

void PlayPage::start(const Scenario &scenario)
{
    m_scenario = scenario;
    retranslate();
}

void PlayPage::retranslate()
{
    m_title->setText(editor::inWindowLanguage(m_scenario.title));
    m_briefing->setText(editor::inWindowLanguage(m_scenario.briefing));
}

void PlayPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk
