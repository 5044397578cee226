#include "editor/panels/scenario_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>

#include "editor/document/scenario_document.h"
#include "editor/panels/property_form.h"
#include "editor/panels/table_page.h"
#include "editor/text/item_text.h"

namespace hexwerk::editor {

static bool isText(const Property &property)
{
    return property.key == "title" || property.key == "briefing" || property.key == "id";
}

static bool isOption(const Property &property)
{
    return property.key.starts_with("options.");
}

ScenarioPage::ScenarioPage(ScenarioDocument &document, const Properties &properties,
                           QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_titles(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_titles);
    row->addWidget(m_pages, 1);
    addForm(new PropertyForm(document, properties, this, isText));
    addForm(new PropertyForm(document, properties, this, [](const Property &property) {
        return !isText(property) && !isOption(property);
    }));
    addForm(new PropertyForm(document, properties, this, isOption));
    for (const Table table :
         {Table::Side, Table::Unit, Table::Zone, Table::Objective, Table::Mines,
          Table::Reinforcement, Table::Track, Table::Trigger, Table::Victory, Table::Tile,
          Table::Transform, Table::Patch, Table::Road, Table::Hexside, Table::Overlay,
          Table::Minefield, Table::Smoke, Table::Label})
        addTable(table);
    connect(m_titles, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    retranslate();
    m_titles->setCurrentRow(0);
}

void ScenarioPage::addForm(PropertyForm *form)
{
    form->setItems({ItemRef{}});
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(form);
    m_pages->addWidget(scroll);
    m_titles->addItem(QString());
    m_forms.push_back(form);
}

void ScenarioPage::addTable(Table table)
{
    auto *page = new TablePage(m_document, m_properties, table, this);
    m_pages->addWidget(page);
    m_titles->addItem(QString());
    m_tables.push_back(page);
}

void ScenarioPage::show(ItemRef item, std::string_view key)
{
    if (item.table == Table::Scenario) {
        for (std::size_t i = 0; i < m_forms.size(); ++i)
            if (m_forms[i]->focusKey(key))
                m_titles->setCurrentRow(static_cast<int>(i));
        m_forms[static_cast<std::size_t>(m_titles->currentRow()) % m_forms.size()]->focusKey(key);
        return;
    }
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        if (m_tables[i]->table() == outerTable(item.table)) {
            m_titles->setCurrentRow(static_cast<int>(m_forms.size() + i));
            m_tables[i]->choose(item.index);
            m_tables[i]->form()->focusKey(key);
        }
}

QString ScenarioPage::titleOf(int page) const
{
    const int forms = static_cast<int>(m_forms.size());
    if (page >= forms)
        return ItemText::table(m_tables[static_cast<std::size_t>(page - forms)]->table());
    return page == 0 ? tr("Title and briefing") : page == 1 ? tr("Game") : tr("Optional rules");
}

void ScenarioPage::retranslate()
{
    for (int i = 0; i < m_titles->count(); ++i)
        m_titles->item(i)->setText(titleOf(i));
    m_titles->setAccessibleName(tr("Pages of the scenario"));
    m_titles->setFixedWidth(m_titles->sizeHintForColumn(0) + 2 * m_titles->frameWidth() + 24);
}

void ScenarioPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::editor
