#include "core/lab/runner.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

namespace hexwerk::lab {

Block playPair(const StudyHead &head, int pair, const PlayPair &play)
{
    Block block = play(seedOfPair(head, pair));
    for (auto &[group, counts] : block.tallies)
        if (rowOf(group.tally).isFirstGame)
            for (auto &[key, game] : counts)
                game += gameOf(pair, 0);
    return block;
}

namespace {

class ShardRun
{
public:
    ShardRun(const StudyHead &head, const std::vector<int> &shards, const PlayPair &play,
             const Watch &watch)
        : m_head(head)
        , m_shards(shards)
        , m_play(play)
        , m_watch(watch)
    {
    }

    // Until no shard is left.
    void work()
    {
        for (std::size_t i = m_next++; i < m_shards.size(); i = m_next++)
            if (!playShard(m_shards[i]))
                return;
    }

private:
    bool playShard(int shard)
    {
        Block block;
        for (int pair = shard; pair < m_head.pairs; pair += m_head.shards) {
            if (m_isStopped)
                return false;
            const Block counts = playPair(m_head, pair, m_play);
            append(block, counts);
            if (m_watch.pairPlayed)
                tell([&] { return m_watch.pairPlayed(pair, counts); });
        }
        if (m_watch.shardPlayed)
            tell([&] { return m_watch.shardPlayed(shard, std::move(block)); });
        return !m_isStopped;
    }

    template<typename Call>
    void tell(const Call &call)
    {
        const std::scoped_lock lock(m_mutex);
        if (call() == Going::Stop)
            m_isStopped = true;
    }

    const StudyHead &m_head;
    const std::vector<int> &m_shards;
    const PlayPair &m_play;
    const Watch &m_watch;
    std::atomic<std::size_t> m_next = 0; // of the shards that nobody has begun
    std::atomic<bool> m_isStopped = false;
    std::mutex m_mutex; // of the watch
};

} // namespace

void playShards(const StudyHead &head, const std::vector<int> &shards, int threads,
                const PlayPair &play, const Watch &watch)
{
    ShardRun run(head, shards, play, watch);
    const int most = std::min(threads, static_cast<int>(shards.size()));
    std::vector<std::jthread> others;
    for (int i = 1; i < most; ++i)
        others.emplace_back([&run] { run.work(); });
    run.work();
}

} // namespace hexwerk::lab
