// A benchmark with the time it may take. The table after the run shows both side by side.
#pragma once

#include "tests/bench/last_table.h"

#include <benchmark/benchmark.h>

#include <functional>
#include <string>

namespace hexwerk::bench {

// `budget` is for one item, if the function calls SetItemsProcessed(), else for one iteration.
benchmark::internal::Benchmark *add(const std::string &name, Nanoseconds budget,
                                    const std::function<void(benchmark::State &)> &function);

// Runs what the arguments choose and prints the table, each row beside tests/bench/last_table.txt;
// `--keep=COMMIT` writes it there. The exit code: 0, or 2 for a wrong argument; a number over its
// budget, or slower than in the last table, fails nobody, since machines differ.
int run(int argc, char *argv[]);

} // namespace hexwerk::bench
