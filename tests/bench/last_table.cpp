#include "tests/bench/last_table.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

namespace hexwerk::bench {

static constexpr double kSlower = 1.1;

static auto rowNamed(auto &table, std::string_view name)
{
    return std::find_if(table.begin(), table.end(),
                        [&](const Row &row) { return row.name == name; });
}

Table tableFrom(std::string_view text)
{
    Table table;
    std::istringstream lines{std::string(text)};
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        double nanoseconds = 0;
        Row row;
        if (words >> nanoseconds >> row.commit >> std::ws && std::getline(words, row.name)) {
            row.time = Nanoseconds(nanoseconds);
            table.push_back(std::move(row));
        }
    }
    return table;
}

std::string toText(const Table &table, std::string_view heading)
{
    std::ostringstream text;
    text << "# " << heading << '\n' << std::fixed << std::setprecision(1);
    for (const Row &row : table)
        text << std::setw(14) << row.time.count() << ' ' << row.commit << ' ' << row.name << '\n';
    return text.str();
}

Table merged(Table last, const Table &now)
{
    for (const Row &row : now)
        if (const auto known = rowNamed(last, row.name); known != last.end())
            *known = row;
        else
            last.push_back(row);
    return last;
}

const Row *rowOf(const Table &table, std::string_view name)
{
    const auto found = rowNamed(table, name);
    return found == table.end() ? nullptr : &*found;
}

bool isSlower(const Row &now, const Row &before)
{
    return now.time > kSlower * before.time;
}

} // namespace hexwerk::bench
