#include "tests/bench/budget.h"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <map>
#include <vector>

namespace hexwerk::bench {

static constexpr const char *kLastTable = HW_SOURCE_DIR "/tests/bench/last_table.txt";

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

    const Table &measured() const { return m_measured; }

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

    Table m_measured;
};

} // namespace

static Table lastTable()
{
    std::ifstream file(kLastTable, std::ios::binary);
    return tableFrom(std::string(std::istreambuf_iterator<char>(file), {}));
}

static void print(const Table &measured, const Table &last)
{
    fmt::print("\n{:<58} {:>11} {:>11} {:>8} {:>11} {:>8}\n", "measured beside its budget",
               "measured", "budget", "ratio", "last", "ratio");
    for (const Row &row : measured) {
        const Nanoseconds budget = budgets().at(row.name);
        fmt::print("{:<58} {:>11} {:>11} {:>8.2f}", row.name, readable(row.time), readable(budget),
                   row.time / budget);
        const Row *before = rowOf(last, row.name);
        if (before)
            fmt::print(" {:>11} {:>8.2f}", readable(before->time), row.time / before->time);
        if (row.time > budget)
            fmt::print(" OVER");
        if (before && isSlower(row, *before))
            fmt::print(" SLOWER than at {}", before->commit);
        fmt::print("\n");
    }
    fmt::print("Last: tests/bench/last_table.txt; from another machine it says nothing here.\n");
}

static void keep(Table measured, const Table &last, const std::string &commit)
{
    for (Row &row : measured)
        row.commit = commit;
    std::ofstream(kLastTable, std::ios::binary)
        << toText(merged(last, measured),
                  "Nanoseconds, the commit at which they were measured, what takes them. To be "
                  "compared on one machine only.");
}

int run(int argc, char *argv[])
{
    benchmark::Initialize(&argc, argv);
    std::string commit;
    if (constexpr std::string_view option = "--keep=";
        argc == 2 && std::string_view(argv[1]).starts_with(option))
        commit = argv[--argc] + option.size();
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    BudgetReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    const Table last = lastTable();
    print(reporter.measured(), last);
    if (!commit.empty())
        keep(reporter.measured(), last, commit);
    return 0;
}

} // namespace hexwerk::bench
