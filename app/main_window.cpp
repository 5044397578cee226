#include "app/main_window.h"

namespace hexwerk {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
    resize(1280, 800);
}

} // namespace hexwerk
