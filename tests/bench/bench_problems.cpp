// The problems panel after an edit of the largest scenario that is shipped.
#include <QCoreApplication>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/commands/place_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/panels/map/problems_panel.h"
#include "tests/bench/benchmarks.h"
#include "tests/bench/budget.h"

#include <cstdlib>
#include <memory>

using namespace std::chrono_literals;

namespace hexwerk::bench {

using namespace assault;
using namespace assault::ui;
using namespace editor;

// From the edit until the panel shows what is wrong now.
static void problems(benchmark::State &state)
{
    auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    auto file = loadScenario(HW_SOURCE_DIR "/scenarios/gela-road.toml");
    if (!data || !file)
        std::abort();
    ScenarioDocument document(std::make_shared<const DataStore>(std::move(*data.value)));
    const Properties properties(document.library());
    ProblemsPanel panel(document, properties);
    bool isUpToDate = false;
    QObject::connect(&panel, &ProblemsPanel::counted, &panel, [&] { isUpToDate = true; });
    document.reset(std::move(file.value->scenario)); // the panel looks when it hears of it
    while (!isUpToDate)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    int column = 0;
    for (auto _ : state) {
        isUpToDate = false;
        const Hex hex = Hex::at(column++ % document.board().columns(), 0);
        document.push(std::make_unique<PlaceSmokeCommand>(document, hex));
        while (!isUpToDate)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

void addProblems()
{
    add("problems panel up to date after an edit of gela-road", 50ms, problems)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace hexwerk::bench
