// What an edit makes of a scenario: per table what stood there and what stands there after.
#pragma once

#include "editor/assault/document/tables.h"

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

// The keys of a scenario that lie in no list.
struct Head
{
    std::string id;
    std::string system;
    std::string profile;
    LocalText title;
    LocalText briefing;
    int turns = 6;
    std::string firstPlayer;
    std::string firstSetup;
    std::optional<int> losLimit;
    std::vector<std::string> neutralDeck;
    std::map<std::string, OptionValue> options;
    std::optional<int> columns;
    std::optional<int> rows;
    std::string terrain;
    std::optional<Underlay> underlay;
    bool operator==(const Head &) const = default;
};

// A stretch of a list that is exchanged for another one.
template<typename T>
struct ListChange
{
    std::size_t at = 0;
    std::vector<T> before;
    std::vector<T> after;
    bool operator==(const ListChange &) const = default;

    bool isEmpty() const { return before.empty() && after.empty(); }
};

template<typename Tuple>
struct ListChangesOf;
template<typename... T>
struct ListChangesOf<std::tuple<T...>>
{
    using Type = std::tuple<ListChange<T>...>;
};

class ScenarioChange
{
public:
    ScenarioChange() = default;
    // What leads from `before` to `after`; it keeps only what differs.
    ScenarioChange(const Scenario &before, const Scenario &after);

    bool isEmpty() const;
    bool touches(Table table) const; // an outer table
    void apply(Scenario &scenario) const;
    void revert(Scenario &scenario) const;

    const std::optional<std::pair<Head, Head>> &head() const { return m_head; }
    template<typename T>
    const ListChange<T> &list() const
    {
        return std::get<ListChange<T>>(m_lists);
    }

private:
    std::optional<std::pair<Head, Head>> m_head;
    ListChangesOf<ItemTypes>::Type m_lists;
};

} // namespace hexwerk::assault::ui
