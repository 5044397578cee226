// The editor: map and scenario pages in the middle, palettes, properties and problems around them.
#pragma once

#include <QActionGroup>
#include <QMainWindow>
#include <QStackedWidget>

#include "app/actions.h"
#include "app/map_actions.h"
#include "editor/canvas/map_canvas.h"
#include "editor/document/scenario_document.h"
#include "editor/models/edit_layers.h"
#include "editor/models/palette.h"
#include "editor/models/picture_store.h"
#include "editor/models/property.h"
#include "editor/models/selection.h"
#include "editor/models/stamp_library.h"
#include "editor/tools/tool_box.h"

#include <vector>

class QDockWidget;
class QUndoView;

namespace hexwerk {

namespace editor {
class LayersPanel;
class LibraryPage;
class Minimap;
class PalettePanel;
class PictureDialog;
class ProblemsPanel;
class PropertiesPanel;
class ScenarioPage;
class TrayPanel;
class UnitDrop;
} // namespace editor

// How a scenario was last looked at.
struct EditorView
{
    editor::MapView map;
    std::vector<editor::ItemRef> chosen;
    bool isMapShown = true;
};

class EditorPage final : public QMainWindow
{
    Q_OBJECT

public:
    EditorPage(editor::ScenarioDocument &document, Actions &actions, QWidget *parent);
    ~EditorPage() override;

    editor::MapCanvas &canvas() { return *m_canvas; }
    editor::ToolBox &tools() { return *m_toolBox; }
    editor::Selection &selection() { return m_selection; }
    // Made when it is first asked for: the window opens without its many fields.
    editor::ScenarioPage &scenarioPage();
    editor::ProblemsPanel &problems() { return *m_problemsPanel; }
    editor::Palette &palette() { return m_palette; }
    editor::EditLayers &layers() { return m_layers; }
    // The tools, then what works on the map.
    std::vector<QAction *> toolActions() const;
    QList<QAction *> toolGroup(ToolGroup group) const;
    // Those that the sheet has a use for.
    void enableTools(bool edits);
    std::vector<QAction *> panelActions() const;
    EditorView view() const;
    void setView(const EditorView &view);
    void showMap();
    void showScenario();
    void showLibrary();
    // The page is the editor's from now on; null: there is none.
    void setLibraryPage(editor::LibraryPage *page);
    editor::LibraryPage *libraryPage() { return m_library; }
    bool isLibraryShown() const;
    void showProblems();
    // The place on the map if it has one, else the page with the key, which may be empty.
    void showPlace(std::optional<editor::ItemRef> item, const std::string &key,
                   std::optional<Hex> hex, editor::Table table);
    // Where the panels lie, how large they are, and which are shown.
    QByteArray layoutOfPanels();
    // One of another version or a broken one changes nothing.
    void restorePanels(const QByteArray &layout);
    // As at the first start: with as many panels as leave the map half of the window.
    void resetPanels();
    void setVisible(bool isVisible) override;

signals:
    // What the status bar should say.
    void told(const QString &text);
    void problemsCounted(int errors, int warnings);
    void pageShown();
    void tileWanted(const std::string &id);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeTools();
    void makePanels();
    void makeForcePanels();
    void connectForces();
    void bringOn(const std::vector<std::size_t> &units);
    std::vector<std::size_t> chosenUnits() const;
    void load();
    void turn(int sixths);
    void showNextView();
    void chooseFor(Hex hex);
    void showMenu(const editor::HexPointer &pointer, QPoint at);
    bool isSeen(editor::ItemRef item) const;
    QDockWidget *addPanel(Qt::DockWidgetArea area, QWidget *panel, const QString &name);
    void dockPanels();
    void connectDocument();
    void connectActions();
    void connectView();
    void showProperties();
    void connectMap();
    void connectMapActions();
    void connectRegionActions();
    void applyLayers();
    bool isOnHexes() const;
    // The chosen hexes, else that of the cursor.
    std::vector<Hex> hexesMeant() const;
    void copyHexes();
    void takeStamp(const Stamp &stamp);
    void keepStamp();
    void shiftLevels(int by);
    void replaceTerrain();
    void changeBoardSize();
    void showOtherSides();
    void editTile();
    void editPicture();
    void showPicture(const editor::PictureDialog &dialog);
    QString words(const editor::HexPointer &pointer) const;
    void refreshScene();
    void giveRoomTo(const QWidget *page);
    void showPage(QWidget *page, Act act);
    void bringPanelsBack();
    void putPanelsAway(std::initializer_list<QDockWidget *> docks);
    void sizePanels();
    int layoutVersion() const;
    bool hasMapRoom(double share) const;
    void askForMapRoom();
    void giveMapRoom();
    int leastPalette() const;
    void widenPalette();
    bool isMapShown() const { return m_pages->currentIndex() == 0; }
    std::vector<editor::ItemRef> chosenItems() const;
    void copy();
    void cut();
    void paste();
    void removeChosen();
    void selectAllUnits();
    void moveChosen(int columns, int rows);
    void turnTile();
    void jumpTo(const std::string &key, std::optional<Hex> hex);
    void retranslate();

    editor::ScenarioDocument &m_document;
    Actions &m_actions;
    editor::Properties m_properties;
    editor::Selection m_selection;
    editor::Palette m_palette;
    editor::EditLayers m_layers;
    editor::StampLibrary m_stamps;
    editor::PictureStore m_pictures;
    MapActions m_mapActions;
    editor::ToolBox *m_toolBox;
    QStackedWidget *m_pages;
    editor::MapCanvas *m_canvas;
    editor::ScenarioPage *m_scenario = nullptr;
    editor::LibraryPage *m_library = nullptr;
    QToolBar *m_toolBar;
    QActionGroup *m_toolGroup;
    std::vector<QAction *> m_toolActions;
    editor::PalettePanel *m_palettePanel;
    editor::PropertiesPanel *m_propertiesPanel;
    editor::ProblemsPanel *m_problemsPanel = nullptr;
    QUndoView *m_history;
    editor::LayersPanel *m_layersPanel;
    editor::Minimap *m_minimap;
    editor::TrayPanel *m_tray;
    editor::UnitDrop *m_drop;
    QDockWidget *m_paletteDock;
    QDockWidget *m_propertiesDock;
    QDockWidget *m_problemsDock;
    QDockWidget *m_historyDock;
    QDockWidget *m_layersDock;
    QDockWidget *m_minimapDock;
    QDockWidget *m_trayDock;
    QDockWidget *m_timelineDock;
    QDockWidget *m_pointsDock;
    QByteArray m_firstLayout;
    QByteArray m_layoutToCome;   // when the page is shown first
    bool m_wantsMapRoom = false; // when the map is seen next
    bool m_sceneIsOld = false;
    struct Undocked
    {
        Qt::DockWidgetArea area;
        QDockWidget *dock;
        QWidget *panel;
    };
    std::vector<Undocked> m_undocked;     // until the page is first shown
    std::vector<QDockWidget *> m_putAway; // panels of the map, while the scenario page is shown
};

} // namespace hexwerk
