// Menus, tool bar, panels and words of the rulebook.
#include <QAction>
#include <QApplication>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/rulebook/reader_parts.h"
#include "app/rulebook/rulebook_window.h"
#include "editor/canvas/icons.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk {

using editor::toQString;

void RulebookWindow::makeActions()
{
    m_back = readerAction(*this, "back", "left", QKeySequence::keyBindings(QKeySequence::Back));
    m_forward =
        readerAction(*this, "forward", "right", QKeySequence::keyBindings(QKeySequence::Forward));
    m_find = readerAction(*this, "find", "search", {Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_F});
    m_bookmark = readerAction(*this, "bookmark", "bookmark", {Qt::CTRL | Qt::Key_M});
    m_bookmark->setCheckable(true);
    m_note = readerAction(*this, "note", "note", {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    m_erratum = readerAction(*this, "erratum", "edit", {Qt::CTRL | Qt::SHIFT | Qt::Key_E});
    m_question = readerAction(*this, "question", "help", {Qt::CTRL | Qt::SHIFT | Qt::Key_Q});
    m_export = readerAction(*this, "export", "save_as", {});
    m_print = readerAction(*this, "print", "log", {QKeySequence::Print});
    m_pdf = readerAction(*this, "pdf", "picture", {});
    m_bookPdf = readerAction(*this, "book-pdf", "rulebook", {});
    m_close = readerAction(*this, "close", "remove", {QKeySequence::Close});
    m_other = readerAction(*this, "other", "language", {Qt::Key_F12});
    connect(m_back, &QAction::triggered, this, [this] { step(-1); });
    connect(m_forward, &QAction::triggered, this, [this] { step(1); });
    connect(m_find, &QAction::triggered, this, &RulebookWindow::search);
    connect(m_bookmark, &QAction::triggered, this, &RulebookWindow::toggleBookmark);
    for (const auto &[action, kind] :
         {std::pair(m_note, NoteKind::Note), std::pair(m_erratum, NoteKind::Erratum),
          std::pair(m_question, NoteKind::Question)})
        connect(action, &QAction::triggered, this,
                [this, kind = kind] { m_notePanel->begin(kind); });
    connect(m_export, &QAction::triggered, this, &RulebookWindow::exportNotes);
    connect(m_print, &QAction::triggered, this, &RulebookWindow::print);
    connect(m_pdf, &QAction::triggered, this, [this] { savePdf(m_chapter); });
    connect(m_bookPdf, &QAction::triggered, this, [this] { savePdf({}); });
    connect(m_close, &QAction::triggered, this, &QWidget::close);
    connect(m_other, &QAction::triggered, this, [this] {
        Reading other = m_reading;
        const auto next =
            std::find_if(m_readings.begin(), m_readings.end(), [&](const Reading &one) {
                return one.profile == m_reading.profile && one.language != m_reading.language;
            });
        if (next != m_readings.end())
            setReading(*next);
    });
    m_bookMenu = menuBar()->addMenu(QString());
    m_bookMenu->addActions(
        {m_bookmark, m_note, m_erratum, m_question, m_export, m_pdf, m_bookPdf, m_print, m_close});
    m_goMenu = menuBar()->addMenu(QString());
    m_goMenu->addActions({m_back, m_forward, m_find, m_other});
    m_tools = addToolBar(QString());
    m_tools->setObjectName(QStringLiteral("reader"));
    m_tools->setMovable(false);
    m_tools->toggleViewAction()->setVisible(false);
    m_tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_tools->addActions({m_back, m_forward, m_find, m_bookmark, m_note});
    for (QAction *action : {m_back, m_forward})
        if (auto *button = qobject_cast<QToolButton *>(m_tools->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    auto *gap = new QWidget(m_tools);
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_tools->addWidget(gap);
    m_readingBox = new QComboBox(m_tools);
    m_readingBox->setObjectName(QStringLiteral("reading"));
    m_besideBox = new QComboBox(m_tools);
    m_besideBox->setObjectName(QStringLiteral("beside"));
    m_tools->addWidget(m_readingBox);
    m_tools->addWidget(m_besideBox);
    connect(m_readingBox, &QComboBox::currentIndexChanged, this, [this](int row) {
        if (!m_isFilling && row >= 0)
            setReading(m_readings[static_cast<std::size_t>(row)]);
    });
    connect(m_besideBox, &QComboBox::currentIndexChanged, this, [this](int row) {
        if (!m_isFilling)
            setBeside(row);
    });
}

void RulebookWindow::makePanels()
{
    m_split = new QSplitter(this);
    m_split->setChildrenCollapsible(false);
    m_tabs = new QTabWidget(m_split);
    m_tabs->setDocumentMode(true);
    m_tree = readerTree("chapters", m_tabs);
    m_termTree = readerTree("terms", m_tabs);
    m_own = readerTree("own", m_tabs);
    for (QTreeWidget *tree : {m_tree, m_termTree, m_own})
        m_tabs->addTab(tree, QString());
    auto *middle = new QWidget(m_split);
    m_middle = new QStackedWidget(middle);
    m_text = new BookText(m_book, m_kit, m_middle);
    m_text->setFrameShape(QFrame::NoFrame);
    m_finder = new RuleFinder(m_book, m_middle);
    m_middle->addWidget(m_text);
    m_middle->addWidget(m_finder);
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(makeStrip(middle));
    column->addWidget(m_middle, 1);
    auto *side = new QWidget(m_split);
    m_context = new PictureBrowser(m_kit, side);
    m_context->setObjectName(QStringLiteral("context"));
    m_context->setFrameShape(QFrame::NoFrame);
    m_notePanel = new NotePanel(m_notes, side);
    auto *rows = new QVBoxLayout(side);
    rows->setContentsMargins(4, 0, 0, 4);
    rows->addWidget(m_context, 1);
    rows->addWidget(m_notePanel);
    setCentralWidget(m_split);
    m_split->setSizes({260, 700, 300});
    for (int part = 0; part < 3; ++part)
        m_split->setStretchFactor(part, part == 1 ? 1 : 0);
    m_told = new QLabel(this);
    m_told->setTextFormat(Qt::PlainText);
    statusBar()->addWidget(m_told, 1);
}

// Every edition in every language that the window speaks, the editions' own language first.
void RulebookWindow::fillReadings()
{
    m_isFilling = true;
    m_readings.clear();
    m_readingBox->clear();
    m_besideBox->clear();
    //: nothing stands beside the text
    m_besideBox->addItem(tr("Beside: nothing"));
    for (const auto &[profile, name] : m_book.headings.editions)
        for (const QString &language : editor::Languages::available()) {
            m_readings.push_back({profile, language.toStdString()});
            const QString words = QStringLiteral("%1 · %2").arg(
                m_book.editionName(profile), editor::Languages::nativeName(language));
            m_readingBox->addItem(words);
            //: %1 is an edition and a language
            m_besideBox->addItem(tr("Beside: %1").arg(words));
        }
    for (std::size_t row = 0; row < m_readings.size(); ++row) {
        if (m_readings[row] == m_reading)
            m_readingBox->setCurrentIndex(static_cast<int>(row));
        if (m_beside && m_readings[row] == *m_beside)
            m_besideBox->setCurrentIndex(static_cast<int>(row) + 1);
    }
    m_isFilling = false;
}

void RulebookWindow::retranslate()
{
    setWindowTitle(tr("Rulebook"));
    m_book.tables = m_kit.tablesByRule(m_paths);
    m_book.pictures = m_kit.picturesByRule();
    const std::string chapter = std::exchange(m_chapter, {});
    m_bookMenu->setTitle(tr("&Book"));
    m_goMenu->setTitle(tr("&Go"));
    nameAction(*m_back, tr("Bac&k"), tr("The rule that you read before"));
    nameAction(*m_forward, tr("&Forward"), tr("The rule that you went back from"));
    nameAction(*m_find, tr("&Search"), tr("Search both languages by words, paragraph or id"));
    nameAction(*m_bookmark, tr("Book&mark"), tr("Keep this rule among your own"));
    nameAction(*m_note, tr("&Note"), tr("Write a note about this rule"));
    nameAction(*m_erratum, tr("&Erratum"), tr("Write what this rule should say"));
    nameAction(*m_question, tr("&Question"), tr("Write a question about this rule"));
    nameAction(*m_export, tr("E&xport notes..."), tr("Save your notes and bookmarks as text"));
    nameAction(*m_print, tr("&Print chapter..."), tr("Print the chapter that you read"));
    nameAction(*m_pdf, tr("Save chapter as P&DF..."), tr("Save the chapter that you read as PDF"));
    nameAction(*m_bookPdf, tr("Save &whole book as PDF..."), tr("Save all chapters as one PDF"));
    nameAction(*m_close, tr("&Close"), tr("Close the rulebook"));
    nameAction(*m_other, tr("Other &language"), tr("Read the same edition in the other language"));
    m_readingBox->setAccessibleName(tr("Edition and language"));
    m_readingBox->setToolTip(tr("Edition that gives the paragraph numbers, and language"));
    m_besideBox->setAccessibleName(tr("Text beside it"));
    m_besideBox->setToolTip(tr("Show another edition or language side by side"));
    m_tabs->setTabText(0, tr("Chapters"));
    m_tabs->setTabText(1, tr("Terms"));
    m_tree->setAccessibleName(tr("Chapters"));
    m_termTree->setAccessibleName(tr("Terms"));
    m_own->setAccessibleName(tr("Your bookmarks and notes"));
    m_text->setAccessibleName(tr("Text of the rules"));
    m_context->setAccessibleName(tr("About this rule"));
    m_caseText->setAccessibleName(tr("Why here"));
    m_closeCase->setAccessibleName(tr("Close"));
    m_closeCase->setToolTip(tr("Close the numbers of this case"));
    m_tools->setWindowTitle(tr("Rulebook"));
    fillReadings();
    fillTree();
    fillTerms();
    fillOwn();
    showChapter(chapter);
    showContext();
    fillStrip();
}

} // namespace hexwerk
