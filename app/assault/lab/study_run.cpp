#include "app/assault/lab/study_run.h"

#include <QThread>
#include <QtConcurrentRun>

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
    m_gapless = 0;
    m_scores = {};
    m_isClear = false;
    m_pairs = 0;
    m_isCancelled = false;
    m_isPaused = false;
    m_isRunning = true;
    m_sinceTold.start();
    const int threads = QThread::idealThreadCount();
    m_games = QtConcurrent::run([this, start, threads] {
        const PairPlayer player(start, m_plan.head);
        std::vector<int> shards(static_cast<std::size_t>(m_plan.head.shards));
        std::iota(shards.begin(), shards.end(), 0);
        lab::playShards(m_plan.head, shards, threads,
                        [&](std::uint64_t seed) {
                            return player.play(seed, [this] { return m_isCancelled.load(); });
                        },
                        {.pairPlayed = [this](int, const lab::Block &) { return pairPlayed(); },
                         .shardPlayed =
                             [this](int shard, lab::Block block) {
                                 return shardPlayed(shard, std::move(block));
                             }});
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isRunning = false;
                if (m_isClear)
                    m_pairs = static_cast<int>(lab::totalOf(m_study).pairs);
                emit finished();
            },
            Qt::QueuedConnection);
    });
}

void StudyRun::show(lab::Study study, double margin)
{
    HW_EXPECTS(!m_isRunning);
    m_plan = {study.head, margin};
    m_study = std::move(study);
    m_pairs = static_cast<int>(lab::totalOf(m_study).pairs);
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

lab::Report StudyRun::report() const
{
    const std::lock_guard lock(m_guard);
    return lab::reportOf(m_study, m_plan.margin);
}

lab::Going StudyRun::pairPlayed()
{
    if (m_isCancelled)
        return lab::Going::Stop;
    ++m_pairs;
    tell();
    std::unique_lock lock(m_guard);
    m_goesOn.wait(lock, [this] { return !m_isPaused; });
    return m_isCancelled ? lab::Going::Stop : lab::Going::On;
}

lab::Going StudyRun::shardPlayed(int shard, lab::Block block)
{
    if (m_isCancelled) // its last pair may not be whole
        return lab::Going::Stop;
    const std::lock_guard lock(m_guard);
    if (m_isClear)
        return lab::Going::Stop;
    m_study.shards.emplace(shard, std::move(block));
    if (m_plan.isUntilClear)
        endWhereClear();
    return m_isClear ? lab::Going::Stop : lab::Going::On;
}

// Looks at the shards in order, so that the same seed always ends at the same shard. Later shards
// that are already there are dropped: they could make a clear result unclear again.
void StudyRun::endWhereClear()
{
    for (auto next = m_study.shards.find(m_gapless); next != m_study.shards.end();
         next = m_study.shards.find(++m_gapless)) {
        for (std::size_t i = 0; i < m_scores.size(); ++i)
            m_scores[i] += next->second.sideScore[i];
        if (lab::verdictOf(m_scores, m_plan.margin).balance != lab::Balance::Unclear) {
            m_isClear = true;
            m_study.shards.erase(std::next(next), m_study.shards.end());
            return;
        }
    }
}

// The threads that play call one after the other.
void StudyRun::tell()
{
    if (m_sinceTold.elapsed() < kBetweenFigures)
        return;
    m_sinceTold.restart();
    QMetaObject::invokeMethod(this, &StudyRun::counted, Qt::QueuedConnection);
}

} // namespace hexwerk::assault::ui
