// Work on many rows, in as many threads as the machine has cores.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace hexwerk::ground {

// Calls take(first, end) for the rows from `from` to before `to`: once, or where there are many
// `cells` in all for parts of them at once. Threads that begin late take fewer parts.
template<typename Take>
void takeRows(int from, int to, std::size_t cells, const Take &take)
{
    constexpr std::size_t kMany = 50'000;
    const int threads =
        cells < kMany ? 1 : std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 8);
    const int parts = threads == 1 ? 1 : 8 * threads;
    const auto start = [&](int part) { return from + (to - from) * part / parts; };
    std::atomic<int> next = 0;
    const auto takeParts = [&] {
        for (int part = next++; part < parts; part = next++)
            take(start(part), start(part + 1));
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread)
        others.emplace_back(takeParts);
    takeParts();
    for (std::thread &other : others)
        other.join();
}

} // namespace hexwerk::ground
