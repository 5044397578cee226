// The editor: map and scenario pages in the middle, palettes, properties and problems around them.
#pragma once

#include "app/assault/actions/map_actions.h"
#include "app/assault/actions/own_actions.h"
#include "app/editing/editor_shell.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/edit_layers.h"
#include "editor/assault/models/palette.h"
#include "editor/assault/models/picture_store.h"
#include "editor/assault/models/property.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/models/stamp_library.h"
#include "editor/assault/tools/tool_box.h"

#include <vector>

namespace hexwerk::assault::ui {

class LayersPanel;
class LibraryPage;
class Minimap;
class PalettePanel;
class PictureDialog;
class ProblemsPanel;
class PropertiesPanel;
class ScenarioPage;
class TimelinePanel;
class TrayPanel;
class UnitDrop;

class EditorPage final : public EditorShell
{
    Q_OBJECT

public:
    EditorPage(ScenarioDocument &document, Actions &actions, OwnActions &own, QWidget *parent);
    ~EditorPage() override;

    MapCanvas &canvas() { return *m_canvas; }
    ToolBox &tools() { return *m_toolBox; }
    Selection &selection() { return m_selection; }
    // Made when it is first asked for: the window opens without its many fields.
    ScenarioPage &scenarioPage();
    ProblemsPanel &problems() { return *m_problemsPanel; }
    Palette &palette() { return m_palette; }
    EditLayers &layers() { return m_layers; }
    // The tools, then what works on the map.
    std::vector<QAction *> toolActions() const;
    std::vector<ToolMenu> toolMenus() const;
    // What the window asks of the map and its pages.
    void perform(Act act);
    // Those that the sheet has a use for.
    void enableTools(bool edits);
    // How the sheet is looked at; empty: as a new one.
    QByteArray view() const;
    void setView(const QByteArray &view);
    void showScenario();
    void showLibrary();
    // The page is the editor's from now on; null: there is none.
    void setLibraryPage(LibraryPage *page);
    LibraryPage *libraryPage() { return m_library; }
    bool isLibraryShown() const;
    void showProblems();
    // The place on the map if it has one, else the page with the key, which may be empty.
    void showPlace(std::optional<ItemRef> item, const std::string &key, std::optional<Hex> hex,
                   Table table);

signals:
    // What the status bar should say.
    void told(const QString &text);
    void problemsCounted(int errors, int warnings);
    void tileWanted(const std::string &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeTools();
    void makePanels();
    std::vector<PanelEntry> forcePanels();
    void giveTimelineRoom();
    void connectForces();
    void bringOn(const std::vector<std::size_t> &units);
    std::vector<std::size_t> chosenUnits() const;
    void load();
    void turn(int sixths);
    void showNextView();
    void chooseFor(Hex hex);
    void showMenu(const HexPointer &pointer, QPoint at);
    bool isSeen(ItemRef item) const;
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
    void showPicture(const PictureDialog &dialog);
    QString words(const HexPointer &pointer) const;
    void refreshScene();
    void sizePanels();
    std::vector<ItemRef> chosenItems() const;
    void copy();
    void cut();
    void paste();
    void removeChosen();
    void selectAllUnits();
    void moveChosen(int columns, int rows);
    void turnTile();
    void jumpTo(const std::string &key, std::optional<Hex> hex);
    void retranslate();

    ScenarioDocument &m_document;
    Actions &m_actions;
    OwnActions &m_own;
    Properties m_properties;
    Selection m_selection;
    Palette m_palette;
    EditLayers m_layers;
    StampLibrary m_stamps;
    PictureStore m_pictures;
    MapActions m_mapActions;
    ToolBox *m_toolBox;
    MapCanvas *m_canvas;
    ScenarioPage *m_scenario = nullptr;
    LibraryPage *m_library = nullptr;
    std::vector<QAction *> m_toolActions;
    PalettePanel *m_palettePanel;
    PropertiesPanel *m_propertiesPanel;
    ProblemsPanel *m_problemsPanel = nullptr;
    LayersPanel *m_layersPanel;
    Minimap *m_minimap;
    TrayPanel *m_tray;
    TimelinePanel *m_timeline;
    UnitDrop *m_drop;
    bool m_sceneIsOld = false;
};

} // namespace hexwerk::assault::ui
