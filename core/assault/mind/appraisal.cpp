#include "core/assault/mind/appraisal.h"

#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

namespace {

// Of results that leave the target alive, as parts of its worth.
constexpr double kDamage = 0.3;
constexpr double kFallback = 0.25;
constexpr double kSuppressed = 0.16;
constexpr double kSuppressedLate = 0.04; // of who has acted by now
constexpr double kImmobilised = 0.4;
constexpr double kLoaded = 1.5; // a transport, with all that it carries

constexpr double kActedThreat = 0.6; // of who cannot fire before the next turn
constexpr double kBeside = 0.05;     // of the worth, for each enemy who could storm it
constexpr double kMostDanger = 1.2;  // of the worth

constexpr double kDangerWeighs = 0.5;
constexpr double kNextShotWeighs = 0.35;
constexpr double kCoverDie = 0.004; // a defence die
constexpr double kGetsOff = 0.3;    // turns

} // namespace

Appraisal::Appraisal(const Frozen<Setting> &setting, Style style)
    : m_goals(setting)
    , m_style(style)
{
}

void Appraisal::weigh(const Position &p)
{
    m_stakes = m_goals.stakes(p);
    m_turnsLeft = std::max(0.0, static_cast<double>(p.setting->scenario.turns - p.turn));
    m_cargo.assign(p.units.size(), UnitId{});
    for (const Unit &unit : p.units)
        if (unit.state == UnitState::Carried && unit.carrier != UnitId{} &&
            m_cargo[unit.carrier.index()] == UnitId{})
            m_cargo[unit.carrier.index()] = unit.id;
}

double Appraisal::worth(const Unit &unit) const
{
    return m_stakes.perPoint * m_goals.pointsOf(unit) + m_stakes.loss[unit.side];
}

double Appraisal::gain(const Position &p, const Harm &harm, const Unit &target) const
{
    const double damaged = std::max(0.0f, harm.damaged - harm.eliminated);
    double parts = harm.eliminated + kDamage * damaged + kFallback * harm.fallback +
                   (target.activated ? kSuppressedLate : kSuppressed) * harm.suppressed +
                   kImmobilised * harm.immobilised;
    if (target.inPlay() && carriesAny(p, target.id))
        parts *= kLoaded;
    double gain = parts * worth(target);
    const double gone = harm.eliminated + harm.fallback;
    if (gone > 0 && target.isOnMap())
        for (std::size_t i = 0; i < m_goals.all().size(); ++i)
            if (m_goals.all()[i].objective != SIZE_MAX && m_goals.all()[i].hexes[0] == target.at)
                gain += 0.5 * gone * m_stakes.goals[i][enemyOf(target.side)];
    return gain;
}

Action fireActionAt(const Position &p, const Unit &firer, Hex at)
{
    return isInArcOfFire(p, firer, at) ? Action::Fire : Action::TurretFire;
}

double Appraisal::shotGain(const Position &p, const Unit &firer, const Unit &target, bool isMoving)
{
    if (distance(firer.at, target.at) > p.card(firer.id).maximumRange())
        return 0;
    const Harm &harm = m_harms.shot(p, {.firer = firer.id,
                                        .target = target.id,
                                        .action = fireActionAt(p, firer, target.at),
                                        .moving = isMoving});
    return harm.isAllowed ? gain(p, harm, target) : 0;
}

BestShot Appraisal::bestShot(const Position &p, const Unit &firer, Action action)
{
    BestShot best;
    for (const Unit &target : p.units) {
        if (target.side == firer.side || !target.inPlay() ||
            distance(firer.at, target.at) > p.card(firer.id).maximumRange())
            continue;
        const Harm &harm =
            m_harms.shot(p, {.firer = firer.id, .target = target.id, .action = action});
        if (!harm.isAllowed)
            continue;
        if (const double gained = gain(p, harm, target); gained > best.gain)
            best = {target.id, action, gained};
    }
    return best;
}

BestShot Appraisal::bestShot(const Position &p, const Unit &firer)
{
    const BestShot ahead = bestShot(p, firer, Action::Fire);
    const BestShot aside =
        firesAllRound(p, firer) ? bestShot(p, firer, Action::TurretFire) : BestShot();
    return aside.gain > ahead.gain ? aside : ahead;
}

static bool canFire(const Unit &unit)
{
    return unit.inPlay() && !unit.markers.hasAny(kMoraleMarkers);
}

double Appraisal::dangerFrom(const Position &p, const Unit &enemy, const Unit &unit)
{
    if (enemy.side == unit.side || !canFire(enemy))
        return 0;
    return shotGain(p, enemy, unit) * (enemy.activated ? kActedThreat : 1) +
           (distance(enemy.at, unit.at) == 1 ? kBeside * worth(unit) : 0);
}

double Appraisal::danger(const Position &p, const Unit &unit)
{
    double danger = 0;
    for (const Unit &enemy : p.units)
        danger += dangerFrom(p, enemy, unit);
    return std::min(danger, kMostDanger * worth(unit));
}

Threat Appraisal::dangerOnWay(const Position &p, const Unit &unit)
{
    Threat worst;
    for (const Unit &enemy : p.units)
        if (enemy.side != unit.side && canFire(enemy) && !enemy.activated)
            if (const double cost = shotGain(p, enemy, unit, true); cost > worst.cost)
                worst = {enemy.id, cost};
    return worst;
}

double Appraisal::dangerOfMines(const Position &p, const Unit &unit, Hex hex) const
{
    const MinefieldMarker *mines = minefieldAt(p, hex);
    return mines && isDangerous(p, *mines, unit.id) ? 0.33 * worth(unit) : 0;
}

bool Appraisal::isEmptyTransport(const Position &p, const Unit &unit) const
{
    const UnitCard &card = p.card(unit.id);
    return card.transport > 0 && card.maximumRange() <= 0 && !carriesAny(p, unit.id);
}

std::vector<double> Appraisal::needs(const Position &p, const Unit &unit) const
{
    std::vector<double> needs(m_goals.all().size());
    if (isEmptyTransport(p, unit))
        return needs;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const double held = unit.side == 0 ? m_stakes.held[i] : 1 - m_stakes.held[i];
        const Hex goal = m_goals.all()[i].hexes[0];
        double others = 0;
        for (const Unit &other : p.units)
            if (other.side == unit.side && other.id != unit.id && other.inPlay())
                others += other.at == goal ? 1.2 : distance(other.at, goal) <= 2 ? 0.25 : 0;
        needs[i] = m_style.aggression * m_stakes.goals[i][unit.side] * (0.35 + 0.65 * (1 - held)) /
                   (1 + others);
    }
    return needs;
}

double Appraisal::turnsTo(const Unit &unit, Hex hex, std::size_t goal) const
{
    const double own = m_goals.turns(unit.id, hex, goal);
    const UnitId cargo = m_cargo[unit.id.index()];
    return cargo == UnitId{} ? own : std::min(own, kGetsOff + m_goals.turns(cargo, hex, goal));
}

double Appraisal::reachOfGoal(const std::vector<double> &needs, const Unit &unit, Hex hex,
                              std::size_t goal) const
{
    const double turns = turnsTo(unit, hex, goal);
    return needs[goal] * (turns <= 0.01 ? 1.35 : 1 / (1 + 0.9 * turns)) *
           (turns > m_turnsLeft + 0.6 ? 0.5 : 1);
}

double Appraisal::reachOfGoals(const std::vector<double> &needs, const Unit &unit, Hex hex) const
{
    double sum = 0;
    for (std::size_t i = 0; i < needs.size(); ++i)
        sum += reachOfGoal(needs, unit, hex, i);
    return sum;
}

double Appraisal::cover(const Position &p, const Unit &unit, Hex hex) const
{
    const Cell &cell = p.board().at(hex);
    const UnitType type = p.card(unit.id).type;
    const double dice =
        p.setting->data.terrain.row(cell.terrain).bonus[static_cast<std::size_t>(type)].size();
    return kCoverDie * (dice + (cell.fortification && type != UnitType::Vehicle ? 1.5 : 0));
}

double Appraisal::standing(const Position &p, const Unit &unit, const std::vector<double> &needs)
{
    double value = reachOfGoals(needs, unit, unit.at) + cover(p, unit, unit.at) -
                   m_style.caution * kDangerWeighs * danger(p, unit);
    if (m_turnsLeft >= 1)
        value += kNextShotWeighs * bestShot(p, unit).gain;
    return value;
}

std::vector<Reason> Appraisal::standingParts(const Position &p, const Unit &unit,
                                             const std::vector<double> &needs)
{
    std::vector<Reason> parts;
    const auto add = [&parts](const Reason &part) {
        if (part.amount != 0)
            parts.push_back(part);
    };
    for (std::size_t i = 0; i < needs.size(); ++i)
        add({.id = ReasonId::Goal,
             .amount = reachOfGoal(needs, unit, unit.at, i),
             .hex = m_goals.all()[i].hexes[0],
             .goal = i});
    add({.id = ReasonId::Cover, .amount = cover(p, unit, unit.at)});
    double all = 0;
    for (const Unit &enemy : p.units)
        all += dangerFrom(p, enemy, unit);
    const double scale = -m_style.caution * kDangerWeighs *
                         (all > 0 ? std::min(all, kMostDanger * worth(unit)) / all : 0);
    for (const Unit &enemy : p.units)
        add({.id = ReasonId::Danger,
             .amount = scale * dangerFrom(p, enemy, unit),
             .unit = enemy.id});
    if (m_turnsLeft >= 1)
        if (const BestShot shot = bestShot(p, unit); shot.gain > 0)
            add({.id = ReasonId::NextShot,
                 .amount = kNextShotWeighs * shot.gain,
                 .unit = shot.target});
    return parts;
}

std::optional<int> distanceToEnemy(const Position &p, const Unit &unit, Hex from)
{
    std::optional<int> nearest;
    for (const Unit &enemy : p.units)
        if (enemy.side != unit.side && enemy.isOnMap())
            if (const int hexes = distance(enemy.at, from); !nearest || hexes < *nearest)
                nearest = hexes;
    return nearest;
}

} // namespace hexwerk::assault
