// What is open as tabs, whatever the system of each: one sheet lies on the page of its editor, and
// the others wait here.
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
    explicit SheetTabs(QWidget *parent = nullptr);
    ~SheetTabs() override;

    // Tabs of this editor are named after their sheets. It must outlive them.
    void follow(EditorKit &editor);
    // Opens a tab with the sheet and shows it; the first one of an editor takes its empty page.
    void add(EditorKit &editor, std::unique_ptr<editor::Sheet> sheet);
    // Shows the tab of what lies on the editor's page; without any, that gets one.
    void ensureTab(EditorKit &editor);
    // -1: not open.
    int tabOf(const QString &path) const;
    // That of the editor in which the same stands, saved or not; -1: none.
    int tabWith(const EditorKit &editor, const editor::Sheet &same) const;
    std::vector<int> of(const EditorKit &editor) const;
    const editor::Sheet &sheet(int tab) const;
    EditorKit &editor(int tab) const;
    // Lays the sheet of the tab on its page.
    void show(int tab);
    void step(int by); // to the next, after the last to the first
    // With all that is unsaved in it.
    void closeCurrent();

signals:
    // Another sheet, which may be that of another editor.
    void shown();
    void closeWanted(int tab);

protected:
    void changeEvent(QEvent *event) override;
    void tabInserted(int tab) override;

private:
    struct Tab
    {
        EditorKit *editor;
        std::unique_ptr<editor::Sheet> sheet; // null while it lies on the page
        QByteArray view;
        bool isOnPage;
    };
    Tab &at(int tab) { return m_tabs.at(static_cast<std::size_t>(tab)); }
    const Tab &at(int tab) const { return m_tabs.at(static_cast<std::size_t>(tab)); }
    int onPageOf(const EditorKit &editor) const; // -1: none of its tabs
    int nextTo(int tab) const;                   // of the same editor; -1: there is no other
    void layOnPage(int tab);
    void select(int tab);
    void insert(EditorKit &editor, std::unique_ptr<editor::Sheet> sheet);
    void name(int tab);
    void nameAll();
    void keepOrder(int from, int to);

    std::vector<Tab> m_tabs;
    EditorKit *m_shown = nullptr; // that of the tab in front
};

// "ambush.toml", or the title of a scenario that has no file.
QString nameOf(const editor::Sheet &sheet);

} // namespace hexwerk
