// Where the panels of the editor lie, kept from one start to the next.
#include <QDockWidget>
#include <QLayout>
#include <QTimer>

#include "app/assault/editing/editor_page.h"
#include "editor/assault/panels/map/palette_panel.h"

#include <utility>

namespace hexwerk::assault::ui {

static constexpr int kReadLetters = 40;
static constexpr double kNearlyHalf = 0.48; // for some pixels the properties do not go
static constexpr int kLayoutVersion = 3; // counted up when the same panels lie otherwise at first

// A layout with other panels than these is none for this window.
int EditorPage::layoutVersion() const
{
    return 100 * kLayoutVersion + static_cast<int>(panelActions().size());
}

QByteArray EditorPage::layoutOfPanels()
{
    if (m_firstLayout.isEmpty() || !m_layoutToCome.isEmpty()) // nobody saw the page
        return m_layoutToCome;
    showMap(); // the panels of the map are put away on the other page
    return saveState(layoutVersion());
}

// In the room of a page that was never shown the sizes of panels would be lost.
void EditorPage::restorePanels(const QByteArray &layout)
{
    if (!isVisible()) {
        m_layoutToCome = layout;
        return;
    }
    showMap();
    if (!layout.isEmpty() && layout != m_firstLayout && restoreState(layout, layoutVersion())) {
        m_wantsMapRoom = false; // it lies as somebody wanted it
        return;
    }
    restoreState(m_firstLayout, layoutVersion());
    askForMapRoom();
}

// When all that comes and goes with the page has its place.
void EditorPage::askForMapRoom()
{
    m_wantsMapRoom = true;
    QTimer::singleShot(0, this, &EditorPage::giveMapRoom);
}

// Whether the map has that share of the window.
bool EditorPage::hasMapRoom(double share) const
{
    const QSize map = m_pages->size();
    const QSize whole = window()->size();
    return map.width() * map.height() >= share * whole.width() * whole.height();
}

// With which its lists can be read.
int EditorPage::leastPalette() const
{
    return kReadLetters * fontMetrics().averageCharWidth();
}

// About half of the window: panels become as narrow as they can be, then go, those that are missed
// least first.
void EditorPage::giveMapRoom()
{
    if (!m_wantsMapRoom || !isMapShown() || !isVisible())
        return;
    m_wantsMapRoom = false;
    layout()->activate();
    const std::vector<QDockWidget *> below{m_problemsDock, m_timelineDock, m_pointsDock};
    const std::vector<QDockWidget *> beside{m_propertiesDock, m_layersDock, m_trayDock,
                                            m_historyDock, m_minimapDock};
    for (const auto &panels : {std::vector<QDockWidget *>(), below, beside, {m_paletteDock}}) {
        if (hasMapRoom(panels == beside ? kNearlyHalf : 0.5))
            break;
        for (QDockWidget *panel : panels)
            panel->hide();
        resizeDocks({m_paletteDock, m_propertiesDock}, {leastPalette(), 1}, Qt::Horizontal);
        layout()->activate();
    }
    widenPalette();
    m_canvas->zoomToFit();
}

// To what its lists say, if the map can spare it.
void EditorPage::widenPalette()
{
    for (const int width : {m_palettePanel->sizeHint().width(), leastPalette()}) {
        resizeDocks({m_paletteDock}, {width}, Qt::Horizontal);
        layout()->activate();
        if (hasMapRoom(0.5))
            return;
    }
}

void EditorPage::resetPanels()
{
    const bool wasLibraryShown = isLibraryShown();
    const bool wasMapShown = isMapShown();
    restorePanels(m_firstLayout);
    if (wasLibraryShown)
        showLibrary();
    else if (!wasMapShown)
        showScenario();
}

void EditorPage::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (m_firstLayout.isEmpty()) { // panels have no size before
        resize(parentWidget()->size());
        layout()->activate();
        m_firstLayout = saveState(layoutVersion());
        askForMapRoom();
    }
    if (!m_layoutToCome.isEmpty())
        restorePanels(std::exchange(m_layoutToCome, {}));
}

} // namespace hexwerk::assault::ui
