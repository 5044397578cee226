// The manual: chapters, text, search.
#pragma once

#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QStackedWidget>
#include <QToolBar>
#include <QTreeWidget>

#include "app/manual/manual.h"
#include "app/manual/manual_names.h"
#include "app/manual/manual_text.h"
#include "app/rulebook/rule_finder.h"
#include "editor/paper/sheet_book.h"

namespace hexwerk {

class ManualWindow final : public QMainWindow
{
    Q_OBJECT

public:
    // `manual` and `names` must outlive it; `pages` are its sections (manualPages()).
    ManualWindow(const Manual &manual, const ManualNames &names, PagesMaker pages, QWidget *parent);

    // False, and nothing changes, for an id that the manual does not have. Empty: where the reader
    // was last, or the beginning.
    bool showSection(const QString &id);
    void search();
    void tell(const QString &sentence) { m_told->setText(sentence); }
    // "designers#tiles".
    QString section() const { return m_section; }
    const ManualText &text() const { return *m_text; }

signals:
    void ruleWanted(const QString &rule);

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    // The chapter in front.
    editor::SheetBook onPaper() const;
    void makeActions();
    void makePanels();
    void retranslate();
    void fillTree();
    void markInTree();
    // Without an entry in the history.
    bool turnTo(const QString &id);
    void showChapter();
    void follow(const QUrl &link);
    void step(int by);
    void updateActions();

    const Manual &m_manual;
    const ManualNames &m_names;
    const Rulebook m_noRules;
    Book m_noBook; // of rules
    QString m_language;
    QString m_section;
    QString m_chapter;
    QString m_shown; // Markdown that is in the text now
    QStringList m_history;
    qsizetype m_place = 0;
    bool m_isFilling = false;

    QAction *m_back;
    QAction *m_forward;
    QAction *m_find;
    QAction *m_larger;
    QAction *m_smaller;
    QAction *m_print;
    QAction *m_pdf;
    QAction *m_close;
    QMenu *m_bookMenu;
    QMenu *m_goMenu;
    QToolBar *m_tools;
    QTreeWidget *m_tree;
    QStackedWidget *m_middle;
    ManualText *m_text;
    RuleFinder *m_finder;
    QLabel *m_told = nullptr; // null until all is made
};

} // namespace hexwerk
