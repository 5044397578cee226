// The open scenarios as tabs: one lies on the page, the others wait here.
#pragma once

#include <QTabBar>

#include "app/editing/editor_page.h"
#include "editor/assault/document/scenario_document.h"

#include <memory>
#include <vector>

namespace hexwerk {

class SheetTabs final : public QTabBar
{
    Q_OBJECT

public:
    // `page` shows the document.
    SheetTabs(assault::ui::ScenarioDocument &document, EditorPage &page);
    ~SheetTabs() override;

    // Opens a tab with the scenario and shows it; the first one takes the empty page.
    void add(assault::ui::FileState file);
    // Without any tab, what lies on the page gets one.
    void ensureTab();
    // -1: not open.
    int tabOf(const QString &path) const;
    // That in which it stands so, saved or not; -1: none.
    int tabWith(const assault::Scenario &scenario) const;
    const assault::ui::Sheet &sheet(int tab) const;
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
        std::unique_ptr<assault::ui::Sheet> sheet; // null while it lies on the page
        EditorView view;
    };
    void layOnPage(int tab);
    void name(int tab);
    void nameAll();
    void keepOrder(int from, int to);

    assault::ui::ScenarioDocument &m_document;
    EditorPage &m_page;
    std::vector<Tab> m_tabs;
    std::size_t m_onPage = 0;
};

// "ambush.toml", or the title of a scenario that has no file.
QString nameOf(const assault::ui::Sheet &sheet);

} // namespace hexwerk
