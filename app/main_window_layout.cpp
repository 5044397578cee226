// Size and place of the window and its panels, kept from one start to the next.
#include <QSettings>

#include "app/editor_page.h"
#include "app/main_window.h"
#include "app/play/play_page.h"

namespace hexwerk {

static constexpr auto kGeometryKey = QLatin1String("window/geometry");
static constexpr auto kPanelsKey = QLatin1String("window/panels");
static constexpr auto kPlayKey = QLatin1String("window/play");
static constexpr QSize kFirstSize(1280, 800);

void MainWindow::saveLayout()
{
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    settings.setValue(kPanelsKey, m_editor->layoutOfPanels());
    settings.setValue(kPlayKey, QVariant::fromValue(m_play->layoutOfPanels()));
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometryKey).toByteArray()))
        resize(kFirstSize);
    m_editor->restorePanels(settings.value(kPanelsKey).toByteArray());
    m_play->restorePanels(settings.value(kPlayKey).value<QByteArrayList>());
}

void MainWindow::resetLayout()
{
    m_editor->resetPanels();
    m_play->resetPanels();
}

} // namespace hexwerk
