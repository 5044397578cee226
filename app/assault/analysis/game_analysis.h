// Goes over the decisions of a game on threads of its own.
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>

#include "core/assault/mind/analysis.h"
#include "core/play/speaker.h"

#include <atomic>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

// A decision to be looked at.
struct AnalysisTask
{
    std::size_t order = 0; // in the game, from 0
    int turn = 0;
    play::View<Position> view; // of the side that decided
    Plan done = {};
};

class GameAnalysis final : public QObject
{
    Q_OBJECT

public:
    explicit GameAnalysis(QObject *parent);
    ~GameAnalysis() override;

    // Instead of what it looked at before; about so many seconds for each.
    void begin(std::vector<AnalysisTask> tasks, double seconds);
    // What is done by then stays.
    void stop();
    bool isRunning() const { return m_watcher.isRunning(); }
    // Those that are done, in the order of the game.
    std::vector<Judged> judged() const;

signals:
    // So many more are done.
    void progressed(int done);
    void finished();

private:
    QThreadPool m_threads;
    QFutureWatcher<Judged> m_watcher;
    std::shared_ptr<std::atomic_bool> m_isStopped;
};

} // namespace hexwerk::assault::ui
