// A saved game from the first line of its file to the picture of the window.
#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

#include "app/main_window.h"
#include "app/play/play_page.h"
#include "core/files/game_file.h"
#include "core/files/rulebook_reader.h"
#include "editor/text/languages.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>
#include <future>
#include <memory>
#include <utility>

using namespace std::chrono_literals;

namespace hexwerk::bench {

static constexpr std::size_t kOrders = 300; // an evening

static QString evening(const QTemporaryDir &folder)
{
    auto game = loadGame(HW_SOURCE_DIR "/tests/data/games/evening_en.toml");
    if (!game || game.value->game.orders.size() < kOrders)
        std::abort();
    game.value->game.orders.resize(kOrders);
    const QString path = folder.filePath(QStringLiteral("evening.game.toml"));
    if (!writeGame(path.toStdString(), game.value->game))
        std::abort();
    return path;
}

// All that the program does from its start: data, window, game, picture.
static void resume(benchmark::State &state)
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-bench"));
    const QTemporaryDir folder;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
    const QString path = evening(folder);
    const DataPaths paths{{HW_SOURCE_DIR "/resources"}};
    editor::Languages languages;
    for (auto _ : state) {
        auto data = loadData(paths);
        if (!data)
            std::abort();
        RulesText rules(
            std::async(std::launch::deferred, [&paths] { return *loadRulebook(paths).value; }));
        MainWindow window(std::make_shared<const DataStore>(std::move(*data.value)),
                          std::move(rules), languages);
        window.resize(1280, 800);
        window.show();
        window.open(path);
        QCoreApplication::processEvents();
        benchmark::DoNotOptimize(window.grab());
        if (window.playPage().game().game().log().size() != kOrders)
            std::abort();
    }
}

void addPlay()
{
    add("saved game of 300 orders resumed, from the start", 1s, resume)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
