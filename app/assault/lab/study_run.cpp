#include "app/assault/lab/study_run.h"

#include <QThread>
#include <QtConcurrentRun>

#include <algorithm>
#include <numeric>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr qint64 kBetweenFigures = 300; // milliseconds

StudyRun::StudyRun(QObject *parent)
    : QObject(parent)
{
}

StudyRun::~StudyRun()
{
    cancel();
    m_games.waitForFinished();
}

void StudyRun::begin(const Position &start, const Plan &plan)
{
    cancel();
    m_games.waitForFinished();
    m_plan = plan;
    m_study = {plan.head, {}};
    m_pairs = 0;
    m_isCancelled = false;
    m_isPaused = false;
    m_isRunning = true;
    m_sinceTold.start();
    const int threads = std::max(1, QThread::idealThreadCount() - 1);
    m_games = QtConcurrent::run([this, start, threads] {
        const PairPlayer player(start, m_plan.head);
        std::vector<int> shards(static_cast<std::size_t>(m_plan.head.shards));
        std::iota(shards.begin(), shards.end(), 0);
        lab::playShards(m_plan.head, shards, threads,
                        [&player](std::uint64_t seed) { return player.play(seed); },
                        {.pairPlayed = [this](int, const lab::Block &) { return pairPlayed(); },
                         .shardPlayed =
                             [this](int shard, lab::Block block) {
                                 return shardPlayed(shard, std::move(block));
                             }});
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isRunning = false;
                emit finished();
            },
            Qt::QueuedConnection);
    });
}

void StudyRun::setPaused(bool isPaused)
{
    {
        const std::lock_guard lock(m_guard);
        m_isPaused = isPaused;
    }
    m_goesOn.notify_all();
}

void StudyRun::cancel()
{
    m_isCancelled = true;
    setPaused(false);
}

lab::Study StudyRun::study() const
{
    const std::lock_guard lock(m_guard);
    return m_study;
}

lab::Going StudyRun::pairPlayed()
{
    ++m_pairs;
    std::unique_lock lock(m_guard);
    m_goesOn.wait(lock, [this] { return !m_isPaused; });
    return m_isCancelled ? lab::Going::Stop : lab::Going::On;
}

lab::Going StudyRun::shardPlayed(int shard, lab::Block block)
{
    const std::lock_guard lock(m_guard);
    m_study.shards.emplace(shard, std::move(block));
    if (m_sinceTold.elapsed() >= kBetweenFigures) {
        m_sinceTold.restart();
        QMetaObject::invokeMethod(this, &StudyRun::counted, Qt::QueuedConnection);
    }
    const bool isClear =
        m_plan.isUntilClear &&
        lab::reportOf(m_study, m_plan.margin).verdict.balance != lab::Balance::Unclear;
    return isClear ? lab::Going::Stop : lab::Going::On;
}

} // namespace hexwerk::assault::ui
