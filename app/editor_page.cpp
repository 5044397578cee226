#include "app/editor_page.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QTimer>
#include <QToolBar>
#include <QToolTip>
#include <QUndoView>

#include "app/clipboard.h"
#include "editor/canvas/icons.h"
#include "editor/canvas/map_canvas.h"
#include "editor/commands/item_commands.h"
#include "editor/commands/place_commands.h"
#include "editor/models/key_place.h"
#include "editor/models/scene_builder.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/problems_panel.h"
#include "editor/panels/properties_panel.h"
#include "editor/panels/property_form.h"
#include "editor/panels/scenario_page.h"

namespace hexwerk {

using namespace editor;

static constexpr int kPaletteLetters = 30; // widths of panels, in letters
static constexpr int kPropertiesLetters = 42;

EditorPage::EditorPage(ScenarioDocument &document, Actions &actions, QWidget *parent)
    : QMainWindow(parent, Qt::Widget)
    , m_document(document)
    , m_actions(actions)
    , m_properties(document.library())
    , m_selection(document)
    , m_toolBox(new ToolBox({document, m_selection, m_palette}, this))
    , m_pages(new QStackedWidget(this))
    , m_canvas(new MapCanvas(this))
    , m_scenario(new editor::ScenarioPage(document, m_properties, this))
{
    m_pages->addWidget(m_canvas);
    m_pages->addWidget(m_scenario);
    setCentralWidget(m_pages);
    setDockOptions(QMainWindow::AllowTabbedDocks | QMainWindow::AnimatedDocks);
    makeTools();
    makePanels();
    m_toolBox->listenTo(*m_canvas);
    connectDocument();
    connectActions();
    connectView();
    retranslate();
    m_toolActions.front()->setChecked(true);
    showMap();
}

EditorPage::~EditorPage() = default;

void EditorPage::makeTools()
{
    m_toolBar = new QToolBar(this);
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->toggleViewAction()->setVisible(false); // it comes and goes with its page
    m_toolBar->setIconSize({22, 22});
    addToolBar(Qt::LeftToolBarArea, m_toolBar);
    m_toolGroup = new QActionGroup(this);
    for (int i = 0; i < kTools; ++i) {
        const auto id = static_cast<ToolId>(i);
        auto *action = new QAction(icon(ToolBox::info(id).icon), {}, this);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(ToolBox::info(id).shortcut));
        m_toolGroup->addAction(action);
        m_toolBar->addAction(action);
        m_toolActions.push_back(action);
        connect(action, &QAction::triggered, this, [this, id] {
            showMap();
            m_toolBox->take(id);
        });
    }
}

QDockWidget *EditorPage::addPanel(Qt::DockWidgetArea area, QWidget *panel, const QString &name)
{
    auto *dock = new QDockWidget(this);
    dock->setObjectName(name);
    dock->setWidget(panel);
    addDockWidget(area, dock);
    return dock;
}

void EditorPage::makePanels()
{
    m_palettePanel = new PalettePanel(*m_toolBox, {m_document, m_selection, m_palette}, this);
    m_propertiesPanel = new PropertiesPanel(m_document, m_properties, m_selection, this);
    m_problemsPanel = new ProblemsPanel(m_document, this);
    m_history = new QUndoView(&m_document.undoStack(), this);
    m_paletteDock = addPanel(Qt::LeftDockWidgetArea, m_palettePanel, QStringLiteral("palette"));
    m_propertiesDock =
        addPanel(Qt::RightDockWidgetArea, m_propertiesPanel, QStringLiteral("properties"));
    m_historyDock = addPanel(Qt::RightDockWidgetArea, m_history, QStringLiteral("history"));
    m_problemsDock =
        addPanel(Qt::BottomDockWidgetArea, m_problemsPanel, QStringLiteral("problems"));
    tabifyDockWidget(m_propertiesDock, m_historyDock);
    m_propertiesDock->raise();
    sizePanels();
}

// Wide enough for their words, whatever the font.
void EditorPage::sizePanels()
{
    const int letter = fontMetrics().averageCharWidth();
    m_palettePanel->setMinimumWidth(kPaletteLetters * letter);
    m_propertiesPanel->setMinimumWidth(kPropertiesLetters * letter);
    m_problemsPanel->setMinimumHeight(5 * fontMetrics().height());
}

std::vector<QAction *> EditorPage::panelActions() const
{
    return {m_paletteDock->toggleViewAction(), m_propertiesDock->toggleViewAction(),
            m_historyDock->toggleViewAction(), m_problemsDock->toggleViewAction()};
}

void EditorPage::connectDocument()
{
    // Several tables may change in one edit: the scene is built once, before the next frame.
    const auto later = [this] {
        if (m_sceneIsOld)
            return;
        m_sceneIsOld = true;
        QTimer::singleShot(0, this, &EditorPage::refreshScene);
    };
    connect(&m_document, &ScenarioDocument::replaced, this, [this] {
        refreshScene();
        m_wantsFit = true;
        QTimer::singleShot(0, this, &EditorPage::fitOnce);
    });
    connect(&m_document, &ScenarioDocument::boardReplaced, this, later);
    connect(&m_document, &ScenarioDocument::changed, this, [this, later](Table table) {
        const bool isOnlyGround =
            table == Table::Patch || table == Table::Road || table == Table::Hexside;
        if (!isOnlyGround || m_sceneIsOld)
            later();
    });
    connect(&m_document, &ScenarioDocument::hexesChanged, this,
            [this](const std::vector<Hex> &hexes) {
                for (const Hex hex : hexes)
                    m_canvas->updateHex(hex, m_document.board().at(hex));
            });
    connect(&m_selection, &Selection::changed, this, later);
    connect(m_problemsPanel, &ProblemsPanel::jumpWanted, this, &EditorPage::jumpTo);
    connect(m_problemsPanel, &ProblemsPanel::counted, this, &EditorPage::problemsCounted);
}

// A new map is shown whole, as soon as its page has the size that it will have.
void EditorPage::fitOnce()
{
    if (!m_wantsFit || !m_canvas->isVisible())
        return;
    m_wantsFit = false;
    m_canvas->zoomToFit();
}

void EditorPage::refreshScene()
{
    m_sceneIsOld = false;
    m_canvas->setScene(sceneOf(m_document, m_selection));
}

void EditorPage::connectActions()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::Cut, &EditorPage::cut);
    on(Act::Copy, &EditorPage::copy);
    on(Act::Paste, &EditorPage::paste);
    on(Act::Delete, &EditorPage::removeChosen);
    on(Act::SelectAll, &EditorPage::selectAllUnits);
    on(Act::TurnTile, &EditorPage::turnTile);
    on(Act::CancelTool, [this] { m_toolBox->tool().cancel(); });
    on(Act::ZoomIn, [this] { m_canvas->zoomIn(); });
    on(Act::ZoomOut, [this] { m_canvas->zoomOut(); });
    on(Act::ZoomFit, [this] { m_canvas->zoomToFit(); });
    on(Act::MapPage, &EditorPage::showMap);
    on(Act::ScenarioPage, &EditorPage::showScenario);
    const auto layer = [this](Act act, MapLayer which) {
        m_actions[act]->setChecked(m_canvas->layers().testFlag(which));
        connect(m_actions[act], &QAction::toggled, this, [this, which](bool shown) {
            m_canvas->setLayer(which, shown ? LayerState::Shown : LayerState::Hidden);
        });
    };
    layer(Act::Grid, MapLayer::Grid);
    layer(Act::HexNames, MapLayer::Names);
    layer(Act::Levels, MapLayer::Levels);
    layer(Act::Zones, MapLayer::Zones);
}

void EditorPage::connectView()
{
    connect(m_canvas, &MapCanvas::cursorMoved, this,
            [this](Hex hex) { emit told(m_canvas->describe(hex)); });
    connect(m_canvas, &MapCanvas::hexHovered, this,
            [this](const HexPointer &pointer) { emit told(m_canvas->describe(pointer.hex)); });
    connect(m_canvas, &MapCanvas::toolTipRequested, this, [this](Hex hex, QPoint at) {
        QToolTip::showText(at, m_canvas->describe(hex), m_canvas);
    });
    connect(m_canvas, &MapCanvas::hexDoubleClicked, this, [this] {
        m_propertiesDock->show();
        m_propertiesDock->raise();
    });
}

void EditorPage::showMap()
{
    m_pages->setCurrentWidget(m_canvas);
    m_actions[Act::MapPage]->setChecked(true);
    m_actions[Act::ScenarioPage]->setChecked(false);
    for (QDockWidget *dock : {m_paletteDock, m_propertiesDock, m_historyDock})
        dock->show();
    m_propertiesDock->raise();
    m_toolBar->show();
    m_canvas->setFocus();
    QTimer::singleShot(0, this, &EditorPage::fitOnce);
}

void EditorPage::showScenario()
{
    m_pages->setCurrentWidget(m_scenario);
    m_actions[Act::MapPage]->setChecked(false);
    m_actions[Act::ScenarioPage]->setChecked(true);
    for (QDockWidget *dock : {m_paletteDock, m_propertiesDock, m_historyDock})
        dock->hide();
    m_toolBar->hide();
}

void EditorPage::copy()
{
    if (!m_selection.isEmpty())
        putOnClipboard(clipOf(m_document.scenario(), m_selection.items()));
}

void EditorPage::cut()
{
    copy();
    removeChosen();
}

void EditorPage::paste()
{
    const std::optional<Clip> clip = clipFromClipboard();
    if (!clip || m_canvas->cursor().isNowhere())
        return;
    const Scenario before = m_document.scenario();
    m_document.push(std::make_unique<PasteCommand>(m_document, *clip, m_canvas->cursor()));
    std::vector<ItemRef> pasted;
    for (int t = 1; t < kOuterTables; ++t)
        for (std::size_t i = itemCount(before, static_cast<Table>(t));
             i < itemCount(m_document.scenario(), static_cast<Table>(t)); ++i)
            pasted.push_back({static_cast<Table>(t), i, 0});
    m_selection.set(std::move(pasted));
}

void EditorPage::removeChosen()
{
    if (!m_selection.isEmpty())
        m_document.push(std::make_unique<RemoveItemsCommand>(m_document, m_selection.items()));
}

void EditorPage::selectAllUnits()
{
    std::vector<ItemRef> units;
    for (std::size_t i = 0; i < m_document.scenario().units.size(); ++i)
        units.push_back({Table::Unit, i, 0});
    m_selection.set(std::move(units));
}

void EditorPage::turnTile()
{
    for (const ItemRef item : m_selection.items())
        if (item.table == Table::Tile)
            return m_document.push(std::make_unique<TurnTileCommand>(m_document, item.index));
    emit told(tr("Choose a tile first."));
}

void EditorPage::jumpTo(const std::string &key, std::optional<Hex> hex)
{
    const KeyPlace place = placeOfKey(m_document.scenario(), key);
    const std::optional<Hex> where = hex          ? hex
                                     : place.item ? hexOf(m_document.scenario(), *place.item)
                                                  : std::nullopt;
    if (where && m_document.board().contains(*where)) {
        showMap();
        m_canvas->centreOn(*where);
        m_canvas->setCursor(*where);
        if (place.item && place.item->table != Table::Scenario) {
            m_selection.set({*place.item});
            m_propertiesPanel->form()->focusKey(place.key);
        }
        return;
    }
    if (!place.item)
        return;
    showScenario();
    m_scenario->show(*place.item, place.key);
}

void EditorPage::retranslate()
{
    m_toolBar->setWindowTitle(tr("Tools"));
    for (int i = 0; i < kTools; ++i) {
        const ToolInfo info = ToolBox::info(static_cast<ToolId>(i));
        QAction *action = m_toolActions[static_cast<std::size_t>(i)];
        action->setText(info.text);
        action->setStatusTip(info.tip);
        action->setToolTip(
            QStringLiteral("<b>%1</b> (%2)<br>%3").arg(info.text, info.shortcut, info.tip));
    }
    m_paletteDock->setWindowTitle(tr("Palette"));
    m_propertiesDock->setWindowTitle(tr("Properties"));
    m_historyDock->setWindowTitle(tr("History"));
    m_problemsDock->setWindowTitle(tr("Problems"));
    m_history->setEmptyLabel(tr("As opened"));
    m_history->setAccessibleName(tr("History"));
    const std::array keys = {"Ctrl+Alt+1", "Ctrl+Alt+2", "Ctrl+Alt+3", "Ctrl+Alt+4"};
    const std::vector<QAction *> panels = panelActions();
    for (std::size_t i = 0; i < panels.size(); ++i) {
        panels[i]->setShortcut(QKeySequence(QString::fromLatin1(keys[i])));
        panels[i]->setToolTip(tr("Show or hide this panel"));
        panels[i]->setStatusTip(tr("Show or hide this panel"));
    }
    refreshScene();
}

void EditorPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && m_problemsPanel)
        sizePanels();
    QMainWindow::changeEvent(event);
}

} // namespace hexwerk
