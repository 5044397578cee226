#include "editor/assault/panels/forms/scenario_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/panels/forms/table_page.h"
#include "editor/assault/panels/forms/texts_page.h"
#include "editor/assault/panels/map/board_page.h"
#include "editor/assault/text/item_text.h"
#include "editor/canvas/icons.h"
#include "editor/panels/form_view.h"
#include "editor/panels/page_view.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

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
    row->addWidget(editor::pageView(m_pages, this), 1);
    m_titles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_titles->setIconSize({18, 18});
    setFocusProxy(m_titles);
    addHeading(Heading::Scenario);
    addForm(new PropertyForm(document, properties, this, isText), u"label"_s);
    addForm(new PropertyForm(
                document, properties, this,
                [](const Property &property) { return !isText(property) && !isOption(property); }),
            u"settings"_s);
    addForm(new PropertyForm(document, properties, this, isOption), u"rulebook"_s);
    m_pages->addWidget(new TextsPage(document, properties, this));
    addTitle(u"language"_s);
    addTables();
    connect(m_titles, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (const auto at = std::find(m_items.begin(), m_items.end(), item); at != m_items.end())
            m_pages->setCurrentIndex(static_cast<int>(at - m_items.begin()));
    });
    connect(&document, &ScenarioDocument::changed, this, &ScenarioPage::count);
    connect(&document, &ScenarioDocument::replaced, this, &ScenarioPage::count);
    retranslate();
    showPage(0);
}

void ScenarioPage::addTables()
{
    addHeading(Heading::Forces);
    addTable(Table::Side, u"side"_s);
    addTable(Table::Unit, u"unit"_s);
    addTable(Table::Mines, u"mine"_s);
    addTable(Table::Reinforcement, u"turn"_s);
    addTable(Table::Support, u"support"_s);
    addHeading(Heading::Course);
    addTable(Table::Objective, u"objective"_s);
    addTable(Table::Track, u"track"_s);
    addTable(Table::Trigger, u"event"_s);
    addTable(Table::Victory, u"victory"_s);
    addBoard();
    addHeading(Heading::Map);
    addTable(Table::Zone, u"zone"_s);
    addTable(Table::Tile, u"tile"_s);
    addTable(Table::Transform, u"rotate"_s);
    addTable(Table::Patch, u"terrain_brush"_s);
    addTable(Table::Road, u"road"_s);
    addTable(Table::Hexside, u"hexside"_s);
    addTable(Table::Overlay, u"overlay"_s);
    addTable(Table::Minefield, u"mine"_s);
    addTable(Table::Smoke, u"smoke"_s);
    addTable(Table::Label, u"label"_s);
}

void ScenarioPage::addHeading(Heading heading)
{
    auto *item = new QListWidgetItem(m_titles);
    item->setFlags(Qt::NoItemFlags);
    m_headings.push_back(item);
    Q_ASSERT(m_headings.size() == static_cast<std::size_t>(heading) + 1);
}

void ScenarioPage::addTitle(const QString &name)
{
    m_items.push_back(new QListWidgetItem(editor::icon(name), QString(), m_titles));
}

void ScenarioPage::addForm(PropertyForm *form, const QString &icon)
{
    form->setItems({ItemRef{}});
    m_pages->addWidget(new editor::FormView(form,
                                            m_forms.empty() ? editor::FormView::Width::AllThereIs
                                                            : editor::FormView::Width::ReadsWell,
                                            this));
    m_forms.push_back(form);
    addTitle(icon);
}

void ScenarioPage::addTable(Table table, const QString &icon)
{
    auto *page = new TablePage(m_document, m_properties, table, this);
    m_pages->addWidget(page);
    m_tables.push_back(page);
    addTitle(icon);
}

void ScenarioPage::addBoard()
{
    m_board = new BoardPage(m_document, this);
    m_pages->addWidget(new editor::FormView(m_board, editor::FormView::Width::ReadsWell, this));
    addTitle(u"roll_dice"_s);
}

int ScenarioPage::pageOf(const QWidget *page) const
{
    return m_pages->indexOf(page);
}

void ScenarioPage::showPage(int page)
{
    m_titles->setCurrentItem(m_items[static_cast<std::size_t>(page)]);
}

void ScenarioPage::showItem(ItemRef item, std::string_view key)
{
    if (item.table == Table::Scenario) {
        for (std::size_t i = 0; i < m_forms.size(); ++i)
            if (m_forms[i]->hasKey(key)) {
                showPage(static_cast<int>(i));
                m_forms[i]->focusKey(key);
            }
        return;
    }
    showTable(item.table);
    for (TablePage *page : m_tables)
        if (page->table() == outerTable(item.table))
            page->show(item, key);
}

void ScenarioPage::showTable(Table table)
{
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        if (m_tables[i]->table() == outerTable(table))
            showPage(pageOf(m_tables[i]));
}

std::optional<ItemRef> ScenarioPage::entryWithFocus() const
{
    for (const TablePage *page : m_tables)
        if (const std::optional<ItemRef> entry = page->entryWithFocus())
            return entry;
    return std::nullopt;
}

QString ScenarioPage::textOf(Heading heading)
{
    switch (heading) {
    case Heading::Scenario:
        return tr("Scenario");
    case Heading::Forces:
        return tr("Forces");
    case Heading::Course:
        return tr("Course of the game");
    case Heading::Map:
        return tr("Map");
    }
    return {};
}

QString ScenarioPage::titleOf(int page) const
{
    if (const auto *table = qobject_cast<TablePage *>(m_pages->widget(page)))
        return ItemText::table(table->table());
    if (m_pages->widget(page)->isAncestorOf(m_board))
        return tr("Dry run");
    return page == 0   ? tr("Title and briefing")
           : page == 1 ? tr("Game")
           : page == 2 ? tr("Optional rules")
                       : tr("Languages");
}

// How many entries each list has stands behind its title.
void ScenarioPage::count()
{
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
        const int page = pageOf(m_tables[i]);
        const QString title = titleOf(page);
        const std::size_t entries = itemCount(m_document.scenario(), m_tables[i]->table());
        //: %1 is what a list holds, such as Units; %2 how many
        m_items[static_cast<std::size_t>(page)]->setText(
            entries == 0 ? title : tr("%1 (%2)").arg(title).arg(entries));
    }
}

void ScenarioPage::retranslate()
{
    QFont bold = font();
    bold.setBold(true);
    for (std::size_t i = 0; i < m_headings.size(); ++i) {
        m_headings[i]->setText(textOf(static_cast<Heading>(i)));
        m_headings[i]->setFont(bold);
    }
    int widest = 0;
    for (std::size_t page = 0; page < m_items.size(); ++page) {
        const QString title = titleOf(static_cast<int>(page));
        m_items[page]->setText(title);
        widest = std::max(widest, fontMetrics().horizontalAdvance(title + u" (999)"_s));
    }
    count();
    m_titles->setAccessibleName(tr("Pages of the scenario"));
    m_titles->setFixedWidth(widest + m_titles->iconSize().width() + 5 * fontMetrics().height());
}

void ScenarioPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
