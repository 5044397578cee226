#include "editor/assault/campaign/battle_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "editor/assault/campaign/campaign_text.h"
#include "editor/text/languages.h"

namespace hexwerk::assault::ui {

BattlePanel::BattlePanel(CampaignDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_heading(new QLabel(this))
    , m_form(new CampaignForm(document, CampaignTable::Battle, this))
    , m_open(new QPushButton(this))
    , m_choose(new QPushButton(this))
    , m_results(new CampaignItemsView(document, CampaignTable::Result, this))
    , m_ofResult(new QWidget(this))
    , m_whenLabel(new QLabel(m_ofResult))
    , m_when(new ResultTermField(document, m_ofResult))
    , m_effects(new CampaignItemsView(document, CampaignTable::Effect, m_ofResult))
    , m_sentences(new QLabel(m_ofResult))
{
    m_heading->setWordWrap(true);
    m_heading->setTextFormat(Qt::PlainText);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    m_whenLabel->setFont(bold);
    m_whenLabel->setWordWrap(true);
    m_sentences->setWordWrap(true);
    m_sentences->setTextFormat(Qt::PlainText);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_choose);
    buttons->addStretch();
    auto *inner = new QVBoxLayout(m_ofResult);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addWidget(m_whenLabel);
    inner->addWidget(m_when);
    inner->addWidget(m_effects);
    inner->addWidget(m_sentences);
    m_results->addBelow(m_ofResult);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_form);
    column->addLayout(buttons);
    column->addWidget(m_results);
    column->addStretch();
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_battle)
            emit scenarioWanted(*m_battle);
    });
    connect(m_choose, &QPushButton::clicked, this, [this] {
        if (m_battle)
            emit choiceWanted(*m_battle);
    });
    connect(m_when, &ResultTermField::changed, this, [this](const std::optional<ResultTerm> &term) {
        const auto item = m_results->chosen();
        if (item)
            m_document.edit([] { return tr("Change condition"); },
                            [&](Campaign &campaign) {
                                campaign.battles[item->index].results[item->nested].when = term;
                            });
    });
    connect(m_results, &CampaignItemsView::itemChosen, this, &BattlePanel::showResult);
    connect(&document, &CampaignDocument::changed, this, &BattlePanel::refresh);
    connect(&document, &CampaignDocument::groundsChanged, this, &BattlePanel::refresh);
    connect(&document, &CampaignDocument::replaced, this, &BattlePanel::refresh);
    retranslate();
}

void BattlePanel::setBattle(std::optional<std::size_t> battle)
{
    m_battle = battle;
    m_results->setList({CampaignTable::Result, battle.value_or(SIZE_MAX)});
    refresh();
}

void BattlePanel::refresh()
{
    if (m_battle && *m_battle >= m_document.campaign().battles.size())
        m_battle.reset();
    const CampaignItem item{CampaignTable::Battle, m_battle.value_or(0)};
    m_form->setItem(m_battle ? std::optional(item) : std::nullopt);
    //: %1 is the number and name of a battle
    m_heading->setText(m_battle ? tr("Battle %1").arg(textOf(m_document, item))
                                : tr("Choose a battle on the chart."));
    for (QWidget *one : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_open),
                         static_cast<QWidget *>(m_choose), static_cast<QWidget *>(m_results)})
        one->setVisible(m_battle.has_value());
    m_open->setEnabled(m_battle && m_document.scenarioOf(m_document.campaign().battles[*m_battle]));
    showResult();
}

void BattlePanel::showResult()
{
    const auto item = m_results->chosen();
    const bool isShown = item && isThere(m_document.campaign(), *item);
    m_ofResult->setVisible(isShown);
    if (!isShown)
        return;
    const CampaignBattle &battle = m_document.campaign().battles[item->index];
    m_when->setBattle(item->index);
    m_when->show(battle.results[item->nested].when);
    m_effects->setList({CampaignTable::Effect, item->index, item->nested});
    QStringList sentences;
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("de")})
        sentences << QStringLiteral("%1: %2").arg(
            language.toUpper(),
            CampaignText(m_document.campaign(), *m_document.grounds(), editor::Tongue(language))
                .result(battle, item->nested));
    m_sentences->setText(sentences.join(QLatin1Char('\n')));
}

void BattlePanel::retranslate()
{
    m_open->setText(tr("Open scenario"));
    m_open->setToolTip(tr("Open the scenario of this battle in a tab (F4)"));
    m_choose->setText(tr("Choose scenario..."));
    m_choose->setToolTip(tr("Choose the scenario that is fought here"));
    m_whenLabel->setText(tr("Condition – without one: otherwise"));
    m_when->setLabel(tr("Condition of the result"));
    m_sentences->setToolTip(tr("What this result says, in both languages"));
    refresh();
}

void BattlePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_when->retranslate();
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
