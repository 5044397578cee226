// Work on many rows, in as many threads as the machine has cores.
#pragma once

#include <algorithm>
#include <cstddef>
#include <thread>
#include <vector>

namespace hexwerk::ground {

// Calls take(first, end) for the rows from `from` to before `to`: once, or where there are many
// `cells` in all for parts of them at once.
template<typename Take>
void takeRows(int from, int to, std::size_t cells, const Take &take)
{
    constexpr std::size_t kMany = 50'000;
    const int threads =
        cells < kMany ? 1 : std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 8);
    const auto start = [&](int part) { return from + (to - from) * part / threads; };
    std::vector<std::thread> others;
    for (int part = 1; part < threads; ++part)
        others.emplace_back(take, start(part), start(part + 1));
    take(start(0), start(1));
    for (std::thread &other : others)
        other.join();
}

} // namespace hexwerk::ground
