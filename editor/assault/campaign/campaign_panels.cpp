#include "editor/assault/campaign/campaign_panels.h"

#include <QEvent>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/assault/campaign/campaign_edits.h"
#include "editor/assault/campaign/campaign_text.h"
#include "editor/assault/panels/map/palette_art.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

SlotsPanel::SlotsPanel(CampaignDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_heading(new QLabel(this))
    , m_items(new CampaignItemsView(document, CampaignTable::Slot, this))
    , m_words(new QLabel(this))
{
    m_heading->setWordWrap(true);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_heading);
    column->addWidget(m_items);
    column->addWidget(m_words);
    column->addStretch();
    connect(m_items, &CampaignItemsView::itemChosen, this, &SlotsPanel::refresh);
    connect(&document, &CampaignDocument::changed, this, &SlotsPanel::refresh);
    connect(&document, &CampaignDocument::groundsChanged, this, &SlotsPanel::refresh);
}

void SlotsPanel::setBattle(std::optional<std::size_t> battle)
{
    m_battle = battle;
    m_items->setList({CampaignTable::Slot, battle.value_or(SIZE_MAX)});
    refresh();
}

static QString listHtml(const QString &title, const QStringList &lines)
{
    QString html = QStringLiteral("<p><b>%1</b></p>").arg(title.toHtmlEscaped());
    for (const QString &line : lines)
        html += line.toHtmlEscaped() + QStringLiteral("<br>");
    return html;
}

void SlotsPanel::refresh()
{
    const Campaign &campaign = m_document.campaign();
    if (m_battle && *m_battle >= campaign.battles.size())
        m_battle.reset();
    m_heading->setText(m_battle ? textOf(m_document, {CampaignTable::Battle, *m_battle})
                                : tr("Choose a battle on the chart."));
    m_items->setVisible(m_battle.has_value());
    const auto item = m_items->chosen();
    m_words->setVisible(item && isThere(campaign, *item));
    if (!item || !isThere(campaign, *item))
        return;
    const BattleSlot &slot = campaign.battles[item->index].unitSlots[item->nested];
    const CampaignText text(campaign, *m_document.grounds());
    const auto cardName = [&](const std::string &card) {
        return ChoiceText::of(Choices::Cards, card, {}, m_document.library());
    };
    QStringList expected;
    if (const Scenario *scenario = m_document.scenarioOf(campaign.battles[item->index]))
        for (const std::string &id : slot.units)
            for (const UnitSpec &unit : scenario->units)
                if (unit.id == id)
                    expected << QStringLiteral("%1: %2").arg(editor::toQString(id),
                                                             cardName(unit.card));
    const auto fits = [&](const std::string &side, const std::string &id) {
        const UnitCard *card = m_document.library().cards.unit(id);
        return side == slot.side && card &&
               (slot.types.empty() ||
                std::find(slot.types.begin(), slot.types.end(), card->type) != slot.types.end());
    };
    QStringList coming;
    for (const CoreUnit &core : campaign.cores)
        if (fits(core.side, core.card))
            coming << QStringLiteral("%1 · %2").arg(text.core(core.id), cardName(core.card));
    for (const Reserve &reserve : campaign.reserves)
        for (const std::string &card : reserve.cards)
            if (fits(reserve.side, card))
                //: %1 is a card, %2 the number of a battle
                coming
                    << tr("Reserve from battle %2: %1").arg(cardName(card)).arg(reserve.fromBattle);
    m_words->setText(listHtml(tr("The scenario expects (%1)").arg(expected.size()), expected) +
                     listHtml(tr("May come (%1)").arg(coming.size()), coming));
}

void SlotsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

UnitsPanel::UnitsPanel(CampaignDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_cores(new CampaignItemsView(document, CampaignTable::Core, this))
    , m_cardsLabel(new QLabel(this))
    , m_filter(new QLineEdit(this))
    , m_cards(new editor::DragList(this))
    , m_reserves(new CampaignItemsView(document, CampaignTable::Reserve, this))
{
    m_cards->setDragFormat(kDraggedCards);
    m_cards->setIconSize(QSize(28, 28));
    m_cards->setMinimumHeight(150);
    m_cardsLabel->setWordWrap(true);
    m_filter->setClearButtonEnabled(true);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_cores);
    column->addWidget(m_cardsLabel);
    column->addWidget(m_filter);
    column->addWidget(m_cards);
    column->addWidget(m_reserves);
    column->addStretch();
    connect(m_filter, &QLineEdit::textChanged, this, &UnitsPanel::fillCards);
    connect(m_cards, &QListWidget::itemActivated, this,
            [this](const QListWidgetItem *item) { add({item->data(Qt::UserRole).toString()}); });
    connect(m_cores, &CampaignItemsView::cardsDropped, this, &UnitsPanel::add);
    connect(&document, &CampaignDocument::replaced, this, &UnitsPanel::fillCards);
    retranslate();
}

void UnitsPanel::fillCards()
{
    const QString wanted = m_filter->text().trimmed();
    m_cards->clear();
    for (const std::string &id : m_document.library().cardIds()) {
        const QString name = ChoiceText::of(Choices::Cards, id, {}, m_document.library());
        if (!wanted.isEmpty() && !name.contains(wanted, Qt::CaseInsensitive) &&
            !editor::toQString(id).contains(wanted, Qt::CaseInsensitive))
            continue;
        auto *item = new QListWidgetItem(name, m_cards);
        item->setData(Qt::UserRole, editor::toQString(id));
        item->setToolTip(ChoiceText::cardDetails(id, m_document.library()));
        item->setIcon(paletteIcon(Choices::Cards, id, m_document.library()));
    }
}

// To the side for which cards of the same nation fight already, else to that of the chosen unit.
void UnitsPanel::add(const QStringList &cards)
{
    const auto nationOf = [&](const std::string &id) {
        const UnitCard *card = m_document.library().cards.unit(id);
        return card ? card->nation : std::string();
    };
    const Campaign &now = m_document.campaign();
    std::size_t last = 0;
    m_document.edit([] { return addName(CampaignTable::Core); },
                    [&](Campaign &campaign) {
                        for (const QString &one : cards) {
                            const std::string card = one.toStdString();
                            const auto like = std::find_if(
                                now.cores.begin(), now.cores.end(), [&](const CoreUnit &core) {
                                    return nationOf(core.card) == nationOf(card);
                                });
                            const auto chosen = m_cores->chosen();
                            const std::string side = like != now.cores.end() ? like->side
                                                     : chosen ? now.cores[chosen->index].side
                                                     : now.sides.empty() ? std::string()
                                                                         : now.sides.front().id;
                            last = addCore(campaign, side, card);
                        }
                    });
    m_cores->choose(last);
}

void UnitsPanel::retranslate()
{
    m_cardsLabel->setText(tr("Cards: drag them to the core units, or press Enter"));
    m_filter->setPlaceholderText(tr("Name or unit"));
    m_filter->setAccessibleName(tr("Find cards"));
    m_cards->setAccessibleName(tr("Cards"));
    fillCards();
}

void UnitsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

CampaignPanel::CampaignPanel(CampaignDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_form(new CampaignForm(document, CampaignTable::Campaign, this))
    , m_sides(new CampaignItemsView(document, CampaignTable::Side, this))
    , m_tracks(new CampaignItemsView(document, CampaignTable::Track, this))
    , m_thresholds(new CampaignItemsView(document, CampaignTable::Threshold, this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_form);
    column->addWidget(m_sides);
    column->addWidget(m_tracks);
    m_tracks->addBelow(m_thresholds);
    column->addStretch();
    m_form->setItem(CampaignItem{CampaignTable::Campaign});
    connect(&document, &CampaignDocument::replaced, this,
            [this] { m_form->setItem(CampaignItem{CampaignTable::Campaign}); });
    const auto follow = [this] {
        const auto track = m_tracks->chosen();
        m_thresholds->setVisible(track.has_value());
        m_thresholds->setList({CampaignTable::Threshold, track ? track->index : SIZE_MAX});
    };
    connect(m_tracks, &CampaignItemsView::itemChosen, this, follow);
    follow();
}

CarryOverPanel::CarryOverPanel(CampaignDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_form(new CampaignForm(document, CampaignTable::CarryOver, this))
    , m_gains(new CampaignItemsView(document, CampaignTable::Gain, this))
    , m_medals(new CampaignItemsView(document, CampaignTable::Medal, this))
{
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_form);
    column->addWidget(m_gains);
    column->addWidget(m_medals);
    column->addStretch();
    m_form->setItem(CampaignItem{CampaignTable::CarryOver});
    connect(&document, &CampaignDocument::replaced, this,
            [this] { m_form->setItem(CampaignItem{CampaignTable::CarryOver}); });
}

BattlesTable::BattlesTable(CampaignDocument &document, QWidget *parent)
    : QTreeWidget(parent)
    , m_document(document)
{
    setRootIsDecorated(false);
    setColumnCount(4);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(&document, &CampaignDocument::changed, this, &BattlesTable::refresh);
    connect(&document, &CampaignDocument::groundsChanged, this, &BattlesTable::refresh);
    connect(&document, &CampaignDocument::replaced, this, &BattlesTable::refresh);
    connect(this, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item)
            emit battleChosen(static_cast<std::size_t>(indexOfTopLevelItem(item)));
    });
    refresh();
}

void BattlesTable::choose(std::optional<std::size_t> battle)
{
    const QSignalBlocker quiet(this);
    setCurrentItem(battle ? topLevelItem(static_cast<int>(*battle)) : nullptr);
}

void BattlesTable::refresh()
{
    const QSignalBlocker quiet(this);
    const int row = indexOfTopLevelItem(currentItem());
    clear();
    setHeaderLabels({tr("Battle"), tr("Date"), tr("Scenario"), tr("Leads to")});
    setAccessibleName(listName(CampaignTable::Battle));
    header()->setAccessibleName(tr("Columns of the battles"));
    const Campaign &campaign = m_document.campaign();
    const CampaignText text(campaign, *m_document.grounds());
    for (std::size_t i = 0; i < campaign.battles.size(); ++i) {
        const CampaignBattle &battle = campaign.battles[i];
        QStringList ways;
        for (const BattleResult &result : battle.results) {
            for (const std::string &next : result.next)
                if (const QString name = text.battle(next); !ways.contains(name))
                    ways << name;
            if (result.next.empty())
                //: %1 is what an end of the campaign is called
                ways << tr("end: %1").arg(text.end(result));
        }
        new QTreeWidgetItem(this,
                            {textOf(m_document, {CampaignTable::Battle, i}), text.date(battle.date),
                             editor::toQString(battle.scenario), ways.join(QStringLiteral("; "))});
    }
    setCurrentItem(topLevelItem(row));
}

void BattlesTable::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QTreeWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
