// An attack at the table while its dice are told: in any order among those that are rolled
// together, and each can be corrected.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/tabletop/stage.h"
#include "core/assault/tabletop/table_result.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace hexwerk::assault {

// What a die shows: a number from 1 to 6 of a plain one, symbols of a battle die.
using TableFace = std::variant<std::uint8_t, Symbols>;

struct TableRoll
{
    RollUse use = RollUse::Attack;
    UnitId unit = {};                                 // whose roll it is
    Pool dice = {};                                   // battle dice
    int plainDice = 0;                                // or so many D6
    std::vector<std::optional<TableFace>> faces = {}; // by die, in the order of Pool::dice()
    bool isRolled = false;                            // all are told, and those before it
    bool operator==(const TableRoll &) const = default;
};

class TableAttack
{
public:
    // The form must have no faults.
    TableAttack(AttackForm form, const TableRules &rules);

    const AttackForm &form() const { return m_form; }
    UnitId attacker() const { return m_start.attacker; }
    UnitId target() const { return m_start.target; }
    // As far as it is told without a gap, and what happened on the way.
    const Position &position() const { return m_position; }
    const std::vector<Event> &events() const { return m_events; }
    // Those that were rolled, then those that are rolled next with what is told of them.
    const std::vector<TableRoll> &rolls() const { return m_rolls; }
    // What a side may answer to the open question; empty where dice are open.
    std::vector<Order> choices() const;
    bool isDone() const { return assault::isDone(m_position); }
    // Whether anything was told or chosen.
    bool hasEntries() const { return !m_entries.empty(); }
    TableResult result() const { return resultOf(m_form, m_position); }
    // What was rolled and chosen so far, in the order in which it was asked for.
    std::vector<Dice> dice() const;
    std::vector<Order> chosen() const;

    // The place of a roll, and of one of its dice; a face that the die does not have is taken too.
    void tell(std::size_t roll, std::size_t die, TableFace face);
    // One of the choices.
    void choose(const Order &order);
    // The last thing told or chosen; false if there is none.
    bool takeBack();

private:
    struct Told
    {
        std::size_t roll = 0;
        std::size_t die = 0;
        TableFace face = {};
    };
    using Entry = std::variant<Told, Order>;

    void replay();
    void apply(const Order &order);
    void settle();
    std::vector<std::optional<TableFace>> facesOf(std::size_t roll, std::size_t dice) const;

    AttackForm m_form;
    StagedAttack m_start;
    std::vector<Entry> m_entries; // in the order in which they came
    Position m_position;
    std::vector<Event> m_events;
    std::vector<TableRoll> m_rolls;
};

} // namespace hexwerk::assault
