// Where the panels of the editor lie, kept from one start to the next.
#include <QLayout>

#include "app/editor_page.h"

#include <utility>

namespace hexwerk {

static constexpr int kLayoutVersion = 1; // counted up when the same panels lie otherwise at first

// A layout with other panels than these is none for this window.
int EditorPage::layoutVersion() const
{
    return 100 * kLayoutVersion + static_cast<int>(panelActions().size());
}

QByteArray EditorPage::layoutOfPanels()
{
    if (!m_layoutToCome.isEmpty()) // nobody saw the page
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
    if (!layout.isEmpty() && !restoreState(layout, layoutVersion()))
        restoreState(m_firstLayout, layoutVersion());
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
    }
    if (!m_layoutToCome.isEmpty())
        restorePanels(std::exchange(m_layoutToCome, {}));
}

} // namespace hexwerk
