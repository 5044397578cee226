// The frame of an editor, whatever its system: the map and other pages in the middle, panels, tools
// and the history around them. Panels come and go with the pages.
#pragma once

#include <QActionGroup>
#include <QMainWindow>
#include <QStackedWidget>

#include "app/basis/actions.h"
#include "editor/canvas/surface_view.h"
#include "editor/document/document.h"

#include <cstdint>
#include <functional>
#include <vector>

class QDockWidget;
class QUndoView;

namespace hexwerk {

struct PanelEntry
{
    QString id;
    int key;                        // Ctrl+Alt and this digit show and hide it
    std::function<QString()> title; // in the language of the window
    Qt::DockWidgetArea area;
    QWidget *panel; // null: the history
    enum class Beside : std::uint8_t { Map, MapAndScenario } beside = Beside::Map;
    enum class Lies : std::uint8_t { Alone, InTabs } lies = Lies::InTabs; // with others of its area
};

// What works on the map, to be found in the menus of the window.
struct ToolMenu
{
    QString title; // in the language of the window; empty: the tools themselves
    QList<QAction *> actions;
};

class EditorShell : public QMainWindow
{
    Q_OBJECT

public:
    ~EditorShell() override;

    // In the order of their keys, which count from 1.
    std::vector<QAction *> panelActions() const;
    // Where the panels lie, how large they are, and which are shown.
    QByteArray layoutOfPanels();
    // One of another version or a broken one changes nothing.
    void restorePanels(const QByteArray &layout);
    // As at the first start: with as many panels as leave the map half of the window.
    void resetPanels();
    void showMap();
    // The actions that lead to pages say which is shown.
    void checkPage();
    void setVisible(bool isVisible) override;

signals:
    void pageShown();

protected:
    EditorShell(editor::Document &document, Actions &actions, QWidget *parent);

    // Belongs to the shell from now on, as tools, panels and pages do.
    void setCanvas(editor::SurfaceView *canvas);
    void addTools(const std::vector<QAction *> &tools);
    // As they lie in their areas: the first of each on top.
    void addPanels(std::vector<PanelEntry> entries);
    // When all are there: the user may change their keys. Ids are `prefix` and those of the panels.
    void keepPanelKeys(const QString &prefix, editor::KeyPlace place);
    QDockWidget *dockOf(QLatin1String id) const;
    void addPage(QWidget *page) { m_pages->addWidget(page); }
    // In the place of the map. `act` leads there.
    void showBeside(QWidget *page, Act act);
    bool isShown(const QWidget *page) const { return m_pages->currentWidget() == page; }
    bool isMapShown() const { return m_pages->currentIndex() == 0; }
    // On top of its tabs.
    void bringUp(QLatin1String id);
    // Of the window, that panels leave it at first; else half of it.
    void setMapShare(double share) { m_mapShare = share; }
    void retranslatePanels();
    void showEvent(QShowEvent *event) override;

private:
    struct Panel
    {
        PanelEntry entry;
        QDockWidget *dock;
    };
    void dockPanels();
    std::vector<QDockWidget *> docksIn(Qt::DockWidgetArea area) const;
    void giveRoomTo(const QWidget *page);
    void showPage(QWidget *page, Act act);
    void bringPanelsBack();
    int layoutVersion() const;
    bool hasMapRoom(double share) const;
    void askForMapRoom();
    void giveMapRoom();
    int leastPalette() const;
    void widenPalette();

    Actions &m_actions;
    QToolBar *m_toolBar;
    QActionGroup *m_tools;
    QStackedWidget *m_pages;
    Act m_shown = Act::MapPage;
    editor::SurfaceView *m_canvas = nullptr;
    QUndoView *m_history;
    std::vector<Panel> m_panels;
    bool m_areDocked = false;             // when the page is first shown
    std::vector<QDockWidget *> m_putAway; // panels of the map, while another page is shown
    QByteArray m_firstLayout;
    QByteArray m_layoutToCome;   // when the page is shown first
    bool m_wantsMapRoom = false; // when the map is seen next
    double m_mapShare = 0.5;
};

} // namespace hexwerk
