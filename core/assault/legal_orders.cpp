// Candidates in one fixed order, filtered by query: so each rule is written once.
#include "core/assault/assault.h"
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

class Offers
{
public:
    explicit Offers(const Position &p)
        : m_p(p)
    {
    }

    void offer(const Order &order)
    {
        if (Assault::query(m_p, order))
            m_orders.push_back(order);
    }

    // Every unit of the side that is asked, by id.
    template<typename Candidate>
    void eachOwn(Candidate candidate)
    {
        for (const Unit &unit : m_p.units)
            if (unit.side == m_p.pending.side)
                candidate(unit.id);
    }

    void announcements()
    {
        eachOwn([this](UnitId unit) {
            for (int action = 0; action < kActions; ++action)
                offer(Announce{unit, static_cast<Action>(action)});
        });
        offer(Pass{});
    }

    void steps()
    {
        const UnitId unit = m_p.pending.unit;
        const Hex at = m_p.unit(unit).at;
        for (const Direction d : kAllDirections)
            stepTo(unit, neighbour(at, d));
        offer(Step{unit, Hex{}});
        offer(Stop{});
    }

    void places()
    {
        eachOwn([this](UnitId unit) {
            const Zone *zone = m_p.setting->zone(m_p.setting->roster[unit.index()].zone);
            if (!zone)
                return;
            for (const Hex hex : zone->hexes)
                offer(Place{unit, hex});
        });
    }

    void targets()
    {
        for (const Unit &unit : m_p.units)
            offer(Target{unit.id});
    }

    void rerolls()
    {
        for (int die = 1; die <= m_p.pending.dice.size(); ++die)
            offer(Reroll{die});
        offer(Keep{});
    }

    std::vector<Order> take() { return std::move(m_orders); }

private:
    // [R9.6.3.1b] The plain step takes the default way; where the other way is open too, it is
    // offered by name.
    void stepTo(UnitId unit, Hex to)
    {
        offer(Step{unit, to});
        offer(Step{unit, to, By::Terrain});
        offer(Step{unit, to, By::Road});
    }

    const Position &m_p;
    std::vector<Order> m_orders;
};

} // namespace

std::vector<Order> Assault::legalOrders(const Position &p)
{
    Offers offers(p);
    switch (p.pending.question) {
    case Question::Over:
    case Question::BattleDice:
    case Question::PlainDice:
        break;
    case Question::FirstSetup:
        for (const SideSpec &side : p.setting->scenario.sides)
            offers.offer(Choose{side.id});
        break;
    case Question::Place:
        offers.places();
        break;
    case Question::Announce:
        offers.announcements();
        break;
    case Question::Step:
    case Question::Fallback:
        offers.steps();
        break;
    case Question::Target:
        offers.targets();
        break;
    case Question::React:
        offers.eachOwn([&](UnitId unit) { offers.offer(React{unit}); });
        offers.offer(Decline{});
        break;
    case Question::Support:
        offers.eachOwn([&](UnitId unit) { offers.offer(Support{unit}); });
        offers.offer(Decline{});
        break;
    case Question::Reroll:
        offers.rerolls();
        break;
    case Question::Withdraw:
        offers.offer(Withdraw{});
        offers.offer(Stay{});
        break;
    }
    return offers.take();
}

static int nearestEnemy(const Position &p, SideIndex side, Hex hex)
{
    int nearest = 1000;
    for (const Unit &enemy : p.units)
        if (enemy.inPlay() && enemy.side != side)
            nearest = std::min(nearest, distance(hex, enemy.at));
    return nearest;
}

static std::uint64_t eagernessOf(const Position &p, const Announce &order)
{
    const Unit &unit = p.unit(order.unit);
    switch (order.action) {
    case Action::NormalMove:
    case Action::FastMove:
        return nearestEnemy(p, unit.side, unit.at) <= 2 ? 24 : 10;
    case Action::Fire:
        return 16;
    case Action::MoveAndFire:
    case Action::FireAndMove:
        return 5;
    case Action::DigIn:
        return 1;
    }
    return 1;
}

static std::uint64_t eagernessOf(const Position &p, const Step &order)
{
    if (order.to.isNowhere())
        return 1;
    switch (nearestEnemy(p, p.unit(order.unit).side, order.to)) {
    case 0:
        return 600;
    case 1:
        return 100;
    case 2:
        return 40;
    default:
        return 12;
    }
}

std::uint64_t Assault::eagerness(const Position &p, const Order &order)
{
    // Contact is what tests the rules: fire and steps towards the nearest enemy come first.
    if (const auto *announced = std::get_if<Announce>(&order))
        return eagernessOf(p, *announced);
    if (const auto *step = std::get_if<Step>(&order))
        return eagernessOf(p, *step);
    if (std::holds_alternative<React>(order) || std::holds_alternative<Support>(order))
        return 6;
    if (std::holds_alternative<Stay>(order) || std::holds_alternative<Reroll>(order))
        return 4;
    return 2;
}

} // namespace hexwerk::assault
