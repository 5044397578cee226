#include "editor/panels/library_page.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"
#include "editor/panels/card_form.h"

namespace hexwerk::editor {

using namespace Qt::Literals::StringLiterals;

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
    auto *head = new QHBoxLayout;
    head->addWidget(m_tabs);
    head->addStretch();
    head->addWidget(m_bar);
    column->addLayout(head);
    column->addWidget(m_told);
    column->addWidget(m_stack, 1);
    m_tabs->setExpanding(false);
    m_bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_bar->toggleViewAction()->setVisible(false);
    m_told->setWordWrap(true);
    m_told->setContentsMargins(8, 2, 8, 2);
    m_told->setObjectName(u"refusal"_s);
    m_told->hide();
    for (const CardKind kind : {CardKind::Unit, CardKind::Formation}) {
        auto *page = new CardsPage(document, kind, scenarios, this);
        m_pages[static_cast<std::size_t>(kind)] = page;
        m_stack->addWidget(page);
        m_tabs->addTab({});
        connect(page, &CardsPage::told, this, &LibraryPage::tell);
        connect(page, &CardsPage::renamed, this, &LibraryPage::renamed);
    }
    connect(m_tabs, &QTabBar::currentChanged, m_stack, &QStackedWidget::setCurrentIndex);
    connect(&document, &LibraryDocument::failed, this, &LibraryPage::tell);
    connect(&document, &LibraryDocument::changed, this, [this] { tell({}); });
    m_actions = {addAction(u"add"_s, "Ctrl+Alt+N", &CardsPage::add),
                 addAction(u"copy"_s, "Ctrl+Alt+C", &CardsPage::duplicate),
                 addAction(u"delete"_s, "Ctrl+Alt+R", &CardsPage::remove),
                 addAction(u"mark"_s, "Ctrl+M", &CardsPage::mark),
                 addAction(u"search"_s, "Ctrl+Shift+F", &CardsPage::search)};
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { tell({}); });
    retranslate();
}

QAction *LibraryPage::addAction(const QString &name, const char *key, void (CardsPage::*what)())
{
    auto *action = new QAction(icon(name), {}, this);
    action->setShortcut(QKeySequence(QString::fromLatin1(key)));
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(action, &QAction::triggered, this, [this, what] { (current().*what)(); });
    QWidget::addAction(action);
    m_bar->addAction(action);
    return action;
}

void LibraryPage::showCards(CardKind kind)
{
    m_tabs->setCurrentIndex(static_cast<int>(kind));
}

void LibraryPage::tell(const QString &sentence)
{
    m_told->setText(sentence);
    m_told->setVisible(!sentence.isEmpty());
    emit told(sentence);
}

void LibraryPage::retranslate()
{
    m_tabs->setAccessibleName(tr("Parts of the library"));
    m_tabs->setTabText(0, tr("Unit cards"));
    m_tabs->setTabText(1, tr("Formation cards"));
    m_bar->setWindowTitle(tr("Library"));
    const std::array texts = {tr("New card"), tr("Duplicate"), tr("Remove"), tr("Mark"),
                              tr("Search")};
    const std::array tips = {
        tr("Begin a card of your own"), tr("Make a card of your own out of the chosen one"),
        tr("Remove your card; one that stands in the place of another gives way to it again"),
        tr("Say how sure the value is that has the cursor: stated, forced, read off or guessed"),
        tr("Go to the line that searches the list; choose two cards to compare them")};
    for (std::size_t i = 0; i < m_actions.size(); ++i) {
        m_actions[i]->setText(texts[i]);
        m_actions[i]->setStatusTip(tips[i]);
        m_actions[i]->setToolTip(QStringLiteral("%1 (%2)").arg(
            tips[i], m_actions[i]->shortcut().toString(QKeySequence::NativeText)));
    }
}

// No focus proxy: the tabulator would go past what stands before it.
void LibraryPage::focusInEvent(QFocusEvent *event)
{
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

} // namespace hexwerk::editor
