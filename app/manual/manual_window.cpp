#include "app/manual/manual_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QMenuBar>
#include <QPrinter>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>
#include <QUrl>

#include "app/paper/print_book.h"
#include "app/rulebook/reader_parts.h"
#include "editor/paper/text_pages.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

using editor::toQString;

static const QString kManualPlaceKey = QStringLiteral("manual/section");
static const QString kManualSizeKey = QStringLiteral("manual/geometry");
static constexpr QSize kManualSize = {960, 720};

ManualWindow::ManualWindow(const Manual &manual, const ManualNames &names, PagesMaker pages,
                           QWidget *parent)
    : QMainWindow(parent)
    , m_manual(manual)
    , m_names(names)
{
    setObjectName(QStringLiteral("manual"));
    setWindowFlag(Qt::Window);
    m_noBook.rulebook = &m_noRules;
    makeActions();
    makePanels();
    m_finder->searchToo(std::move(pages));
    retranslate();
    if (!restoreGeometry(QSettings().value(kManualSizeKey).toByteArray()))
        resize(kManualSize.boundedTo(screen()->availableSize() * 0.95));
}

editor::SheetBook ManualWindow::onPaper() const
{
    editor::TextPageStyle style;
    style.title = tr("Manual");
    return {.title = tr("Manual"),
            .language = m_language,
            .pages = editor::textPages(m_text->document()->toHtml(), editor::usualPaper(), style)};
}

void ManualWindow::makeActions()
{
    m_back = readerAction(*this, "back", "left", QKeySequence::keyBindings(QKeySequence::Back));
    m_forward =
        readerAction(*this, "forward", "right", QKeySequence::keyBindings(QKeySequence::Forward));
    m_find = readerAction(*this, "find", "search", {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_F});
    m_larger =
        readerAction(*this, "larger", "zoom_in", QKeySequence::keyBindings(QKeySequence::ZoomIn));
    m_smaller = readerAction(*this, "smaller", "zoom_out",
                             QKeySequence::keyBindings(QKeySequence::ZoomOut));
    m_print = readerAction(*this, "print", "log", {QKeySequence::Print});
    m_pdf = readerAction(*this, "pdf", "picture", {});
    m_close = readerAction(*this, "close", "remove", {QKeySequence::Close});
    connect(m_back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { step(1); });
    connect(m_find, &QAction::triggered, this, &ManualWindow::search);
    connect(m_larger, &QAction::triggered, this, [this] { m_text->zoomIn(); });
    connect(m_smaller, &QAction::triggered, this, [this] { m_text->zoomOut(); });
    connect(m_print, &QAction::triggered, this, [this] {
        QPrinter printer(QPrinter::HighResolution);
        printBook(onPaper(), printer, this);
    });
    connect(m_pdf, &QAction::triggered, this, [this] {
        tell(saveAsPdf(*this, tr("Save chapter as PDF"),
                       QStringLiteral("hexwerk-%1.pdf").arg(m_chapter),
                       [this] { return onPaper(); }));
    });
    connect(m_close, &QAction::triggered, this, &QWidget::close);
    m_bookMenu = menuBar()->addMenu(QString());
    m_bookMenu->addActions({m_larger, m_smaller, m_pdf, m_print, m_close});
    m_goMenu = menuBar()->addMenu(QString());
    m_goMenu->addActions({m_back, m_forward, m_find});
    m_tools = addToolBar(QString());
    m_tools->setObjectName(QStringLiteral("reader"));
    m_tools->setMovable(false);
    m_tools->toggleViewAction()->setVisible(false);
    m_tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tools->addActions({m_back, m_forward, m_find, m_larger, m_smaller});
    for (QAction *action : {m_back, m_forward, m_larger, m_smaller})
        if (auto *button = qobject_cast<QToolButton *>(m_tools->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ManualWindow::makePanels()
{
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    m_tree = readerTree("manualChapters", split);
    m_middle = new QStackedWidget(split);
    m_text = new ManualText(m_middle);
    m_text->setFrameShape(QFrame::NoFrame);
    m_finder = new RuleFinder(m_noBook, m_middle);
    m_middle->addWidget(m_text);
    m_middle->addWidget(m_finder);
    split->setSizes({260, 700});
    split->setStretchFactor(1, 1);
    setCentralWidget(split);
    m_told = new QLabel(this);
    m_told->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_told, 1);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item && !m_isFilling)
            showSection(item->data(0, Qt::UserRole).toString());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &ManualWindow::follow);
    connect(m_finder, &RuleFinder::pageChosen, this, [this](const QString &id) {
        showSection(id);
        m_text->setFocus();
    });
    connect(m_finder, &RuleFinder::cancelled, this, [this] {
        m_middle->setCurrentWidget(m_text);
        m_text->setFocus();
    });
}

void ManualWindow::retranslate()
{
    m_language = m_manual.languageFor(toQString(editor::windowLanguage()));
    m_finder->setLanguage(m_language.toStdString());
    m_finder->forget();
    setWindowTitle(tr("Manual"));
    m_bookMenu->setTitle(tr("&Manual"));
    m_goMenu->setTitle(tr("&Go"));
    nameAction(*m_back, tr("Bac&k"), tr("The page that you read before"));
    nameAction(*m_forward, tr("&Forward"), tr("The page that you went back from"));
    nameAction(*m_find, tr("&Search"), tr("Search the manual in both languages"));
    nameAction(*m_larger, tr("&Larger text"), tr("Show the text larger"));
    nameAction(*m_smaller, tr("&Smaller text"), tr("Show the text smaller"));
    nameAction(*m_print, tr("&Print chapter..."), tr("Print the chapter that you read"));
    nameAction(*m_pdf, tr("Save chapter as P&DF..."), tr("Save the chapter that you read as PDF"));
    nameAction(*m_close, tr("&Close"), tr("Close the manual"));
    m_tree->setAccessibleName(tr("Chapters"));
    m_text->setAccessibleName(tr("Text of the manual"));
    m_tools->setWindowTitle(tr("Manual"));
    fillTree();
    showChapter();
    updateActions();
}

void ManualWindow::fillTree()
{
    m_isFilling = true;
    m_tree->clear();
    for (const ManualChapter &chapter : m_manual.in(m_language)) {
        QTreeWidgetItem *head = nullptr;
        for (const ManualSection &section : chapter.sections) {
            auto *item = head ? new QTreeWidgetItem(head, {section.title})
                              : new QTreeWidgetItem(m_tree, {section.title});
            item->setData(0, Qt::UserRole, section.id);
            item->setToolTip(0, section.title);
            if (!head)
                head = item;
        }
    }
    m_isFilling = false;
    markInTree();
}

void ManualWindow::markInTree()
{
    m_isFilling = true;
    for (QTreeWidgetItemIterator item(m_tree); *item; ++item)
        if ((*item)->data(0, Qt::UserRole).toString() == m_section) {
            (*item)->setExpanded(true);
            m_tree->setCurrentItem(*item);
            m_tree->scrollToItem(*item);
        }
    m_isFilling = false;
}

bool ManualWindow::showSection(const QString &id)
{
    QString wanted = id;
    if (wanted.isEmpty())
        wanted = m_section.isEmpty() ? QSettings().value(kManualPlaceKey).toString() : m_section;
    if (!turnTo(wanted) && (!id.isEmpty() || !turnTo(Manual::kStart)))
        return false;
    if (!m_history.isEmpty() && m_history[m_place] == m_section)
        return true;
    m_history.resize(m_history.isEmpty() ? 0 : m_place + 1);
    m_history << m_section;
    m_place = m_history.size() - 1;
    updateActions();
    return true;
}

bool ManualWindow::turnTo(const QString &id)
{
    if (!m_manual.section(m_language, id))
        return false;
    tell({});
    m_middle->setCurrentWidget(m_text);
    m_section = id;
    showChapter();
    markInTree();
    QSettings().setValue(kManualPlaceKey, id);
    return true;
}

void ManualWindow::showChapter()
{
    m_chapter = manualChapterOf(m_section);
    for (const ManualChapter &one : m_manual.in(m_language)) {
        if (one.id != m_chapter)
            continue;
        QString markdown = m_names.filled(one.markdown); // keys may have changed
        if (std::exchange(m_shown, markdown) != markdown)
            m_text->setChapter(markdown);
    }
    m_text->showAnchor(m_section.section(u'#', 1));
}

void ManualWindow::follow(const QUrl &link)
{
    const QString place = link.toString().section(u':', 1);
    if (link.scheme() == QLatin1String("rule"))
        emit ruleWanted(place);
    else if (link.scheme() == QLatin1String("manual"))
        showSection(place);
}

void ManualWindow::step(int by)
{
    const qsizetype place = m_place + by;
    if (place < 0 || place >= m_history.size())
        return;
    m_place = place;
    turnTo(m_history[place]);
    updateActions();
}

void ManualWindow::updateActions()
{
    m_back->setEnabled(m_place > 0);
    m_forward->setEnabled(m_place + 1 < m_history.size());
    m_print->setEnabled(!m_chapter.isEmpty());
    m_pdf->setEnabled(!m_chapter.isEmpty());
}

void ManualWindow::search()
{
    m_middle->setCurrentWidget(m_finder);
    m_finder->begin();
}

void ManualWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (!m_told)
        return;
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        m_shown.clear(); // links have a colour of their own
        showChapter();
    }
}

void ManualWindow::closeEvent(QCloseEvent *event)
{
    QSettings().setValue(kManualSizeKey, saveGeometry());
    QMainWindow::closeEvent(event);
}

} // namespace hexwerk
