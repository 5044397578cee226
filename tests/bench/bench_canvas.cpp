// The canvas beside its budgets: a board of 100x100 in a window of 1280x800, without a screen.
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QScrollBar>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/canvas/map_picture.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/scene_builder.h"
#include "editor/assault/models/selection.h"
#include "editor/assault/panels/map/minimap.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"
#include "tests/editor/assault/canvas/sample_scene.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <utility>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;

using Clock = std::chrono::steady_clock;

static std::unique_ptr<MapCanvas> canvas(int pixelsPerHex)
{
    auto canvas = std::make_unique<MapCanvas>();
    canvas->resize(1280, 800);
    canvas->setScene(assault::ui::sample::randomScene(100, 100, 1));
    canvas->setPixelsPerHex(pixelsPerHex);
    canvas->show();
    canvas->finishDrawing();
    QCoreApplication::processEvents();
    return canvas;
}

// A frame as the event loop runs it: what the user did, what arrived meanwhile, one painting.
template<typename Action>
static void frames(benchmark::State &state, MapCanvas &canvas, const Action &action)
{
    double worst = 0;
    for (auto _ : state) {
        const auto start = Clock::now();
        action();
        canvas.viewport()->repaint();
        QCoreApplication::processEvents();
        worst = std::max(worst,
                         std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    state.counters["worst_ms"] = worst;
}

static void pan(benchmark::State &state)
{
    const auto view = canvas(static_cast<int>(state.range(0)));
    int dx = 23;
    int dy = 17;
    frames(state, *view, [&] {
        const auto push = [](QScrollBar *bar, int &by) {
            const int before = bar->value();
            bar->setValue(before + by);
            if (bar->value() == before)
                by = -by;
        };
        push(view->horizontalScrollBar(), dx);
        push(view->verticalScrollBar(), dy);
    });
}

static void zoom(benchmark::State &state)
{
    const auto view = canvas(8);
    bool in = true;
    frames(state, *view, [&] {
        const int before = view->pixelsPerHex();
        in ? view->zoomIn() : view->zoomOut();
        if (view->pixelsPerHex() == before)
            in = !in;
    });
}

static void editOneHex(benchmark::State &state)
{
    const auto view = canvas(static_cast<int>(state.range(0)));
    view->centreOn(Hex::at(50, 50));
    view->finishDrawing();
    Board board = view->scene().board;
    Cell &cell = board.at(Hex::at(50, 50));
    frames(state, *view, [&] {
        cell.terrain = static_cast<TerrainIndex>((cell.terrain + 1) % 13);
        view->updateHexes({Hex::at(50, 50)}, board);
    });
}

// Everything chosen, or lit, as a brush or a field of view leaves it.
enum class Region { Nothing, Chosen, FieldOfView };

static void light(MapCanvas &view, Region region)
{
    std::vector<Hex> all;
    std::vector<SceneHighlight> field;
    for (std::size_t i = 0; i < view.scene().board.size(); ++i) {
        const Hex hex = view.scene().board.hexAt(i);
        const auto kind = i % 7 < 4 ? HighlightKind::SightClear : HighlightKind::SightBlocked;
        all.push_back(hex);
        field.push_back({hex, kind, {}});
    }
    if (region == Region::FieldOfView)
        view.setHighlights(field);
    else if (region == Region::Chosen)
        view.setChosen(all);
}

static void panOver(Region region, benchmark::State &state)
{
    const auto view = canvas(static_cast<int>(state.range(0)));
    light(*view, region);
    int dx = 23;
    frames(state, *view, [&] {
        QScrollBar *bar = view->horizontalScrollBar();
        const int before = bar->value();
        bar->setValue(before + dx);
        if (bar->value() == before)
            dx = -dx;
    });
}

// Of twelve million pixels, as a camera takes it.
static void panOverPicture(benchmark::State &state)
{
    const auto view = canvas(static_cast<int>(state.range(0)));
    QImage image(4000, 3000, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    MapScene scene = view->scene();
    const Underlay underlay;
    scene.picture = {std::make_shared<const PictureSteps>(pictureSteps(image)),
                     placeOf(underlay, image.size(), scene.board.columns(), scene.board.rows()),
                     0.6};
    view->setScene(std::move(scene));
    view->finishDrawing();
    int dx = 23;
    frames(state, *view, [&] {
        QScrollBar *bar = view->horizontalScrollBar();
        const int before = bar->value();
        bar->setValue(before + dx);
        if (bar->value() == before)
            dx = -dx;
    });
}

static void paintStroke(Region region, benchmark::State &state)
{
    const auto view = canvas(static_cast<int>(state.range(0)));
    light(*view, region);
    view->centreOn(Hex::at(50, 50));
    view->finishDrawing();
    Board board = view->scene().board;
    std::vector<Hex> hexes;
    for (int q = -2; q <= 2; ++q)
        for (int r = std::max(-2, -q - 2); r <= std::min(2, -q + 2); ++r)
            hexes.push_back({static_cast<std::int16_t>(Hex::at(50, 50).q + q),
                             static_cast<std::int16_t>(Hex::at(50, 50).r + r)});
    frames(state, *view, [&] {
        for (const Hex hex : hexes)
            board.at(hex).terrain = static_cast<TerrainIndex>((board.at(hex).terrain + 1) % 13);
        view->updateHexes(hexes, board);
    });
}

static void minimap(benchmark::State &state)
{
    const auto view = canvas(32);
    Minimap map(*view);
    map.resize(240, 180);
    map.show();
    QCoreApplication::processEvents();
    for (auto _ : state)
        map.repaint();
}

static void mapToPng(benchmark::State &state)
{
    const MapScene scene = assault::ui::sample::randomScene(100, 100, 1);
    const QString path = QDir::temp().filePath(QStringLiteral("hexwerk-bench-map.png"));
    for (auto _ : state) {
        MapSheet sheet(scene);
        if (savePng(sheet, 64, path))
            state.SkipWithError("cannot write the picture");
    }
    QFile::remove(path);
}

// From the file to its final picture, all of the board in the window: nothing stands in for a part
// that is still to be drawn.
static void openGelaRoad(benchmark::State &state)
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    if (!data)
        std::abort();
    const auto library = std::make_shared<const DataStore>(std::move(*data.value));
    for (auto _ : state) {
        auto file = loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml");
        ScenarioDocument document(library);
        document.reset(std::move(file.value->scenario));
        const Selection nothing(document);
        MapCanvas view;
        view.resize(1280, 800);
        view.setScene(sceneOf(document, nothing));
        view.show();
        view.zoomToFit();
        view.finishDrawing();
        view.viewport()->repaint();
    }
}

void addCanvas()
{
    for (const int pixels : {8, 16, 32, 64, 128, 192})
        add(fmt::format("canvas: pan 100x100 at {} pixels a hex", pixels), 8ms, pan)
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    add("canvas: zoom 100x100 through every step", 8ms, zoom)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    for (const int pixels : {16, 32, 64})
        add(fmt::format("canvas: paint one hex of 100x100 at {} pixels", pixels), 8ms, editOneHex)
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    for (const int pixels : {8, 32, 64}) {
        add(fmt::format("canvas: pan 100x100, all chosen, at {} pixels", pixels), 8ms,
            [](benchmark::State &state) { panOver(Region::Chosen, state); })
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
        add(fmt::format("canvas: pan 100x100 over a field of view at {} pixels", pixels), 8ms,
            [](benchmark::State &state) { panOver(Region::FieldOfView, state); })
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    }
    for (const int pixels : {16, 32, 64}) {
        add(fmt::format("canvas: brush of 19 hexes on 100x100 at {} pixels", pixels), 8ms,
            [](benchmark::State &state) { paintStroke(Region::Nothing, state); })
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
        add(fmt::format("canvas: the same over a field of view at {} pixels", pixels), 8ms,
            [](benchmark::State &state) { paintStroke(Region::FieldOfView, state); })
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    }
    for (const int pixels : {8, 32, 64})
        add(fmt::format("canvas: pan 100x100 over a picture at {} pixels", pixels), 8ms,
            panOverPicture)
            ->Arg(pixels)
            ->UseRealTime()
            ->Unit(benchmark::kMillisecond);
    add("gela-road opened, to its final picture", 150ms, openGelaRoad)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    add("minimap of 100x100, painted", 1ms, minimap)->UseRealTime()->Unit(benchmark::kMillisecond);
    add("map of 100x100 at 64 pixels a hex to PNG", 1250ms, mapToPng)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
