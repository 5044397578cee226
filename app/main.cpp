#include <QApplication>

#include "app/main_window.h"

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("hexwerk"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hexwerk"));
    hexwerk::MainWindow window;
    window.show();
    return QApplication::exec();
}
