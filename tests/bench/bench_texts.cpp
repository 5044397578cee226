// What answers to keys that write: the workshop of translators, and the field that finds
// everything.
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QThread>
#include <QTimer>

#include "app/window/search_dialog.h"
#include "app/workshop/text_preview.h"
#include "app/workshop/workshop_window.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"
#include "tests/bench/opened_window.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>

using namespace std::chrono_literals;

namespace hexwerk::bench {

// For which this thread was at work.
static double threadSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// The thread of the window at each key, with checks and preview: cards, tables and scenarios are
// drawn by another one.
static void typeTranslation(benchmark::State &state)
{
    const auto opened = bench::opened();
    trigger(*opened->window, "Ctrl+Alt+Shift+L");
    auto &workshop = *opened->window->findChild<WorkshopWindow *>();
    workshop.open("fr");
    auto &preview = *workshop.findChild<TextPreview *>();
    auto &target = *workshop.findChild<QPlainTextEdit *>(QStringLiteral("target"));
    const auto finishDrawing = [&preview] {
        QElapsedTimer pause; // after the last key
        pause.start();
        while (pause.elapsed() < 200 || !preview.isIdle()) {
            QCoreApplication::processEvents();
            QThread::msleep(2);
        }
    };
    for (auto _ : state) {
        double worst = 0;
        for (const char *key :
             {"system/terrain.heavy_forest.name", "us_infantry/unit.us.rifles43.name",
              "scenarios/gela-road/briefing"}) {
            workshop.findChild<QLineEdit *>(QStringLiteral("find"))
                ->setText(QString::fromLatin1(key));
            finishDrawing();
            const double before = threadSeconds();
            QKeyEvent press(QEvent::KeyPress, Qt::Key_X, Qt::NoModifier, QStringLiteral("x"));
            QCoreApplication::sendEvent(&target, &press);
            finishDrawing();
            worst = std::max(worst, threadSeconds() - before);
        }
        state.SetIterationTime(worst);
    }
}

// A letter until its results are listed, on the largest shipped scenario.
static void findEverything(benchmark::State &state)
{
    const auto opened = bench::opened();
    opened->window->document().reset(
        assault::loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml").value.value().scenario);
    opened->window->showMode(hexwerk::MainWindow::Mode::Edit);
    QTimer hands;
    QObject::connect(&hands, &QTimer::timeout, [&] {
        auto *dialog = qobject_cast<SearchDialog *>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        hands.stop();
        auto *field = dialog->findChild<QLineEdit *>();
        for (auto _ : state) {
            double worst = 0;
            for (const char *text : {"r", "ri", "rif", "rifl", "rifle", "", "s", "set", "u", "e",
                                     "R9", "infantry fire", "zone"})
                worst =
                    std::max(worst, secondsOf([&] { field->setText(QString::fromLatin1(text)); }));
            state.SetIterationTime(worst);
        }
        dialog->reject();
    });
    hands.start(5ms);
    trigger(*opened->window, "Ctrl+F");
    opened->window->document().undoStack().setClean();
}

void addTexts()
{
    add("key in a translation: the thread of the window", 100ms, typeTranslation)
        ->UseManualTime()
        ->Iterations(3)
        ->Unit(benchmark::kMillisecond);
    add("key in Find, until its results are painted", 16ms, findEverything)
        ->UseManualTime()
        ->Iterations(3)
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
