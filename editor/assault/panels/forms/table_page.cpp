#include "editor/assault/panels/forms/table_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/course/course_words.h"
#include "editor/assault/panels/course/status_board.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/text/item_text.h"
#include "editor/canvas/icons.h"
#include "editor/panels/form_view.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static std::vector<Table> tablesWithin(Table table)
{
    switch (table) {
    case Table::Side:
        return {Table::Formation, Table::Additional};
    case Table::Reinforcement:
        return {Table::ReinforcementUnits};
    case Table::Track:
        return {Table::Threshold};
    case Table::Trigger:
        return {Table::Effect};
    default:
        return {};
    }
}

TablePage::TablePage(ScenarioDocument &document, const Properties &properties, Table table,
                     QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new ItemListModel(document, table, this))
{
    // Within the form of another there is no room side by side.
    auto *parts =
        new QBoxLayout(isNested() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight, this);
    if (isNested())
        parts->setContentsMargins(0, 0, 0, 0);
    parts->addLayout(makeList(), 2);
    parts->addWidget(makeDetails(document, properties), 3);
    connect(&document, &ScenarioDocument::changed, this, &TablePage::follow);
    connect(&document, &ScenarioDocument::replaced, this, &TablePage::follow);
    retranslate();
    follow();
}

bool TablePage::isNested() const
{
    return outerTable(table()) != table();
}

QToolButton *TablePage::makeButton(const QString &name, void (TablePage::*slot)())
{
    auto *button = new QToolButton(this);
    button->setIcon(editor::icon(name));
    connect(button, &QToolButton::clicked, this, slot);
    return button;
}

QLayout *TablePage::makeList()
{
    auto *column = new QVBoxLayout;
    m_title = new QLabel(this);
    m_title->setVisible(isNested());
    m_list = new QListView(this);
    m_list->setModel(m_model);
    m_list->setSpacing(2);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMinimumHeight(isNested() ? 90 : 200);
    m_title->setBuddy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TablePage::follow);
    column->addWidget(m_title);
    column->addWidget(m_list);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add = makeButton(u"add"_s, &TablePage::add));
    buttons->addWidget(m_remove = makeButton(u"delete"_s, &TablePage::remove));
    buttons->addStretch();
    buttons->addWidget(m_up = makeButton(u"up"_s, &TablePage::moveUp));
    buttons->addWidget(m_down = makeButton(u"down"_s, &TablePage::moveDown));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column->addLayout(buttons);
    return column;
}

QWidget *TablePage::makeDetails(ScenarioDocument &document, const Properties &properties)
{
    auto *details = new QWidget(this);
    auto *column = new QVBoxLayout(details);
    column->setContentsMargins(0, 0, 0, 0);
    m_nothing = new QLabel(details);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setContentsMargins(12, 12, 12, 12);
    m_form = new PropertyForm(document, properties, details);
    if (table() == Table::Track)
        column->addWidget(m_board = new StatusBoard(details));
    column->addWidget(m_nothing);
    column->addWidget(m_form);
    for (const Table inner : tablesWithin(table())) {
        m_nested.push_back(new TablePage(document, properties, inner, details));
        column->addWidget(m_nested.back());
    }
    if (table() == Table::Track || table() == Table::Trigger || table() == Table::Victory)
        column->addWidget(m_words = new CourseWords(document, details));
    column->addStretch();
    if (isNested())
        return details;
    return new editor::FormView(details, editor::FormView::Width::ReadsWell, this);
}

int TablePage::row() const
{
    return m_list->currentIndex().row();
}

void TablePage::setOuter(std::size_t index)
{
    m_outer = index;
    m_model->setOuter(index);
    follow();
}

void TablePage::choose(std::size_t place)
{
    m_list->setCurrentIndex(m_model->index(static_cast<int>(place)));
}

void TablePage::show(ItemRef item, std::string_view key)
{
    choose(item.index);
    if (item.table == table())
        return m_form->focusKey(key);
    for (TablePage *page : m_nested)
        if (page->table() == item.table) {
            page->choose(item.nested);
            page->form()->focusKey(key);
        }
}

std::optional<ItemRef> TablePage::entryWithFocus() const
{
    if (m_list->hasFocus() && row() >= 0)
        return m_model->item(row());
    for (const TablePage *page : m_nested)
        if (const std::optional<ItemRef> entry = page->entryWithFocus())
            return entry;
    return std::nullopt;
}

void TablePage::add()
{
    m_document.push(std::make_unique<AddItemCommand>(m_document, table(), m_outer));
    choose(static_cast<std::size_t>(m_model->rowCount() - 1));
}

void TablePage::remove()
{
    if (row() >= 0)
        m_document.push(
            std::make_unique<RemoveItemsCommand>(m_document, std::vector{m_model->item(row())}));
}

void TablePage::moveUp()
{
    move(-1);
}

void TablePage::moveDown()
{
    move(1);
}

void TablePage::move(int by)
{
    const int to = row() + by;
    if (row() < 0 || to < 0 || to >= m_model->rowCount())
        return;
    m_document.push(std::make_unique<ReorderItemCommand>(m_document, m_model->item(row()), by));
    choose(static_cast<std::size_t>(to));
}

void TablePage::follow()
{
    const bool nothing = row() < 0 || row() >= m_model->rowCount();
    if (nothing && m_model->rowCount() > 0)
        return choose(0); // comes back here
    const bool isThere = !nothing;
    m_remove->setEnabled(isThere);
    m_up->setEnabled(isThere && row() > 0);
    m_down->setEnabled(isThere && row() + 1 < m_model->rowCount());
    m_form->setItems(isThere ? std::vector{m_model->item(row())} : std::vector<ItemRef>());
    m_form->setVisible(isThere);
    m_nothing->setVisible(!isThere);
    if (m_board)
        m_board->show(shownTracks(m_document.scenario()));
    if (m_words)
        m_words->setItem(isThere ? std::optional(m_model->item(row())) : std::nullopt);
    for (TablePage *page : m_nested) {
        page->setVisible(isThere);
        if (isThere)
            page->setOuter(static_cast<std::size_t>(row()));
    }
}

void TablePage::retranslate()
{
    m_title->setText(ItemText::table(table()));
    m_list->setAccessibleName(ItemText::table(table()));
    m_nothing->setText(tr("Nothing here yet. Use “Add” for the first entry."));
    m_add->setText(tr("Add"));
    const auto name = [](QToolButton *button, const QString &tip) {
        button->setToolTip(tip);
        button->setAccessibleName(tip);
    };
    name(m_add, tr("Add an entry to this list"));
    name(m_remove, tr("Remove the selected entry"));
    name(m_up, tr("Move the selected entry up"));
    name(m_down, tr("Move the selected entry down"));
    m_model->retranslate();
    if (m_board)
        m_board->show(shownTracks(m_document.scenario()));
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
