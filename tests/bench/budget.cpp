#include "tests/bench/budget.h"

#include <fmt/format.h>

#include <cstdio>
#include <map>
#include <vector>

namespace hexwerk::bench {

static std::map<std::string, Nanoseconds> &budgets()
{
    static std::map<std::string, Nanoseconds> all;
    return all;
}

benchmark::internal::Benchmark *add(const std::string &name, Nanoseconds budget,
                                    const std::function<void(benchmark::State &)> &function)
{
    budgets()[name] = budget;
    return benchmark::RegisterBenchmark(name.c_str(), function);
}

static std::string readable(Nanoseconds time)
{
    const double ns = time.count();
    if (ns < 1e3)
        return fmt::format("{:.1f} ns", ns);
    if (ns < 1e6)
        return fmt::format("{:.2f} us", ns / 1e3);
    return fmt::format("{:.2f} ms", ns / 1e6);
}

namespace {

class BudgetReporter final : public benchmark::ConsoleReporter
{
public:
    void ReportRuns(const std::vector<Run> &runs) override
    {
        ConsoleReporter::ReportRuns(runs);
        for (const Run &run : runs) {
            const bool single = run.run_type == Run::RT_Iteration && run.repetitions <= 1;
            if (!run.error_occurred && (single || run.aggregate_name == "median"))
                m_measured.push_back({run.run_name.function_name, timeOf(run)});
        }
    }

    void printTable() const
    {
        fmt::print("\n{:<58} {:>11} {:>11} {:>8}\n", "measured beside its budget", "measured",
                   "budget", "ratio");
        for (const auto &[name, time] : m_measured) {
            const Nanoseconds budget = budgets().at(name);
            fmt::print("{:<58} {:>11} {:>11} {:>7.2f}{}\n", name, readable(time), readable(budget),
                       time / budget, time > budget ? " OVER" : "");
        }
    }

private:
    static Nanoseconds timeOf(const Run &run)
    {
        const auto items = run.counters.find("items_per_second");
        if (items != run.counters.end())
            return Nanoseconds(1e9 / items->second);
        // What other programs take of the machine counts only where several processors help.
        const bool isReal = !run.run_name.time_type.empty(); // or the benchmark says it itself
        const double all = isReal ? run.real_accumulated_time : run.cpu_accumulated_time;
        const double seconds =
            run.run_type == Run::RT_Iteration ? all / static_cast<double>(run.iterations) : all;
        return Nanoseconds(seconds * 1e9);
    }

    std::vector<std::pair<std::string, Nanoseconds>> m_measured;
};

} // namespace

int run(int argc, char *argv[])
{
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    BudgetReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.printTable();
    return 0;
}

} // namespace hexwerk::bench
