#include "app/assault/analysis/game_analysis.h"

#include <QThread>
#include <QtConcurrentMap>

#include "core/assault/mind/searcher.h"

#include <chrono>
#include <limits>
#include <utility>

namespace hexwerk::assault::ui {

GameAnalysis::GameAnalysis(QObject *parent)
    : QObject(parent)
    , m_isStopped(std::make_shared<std::atomic_bool>(false))
{
    m_threads.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1)); // the window too
    connect(&m_watcher, &QFutureWatcher<Judged>::progressValueChanged, this,
            &GameAnalysis::progressed);
    connect(&m_watcher, &QFutureWatcher<Judged>::finished, this, &GameAnalysis::finished);
}

GameAnalysis::~GameAnalysis()
{
    m_watcher.disconnect(this);
    stop();
    m_watcher.waitForFinished();
    m_threads.waitForDone();
}

void GameAnalysis::stop()
{
    *m_isStopped = true;
    m_watcher.cancel();
}

static Judged judgedOf(const AnalysisTask &task, double seconds,
                       const std::shared_ptr<std::atomic_bool> &isStopped)
{
    const auto now = [isStopped] {
        const auto time = std::chrono::steady_clock::now().time_since_epoch();
        return *isStopped ? std::numeric_limits<double>::infinity()
                          : std::chrono::duration<double>(time).count();
    };
    Searcher searcher(task.view.position().setting, task.order, {.seconds = seconds, .now = now});
    return {.order = task.order,
            .turn = task.turn,
            .side = task.view.seat(),
            .done = task.done,
            .advice = searcher.advise(task.view, &task.done)};
}

void GameAnalysis::begin(std::vector<AnalysisTask> tasks, double seconds)
{
    stop();
    m_watcher.waitForFinished();
    m_isStopped = std::make_shared<std::atomic_bool>(false);
    m_watcher.setFuture(QtConcurrent::mapped(
        &m_threads, std::move(tasks), [seconds, isStopped = m_isStopped](const AnalysisTask &task) {
            return judgedOf(task, seconds, isStopped);
        }));
}

std::vector<Judged> GameAnalysis::judged() const
{
    std::vector<Judged> all;
    const QFuture<Judged> future = m_watcher.future();
    for (int i = 0; i < future.progressMaximum(); ++i)
        if (future.isResultReadyAt(i))
            all.push_back(future.resultAt(i));
    return all;
}

} // namespace hexwerk::assault::ui
