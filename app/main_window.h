// The one window: editor and play view side by side in it.
#pragma once

#include <QMainWindow>

namespace hexwerk {

class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(QWidget *parent = nullptr);
};

} // namespace hexwerk
