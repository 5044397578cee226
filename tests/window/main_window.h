// The window with the pages of ASSAULT in it, as its tests see them.
#pragma once

#include "app/assault/page/play_page.h"
#include "app/window/main_window.h"

namespace hexwerk::assault::ui {

class MainWindow final : public hexwerk::MainWindow
{
public:
    using hexwerk::MainWindow::MainWindow;

    PlayPage &playPage() { return static_cast<PlayPage &>(playView()); }
};

} // namespace hexwerk::assault::ui
