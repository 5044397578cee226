// The whole window with a game of an evening in it, for benchmarks of what is seen.
#pragma once

#include <QApplication>
#include <QTemporaryDir>

#include "editor/text/languages.h"
#include "tests/window/main_window.h"

#include <chrono>
#include <cstddef>
#include <memory>
#include <vector>

namespace hexwerk::bench {

constexpr std::size_t kOrders = 300; // an evening

// The window with a game in it, and the folder that its settings and the game lie in.
struct Opened
{
    QTemporaryDir folder;
    editor::Languages languages;
    std::unique_ptr<assault::ui::MainWindow> window;
};

DataPaths dataPaths();
void keepSettingsIn(const QTemporaryDir &folder);
// The path of a saved game of kOrders.
QString evening(const QTemporaryDir &folder);
// As the program does it from its start, data and all.
std::unique_ptr<assault::ui::MainWindow> windowWith(const QString &game,
                                                    editor::Languages &languages);
// With the evening in it, painted.
std::unique_ptr<Opened> opened();
// The action of `window` with this key.
void trigger(const QWidget &window, const char *key);

// The one that is slower than 99 of 100.
double late(std::vector<double> seconds);

// How many seconds it takes until all is painted that comes of it.
template<typename Act>
double secondsOf(const Act &act)
{
    const auto start = std::chrono::steady_clock::now();
    act();
    QCoreApplication::processEvents();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

} // namespace hexwerk::bench
