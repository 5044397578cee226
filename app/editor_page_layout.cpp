// Where the panels of the editor lie, kept from one start to the next.
#include "app/editor_page.h"

namespace hexwerk {

static constexpr int kLayoutVersion = 1; // counted up when the same panels lie otherwise at first

// A layout with other panels than these is none for this window.
int EditorPage::layoutVersion() const
{
    return 100 * kLayoutVersion + static_cast<int>(panelActions().size());
}

QByteArray EditorPage::layoutOfPanels()
{
    showMap(); // the panels of the map are put away on the other page
    return saveState(layoutVersion());
}

void EditorPage::restorePanels(const QByteArray &layout)
{
    showMap();
    if (!layout.isEmpty() && !restoreState(layout, layoutVersion()))
        restoreState(m_firstLayout, layoutVersion());
}

void EditorPage::resetPanels()
{
    const bool wasMapShown = isMapShown();
    restorePanels(m_firstLayout);
    if (!wasMapShown)
        showScenario();
}

} // namespace hexwerk
