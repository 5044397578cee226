// A second count of the units of a scenario.
#pragma once

#include <QString>

#include <toml++/toml.h>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace hexwerk::testing {

inline std::string wordOf(const toml::table &table, const char *key)
{
    return table[key].value_or(std::string());
}

template<typename Do>
void forEach(const toml::table &table, const char *key, Do &&what)
{
    if (const toml::array *array = table[key].as_array())
        for (const toml::node &node : *array)
            what(*node.as_table());
}

// The units of a scenario, counted from the files alone.
class ForceCount
{
public:
    explicit ForceCount(const QString &scenario); // a file

    // Counters by the English name of the unit.
    std::map<QString, int> counters;
    // By side and card.
    std::set<std::pair<std::string, std::string>> cards;

private:
    void add(const std::string &side, const std::string &card, std::int64_t count,
             const std::string &name = {});
    void addChoice(const std::string &side, const toml::table &choice);
    void addSingle(const toml::table &side, const toml::table &force);

    std::map<std::string, toml::table> m_units;
    std::map<std::string, toml::table> m_formations;
    std::set<std::pair<std::string, std::string>> m_taken; // formations, by side
};

} // namespace hexwerk::testing
