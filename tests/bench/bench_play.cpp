// A saved game from the first line of its file to the picture of the window.
#include <QKeyEvent>
#include <QMouseEvent>

#include "app/assault/assistant/table_assistant.h"
#include "app/assault/beside/unit_lines.h"
#include "app/assault/page/play_page.h"
#include "core/play/answerer.h"
#include "editor/text/languages.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"
#include "tests/bench/opened_window.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <tuple>
#include <utility>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;

// All that the program does from its start: data, window, game, picture.
static void resume(benchmark::State &state)
{
    const QTemporaryDir folder;
    keepSettingsIn(folder);
    const QString path = evening(folder);
    editor::Languages languages;
    for (auto _ : state) {
        const auto window = windowWith(path, languages);
        benchmark::DoNotOptimize(window->grab());
    }
}

// From the pointer on another hex to the end of the painting, panel and all.
static void look(benchmark::State &state, const char *key)
{
    const auto game = opened();
    MapCanvas &canvas = game->window->playPage().canvas();
    const auto &units = game->window->playPage().game().position().units;
    const auto unit = std::find_if(units.begin(), units.end(),
                                   [](const assault::Unit &one) { return one.inPlay(); });
    canvas.setCursor(unit->at);
    trigger(*game->window, key);
    QCoreApplication::processEvents();
    const Board &board = canvas.scene().board;
    std::size_t place = 0;
    for (auto _ : state) {
        place = (place + 37) % board.size();
        const QPointF at = canvas.viewRect(board.hexAt(place)).center();
        QMouseEvent move(QEvent::MouseMove, at, canvas.viewport()->mapToGlobal(at), Qt::NoButton,
                         Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(canvas.viewport(), &move);
        canvas.viewport()->repaint();
        QCoreApplication::processEvents();
    }
}

// The list of all units written anew, as after an order.
static void listUnits(benchmark::State &state)
{
    const auto game = opened();
    const PlayGame &played = game->window->playPage().game();
    const auto canAct = [&played](std::size_t order) { // when nobody has acted yet
        const assault::Position &p = played.positionAt(order);
        return p.phase == assault::Phase::Action &&
               p.pending.question == assault::Question::Announce;
    };
    std::size_t order = 0;
    while (!canAct(order))
        ++order;
    const assault::Position p = played.positionAt(order);
    for (auto _ : state)
        benchmark::DoNotOptimize(UnitLines::of(p, assault::kNobody, p.pending.side));
}

static TableAssistant &assistantOf(Opened &opened)
{
    opened.window->assist();
    QCoreApplication::processEvents();
    return *opened.window->findChild<TableAssistant *>();
}

// A marker on a unit of a game at the table, saved and painted: two keys.
static void markAtTable(benchmark::State &state)
{
    const auto game = opened();
    TableAssistant &assistant = assistantOf(*game);
    assistant.beginGame(QStringLiteral(HW_SOURCE_DIR "/scenarios/training-vehicles.toml"));
    QCoreApplication::processEvents();
    for (auto _ : state) {
        for (int press = 0; press < 2; ++press) {
            QKeyEvent key(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, QStringLiteral("1"));
            QCoreApplication::sendEvent(&assistant.trackedPage(), &key);
        }
        assistant.repaint();
        QCoreApplication::processEvents();
    }
}

// A die of an attack at the table, kept and painted.
static void tellDieAtTable(benchmark::State &state)
{
    const auto game = opened();
    TableAssistant &assistant = assistantOf(*game);
    assistant.beginAttacks();
    AttackDesk &desk = assistant.attackPage().desk();
    AttackForm form;
    form.attacker = {.id = "us1", .card = "us.m4a1", .strength = 3};
    form.target = {.id = "ger1", .card = "ger.panzer4g", .strength = 3};
    form.range = 4;
    desk.setForm(form);
    QCoreApplication::processEvents();
    std::uint8_t d = 0;
    for (auto _ : state) {
        d = d == 0 ? 1 : 0;
        desk.tell(0, 0, Symbols{0, 0, 0});
        desk.tell(0, 0, Symbols{0, d, 0});
        assistant.repaint();
        QCoreApplication::processEvents();
        desk.takeBack();
        desk.takeBack();
    }
}

// Every order of the evening: rules, file and window.
static void evenings(benchmark::State &state)
{
    const auto opened = bench::opened();
    PlayPage &page = opened->window->playPage();
    const auto log = page.game().game().log();
    const Scenario scenario = page.game().position().setting->scenario;
    for (auto _ : state) {
        page.start(scenario);
        QCoreApplication::processEvents();
        std::vector<double> seconds;
        for (const auto &entry : log)
            seconds.push_back(secondsOf([&] { page.game().say(entry.order, Origin::Mouse); }));
        state.SetIterationTime(late(std::move(seconds)));
    }
}

// With every unit that may fire now at every enemy.
static void pointAtEnemies(benchmark::State &state)
{
    const auto opened = bench::opened();
    PlayPage &page = opened->window->playPage();
    MapCanvas &canvas = page.canvas();
    while (page.game().position().pending.question != assault::Question::Announce)
        page.game().takeBackTo(page.game().game().log().size() - 1);
    const assault::Position p = page.game().position();
    for (auto _ : state) {
        std::vector<double> seconds;
        for (const assault::Unit &unit : p.units)
            for (const assault::Unit &enemy : p.units) {
                if (!unit.inPlay() || !enemy.inPlay() || unit.side != p.pending.side ||
                    enemy.side == unit.side)
                    continue;
                page.goToUnit(unit.id);
                canvas.ensureVisible(enemy.at);
                QCoreApplication::processEvents();
                const QPointF at = canvas.viewRect(enemy.at).center();
                QMouseEvent move(QEvent::MouseMove, at, canvas.viewport()->mapToGlobal(at),
                                 Qt::NoButton, Qt::NoButton, Qt::NoModifier);
                seconds.push_back(
                    secondsOf([&] { QCoreApplication::sendEvent(canvas.viewport(), &move); }));
            }
        state.SetIterationTime(late(std::move(seconds)));
    }
}

// Back to the start and forth again.
static void stepThroughLog(benchmark::State &state)
{
    constexpr std::size_t kLong = 2000;
    const auto opened = bench::opened();
    PlayPage &page = opened->window->playPage();
    Scenario scenario = page.game().position().setting->scenario;
    scenario.turns = 60; // and nobody wins before
    scenario.victories.clear();
    scenario.tracks.clear();
    scenario.triggers.clear();
    page.start(scenario);
    play::RandomPlayer<assault::Assault> player(1);
    while (page.game().game().log().size() < kLong)
        if (!page.game().say(player.answer(page.game().position()), Origin::Mouse))
            std::abort();
    for (auto _ : state) {
        std::vector<double> seconds;
        for (std::size_t order = kLong; order-- > 0;)
            seconds.push_back(secondsOf([&] { page.showMoment(order); }));
        for (std::size_t order = 1; order < kLong; ++order)
            seconds.push_back(secondsOf([&] { page.showMoment(order); }));
        state.SetIterationTime(late(std::move(seconds)));
    }
}

void addPlay()
{
    for (const auto &[name, budget, function] :
         {std::tuple("order of an evening, to the end of its painting", 16ms, &evenings),
          std::tuple("chances of every shot pointed at, painted", 50ms, &pointAtEnemies),
          std::tuple("step in a log of 2,000 orders, both ways, painted", 5ms, &stepThroughLog)})
        add(name, budget, function)->UseManualTime()->Iterations(1)->Unit(benchmark::kMillisecond);
    add("saved game of 300 orders resumed, from the start", 1s, resume)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    for (const auto &[name, key] : {std::pair("thread to another hex, painted", "Shift+S"),
                                    std::pair("field of view and thread, painted", "Shift+V"),
                                    std::pair("who sees another hex, painted", "Shift+W")})
        add(name, 16ms, [key = key](benchmark::State &state) { look(state, key); })
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    add("what every unit may still do", 16ms, listUnits)->Unit(benchmark::kMillisecond);
    add("marker on a unit at the table, saved and painted", 50ms, markAtTable)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    add("die and its correction at the table, kept and painted", 50ms, tellDieAtTable)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
