// A benchmark with the time it may take. The table after the run shows both side by side.
#pragma once

#include <benchmark/benchmark.h>

#include <chrono>
#include <functional>
#include <string>

namespace hexwerk::bench {

using Nanoseconds = std::chrono::duration<double, std::nano>;

// `budget` is for one item, if the function calls SetItemsProcessed(), else for one iteration.
benchmark::internal::Benchmark *add(const std::string &name, Nanoseconds budget,
                                    const std::function<void(benchmark::State &)> &function);

// Runs what the arguments choose and prints the table. The exit code: 0, or 2 for a wrong argument;
// a number over its budget fails nobody, since machines differ.
int run(int argc, char *argv[]);

} // namespace hexwerk::bench
