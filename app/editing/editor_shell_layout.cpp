// Where the panels of the editor lie, kept from one start to the next.
#include <QDockWidget>
#include <QLayout>
#include <QTimer>

#include "app/editing/editor_shell.h"

#include <utility>

namespace hexwerk {

static constexpr int kReadLetters = 40;
static constexpr double kNearly = 0.96;  // for some pixels the properties do not go
static constexpr int kLayoutVersion = 3; // counted up when the same panels lie otherwise at first

// A layout with other panels than these is none for this window.
int EditorShell::layoutVersion() const
{
    return 100 * kLayoutVersion + static_cast<int>(panelActions().size());
}

QByteArray EditorShell::layoutOfPanels()
{
    if (m_firstLayout.isEmpty() || !m_layoutToCome.isEmpty()) // nobody saw the page
        return m_layoutToCome;
    showMap(); // the panels of the map are put away on the other page
    return saveState(layoutVersion());
}

// In the room of a page that was never shown the sizes of panels would be lost.
void EditorShell::restorePanels(const QByteArray &layout)
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
void EditorShell::askForMapRoom()
{
    m_wantsMapRoom = true;
    QTimer::singleShot(0, this, &EditorShell::giveMapRoom);
}

// Whether the map has that share of the window.
bool EditorShell::hasMapRoom(double share) const
{
    const QSize map = m_pages->size();
    const QSize whole = window()->size();
    return map.width() * map.height() >= share * whole.width() * whole.height();
}

// With which its lists can be read.
int EditorShell::leastPalette() const
{
    return kReadLetters * fontMetrics().averageCharWidth();
}

// Its share of the window: panels become as narrow as they can be, then go, those that are missed
// least first.
void EditorShell::giveMapRoom()
{
    if (!m_wantsMapRoom || !isMapShown() || !isVisible())
        return;
    m_wantsMapRoom = false;
    layout()->activate();
    const std::vector<QDockWidget *> palette = docksIn(Qt::LeftDockWidgetArea);
    const std::vector<QDockWidget *> beside = docksIn(Qt::RightDockWidgetArea);
    const std::vector<QDockWidget *> below = docksIn(Qt::BottomDockWidgetArea);
    for (const auto &panels : {std::vector<QDockWidget *>(), below, beside, palette}) {
        if (hasMapRoom(panels == beside ? kNearly * m_mapShare : m_mapShare))
            break;
        for (QDockWidget *panel : panels)
            panel->hide();
        QList<QDockWidget *> edges;
        QList<int> widths;
        for (const auto &[docks, width] : {std::pair(palette, leastPalette()), {beside, 1}})
            if (!docks.empty()) {
                edges << docks.front();
                widths << width;
            }
        resizeDocks(edges, widths, Qt::Horizontal);
        layout()->activate();
    }
    widenPalette();
    m_canvas->zoomToFit();
}

// To what its lists say, if the map can spare it.
void EditorShell::widenPalette()
{
    const std::vector<QDockWidget *> docks = docksIn(Qt::LeftDockWidgetArea);
    if (docks.empty())
        return;
    QDockWidget *palette = docks.front();
    for (const int width : {palette->widget()->sizeHint().width(), leastPalette()}) {
        resizeDocks({palette}, {width}, Qt::Horizontal);
        layout()->activate();
        if (hasMapRoom(m_mapShare))
            return;
    }
}

void EditorShell::resetPanels()
{
    QWidget *page = m_pages->currentWidget();
    const Act act = m_shown;
    restorePanels(m_firstLayout);
    if (page != m_canvas)
        showBeside(page, act);
}

void EditorShell::showEvent(QShowEvent *event)
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

} // namespace hexwerk
