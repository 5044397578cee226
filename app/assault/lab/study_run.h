// A study of a scenario in the background, on all cores. Its results can be read while they come.
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
    // Shows a study that was played elsewhere. None may run.
    void show(lab::Study study, double margin);
    // Each core ends with the pair that it plays.
    void setPaused(bool isPaused);
    // With the next orders; pairs that are not whole are lost.
    void cancel();

    bool isRunning() const { return m_isRunning; }
    bool isPaused() const { return m_isPaused; }
    int pairsPlayed() const { return m_pairs; }
    // Of the shards that are whole.
    lab::Study study() const;
    lab::Report report() const;

signals:
    // A few times a second while there is something new.
    void counted();
    void finished();

private:
    lab::Going pairPlayed();
    lab::Going shardPlayed(int shard, lab::Block block);
    void endWhereClear();
    void tell();

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
    int m_gapless = 0; // shards from the first one on, whose scores these are
    lab::PairScores m_scores = {};
    bool m_isClear = false; // nothing more is counted
};

} // namespace hexwerk::assault::ui
