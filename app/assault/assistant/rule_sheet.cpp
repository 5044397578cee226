#include "app/assault/assistant/rule_sheet.h"

#include <QVBoxLayout>

#include "app/assault/assistant/assistant_settings.h"
#include "app/assault/assistant/large_parts.h"
#include "app/assault/rule_pictures.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

RuleSheet::RuleSheet(const RulesText &rules, QWidget *parent)
    : QWidget(parent)
    , m_rule(new RuleView(rules, this))
    , m_other(largeButton(this))
    , m_back(largeButton(this))
{
    m_rule->setFocusPolicy(Qt::NoFocus);
    m_rule->drawWith(rulePicture);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_back, 1);
    buttons->addWidget(m_other, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_rule, 1);
    column->addLayout(buttons);
    connect(m_other, &QPushButton::clicked, this, &RuleSheet::changeLanguage);
    connect(m_back, &QPushButton::clicked, this, &RuleSheet::leaveWanted);
    retranslate();
}

static QString ownLanguage()
{
    return editor::toQString(editor::windowLanguage());
}

void RuleSheet::showRule(const QString &id)
{
    m_rule->speak({});
    m_rule->showRule(id);
    retranslate();
}

void RuleSheet::showCase(const CaseMaker &why)
{
    m_rule->speak({});
    m_rule->showCase(why);
    retranslate();
}

void RuleSheet::changeLanguage()
{
    if (m_other->isHidden())
        return;
    m_rule->speak(m_rule->language() == ownLanguage() ? opponentsTongue().code() : QString());
    retranslate();
}

void RuleSheet::retranslate()
{
    setAccessibleName(tr("Rule"));
    m_rule->setAccessibleName(tr("Rule"));
    m_rule->retranslate();
    const QString others = opponentsTongue().code();
    m_other->setVisible(others != ownLanguage());
    const QString next = m_rule->language() == ownLanguage() ? others : ownLanguage();
    //: %1 is the name of a language
    nameButton(*m_other, tr("Read in %1").arg(editor::Languages::nativeName(next)),
               QStringLiteral("O"));
    nameButton(*m_back, tr("Back"), tr("Esc"));
}

} // namespace hexwerk::assault::ui
