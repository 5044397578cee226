#include "core/assault/tabletop/table_attack.h"

#include "core/assault/engine/assault.h"
#include "core/base/contract.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwerk::assault {

// The question of dice that is open.
static TableRoll openRoll(const Position &p)
{
    TableRoll roll{.use = p.pending.use,
                   .unit = p.pending.unit,
                   .dice = p.pending.dice,
                   .plainDice = p.pending.plainDice};
    roll.faces.resize(static_cast<std::size_t>(roll.plainDice + roll.dice.size()));
    return roll;
}

static bool isWhole(const TableRoll &roll)
{
    return std::all_of(roll.faces.begin(), roll.faces.end(),
                       [](const auto &face) { return face.has_value(); });
}

static Dice diceOf(const TableRoll &roll)
{
    Dice dice;
    for (const auto &face : roll.faces)
        if (const auto *number = std::get_if<std::uint8_t>(&*face))
            dice.faces.push_back(*number);
        else
            dice.symbols.push_back(std::get<Symbols>(*face));
    return dice;
}

// What would be seen that lets the other dice be rolled.
static TableFace hit(const TableRoll &roll)
{
    if (roll.use == RollUse::MineDetection) // and of mines that they are not found
        return std::uint8_t{1};
    return roll.plainDice > 0 ? TableFace(std::uint8_t{6}) : TableFace(Symbols{0, 1, 0});
}

// Whether nothing of the same attack is rolled after it.
static bool closes(RollUse use)
{
    switch (use) {
    case RollUse::Defence:
    case RollUse::CriticalDefence:
    case RollUse::BlastDefence:
    case RollUse::AssaultDefence:
    case RollUse::PassengerDefence:
    case RollUse::MineDefence:
    case RollUse::TerrainDefence:
    case RollUse::LastShotDefence:
    case RollUse::Smoke:
    case RollUse::Reroll:
        return true;
    default:
        return false;
    }
}

TableAttack::TableAttack(AttackForm form, const TableRules &rules)
    : m_form(std::move(form))
    , m_start(staged(m_form, rules))
{
    replay();
}

std::vector<Order> TableAttack::choices() const
{
    return isDone() || m_position.pending.isChance() ? std::vector<Order>()
                                                     : Assault::legalOrders(m_position);
}

std::vector<Dice> TableAttack::dice() const
{
    std::vector<Dice> dice;
    for (const TableRoll &roll : m_rolls)
        if (roll.isRolled)
            dice.push_back(diceOf(roll));
    return dice;
}

std::vector<Order> TableAttack::chosen() const
{
    std::vector<Order> chosen;
    for (const Entry &entry : m_entries)
        if (const auto *order = std::get_if<Order>(&entry))
            chosen.push_back(*order);
    return chosen;
}

void TableAttack::tell(std::size_t roll, std::size_t die, TableFace face)
{
    HW_EXPECTS(roll < m_rolls.size() && die < m_rolls[roll].faces.size());
    m_entries.push_back(Told{roll, die, face});
    replay();
}

void TableAttack::choose(const Order &order)
{
    m_entries.push_back(order);
    replay();
}

bool TableAttack::takeBack()
{
    if (m_entries.empty())
        return false;
    m_entries.pop_back();
    replay();
    return true;
}

std::vector<std::optional<TableFace>> TableAttack::facesOf(std::size_t roll, std::size_t dice) const
{
    std::vector<std::optional<TableFace>> faces(dice);
    for (const Entry &entry : m_entries)
        if (const auto *told = std::get_if<Told>(&entry);
            told && told->roll == roll && told->die < dice)
            faces[told->die] = told->face;
    return faces;
}

void TableAttack::apply(const Order &order)
{
    auto events = Assault::apply(m_position, order);
    HW_EXPECTS(events);
    std::move(events->begin(), events->end(), std::back_inserter(m_events));
}

void TableAttack::settle()
{
    while (!isDone()) {
        const auto answer = tableAnswer(m_position, m_form);
        if (!answer)
            return;
        apply(*answer);
    }
}

void TableAttack::replay()
{
    m_position = m_start.position;
    m_events.clear();
    m_rolls.clear();
    settle();
    const std::vector<Order> chosen = this->chosen();
    auto choice = chosen.begin();
    while (!isDone()) {
        if (!m_position.pending.isChance()) {
            if (choice == chosen.end() || !Assault::query(m_position, *choice))
                return;
            apply(*choice++);
        } else {
            TableRoll roll = openRoll(m_position);
            roll.faces = facesOf(m_rolls.size(), roll.faces.size());
            if (!isWhole(roll))
                break;
            roll.isRolled = true;
            apply(diceOf(roll));
            m_rolls.push_back(std::move(roll));
        }
        settle();
    }
    // [R10.7a] What is rolled with it, as if all dice before hit.
    for (Position next = m_position; next.stack.size() > 1 && next.pending.isChance();) {
        TableRoll roll = openRoll(next);
        TableRoll hits = roll;
        hits.faces.assign(hits.faces.size(), hit(hits));
        roll.faces = facesOf(m_rolls.size(), roll.faces.size());
        const bool isLast = closes(roll.use);
        m_rolls.push_back(std::move(roll));
        if (isLast || !Assault::apply(next, diceOf(hits)))
            return;
    }
}

} // namespace hexwerk::assault
