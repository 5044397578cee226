#include "app/assault/editing/editor_page.h"

#include <QAction>
#include <QDataStream>
#include <QDockWidget>
#include <QEvent>
#include <QLabel>
#include <QTimer>
#include <QToolTip>

#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/panels/forms/properties_panel.h"
#include "editor/assault/panels/forms/property_form.h"
#include "editor/assault/panels/forms/scenario_page.h"
#include "editor/assault/panels/map/layers_panel.h"
#include "editor/assault/panels/map/minimap.h"
#include "editor/assault/panels/map/palette_panel.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "editor/assault/panels/map/tray_panel.h"
#include "editor/canvas/icons.h"
#include "editor/keys/action_keys.h"

namespace hexwerk::assault::ui {

static constexpr int kPaletteLetters = 30; // widths of panels, in letters
static constexpr int kPropertiesLetters = 40;

EditorPage::EditorPage(ScenarioDocument &document, Actions &actions, OwnActions &own,
                       QWidget *parent)
    : EditorShell(document, actions, parent)
    , m_document(document)
    , m_actions(actions)
    , m_own(own)
    , m_properties(document.library())
    , m_selection(document)
    , m_mapActions(this)
    , m_toolBox(new ToolBox({document, m_selection, m_palette, m_layers, m_stamps}, this))
    , m_canvas(new MapCanvas(this))
{
    setCanvas(m_canvas);
    makeTools();
    makePanels();
    m_toolBox->listenTo(*m_canvas);
    connectDocument();
    connectActions();
    connectView();
    connectMap();
    retranslate();
    m_toolActions.front()->setChecked(true);
    showMap();
}

EditorPage::~EditorPage() = default;

void EditorPage::makeTools()
{
    for (int i = 0; i < kTools; ++i) {
        const auto id = static_cast<ToolId>(i);
        auto *action = new QAction(editor::icon(ToolBox::info(id).icon), {}, this);
        action->setCheckable(true);
        action->setShortcut(QKeySequence(ToolBox::info(id).shortcut));
        editor::ActionKeys::all().add(
            *action,
            QStringLiteral("assault.tool.%1")
                .arg(QLatin1String(QMetaEnum::fromType<ToolId>().valueToKey(i))),
            editor::KeyPlace::ScenarioEditor);
        m_toolActions.push_back(action);
        connect(action, &QAction::triggered, this, [this, id] {
            showMap();
            m_toolBox->take(id);
        });
    }
    addTools(m_toolActions);
}

void EditorPage::makePanels()
{
    m_palettePanel = new PalettePanel(
        *m_toolBox, {m_document, m_selection, m_palette, m_layers, m_stamps}, this);
    m_propertiesPanel = new PropertiesPanel(m_document, m_properties, m_selection, this);
    m_problemsPanel = new ProblemsPanel(m_document, m_properties, this);
    m_layersPanel = new LayersPanel(
        m_document, m_layers, {m_own[OwnAct::Grid], m_own[OwnAct::HexNames], m_own[OwnAct::Levels]},
        this);
    m_minimap = new Minimap(*m_canvas, this);
    m_tray = new TrayPanel(m_document, this);
    using Lies = PanelEntry::Lies;
    using Beside = PanelEntry::Beside;
    constexpr auto kLeft = Qt::LeftDockWidgetArea;
    constexpr auto kRight = Qt::RightDockWidgetArea;
    addPanels({
        {QStringLiteral("palette"), 1, [] { return tr("Palette"); }, kLeft, m_palettePanel},
        {QStringLiteral("properties"), 2, [] { return tr("Properties"); }, kRight,
         m_propertiesPanel},
        {QStringLiteral("layers"), 5, [] { return tr("Layers"); }, kRight, m_layersPanel},
        {QStringLiteral("tray"), 7, [] { return tr("Tray"); }, kRight, m_tray},
        {QStringLiteral("history"), 3, [] { return tr("History"); }, kRight, nullptr},
        {QStringLiteral("minimap"), 6, [] { return tr("Overview"); }, kRight, m_minimap,
         Beside::Map, Lies::Alone},
        {QStringLiteral("problems"), 4, [] { return tr("Problems"); }, Qt::BottomDockWidgetArea,
         m_problemsPanel, Beside::MapAndScenario},
    });
    addPanels(forcePanels());
    keepPanelKeys(QStringLiteral("assault.panel."), editor::KeyPlace::ScenarioEditor);
    connect(dockOf(QLatin1String("timeline")), &QDockWidget::visibilityChanged, this,
            [this](bool isSeen) {
                if (isSeen)
                    giveTimelineRoom();
            });
    sizePanels();
}

// Wide enough for their words, whatever the font.
void EditorPage::sizePanels()
{
    const int letter = fontMetrics().averageCharWidth();
    m_palettePanel->setMinimumWidth(kPaletteLetters * letter);
    m_propertiesPanel->setMinimumWidth(kPropertiesLetters * letter);
    m_problemsPanel->setMinimumHeight(5 * fontMetrics().height());
    m_minimap->setMinimumHeight(4 * fontMetrics().height());
    m_minimap->setMaximumHeight(7 * fontMetrics().height()); // properties need the room
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
        m_toolBox->tool().cancel();
        refreshScene();
        m_canvas->zoomToFit();
    });
    connect(&m_document, &ScenarioDocument::boardReplaced, this, later);
    connect(&m_document, &ScenarioDocument::pathChanged, this,
            later); // its picture lies beside it
    connect(&m_document, &ScenarioDocument::changed, this, [this, later](Table table) {
        const bool isOnlyGround =
            table == Table::Patch || table == Table::Road || table == Table::Hexside;
        if (!isOnlyGround || m_sceneIsOld)
            later();
    });
    connect(&m_document, &ScenarioDocument::hexesChanged, this,
            [this](const std::vector<Hex> &hexes) {
                m_canvas->updateHexes(hexes, m_document.board());
            });
    connect(&m_selection, &Selection::changed, this, later);
    connect(m_problemsPanel, &ProblemsPanel::jumpWanted, this, &EditorPage::jumpTo);
    connect(m_problemsPanel, &ProblemsPanel::counted, this, &EditorPage::problemsCounted);
}

void EditorPage::refreshScene()
{
    m_sceneIsOld = false;
    MapScene scene = sceneOf(m_document, m_selection, m_layers.seenBy(), &m_pictures);
    scene.highlights = m_canvas->scene().highlights; // of the tool in hand
    scene.ghost = m_canvas->scene().ghost;
    scene.arrows = m_canvas->scene().arrows;
    scene.sightLines = m_canvas->scene().sightLines;
    m_canvas->setScene(std::move(scene));
    m_minimap->update();
}

void EditorPage::connectActions()
{
    connect(m_own[OwnAct::TurnTile], &QAction::triggered, this, &EditorPage::turnTile);
    const auto move = [this](OwnAct act, int columns, int rows) {
        // Lists and boxes have their own use for these keys.
        m_own[act]->setShortcutContext(Qt::WidgetShortcut);
        m_canvas->addAction(m_own[act]);
        connect(m_own[act], &QAction::triggered, this,
                [this, columns, rows] { moveChosen(columns, rows); });
    };
    move(OwnAct::MoveUp, 0, -1);
    move(OwnAct::MoveDown, 0, 1);
    move(OwnAct::MoveLeft, -1, 0);
    move(OwnAct::MoveRight, 1, 0);
}

void EditorPage::perform(Act act)
{
    switch (act) {
    case Act::Cut:
        return cut();
    case Act::Copy:
        return copy();
    case Act::Paste:
        return paste();
    case Act::Delete:
        return removeChosen();
    case Act::SelectAll:
        return selectAllUnits();
    case Act::CancelTool:
        return m_toolBox->escape();
    case Act::MapPage:
        return showMap();
    case Act::ScenarioPage:
        return showScenario();
    default:
        break;
    }
}

void EditorPage::connectView()
{
    m_canvas->keepScale();
    connect(m_canvas, &MapCanvas::cursorMoved, this,
            [this] { emit told(words(m_canvas->pointerAtCursor())); });
    connect(m_canvas, &MapCanvas::hexHovered, this,
            [this](const HexPointer &pointer) { emit told(words(pointer)); });
    connect(m_canvas, &MapCanvas::toolTipRequested, this, [this](Hex hex, QPoint at) {
        QToolTip::showText(at, m_canvas->describe(hex), m_canvas);
    });
    connect(m_canvas, &MapCanvas::hexDoubleClicked, this, &EditorPage::showProperties);
}

// Where the window is small they are hidden at first.
void EditorPage::showProperties()
{
    bringUp(QLatin1String("properties"));
}

QByteArray EditorPage::view() const
{
    const MapView map = m_canvas->view();
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << isMapShown() << map.pixelsPerHex << map.scrolled << map.cursor.q << map.cursor.r;
    for (const ItemRef item : m_selection.items())
        out << item.table << quint64{item.index} << quint64{item.nested};
    return bytes;
}

void EditorPage::setView(const QByteArray &view)
{
    bool wasMapShown = true;
    MapView map;
    std::vector<ItemRef> chosen;
    if (!view.isEmpty()) {
        QDataStream in(view);
        in >> wasMapShown >> map.pixelsPerHex >> map.scrolled >> map.cursor.q >> map.cursor.r;
        while (!in.atEnd()) {
            auto table = Table::Scenario;
            quint64 index = 0;
            quint64 nested = 0;
            in >> table >> index >> nested;
            chosen.push_back({table, index, nested});
        }
    }
    m_canvas->setView(map);
    m_selection.set(std::move(chosen));
    if (wasMapShown != isMapShown())
        wasMapShown ? showMap() : showScenario();
}

void EditorPage::jumpTo(const std::string &key, std::optional<Hex> hex)
{
    const KeyPlace place = placeOfKey(m_document.scenario(), key);
    showPlace(place.item, place.key, hex, place.table);
}

void EditorPage::showPlace(std::optional<ItemRef> item, const std::string &key,
                           std::optional<Hex> hex, Table table)
{
    if (item && !contains(m_document.scenario(), *item))
        item.reset();
    const std::optional<Hex> where = hex    ? hex
                                     : item ? hexOf(m_document.scenario(), *item)
                                            : std::nullopt;
    if (where && m_document.board().contains(*where)) {
        showMap();
        m_canvas->centreOn(*where);
        m_canvas->setCursor(*where);
        if (item && item->table != Table::Scenario) {
            m_selection.set({*item});
            showProperties();
            m_propertiesPanel->form()->focusKey(key);
        }
        return;
    }
    showScenario();
    if (item)
        scenarioPage().showItem(*item, key);
    else
        scenarioPage().showTable(table);
}

void EditorPage::retranslate()
{
    retranslatePanels();
    for (int i = 0; i < kTools; ++i) {
        const ToolInfo info = ToolBox::info(static_cast<ToolId>(i));
        QAction *action = m_toolActions[static_cast<std::size_t>(i)];
        action->setText(info.text);
        action->setStatusTip(info.tip);
        action->setToolTip(editor::tipWithKey(info.text, *action) + QLatin1Char('\n') + info.tip);
    }
    m_mapActions.retranslate();
    refreshScene();
}

void EditorPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange && m_problemsPanel)
        sizePanels();
    EditorShell::changeEvent(event);
}

} // namespace hexwerk::assault::ui
