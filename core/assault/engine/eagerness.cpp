// How eagerly orders are tried at random.
#include "core/assault/engine/assault.h"
#include "core/assault/rules/moving/transport.h"

#include <algorithm>
#include <cstdlib>

namespace hexwerk::assault {

// Where the enemies of the side that is asked are, listed when first wanted.
class Contact
{
public:
    explicit Contact(const Position &p)
        : m_p(p)
    {
    }

    // To the nearest, in hexes up to 3: all that is further is far.
    int distanceFrom(Hex hex)
    {
        if (m_enemies.empty())
            list();
        int nearest = 3;
        for (const Hex enemy : m_enemies)
            if (std::abs(enemy.q - hex.q) < nearest)
                nearest = std::min(nearest, distance(hex, enemy));
        return nearest;
    }

private:
    void list()
    {
        m_enemies.reserve(m_p.units.size());
        for (const Unit &unit : m_p.units)
            if (unit.side != m_p.pending.side && unit.inPlay())
                m_enemies.push_back(unit.at);
    }

    const Position &m_p;
    std::vector<Hex> m_enemies;
};

static std::uint64_t eagernessOf(const Position &p, const Announce &order, Contact &contact)
{
    switch (order.action) {
    case Action::NormalMove:
    case Action::FastMove:
        return contact.distanceFrom(p.unit(order.unit).at) <= 2 ? 24 : 10;
    case Action::Fire:
        return 16;
    case Action::MoveAndFire:
    case Action::FireAndMove:
        return 5;
    case Action::Load:
    case Action::Dismount:
    case Action::Unload:
        return 6;
    case Action::DigIn:
        return 1;
    case Action::TurretFire:
    case Action::IndirectFire:
    case Action::SpecialAbility:
        return 16;
    case Action::TurnFacing: // again and again, if nobody minds
        return 1;
    case Action::Hide:
    case Action::Detach:
    case Action::Reinforce:
    case Action::CoveringFire:
    case Action::Smoke:
        return 2;
    }
    return 1;
}

static std::uint64_t eagernessOf(const Step &order, Contact &contact)
{
    if (order.to.isNowhere())
        return 1;
    switch (contact.distanceFrom(order.to)) {
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

static bool wouldLoad(const Position &p)
{
    const auto *move = std::get_if<MoveFrame>(&p.stack.back());
    return move && partnerAt(p, move->walk) != UnitId{};
}

// Contact is what tests the rules: fire and steps towards the nearest enemy come first.
static std::uint64_t eagernessOf(const Position &p, const Order &order, Contact &contact)
{
    if (const auto *announced = std::get_if<Announce>(&order))
        return eagernessOf(p, *announced, contact);
    if (const auto *step = std::get_if<Step>(&order))
        return eagernessOf(*step, contact);
    if (std::holds_alternative<Stop>(order) && wouldLoad(p))
        return 100;
    if (std::holds_alternative<CallIn>(order))
        return 60;
    if (std::holds_alternative<React>(order) || std::holds_alternative<Support>(order))
        return 6;
    if (std::holds_alternative<Choose>(order) || std::holds_alternative<Stay>(order) ||
        std::holds_alternative<Reroll>(order))
        return 4;
    return 2;
}

std::vector<std::uint64_t> Assault::eagerness(const Position &p, std::span<const Order> orders)
{
    Contact contact(p);
    std::vector<std::uint64_t> weights;
    weights.reserve(orders.size());
    for (const Order &order : orders)
        weights.push_back(eagernessOf(p, order, contact));
    return weights;
}

} // namespace hexwerk::assault
