// What is open as tabs: one lies on the page, the others wait here.
#pragma once

#include <QTabBar>

#include "app/editing/editor_kit.h"

#include <memory>
#include <vector>

namespace hexwerk {

class SheetTabs final : public QTabBar
{
    Q_OBJECT

public:
    // `editing` shows the document.
    explicit SheetTabs(EditorKit &editing);
    ~SheetTabs() override;

    // Opens a tab with the sheet and shows it; the first one takes the empty page.
    void add(std::unique_ptr<editor::Sheet> sheet);
    // Without any tab, what lies on the page gets one.
    void ensureTab();
    // -1: not open.
    int tabOf(const QString &path) const;
    // That in which the same stands, saved or not; -1: none.
    int tabWith(const editor::Sheet &same) const;
    const editor::Sheet &sheet(int tab) const;
    // Lays the sheet of the tab on the page.
    void show(int tab);
    void step(int by); // to the next, after the last to the first
    // With all that is unsaved in it.
    void closeCurrent();

signals:
    void shown();
    void closeWanted(int tab);

protected:
    void changeEvent(QEvent *event) override;
    void tabInserted(int tab) override;

private:
    struct Tab
    {
        std::unique_ptr<editor::Sheet> sheet; // null while it lies on the page
        QByteArray view;
    };
    void layOnPage(int tab);
    void name(int tab);
    void nameAll();
    void keepOrder(int from, int to);

    editor::Document &m_document;
    EditorKit &m_editing;
    std::vector<Tab> m_tabs;
    std::size_t m_onPage = 0;
};

// "ambush.toml", or the title of a scenario that has no file.
QString nameOf(const editor::Sheet &sheet);

} // namespace hexwerk
