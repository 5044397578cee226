#include "editor/assault/panels/library/cards_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/files/words.h"
#include "editor/assault/library/card_uses.h"
#include "editor/assault/library/library_commands.h"
#include "editor/assault/panels/library/card_comparison.h"
#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/panels/library/card_view.h"
#include "editor/assault/text/card_text.h"
#include "editor/assault/text/choice_text.h"
#include "editor/panels/form_view.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

CardsPage::CardsPage(LibraryDocument &document, CardKind kind, OpenScenarios scenarios,
                     QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_kind(kind)
    , m_scenarios(std::move(scenarios))
    , m_model(new CardsModel(document, kind, this))
    , m_filter(new CardFilter(*m_model, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 4, 4, 4);
    row->addWidget(makeList(), 5); // the tabulator comes to it first
    m_middle = new QStackedWidget(this);
    m_comparison = new CardComparison(this);
    m_view = new CardView(this);
    m_middle->addWidget(makeForm());
    m_middle->addWidget(m_comparison);
    row->addWidget(m_middle, 6);
    row->addWidget(m_view, 4);
    connect(m_form, &CardForm::renameWanted, this, &CardsPage::rename);
    connect(m_form, &CardForm::refused, this, &CardsPage::told);
    connect(&document, &LibraryDocument::changed, this, &CardsPage::refreshView);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &CardsPage::follow);
    retranslate();
    m_filter->sort(CardsModel::Name);
    m_table->selectRow(0);
}

// What is wrong with the card stands below its form, wherever that is scrolled to.
QWidget *CardsPage::makeForm()
{
    auto *whole = new QWidget(this);
    auto *faults = new QLabel(whole);
    faults->setWordWrap(true);
    faults->setTextFormat(Qt::PlainText);
    faults->setObjectName(QStringLiteral("faults"));
    faults->setContentsMargins(8, 2, 8, 2);
    m_form = new CardForm(m_document, m_kind, faults, this);
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new editor::FormView(m_form, editor::FormView::Width::AllThereIs, whole), 1);
    column->addWidget(faults);
    return whole;
}

QWidget *CardsPage::makeList()
{
    auto *list = new QWidget(this);
    auto *column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    m_words = new QLineEdit(list);
    m_words->setClearButtonEnabled(true);
    connect(m_words, &QLineEdit::textChanged, this, &CardsPage::query);
    column->addWidget(m_words);
    makeFilters(column);
    m_table = new QTableView(list);
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CardsModel::Name, Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    if (m_kind == CardKind::Formation)
        m_table->hideColumn(CardsModel::Strength);
    if (!hasPoints())
        for (const int empty : {CardsModel::Points, CardsModel::Strength, CardsModel::Movement})
            m_table->hideColumn(empty);
    column->addWidget(m_table, 1);
    m_count = new QLabel(list);
    column->addWidget(m_count);
    for (const QAbstractItemModel *model :
         {static_cast<QAbstractItemModel *>(m_filter), static_cast<QAbstractItemModel *>(m_model)})
        for (const auto changed :
             {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(model, changed, this, &CardsPage::showCount);
    connect(m_filter, &CardFilter::modelReset, this, &CardsPage::showCount);
    m_usesLabel = new QLabel(list);
    m_uses = new QListWidget(list);
    m_uses->setMaximumHeight(5 * (fontMetrics().height() + 6));
    m_uses->setWordWrap(true);
    m_uses->setResizeMode(QListView::Adjust);
    m_usesLabel->setBuddy(m_uses);
    column->addWidget(m_usesLabel);
    column->addWidget(m_uses);
    return list;
}

std::optional<CardRef> CardsPage::chosen() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() && m_table->selectionModel()->isRowSelected(index.row())
               ? std::optional(m_filter->card(index))
               : std::nullopt;
}

std::vector<CardRef> CardsPage::severalChosenOrAll() const
{
    const QItemSelectionModel &selection = *m_table->selectionModel();
    const bool areSeveral = selection.selectedRows().size() > 1;
    std::vector<CardRef> cards;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        if (!areSeveral || selection.isRowSelected(row))
            cards.push_back(m_filter->card(m_filter->index(row, 0)));
    return cards;
}

// One card: its form. Two: both beside each other.
void CardsPage::follow()
{
    if (m_isRenaming) // the row goes and comes again
        return;
    std::vector<const FiledCard *> cards;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        if (const FiledCard *card = m_document.find(m_filter->card(row))) // or it is just going
            cards.push_back(card);
    m_middle->setCurrentIndex(cards.size() == 2 ? 1 : 0);
    m_view->setVisible(cards.size() != 2);
    if (cards.size() == 2)
        m_comparison->show(*cards[0], *cards[1], *m_document.library());
    m_form->setCard(chosen());
    m_filter->keep(m_form->card());
    refreshView();
    fillUses();
}

void CardsPage::refreshView()
{
    const FiledCard *card = m_form->card() ? m_document.find(*m_form->card()) : nullptr;
    m_form->setVisible(card != nullptr);
    if (card)
        m_view->show(card->card, m_document.library(),
                     QString::fromStdU16String(m_document.pictureOf(*card).u16string()));
    else
        m_view->clear();
}

void CardsPage::fillUses()
{
    m_uses->clear();
    const std::optional<CardRef> card = m_form->card();
    if (!card)
        return;
    for (const CardRef &ref : m_document.cards(CardKind::Formation)) {
        const AnyCard &formation = m_document.find(ref)->card;
        for (const FormationUnits &units : std::get<FormationCard>(formation).units)
            if (card->kind == CardKind::Unit && units.card == card->id)
                //: %1 is a number of units, %2 the name of a formation card, %3 its id
                m_uses->addItem(tr("%1 in %2 (%3)")
                                    .arg(units.count)
                                    .arg(CardText::name(formation), editor::toQString(ref.id)));
    }
    for (const OpenScenario &open : m_scenarios())
        if (const int count = countUses(*open.scenario, *card); count > 0)
            //: %1 is a number of units, %2 a scenario
            m_uses->addItem(tr("%1 in the scenario %2").arg(count).arg(open.name));
    if (m_uses->count() == 0)
        m_uses->addItem(tr("Nowhere yet"));
}

void CardsPage::showCard(const CardRef &card)
{
    if (!m_filter->indexOf(card).isValid()) {
        for (QComboBox *box : m_choices)
            box->setCurrentIndex(0);
        m_least->setValue(0);
        m_most->setValue(0);
        m_words->clear();
        query();
    }
    const QModelIndex index = m_filter->indexOf(card);
    m_table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect |
                                                          QItemSelectionModel::Rows);
    m_table->scrollTo(index);
    m_table->resizeColumnsToContents(); // it may be a new one
    follow();
}

std::string CardsPage::freeId(const std::string &stem) const
{
    std::string id = stem;
    for (int i = 2; m_document.find({m_kind, id}); ++i)
        id = stem + "-" + std::to_string(i);
    return id;
}

static AnyCard freshCard(CardKind kind)
{
    switch (kind) {
    case CardKind::Unit:
        break;
    case CardKind::Formation:
        return FormationCard();
    case CardKind::Command:
        return CommandCard();
    case CardKind::Support:
        return SupportCard();
    }
    return UnitCard();
}

// The nation of the card before: cards are entered in rows of a nation.
void CardsPage::add()
{
    if (!m_document.mayAdd())
        return;
    AnyCard card = freshCard(m_kind);
    const std::optional<CardRef> before = chosen();
    const auto &nations = m_document.library()->system.nations;
    std::visit(
        [&](auto &one) {
            using Card = std::remove_cvref_t<decltype(one)>;
            one.id = freeId("new");
            const Card *old = before ? &std::get<Card>(m_document.find(*before)->card) : nullptr;
            if (old)
                one.nation = old->nation;
            else if (hasPoints() && !nations.empty())
                one.nation = nations.begin()->first;
            if constexpr (requires { one.type; })
                one.type = old ? old->type : one.type;
        },
        card);
    if (auto *unit = std::get_if<UnitCard>(&card))
        findProperty(m_kind, "type")->set(card, std::string(toString(unit->type)));
    m_document.push(std::make_unique<AddCardCommand>(m_document, card));
    showCard(refOf(card));
    m_form->focusKey("id");
}

void CardsPage::duplicate()
{
    const std::optional<CardRef> before = chosen();
    if (!before || !m_document.mayAdd())
        return;
    const FiledCard old = *m_document.find(*before);
    AnyCard card = old.card;
    std::visit([&](auto &one) { one.id = freeId(one.id); }, card);
    m_document.push(std::make_unique<AddCardCommand>(m_document, card,
                                                     AddCardCommand::As::Duplicate, old.marks));
    showCard(refOf(card));
    m_form->focusKey("id");
}

// A card that formations of the owner name stays: their file would be broken without it.
void CardsPage::remove()
{
    const std::optional<CardRef> card = chosen();
    if (!card)
        return;
    if (!m_document.own(*card))
        return emit told(tr("This card is not yours; it cannot be removed."));
    if (!m_document.replacesAnother(*card) && card->kind == CardKind::Unit)
        for (const CardRef &ref : m_document.cards(CardKind::Formation))
            for (const FormationUnits &units :
                 std::get<FormationCard>(m_document.find(ref)->card).units)
                if (units.card == card->id)
                    return emit told(
                        tr("%1 belongs to the formation %2; remove it there first.")
                            .arg(editor::toQString(card->id), editor::toQString(ref.id)));
    m_document.push(std::make_unique<RemoveCardCommand>(m_document, *card));
    if (m_document.find(*card))
        showCard(*card);
}

void CardsPage::goToList(Qt::FocusReason reason)
{
    m_table->setFocus(reason);
}

void CardsPage::search()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

void CardsPage::mark()
{
    m_form->offerMarks();
}

void CardsPage::rename(const CardRef &card, const std::string &id)
{
    if (id == card.id)
        return;
    if (!isId(id))
        return emit told(tr("An id has 1 to 100 letters, digits, '.', '_' and '-'."));
    if (const FiledCard *other = m_document.find({card.kind, id}))
        //: %1 is an id, %2 the name of a card
        return emit told(tr("The id %1 is already used by the card \"%2\".")
                             .arg(editor::toQString(id), CardText::name(other->card)));
    if (!m_document.own(card))
        return emit told(
            tr("This card is not yours and keeps its id. Duplicate it to make your own."));
    const CardRef now{card.kind, id};
    m_isRenaming = true;
    m_form->expect(now);
    m_filter->keep(now);
    m_document.push(std::make_unique<RenameCardCommand>(m_document, card, id));
    m_isRenaming = false;
    showCard(now);
    emit renamed(card, id);
}

void CardsPage::retranslate()
{
    m_words->setPlaceholderText(tr("Search by name, id or class"));
    m_words->setAccessibleName(tr("Search by name, id or class"));
    m_table->setAccessibleName(CardText::kind(m_kind));
    m_table->horizontalHeader()->setAccessibleName(m_table->accessibleName());
    m_pointsLabel->setText(tr("Points"));
    m_least->setAccessibleName(tr("Minimum points"));
    m_most->setAccessibleName(tr("Maximum points"));
    m_most->setSpecialValueText(tr("any"));
    m_usesLabel->setText(tr("Where it is used"));
    m_uses->setAccessibleName(tr("Where it is used"));
    fillFilters();
    query();
    m_table->resizeColumnsToContents();
    fillUses();
}

void CardsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    fillUses();
}

void CardsPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        const std::optional<CardRef> before = chosen();
        m_model->retranslate();
        retranslate();
        if (before)
            showCard(*before);
    }
    if (event->type() == QEvent::FontChange)
        m_table->resizeColumnsToContents();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
