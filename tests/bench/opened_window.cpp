#include "tests/bench/opened_window.h"

#include <QAction>
#include <QSettings>

#include "app/assault/page/play_page.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/rulebook_reader.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;

DataPaths dataPaths()
{
    return {{HW_SOURCE_DIR "/resources"}};
}

void keepSettingsIn(const QTemporaryDir &folder)
{
    QCoreApplication::setOrganizationName(QStringLiteral("hexwerk-bench"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
    qputenv("XDG_STATE_HOME", folder.path().toUtf8());
}

QString evening(const QTemporaryDir &folder)
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

std::unique_ptr<assault::ui::MainWindow> windowWith(const QString &game,
                                                    editor::Languages &languages)
{
    auto data = loadData(dataPaths());
    if (!data)
        std::abort();
    RulesText rules =
        RulesText::later([] { return *loadRulebook(dataPaths(), kSystemId, kRuleGrammar).value; });
    auto window = std::make_unique<assault::ui::MainWindow>(
        std::make_shared<const DataStore>(std::move(*data.value)), std::move(rules), languages);
    window->setDataPaths(dataPaths());
    window->resize(1280, 800);
    window->show();
    window->open(game);
    QCoreApplication::processEvents();
    if (window->playPage().game().game().log().size() != kOrders)
        std::abort();
    return window;
}

std::unique_ptr<Opened> opened()
{
    auto game = std::make_unique<Opened>();
    keepSettingsIn(game->folder);
    game->window = windowWith(evening(game->folder), game->languages);
    game->window->playPage().canvas().finishDrawing();
    return game;
}

void trigger(const QWidget &window, const char *key)
{
    for (QAction *action : window.findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(QString::fromLatin1(key)))
            return action->trigger();
    std::abort();
}

double late(std::vector<double> seconds)
{
    const auto at = static_cast<std::ptrdiff_t>(seconds.size() * 99 / 100);
    std::nth_element(seconds.begin(), seconds.begin() + at, seconds.end());
    return seconds[static_cast<std::size_t>(at)];
}

} // namespace hexwerk::bench
