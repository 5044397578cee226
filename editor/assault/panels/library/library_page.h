// The third page of the editor: the library of cards, a tab for each kind, and the tables.
#pragma once

#include <QAction>
#include <QLabel>
#include <QTabBar>
#include <QToolBar>

#include "editor/assault/panels/library/cards_page.h"
#include "editor/assault/panels/library/system_tables_page.h"

#include <array>
#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

class LibraryPage final : public QWidget
{
    Q_OBJECT

public:
    LibraryPage(LibraryDocument &document, const OpenScenarios &scenarios, QWidget *parent);

    LibraryDocument &document() { return m_document; }
    CardsPage &cards(CardKind kind) { return *m_pages[static_cast<std::size_t>(kind)]; }
    void showCards(CardKind kind);
    SystemTablesPage &tables() { return *m_tables; }
    void showTables();
    // In the tool bar while the tables are shown.
    void addTableAction(QAction *action) { m_tables->addBarAction(action); }
    int pageCount() const { return m_tabs->count(); }
    void removeChosen();
    // Tables if the name ends in ".csv", else TOML.
    void exportCards(const QString &path);
    void importCards(const QString &path);

signals:
    void told(const QString &sentence);
    void renamed(const hexwerk::assault::CardRef &card, const std::string &id);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    bool showsTables() const { return m_stack->currentWidget() == m_tables; }
    void follow();
    // Of the cards; only while one of them is shown.
    CardsPage &current() { return *m_pages[static_cast<std::size_t>(m_tabs->currentIndex())]; }
    QAction *addAction(const QString &icon, const char *key, const std::function<void()> &what);
    QAction *addAction(const QString &icon, const char *key, void (CardsPage::*what)());
    void exportFromDialog();
    void importFromDialog();
    void tell(const QString &sentence);
    // What is too long for the status bar.
    void tellHere(const QString &sentence);
    void retranslate();

    LibraryDocument &m_document;
    QTabBar *m_tabs;
    QToolBar *m_bar; // of the cards
    QLabel *m_told;  // why something was refused
    QStackedWidget *m_stack;
    std::array<CardsPage *, kCardKinds> m_pages{};
    SystemTablesPage *m_tables;
    std::vector<QAction *> m_actions;
};

} // namespace hexwerk::assault::ui
