// Size and place of the window and its panels, kept from one start to the next.
#include <QScreen>
#include <QSettings>

#include "app/window/main_window.h"

namespace hexwerk {

static constexpr auto kGeometryKey = QLatin1String("window/geometry");
static constexpr auto kPanelsKey = QLatin1String("window/panels");
static constexpr auto kPlayKey = QLatin1String("window/play");
static constexpr QSize kFirstSize(1280, 800);
static constexpr QSize kFrame(16, 48); // that a desktop puts around it
static constexpr QSize kLeastScreen(1024, 600);

QSize MainWindow::firstSize(QSize screen)
{
    const bool isAny = screen.boundedTo(kLeastScreen) == kLeastScreen; // else nothing would fit
    return isAny ? kFirstSize.boundedTo(screen - kFrame) : kFirstSize;
}

void MainWindow::saveLayout()
{
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    settings.setValue(kPanelsKey, m_editing->page().layoutOfPanels());
    settings.setValue(kPlayKey, QVariant::fromValue(m_play->layoutOfPanels()));
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometryKey).toByteArray()))
        resize(firstSize(screen()->availableSize()));
    m_editing->page().restorePanels(settings.value(kPanelsKey).toByteArray());
    m_play->restorePanels(settings.value(kPlayKey).value<QByteArrayList>());
}

void MainWindow::resetLayout()
{
    m_editing->page().resetPanels();
    m_play->resetPanels();
}

} // namespace hexwerk
