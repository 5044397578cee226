#include "editor/assault/panels/library/library_page.h"

#include <QFocusEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/assault/panels/library/card_form.h"
#include "editor/assault/text/card_text.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"
#include "editor/panels/page_view.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

LibraryPage::LibraryPage(LibraryDocument &document, const OpenScenarios &scenarios, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_tabs(new QTabBar(this))
    , m_bar(new QToolBar(this))
    , m_told(new QLabel(this))
    , m_stack(new QStackedWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_tabs);
    column->addWidget(m_bar);
    column->addWidget(m_told);
    column->addWidget(editor::pageView(m_stack, this), 1);
    m_tabs->setExpanding(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->toggleViewAction()->setVisible(false);
    m_told->setWordWrap(true);
    m_told->setContentsMargins(8, 2, 8, 2);
    m_told->setObjectName(u"refusal"_s);
    m_told->hide();
    for (int kind = 0; kind < kCardKinds; ++kind) {
        auto *page = new CardsPage(document, static_cast<CardKind>(kind), scenarios, this);
        m_pages[static_cast<std::size_t>(kind)] = page;
        m_stack->addWidget(page);
        m_tabs->addTab({});
        connect(page, &CardsPage::told, this, &LibraryPage::tell);
        connect(page, &CardsPage::renamed, this, &LibraryPage::renamed);
    }
    m_tables = new SystemTablesPage(document, this);
    m_stack->addWidget(m_tables);
    m_tabs->addTab({});
    connect(m_tables, &SystemTablesPage::told, this, &LibraryPage::tell);
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(&document, &LibraryDocument::failed, this, &LibraryPage::tell);
    connect(&document, &LibraryDocument::changed, this, [this] { tell({}); });
    connect(&document, &LibraryDocument::correctionsChanged, this, [this] { tell({}); });
    m_actions = {addAction(u"add"_s, "Ctrl+Alt+N", &CardsPage::add),
                 addAction(u"copy"_s, "Ctrl+Alt+C", &CardsPage::duplicate),
                 addAction(u"delete"_s, "Ctrl+Alt+Shift+R", &CardsPage::remove),
                 addAction(u"mark"_s, "Ctrl+Alt+M", &CardsPage::mark),
                 addAction(u"search"_s, "Ctrl+Shift+F", &CardsPage::search),
                 addAction(u"import_map"_s, "Ctrl+Alt+Shift+I", [this] { importFromDialog(); }),
                 addAction(u"save_as"_s, "Ctrl+Alt+Shift+E", [this] { exportFromDialog(); })};
    connect(m_tabs, &QTabBar::currentChanged, this, &LibraryPage::follow);
    follow();
    retranslate();
}

QAction *LibraryPage::addAction(const QString &name, const char *key, void (CardsPage::*what)())
{
    return addAction(name, key, [this, what] { (current().*what)(); });
}

QAction *LibraryPage::addAction(const QString &name, const char *key,
                                const std::function<void()> &what)
{
    auto *action = new QAction(editor::icon(name), {}, this);
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    editor::ActionKeys::all().add(*action, QStringLiteral("assault.cards.") + name,
                                  editor::KeyPlace::Cards);
    connect(action, &QAction::triggered, this, what);
    QWidget::addAction(action);
    m_bar->addAction(action);
    return action;
}

void LibraryPage::follow()
{
    tell({});
    for (QAction *action : m_actions) // their keys are for the cards alone
        action->setEnabled(!showsTables());
    m_bar->setVisible(!showsTables());
}

void LibraryPage::showTables()
{
    m_tabs->setCurrentIndex(m_stack->indexOf(m_tables));
}

void LibraryPage::removeChosen()
{
    if (showsTables())
        return m_tables->dropChosen();
    current().remove();
}

void LibraryPage::showCards(CardKind kind)
{
    m_tabs->setCurrentIndex(static_cast<int>(kind));
}

void LibraryPage::tell(const QString &sentence)
{
    tellHere(sentence);
    emit told(sentence);
}

void LibraryPage::tellHere(const QString &sentence)
{
    m_told->setText(sentence);
    m_told->setVisible(!sentence.isEmpty());
}

void LibraryPage::retranslate()
{
    m_tabs->setAccessibleName(tr("Parts of the library"));
    for (int kind = 0; kind < kCardKinds; ++kind)
        m_tabs->setTabText(kind, CardText::kind(static_cast<CardKind>(kind)));
    m_tabs->setTabText(m_stack->indexOf(m_tables), tr("Tables"));
    m_bar->setWindowTitle(tr("Library"));
    const std::array texts = {tr("New card"),       tr("Duplicate"), tr("Remove"),
                              tr("Mark"),           tr("Search"),    tr("Import cards..."),
                              tr("Export cards...")};
    const std::array tips = {
        tr("Create a new card"),
        tr("Create your own copy of the selected card"),
        tr("Remove your card; a card that it replaces comes back"),
        tr("Set the confidence of the value at the cursor: stated, forced, read off or guessed"),
        tr("Go to the search field of the list; select two cards to compare them"),
        tr("Import cards from a TOML file or a table; a preview shows what would change"),
        tr("Export the selected cards to a TOML file or a table; with only one selected, all cards "
           "in the list")};
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setText(texts[i]);
        m_actions[i]->setStatusTip(tips[i]);
        m_actions[i]->setToolTip(editor::tipWithKey(tips[i], *m_actions[i]));
    }
}

// No focus proxy: the tabulator would go past what stands before it.
void LibraryPage::focusInEvent(QFocusEvent *event)
{
    if (showsTables())
        m_tables->setFocus(event->reason());
    else
        current().goToList(event->reason());
}

void LibraryPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        tell({});
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
