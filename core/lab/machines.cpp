#include "core/lab/machines.h"

#include "core/base/contract.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace hexwerk::lab {

// The upper incomplete gamma function of half the degrees, by Q(a + 1, h) = Q(a, h) + h^a e^-h / a!
double ChiSquare::probability() const
{
    if (degrees == 0 || value <= 0)
        return 1;
    const double half = value / 2;
    const bool isOdd = degrees % 2 == 1;
    double probability = isOdd ? std::erfc(std::sqrt(half)) : std::exp(-half);
    for (double a = isOdd ? 0.5 : 1; a < degrees / 2.0; ++a)
        probability += std::exp(a * std::log(half) - half - std::lgamma(a + 1));
    return probability;
}

ChiSquare chiSquare(std::span<const std::int64_t> row, std::span<const std::int64_t> other)
{
    HW_EXPECTS(row.size() == other.size());
    const auto sum = [](std::span<const std::int64_t> counts) {
        double total = 0;
        for (const std::int64_t count : counts)
            total += static_cast<double>(count);
        return total;
    };
    const double ofRow = sum(row);
    const double ofOther = sum(other);
    ChiSquare found;
    if (ofRow == 0 || ofOther == 0)
        return found;
    int columns = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto column = static_cast<double>(row[i] + other[i]);
        if (column == 0)
            continue;
        ++columns;
        for (const auto &[count, total] : {std::pair{row[i], ofRow}, {other[i], ofOther}}) {
            const double expected = column * total / (ofRow + ofOther);
            const double off = static_cast<double>(count) - expected;
            found.value += off * off / expected;
        }
    }
    found.degrees = columns - 1;
    return found;
}

void readMachines(std::string_view log, std::map<int, std::string> &machines)
{
    static constexpr std::string_view kStart = "shard ";
    static constexpr std::string_view kOn = " on ";
    while (!log.empty()) {
        const std::string_view line = log.substr(0, log.find('\n'));
        log.remove_prefix(std::min(line.size() + 1, log.size()));
        const std::size_t on = line.find(kOn);
        if (!line.starts_with(kStart) || on == std::string_view::npos)
            continue;
        int shard = -1;
        std::from_chars(line.data() + kStart.size(), line.data() + on, shard);
        if (shard >= 0)
            machines[shard] = line.substr(on + kOn.size());
    }
}

static std::vector<std::int64_t> resultsOf(const Block &block)
{
    std::vector<std::int64_t> results;
    for (const Results &part : block.outcome)
        results.insert(results.end(), part.begin(), part.end());
    return results;
}

std::vector<MachineCheck> checkedMachines(const Study &study,
                                          const std::map<int, std::string> &machines)
{
    std::map<std::string, std::pair<int, std::vector<std::int64_t>>> byMachine;
    for (const auto &[shard, block] : study.shards)
        if (const auto machine = machines.find(shard); machine != machines.end()) {
            auto &[shards, counts] = byMachine[machine->second];
            const std::vector<std::int64_t> results = resultsOf(block);
            counts.resize(results.size());
            ++shards;
            for (std::size_t i = 0; i < results.size(); ++i)
                counts[i] += results[i];
        }
    const std::vector<std::int64_t> all = resultsOf(totalOf(study));
    std::vector<MachineCheck> checks;
    for (const auto &[machine, played] : byMachine) {
        const auto &[shards, counts] = played;
        std::vector<std::int64_t> others = all;
        for (std::size_t i = 0; i < others.size(); ++i)
            others[i] -= counts[i];
        checks.push_back({machine, shards, chiSquare(counts, others)});
    }
    return checks;
}

bool isStrange(const MachineCheck &check, std::size_t machines)
{
    return check.results.probability() * static_cast<double>(machines) < 0.01;
}

} // namespace hexwerk::lab
