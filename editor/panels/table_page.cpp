#include "editor/panels/table_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/commands/item_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/panels/property_form.h"
#include "editor/text/item_text.h"

namespace hexwerk::editor {

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
    auto *row = new QHBoxLayout(this);
    if (isNested())
        row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(makeList(), 2);
    QWidget *details = makeDetails(document, properties);
    row->addWidget(details, 3);
    connect(&document, &ScenarioDocument::changed, this, &TablePage::follow);
    connect(&document, &ScenarioDocument::replaced, this, &TablePage::follow);
    retranslate();
    follow();
}

bool TablePage::isNested() const
{
    return outerTable(table()) != table();
}

QPushButton *TablePage::makeButton(void (TablePage::*slot)())
{
    auto *button = new QPushButton(this);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

QLayout *TablePage::makeList()
{
    auto *column = new QVBoxLayout;
    m_title = new QLabel(this);
    m_title->setVisible(isNested());
    m_list = new QListView(this);
    m_list->setModel(m_model);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setMinimumHeight(isNested() ? 90 : 200);
    m_title->setBuddy(m_list);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &TablePage::follow);
    column->addWidget(m_title);
    column->addWidget(m_list);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add = makeButton(&TablePage::add));
    buttons->addWidget(m_remove = makeButton(&TablePage::remove));
    column->addLayout(buttons);
    auto *order = new QHBoxLayout;
    order->addWidget(m_up = makeButton(&TablePage::moveUp));
    order->addWidget(m_down = makeButton(&TablePage::moveDown));
    column->addLayout(order);
    return column;
}

QWidget *TablePage::makeDetails(ScenarioDocument &document, const Properties &properties)
{
    auto *details = new QWidget(this);
    auto *column = new QVBoxLayout(details);
    column->setContentsMargins(0, 0, 0, 0);
    m_form = new PropertyForm(document, properties, details);
    column->addWidget(m_form);
    for (const Table inner : tablesWithin(table())) {
        m_nested.push_back(new TablePage(document, properties, inner, details));
        column->addWidget(m_nested.back());
    }
    column->addStretch();
    if (isNested())
        return details;
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(details);
    return scroll;
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
    for (TablePage *page : m_nested) {
        page->setVisible(isThere);
        if (isThere)
            page->setOuter(static_cast<std::size_t>(row()));
    }
    if (isThere)
        emit chosen(m_model->item(row()));
}

void TablePage::retranslate()
{
    m_title->setText(ItemText::table(table()));
    m_list->setAccessibleName(ItemText::table(table()));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add an entry to this list"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove the chosen entry"));
    m_up->setText(tr("Up"));
    m_up->setToolTip(tr("Move the chosen entry up"));
    m_down->setText(tr("Down"));
    m_down->setToolTip(tr("Move the chosen entry down"));
    m_model->retranslate();
}

void TablePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::editor
