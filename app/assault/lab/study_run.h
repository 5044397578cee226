// A study of a scenario in the background, on all cores but one. Its results can be read while they
// come.
#pragma once

#include <QElapsedTimer>
#include <QFuture>
#include <QObject>

#include "core/assault/lab/pair_player.h"
#include "core/lab/report.h"
#include "core/lab/runner.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace hexwerk::assault::ui {

class StudyRun final : public QObject
{
    Q_OBJECT

public:
    struct Plan
    {
        lab::StudyHead head = {};
        double margin = 0.05;
        bool isUntilClear = false; // else all pairs are played
    };

    explicit StudyRun(QObject *parent = nullptr);
    ~StudyRun() override;

    // Ends the study before. `start` is fit for it.
    void begin(const Position &start, const Plan &plan);
    // Each core ends with the game that it plays.
    void setPaused(bool isPaused);
    void cancel();

    bool isRunning() const { return m_isRunning; }
    bool isPaused() const { return m_isPaused; }
    int pairsPlayed() const { return m_pairs; }
    // The shards that are whole.
    lab::Study study() const;

signals:
    // A few times a second while there is something new.
    void counted();
    void finished();

private:
    lab::Going pairPlayed();
    lab::Going shardPlayed(int shard, lab::Block block);

    Plan m_plan;
    QFuture<void> m_games;
    bool m_isRunning = false;
    std::atomic_int m_pairs = 0;
    std::atomic_bool m_isCancelled = false;
    QElapsedTimer m_sinceTold; // of the threads that play
    mutable std::mutex m_guard;
    std::condition_variable m_goesOn;
    std::atomic_bool m_isPaused = false;
    lab::Study m_study;
};

} // namespace hexwerk::assault::ui
