// Size and place of the window and its panels, kept from one start to the next.
#include <QScreen>
#include <QSettings>

#include "app/window/main_window.h"

#include <string>

namespace hexwerk {

static constexpr auto kGeometryKey = QLatin1String("window/geometry");
static constexpr QSize kFirstSize(1280, 800);
static constexpr QSize kFrame(16, 48); // that a desktop puts around it
static constexpr QSize kLeastScreen(1024, 600);

QSize MainWindow::firstSize(QSize screen)
{
    const bool isAny = screen.boundedTo(kLeastScreen) == kLeastScreen; // else nothing would fit
    return isAny ? kFirstSize.boundedTo(screen - kFrame) : kFirstSize;
}

QString MainWindow::idOf(const SystemRoom &room)
{
    return QString::fromStdString(std::string(room.kit.rules().id()));
}

QString MainWindow::panelsKey(const SystemRoom &room, const EditorPlace &place)
{
    return idOf(room) + (&place == &room.campaigns ? QLatin1String("/campaign_panels")
                                                   : QLatin1String("/panels"));
}

QString MainWindow::playKey(const SystemRoom &room)
{
    return idOf(room) + QLatin1String("/play");
}

void MainWindow::saveLayout()
{
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    for (const auto &room : m_rooms) {
        for (const EditorPlace *place : room->places())
            if (place->kit)
                settings.setValue(panelsKey(*room, *place), place->kit->page().layoutOfPanels());
        if (room->play)
            settings.setValue(playKey(*room), QVariant::fromValue(room->play->layoutOfPanels()));
    }
}

void MainWindow::restoreLayout()
{
    if (!restoreGeometry(QSettings().value(kGeometryKey).toByteArray()))
        resize(firstSize(screen()->availableSize()));
}

void MainWindow::resetLayout()
{
    if (m_front->edited->kit)
        m_front->edited->kit->page().resetPanels();
    if (m_front->play)
        m_front->play->resetPanels();
}

} // namespace hexwerk
