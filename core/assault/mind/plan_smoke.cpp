// Plans to lay smoke on the enemies whose fire threatens the advance.
#include "core/assault/mind/planner.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/hexes/hex.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace hexwerk::assault {

namespace {

constexpr int kLikelyMarkers = 2;   // a guess, for each hex
constexpr std::size_t kEnemies = 3; // the most threatening ones are tried
constexpr double kEffort = 0.004;   // a value: keeps useless smoke below waiting

// A place where a unit is or may soon be.
struct Outing
{
    UnitId unit = {};
    Hex at = {};
};

} // namespace

static void addSmokeTo(SmokeMarkers &smoke, Hex hex)
{
    const auto place =
        std::lower_bound(smoke.begin(), smoke.end(), hex,
                         [](const Smoke &marker, Hex other) { return marker.hex < other; });
    if (place != smoke.end() && place->hex == hex)
        place->count += kLikelyMarkers;
    else
        smoke.insert(place, {hex, kLikelyMarkers});
}

// The neighbour nearer to the unit's goals; none: no neighbour is.
static std::optional<Hex> nextTowards(const Appraisal &appraisal, const Position &p,
                                      const std::vector<double> &needs, const Unit &unit, Hex from)
{
    std::optional<Hex> next;
    double best = appraisal.reachOfGoals(needs, unit, from);
    for (const Direction d : kAllDirections) {
        const Hex hex = neighbour(from, d);
        if (!p.board().contains(hex) || unitAt(p, hex, enemyOf(unit.side)))
            continue;
        if (const double reach = appraisal.reachOfGoals(needs, unit, hex); reach > best) {
            best = reach;
            next = hex;
        }
    }
    return next;
}

// Where each unit is, and the next two hexes of those that have not acted.
static std::vector<Outing> outingsOf(const Appraisal &appraisal, const Position &p, SideIndex side)
{
    std::vector<Outing> outings;
    for (const Unit &unit : p.units) {
        if (unit.side != side || !unit.inPlay())
            continue;
        outings.push_back({unit.id, unit.at});
        const std::vector<double> needs = appraisal.needs(p, unit);
        for (int hexes = 0; hexes < 2 && !unit.activated; ++hexes) {
            const auto next = nextTowards(appraisal, p, needs, unit, outings.back().at);
            if (!next)
                break;
            outings.push_back({unit.id, *next});
        }
    }
    return outings;
}

// What the fire of each enemy would cost, summed over the places; the greatest first. The position
// is the same afterwards.
static std::vector<std::pair<double, UnitId>>
threats(Appraisal &appraisal, Position &p, const std::vector<Outing> &outings, SideIndex side)
{
    std::vector<std::pair<double, UnitId>> all;
    for (const Unit &enemy : p.units) {
        if (enemy.side == side || !canFire(enemy))
            continue;
        double cost = 0;
        for (const Outing &outing : outings) {
            Unit &unit = p.unit(outing.unit);
            const Hex before = std::exchange(unit.at, outing.at);
            cost += appraisal.shotGain(p, enemy, unit);
            unit.at = before;
        }
        all.emplace_back(cost, enemy.id);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    return all;
}

Order Planner::smokeHex(const Position &p, const std::vector<Order> &offered)
{
    Position tried = p;
    const SideIndex side = p.pending.side;
    for (const auto &[cost, enemy] :
         threats(m_appraisal, tried, outingsOf(m_appraisal, p, side), side)) {
        if (cost <= 0)
            break;
        const Order order = Target{{}, p.unit(enemy).at};
        if (std::find(offered.begin(), offered.end(), order) != offered.end())
            return order;
    }
    return offered.back(); // decline
}

void Planner::addSmoke(const Position &p, const Announce &announce)
{
    const double weight = m_appraisal.weights().smoke;
    if (weight <= 0 || m_haste)
        return;
    const SideIndex side = p.pending.side;
    Position tried = p;
    const std::vector<Outing> outings = outingsOf(m_appraisal, p, side);
    const auto enemies = threats(m_appraisal, tried, outings, side);
    // Enemy fire minus own fire, through the smoke that is being tried.
    const auto exposure = [&] {
        double sum = 0;
        for (const auto &[cost, enemy] : threats(m_appraisal, tried, outings, side))
            sum += cost;
        for (const Unit &unit : tried.units)
            if (unit.side == side && unit.inPlay() && unit.id != announce.unit)
                sum -= m_appraisal.bestShot(tried, unit).gain;
        return sum;
    };
    const double now = exposure();
    std::set<Hex> covered; // by plans for greater threats
    const SmokeFrame smoke{.firer = announce.unit};
    for (std::size_t i = 0; i < std::min(kEnemies, enemies.size()); ++i) {
        const Hex centre = p.unit(enemies[i].second).at;
        if (enemies[i].first <= 0 || covered.contains(centre) || !smokeRuling(p, smoke, centre))
            continue;
        Plan plan{.kind = PlanKind::Smoke,
                  .first = announce,
                  .unit = announce.unit,
                  .way = {Target{{}, centre}}};
        for (const auto &[cost, enemy] : enemies)
            if (const Hex hex = p.unit(enemy).at;
                cost > 0 && distance(hex, centre) == 1 && plan.way.size() < kMostSmokeHexes &&
                std::find(plan.way.begin(), plan.way.end(), Order(Target{{}, hex})) ==
                    plan.way.end())
                plan.way.push_back(Target{{}, hex});
        for (const Order &order : plan.way) {
            const Hex hex = std::get<Target>(order).hex;
            addSmokeTo(tried.smoke, hex);
            covered.insert(hex);
        }
        weigh(plan, {.id = ReasonId::Screen,
                     .amount = weight * (now - exposure()),
                     .unit = enemies[i].second,
                     .hex = centre});
        weigh(plan, {.amount = -kEffort});
        tried.smoke = p.smoke;
        m_plans.push_back(std::move(plan));
    }
}

} // namespace hexwerk::assault
