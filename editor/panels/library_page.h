// The third page of the editor: the library of cards, a tab for each kind.
#pragma once

#include <QAction>
#include <QLabel>
#include <QTabBar>
#include <QToolBar>

#include "editor/panels/cards_page.h"

#include <array>
#include <vector>

namespace hexwerk::editor {

class LibraryPage final : public QWidget
{
    Q_OBJECT

public:
    LibraryPage(LibraryDocument &document, const OpenScenarios &scenarios, QWidget *parent);

    LibraryDocument &document() { return m_document; }
    CardsPage &cards(CardKind kind) { return *m_pages[static_cast<std::size_t>(kind)]; }
    void showCards(CardKind kind);
    int pageCount() const { return m_tabs->count(); }
    void removeChosen() { current().remove(); }

signals:
    void told(const QString &sentence);
    void renamed(const hexwerk::CardRef &card, const std::string &id);

protected:
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    CardsPage &current() { return *m_pages[static_cast<std::size_t>(m_tabs->currentIndex())]; }
    QAction *addAction(const QString &icon, const char *key, void (CardsPage::*what)());
    void tell(const QString &sentence);
    void retranslate();

    LibraryDocument &m_document;
    QTabBar *m_tabs;
    QToolBar *m_bar;
    QLabel *m_told; // why something was refused
    QStackedWidget *m_stack;
    std::array<CardsPage *, kCardKinds> m_pages{};
    std::vector<QAction *> m_actions;
};

} // namespace hexwerk::editor
