// A value that is made when it is first wanted, from any thread. None waits for another: a large
// fill of a painter waits for threads of the pool, which must not wait for it. What several make at
// once is kept once.
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace hexwerk::ground {

template<typename T>
class MadeOnce
{
public:
    MadeOnce() = default;
    MadeOnce(const MadeOnce &) = delete;
    MadeOnce &operator=(const MadeOnce &) = delete;
    ~MadeOnce() { delete m_made.load(); }

    // `make` must give the same each time.
    template<typename Make>
    const T &value(Make &&make)
    {
        if (const T *made = m_made.load(std::memory_order_acquire))
            return *made;
        auto fresh = std::make_unique<const T>(std::forward<Make>(make)());
        const T *first = nullptr;
        if (m_made.compare_exchange_strong(first, fresh.get(), std::memory_order_acq_rel))
            return *fresh.release();
        return *first;
    }

private:
    std::atomic<const T *> m_made = nullptr;
};

} // namespace hexwerk::ground
