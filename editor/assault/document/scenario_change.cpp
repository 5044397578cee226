#include "editor/assault/document/scenario_change.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static Head headOf(const Scenario &s)
{
    return {.id = s.id,
            .system = s.system,
            .profile = s.profile,
            .title = s.title,
            .briefing = s.briefing,
            .turns = s.turns,
            .firstPlayer = s.firstPlayer,
            .firstSetup = s.firstSetup,
            .losLimit = s.losLimit,
            .neutralDeck = s.neutralDeck,
            .options = s.options,
            .columns = s.board.columns,
            .rows = s.board.rows,
            .terrain = s.board.terrain,
            .underlay = s.board.underlay};
}

static void setHead(Scenario &s, const Head &head)
{
    s.id = head.id;
    s.system = head.system;
    s.profile = head.profile;
    s.title = head.title;
    s.briefing = head.briefing;
    s.turns = head.turns;
    s.firstPlayer = head.firstPlayer;
    s.firstSetup = head.firstSetup;
    s.losLimit = head.losLimit;
    s.neutralDeck = head.neutralDeck;
    s.options = head.options;
    s.board.columns = head.columns;
    s.board.rows = head.rows;
    s.board.terrain = head.terrain;
    s.board.underlay = head.underlay;
}

template<typename T>
static ListChange<T> listChange(const std::vector<T> &before, const std::vector<T> &after)
{
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    auto beforeEnd = before.end();
    auto afterEnd = after.end();
    while (beforeEnd != a && afterEnd != b && *std::prev(beforeEnd) == *std::prev(afterEnd)) {
        --beforeEnd;
        --afterEnd;
    }
    return {static_cast<std::size_t>(a - before.begin()), {a, beforeEnd}, {b, afterEnd}};
}

template<typename T>
static void exchange(std::vector<T> &list, std::size_t at, std::size_t gone,
                     const std::vector<T> &come)
{
    const auto first = list.begin() + static_cast<std::ptrdiff_t>(at);
    const auto kept = static_cast<std::ptrdiff_t>(std::min(gone, come.size()));
    std::copy(come.begin(), come.begin() + kept, first);
    if (come.size() >= gone)
        list.insert(first + kept, come.begin() + kept, come.end());
    else
        list.erase(first + kept, first + static_cast<std::ptrdiff_t>(gone));
}

ScenarioChange::ScenarioChange(const Scenario &before, const Scenario &after)
{
    if (Head from = headOf(before), to = headOf(after); from != to)
        m_head.emplace(std::move(from), std::move(to));
    const auto look = [&]<typename T>(ListChange<T> &change) {
        change = listChange(listOf<T>(before), listOf<T>(after));
    };
    std::apply([&](auto &...change) { (look(change), ...); }, m_lists);
}

bool ScenarioChange::isEmpty() const
{
    return !m_head &&
           std::apply([](const auto &...change) { return (change.isEmpty() && ...); }, m_lists);
}

bool ScenarioChange::touches(Table table) const
{
    if (table == Table::Scenario)
        return m_head.has_value();
    const auto look = [&]<typename T>(const ListChange<T> &change) {
        return tableOf<T>() == table && !change.isEmpty();
    };
    return std::apply([&](const auto &...change) { return (look(change) || ...); }, m_lists);
}

void ScenarioChange::apply(Scenario &scenario) const
{
    if (m_head)
        setHead(scenario, m_head->second);
    const auto put = [&]<typename T>(const ListChange<T> &change) {
        if (!change.isEmpty())
            exchange(listOf<T>(scenario), change.at, change.before.size(), change.after);
    };
    std::apply([&](const auto &...change) { (put(change), ...); }, m_lists);
}

void ScenarioChange::revert(Scenario &scenario) const
{
    if (m_head)
        setHead(scenario, m_head->first);
    const auto put = [&]<typename T>(const ListChange<T> &change) {
        if (!change.isEmpty())
            exchange(listOf<T>(scenario), change.at, change.after.size(), change.before);
    };
    std::apply([&](const auto &...change) { (put(change), ...); }, m_lists);
}

} // namespace hexwerk::assault::ui
