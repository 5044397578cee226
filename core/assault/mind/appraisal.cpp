#include "core/assault/mind/appraisal.h"

#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/ways.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

namespace {

constexpr double kMostDanger = 1.2;  // of the worth
constexpr double kGetsOff = 0.3;     // turns
constexpr double kIsNearLine = 0.5;  // turns behind the start line
constexpr int kDefends = 2;          // hexes
constexpr double kTurnsForARide = 1; // saved, at least

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
    m_tooWeak = tooWeak(p);
    m_cargo.assign(p.units.size(), UnitId{});
    for (const Unit &unit : p.units)
        if (unit.state == UnitState::Carried && unit.carrier != UnitId{} &&
            m_cargo[unit.carrier.index()] == UnitId{})
            m_cargo[unit.carrier.index()] = unit.id;
    m_bestShots = bestShots(p);
}

// Late in the game nobody has time to wait.
std::vector<std::array<bool, 2>> Appraisal::tooWeak(const Position &p) const
{
    std::vector<std::array<bool, 2>> weak(m_goals.all().size());
    if (weights().mass > 0 && m_turnsLeft >= weights().patience)
        for (std::size_t i = 0; i < weak.size(); ++i)
            weak[i] = {isTooWeak(p, 0, i), isTooWeak(p, 1, i)};
    return weak;
}

bool Appraisal::isTooWeak(const Position &p, SideIndex side, std::size_t goal) const
{
    if ((side == 0 ? m_stakes.held[goal] : 1 - m_stakes.held[goal]) > 0.5)
        return false; // it is defended, not attacked
    double own = 0;
    double others = 0;
    for (const Unit &unit : p.units) {
        if (!unit.inPlay())
            continue;
        if (unit.side == side &&
            m_goals.turns(unit.id, unit.at, goal) <= weights().startLine + kIsNearLine)
            own += m_goals.pointsOf(unit);
        if (unit.side != side && distance(unit.at, m_goals.all()[goal].hexes[0]) <= kDefends)
            others += m_goals.pointsOf(unit);
    }
    return own < weights().mass * others;
}

double Appraisal::worth(const Unit &unit) const
{
    return m_stakes.perPoint * m_goals.pointsOf(unit) + m_stakes.loss[unit.side];
}

double Appraisal::gain(const Position &p, const Harm &harm, const Unit &target) const
{
    const double damaged = std::max(0.0f, harm.damaged - harm.eliminated);
    double parts =
        harm.eliminated + weights().damaged * damaged + weights().fallback * harm.fallback +
        (target.activated ? weights().suppressedLate : weights().suppressed) * harm.suppressed +
        weights().immobilised * harm.immobilised;
    if (target.inPlay() && carriesAny(p, target.id))
        parts *= weights().loaded;
    double gain = parts * worth(target);
    const double gone = harm.eliminated + harm.fallback;
    if (gone > 0 && target.isOnMap())
        for (std::size_t i = 0; i < m_goals.all().size(); ++i)
            if (m_goals.all()[i].objective != SIZE_MAX && m_goals.all()[i].hexes[0] == target.at)
                gain += weights().ground * gone * m_stakes.goals[i][enemyOf(target.side)];
    return gain;
}

double Appraisal::relief(const Harm &harm, const Unit &target) const
{
    if (weights().relief <= 0 || !canFire(target))
        return 0;
    const double silenced = std::min(1.0f, harm.eliminated + harm.fallback + harm.suppressed);
    return weights().relief * silenced * (target.activated ? weights().actedThreat : 1) *
           m_bestShots[target.id.index()];
}

Action fireActionAt(const Position &p, const Unit &firer, Hex at)
{
    return isInArcOfFire(p, firer, at) ? Action::Fire : Action::TurretFire;
}

double Appraisal::shotGain(const Position &p, const Unit &firer, const Unit &target, bool isMoving)
{
    if (distance(firer.at, target.at) > p.card(firer.id).maximumRange())
        return 0;
    return shotGain(p, {.firer = firer.id,
                        .target = target.id,
                        .action = fireActionAt(p, firer, target.at),
                        .moving = isMoving});
}

double Appraisal::shotGain(const Position &p, const Shot &shot)
{
    const auto at = [&](const Unit &target) {
        Shot aimed = shot;
        aimed.target = target.id;
        const Harm &harm = m_harms.shot(p, aimed);
        return harm.isAllowed ? gain(p, harm, target) : 0;
    };
    const Unit &target = p.unit(shot.target);
    double most = at(target);
    if (weights().riders > 0 && p.card(target.id).type == UnitType::Vehicle)
        for (const Unit &other : p.units)
            if (other.state == UnitState::Carried && other.carrier == target.id &&
                isRider(p, other))
                most = std::max(most, weights().riders * at(other));
    return most;
}

BestShot Appraisal::bestShot(const Position &p, const Unit &firer, Action action)
{
    BestShot best;
    for (const Unit &target : p.units) {
        const bool isTarget =
            target.inPlay() || (weights().riders > 0 && target.isOnMap() && isRider(p, target));
        if (target.side == firer.side || !isTarget ||
            distance(firer.at, target.at) > p.card(firer.id).maximumRange())
            continue;
        const Harm &harm =
            m_harms.shot(p, {.firer = firer.id, .target = target.id, .action = action});
        if (!harm.isAllowed)
            continue;
        const double gained = gain(p, harm, target) + relief(harm, target);
        if (gained > best.gain)
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

bool canFire(const Unit &unit)
{
    return unit.inPlay() && !unit.markers.hasAny(kMoraleMarkers);
}

std::vector<double> Appraisal::bestShots(const Position &p)
{
    std::vector<double> best(p.units.size());
    if (weights().relief <= 0)
        return best;
    for (const Unit &enemy : p.units)
        if (enemy.side != p.pending.side && canFire(enemy))
            for (const Unit &unit : p.units)
                if (unit.side == p.pending.side && unit.inPlay())
                    best[enemy.id.index()] =
                        std::max(best[enemy.id.index()], shotGain(p, enemy, unit));
    return best;
}

double Appraisal::dangerFrom(const Position &p, const Unit &enemy, const Unit &unit)
{
    if (enemy.side == unit.side || !canFire(enemy))
        return 0;
    return shotGain(p, enemy, unit) * (enemy.activated ? weights().actedThreat : 1) +
           (distance(enemy.at, unit.at) == 1 ? weights().beside * worth(unit) : 0);
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
    double all = 0;
    for (const Unit &enemy : p.units) {
        if (enemy.side == unit.side || !canFire(enemy) || enemy.activated)
            continue;
        const double cost = shotGain(p, enemy, unit, true);
        all += cost;
        if (cost > worst.cost)
            worst = {enemy.id, cost};
    }
    worst.cost += weights().otherReactions * (all - worst.cost);
    return worst;
}

double Appraisal::dangerOfMines(const Position &p, const Unit &unit, Hex hex) const
{
    const MinefieldMarker *mines = minefieldAt(p, hex);
    return mines && isDangerous(p, *mines, unit.id) ? weights().mines * worth(unit) : 0;
}

double Appraisal::dangerOfGround(const Position &p, const Unit &unit, Hex from, const Step &step)
{
    const UnitCard &card = p.card(unit.id);
    const auto way = directionTo(from, step.to);
    if (weights().rough <= 0 || card.type != UnitType::Vehicle || !way)
        return 0;
    const auto chosen = chosenWay(waysOver(*p.setting, card, from, *way), step.by);
    return chosen && !chosen->check.isEmpty()
               ? weights().rough * gain(p, m_harms.ground(p, unit, chosen->check), unit)
               : 0;
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
                others += other.at == goal                ? weights().isThere
                          : distance(other.at, goal) <= 2 ? weights().isNear
                                                          : 0;
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

// What part of a goal counts when it is so many turns away.
double Appraisal::fading(double turns) const
{
    return (turns <= 0.01 ? 1.35 : 1 / (1 + weights().turnsToGoal * turns)) *
           (turns > m_turnsLeft + 0.6 ? 0.5 : 1);
}

double Appraisal::reachOfGoal(const std::vector<double> &needs, const Unit &unit, Hex hex,
                              std::size_t goal) const
{
    double turns = turnsTo(unit, hex, goal);
    if (m_tooWeak[goal][unit.side])
        turns = std::max(turns, weights().startLine);
    return needs[goal] * fading(turns);
}

double Appraisal::reachOfGoals(const std::vector<double> &needs, const Unit &unit, Hex hex) const
{
    double sum = 0;
    for (std::size_t i = 0; i < needs.size(); ++i)
        sum += reachOfGoal(needs, unit, hex, i);
    return sum;
}

// Where no wheels go as far as the goal, the faster transport still saves part of the way.
double Appraisal::ride(const Position &p, const std::vector<double> &needs, const Unit &unit,
                       const Unit &transport) const
{
    const double faster = std::max(1.0, static_cast<double>(p.card(transport.id).movement)) /
                          std::max(1.0, static_cast<double>(p.card(unit.id).movement));
    double sum = 0;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        const double onFoot = m_goals.turns(unit.id, transport.at, i);
        const double aboard =
            kGetsOff + std::min(m_goals.turns(transport.id, transport.at, i), onFoot / faster);
        if (onFoot - aboard >= kTurnsForARide)
            sum += std::max(0.0, needs[i] * (fading(aboard) - fading(onFoot)));
    }
    return weights().ride * sum;
}

double Appraisal::cover(const Position &p, const Unit &unit, Hex hex) const
{
    const Cell &cell = p.board().at(hex);
    const UnitType type = p.card(unit.id).type;
    const double dice =
        p.setting->data.terrain.row(cell.terrain).bonus[static_cast<std::size_t>(type)].size();
    return weights().coverDie *
           (dice + (cell.fortification && type != UnitType::Vehicle ? 1.5 : 0));
}

double Appraisal::standing(const Position &p, const Unit &unit, const std::vector<double> &needs)
{
    double value = reachOfGoals(needs, unit, unit.at) + cover(p, unit, unit.at) -
                   m_style.caution * weights().danger * danger(p, unit);
    if (m_turnsLeft >= 1)
        value += weights().nextShot * bestShot(p, unit).gain;
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
    const double scale = -m_style.caution * weights().danger *
                         (all > 0 ? std::min(all, kMostDanger * worth(unit)) / all : 0);
    for (const Unit &enemy : p.units)
        add({.id = ReasonId::Danger,
             .amount = scale * dangerFrom(p, enemy, unit),
             .unit = enemy.id});
    if (m_turnsLeft >= 1)
        if (const BestShot shot = bestShot(p, unit); shot.gain > 0)
            add({.id = ReasonId::NextShot,
                 .amount = weights().nextShot * shot.gain,
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
