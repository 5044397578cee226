// The rulebook: chapters, text, and what belongs to the rule that is read.
#pragma once

#include <QComboBox>
#include <QFrame>
#include <QIcon>
#include <QLabel>
#include <QMainWindow>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

#include "app/rulebook/book_html.h"
#include "app/rulebook/book_pages.h"
#include "app/rulebook/book_text.h"
#include "app/rulebook/note_panel.h"
#include "app/rulebook/picture_browser.h"
#include "app/rulebook/reader_notes.h"
#include "app/rulebook/rule_finder.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk {

class RulebookWindow final : public QMainWindow
{
    Q_OBJECT

public:
    // `kit` and `rules` must outlive it. `notes`: file of the reader's own bookmarks and notes.
    RulebookWindow(const SystemKit &kit, const DataPaths &paths, const RulesText &rules,
                   const QString &notes, QWidget *parent);
    ~RulebookWindow() override;

    // Opens the rule; of one that the edition does not have, the other edition is opened, and it
    // says so. Empty: where the reader was last, or the first chapter. False for an id that the
    // book does not have.
    bool showRule(const QString &id);
    void search();
    // The numbers of a case above the text, until another rule is asked for; empty: none.
    void showCase(const CaseMaker &why);
    // Asks the game that is open which units a rule touches now.
    using GameAsker = std::function<std::vector<PlayView::Touched>(const QString &rule)>;
    void askGame(GameAsker game) { m_game = std::move(game); }
    // Pages of the manual, found with the rules.
    void searchToo(PagesMaker pages) { m_finder->searchToo(std::move(pages)); }
    // It goes on: who is touched may be another one.
    void followGame();
    // Texts and languages that users have translated since.
    void refresh();
    QString rule() const;
    Reading reading() const { return m_reading; }
    // Chapter that is shown, as rich text; empty page for none.
    const BookText &text() const { return *m_text; }

signals:
    void manualWanted(const QString &page);
    // An example to be shown on one of its boards.
    void exampleWanted(const hexwerk::BoardExample &example);
    // To go to in the game.
    void unitWanted(int unit);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    static constexpr int kRuleRole = Qt::UserRole;       // of a leaf: its id
    static constexpr int kNumberRole = Qt::UserRole + 1; // of a heading
    // Within the item; null for none.
    static QTreeWidgetItem *itemWith(QTreeWidgetItem &item, int role, const QString &value);

    // rulebook_window_layout.cpp
    void makeActions();
    void makePanels();
    void fillReadings();
    void retranslate();

    void fillTree();
    void fillTerms();
    void followWindow();
    void setReading(const Reading &reading);
    void setBeside(int row);
    // Without an entry in the history.
    bool turnTo(const std::string &rule);
    void turnToNode(const std::string &number);
    void showChapter(const std::string &chapter);
    void showContext();
    void fillContext();
    void markInTree(int role, const std::string &value);
    void follow(const QUrl &link);
    void remember(const std::string &rule);
    void step(int by);
    void updateActions();
    void tell(const QString &sentence);
    // rulebook_window_paper.cpp
    void print();
    void savePdf(const std::string &chapter);
    editor::SheetBook onPaper(const std::string &chapter, const editor::Paper &paper) const;
    // rulebook_window_own.cpp
    void fillOwn();
    void markOwn(const std::string &rule);
    QIcon ownIcon(const std::string &rule) const;
    void toggleBookmark();
    void keepNote(const std::string &rule, NoteKind kind, const ReaderNote &note);
    void exportNotes();
    // rulebook_window_game.cpp
    QWidget *makeStrip(QWidget *parent);
    void fillStrip();
    QString touchedHtml() const;

    const SystemKit &m_kit;
    const DataPaths m_paths;
    Book m_book;
    ReaderNotes m_notes;
    std::map<std::string, std::vector<OutlineNode>> m_outlines; // by profile
    std::vector<Reading> m_readings;                            // of the list
    Reading m_reading;
    Reading m_usual; // of the language of the window
    std::optional<Reading> m_beside;
    std::string m_chapter;
    std::string m_rule;
    std::vector<std::string> m_history; // rules, and numbers of comparisons
    std::size_t m_place = 0;            // in the history
    std::string m_beforeSearch;
    bool m_isFilling = false;
    QString m_shownContext; // rich text
    CaseMaker m_case;
    GameAsker m_game;
    QTimer m_gameLater; // until the game rests

    QAction *m_back;
    QAction *m_forward;
    QAction *m_find;
    QAction *m_bookmark;
    QAction *m_note;
    QAction *m_erratum;
    QAction *m_question;
    QAction *m_export;
    QAction *m_print;
    QAction *m_pdf;
    QAction *m_bookPdf; // of all chapters
    QAction *m_close;
    QAction *m_other; // language
    QMenu *m_bookMenu;
    QMenu *m_goMenu;
    QToolBar *m_tools;
    QComboBox *m_readingBox;
    QComboBox *m_besideBox;
    QSplitter *m_split;
    QTabWidget *m_tabs;
    QTreeWidget *m_tree;
    QTreeWidget *m_termTree;
    QTreeWidget *m_own;
    QStackedWidget *m_middle;
    BookText *m_text;
    RuleFinder *m_finder;
    QFrame *m_strip; // the numbers of a case
    PictureBrowser *m_caseText;
    QToolButton *m_closeCase;
    PictureBrowser *m_context;
    NotePanel *m_notePanel;
    QLabel *m_told = nullptr; // null until all is made
};

} // namespace hexwerk
