// How the opponent gets ready: cards, mines, set-up, command points.
#include "core/assault/game/point_seals.h"
#include "core/assault/mind/planner.h"
#include "core/assault/mind/regular.h"
#include "core/assault/rules/moving/placement.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace hexwerk::assault {

static constexpr std::size_t kMostAims = 8;
static constexpr double kBesideAim = 0.4; // of the worth of a unit in an adjacent hex

std::optional<Order> Regular::prepare(const Position &p, const std::vector<Order> &offered)
{
    switch (p.pending.question) {
    case Question::FirstSetup: // who comes second knows more
        for (const Order &order : offered)
            if (const auto *first = std::get_if<Choose>(&order);
                first && p.setting->sideIndex(first->id) == enemyOf(p.pending.side))
                return order;
        return any(offered);
    case Question::Formation:
    case Question::Card:
        return chooseCard(p, offered);
    case Question::LayMine:
        return layMine(p, offered);
    case Question::Place:
    case Question::Disembark:
        return place(p, offered);
    case Question::Allot:
        return allot(p, offered);
    case Question::TurnWork:
    case Question::Discard:
        return offered.back(); // decline
    case Question::SmokeHex:
        return Planner(*m_appraisal).smokeHex(p, offered);
    case Question::Request:
        return request(p, offered);
    case Question::Divide:
    case Question::LosePoint:
    case Question::DropCard:
        return any(offered);
    default:
        return std::nullopt;
    }
}

// The strongest, in points; of equal ones any.
Order Regular::chooseCard(const Position &p, const std::vector<Order> &offered)
{
    const auto pointsOf = [&](const Order &order) {
        const auto *chosen = std::get_if<Choose>(&order);
        int points = 0;
        if (chosen)
            for (const BoxCard &card : p.setting->box)
                if (card.id == chosen->id && card.side == p.pending.side) {
                    for (const UnitId unit : card.units)
                        points += p.card(unit).points;
                    break;
                }
        return points;
    };
    int most = 0;
    std::vector<Order> best;
    for (const Order &order : offered) {
        const int points = pointsOf(order);
        if (points > most)
            best.clear();
        if (points >= most)
            best.push_back(order);
        most = std::max(most, points);
    }
    return any(best);
}

// Where the enemy's way to its goals leads, on a road for vehicles; dummies last.
Order Regular::layMine(const Position &p, const std::vector<Order> &offered)
{
    const SideIndex enemy = enemyOf(p.pending.side);
    const auto firstOf = [&](UnitType type) {
        for (const Unit &unit : p.units)
            if (unit.side == enemy && p.card(unit.id).type == type)
                return unit.id;
        return UnitId{};
    };
    const UnitId onFoot = firstOf(UnitType::Infantry);
    const UnitId onWheels = firstOf(UnitType::Vehicle);
    const auto passes = [&](UnitId walker, Hex hex) {
        double sum = 0;
        if (walker != UnitId{})
            for (std::size_t i = 0; i < m_appraisal->goals().all().size(); ++i)
                sum += m_appraisal->stakes().goals[i][enemy] /
                       (1 + 2 * m_appraisal->goals().turns(walker, hex, i));
        return sum;
    };
    const Order *best = &offered.back(); // decline
    double most = -1;
    for (const Order &order : offered) {
        const auto *lay = std::get_if<Lay>(&order);
        if (!lay || !lay->mine)
            continue;
        const Cell &cell = p.board().at(lay->hex);
        const bool onRoad = std::any_of(cell.roads.begin(), cell.roads.end(),
                                        [](std::uint8_t bits) { return bits != 0; });
        double score = 0;
        switch (*lay->mine) {
        case MineKind::AntiPersonnel:
            score = 1 + passes(onFoot, lay->hex);
            break;
        case MineKind::AntiTank:
            score = 1 + passes(onWheels, lay->hex) * (onRoad ? 1.5 : 0.8);
            break;
        case MineKind::Dummy:
            score = passes(onFoot, lay->hex) * (onRoad ? 1.2 : 1);
            break;
        }
        score += 0.02 * static_cast<double>(m_random.below(100)) / 100;
        if (score > most) {
            most = score;
            best = &order;
        }
    }
    return *best;
}

// Aircraft and off-board guns are worth more where there is more to hit.
double Regular::valueOfSupport(const Position &p)
{
    double most = 0;
    for (const Unit &unit : p.units)
        if (unit.side != p.pending.side && unit.inPlay())
            most = std::max(most, m_appraisal->worth(unit));
    return m_style.weights.support * most;
}

// [R12.3.1a] Without command points support costs nothing, so it is requested as soon as possible.
Order Regular::request(const Position &p, const std::vector<Order> &offered)
{
    return valueOfSupport(p) > 0 ? offered.front() : any(offered);
}

static Hex aimedAt(const Position &p, const Order &order)
{
    const auto *target = std::get_if<Target>(&order);
    return !target ? Hex{} : p.has(target->unit) ? p.unit(target->unit).at : target->hex;
}

// By the worth of the units in the hex, and in part of those beside it; own units count against it.
// To attack no more stays among them.
// Player `first` looks at every hex, as it always has.
std::vector<Order> Regular::aims(const Position &p, std::vector<Order> offered) const
{
    const Question asked = p.pending.question;
    if ((asked != Question::SupportHex && asked != Question::SupportTarget) ||
        offered.size() <= kMostAims || m_style.weights == kFirstWeights)
        return offered;
    std::vector<std::pair<double, std::size_t>> promises;
    for (std::size_t i = 0; i < offered.size(); ++i) {
        const Hex hex = aimedAt(p, offered[i]);
        if (hex.isNowhere())
            continue;
        double promise = 0;
        for (const Unit &unit : p.units)
            if (unit.isOnMap() && distance(unit.at, hex) <= 1)
                promise += (unit.side == p.pending.side ? -1 : 1) * m_appraisal->worth(unit) *
                           (unit.at == hex ? 1 : kBesideAim);
        promises.emplace_back(-promise, i);
    }
    std::stable_sort(promises.begin(), promises.end());
    std::vector<Order> best;
    for (std::size_t i = 0; i < std::min(kMostAims, promises.size()); ++i)
        best.push_back(std::move(offered[promises[i].second]));
    if (offered.back() == Order(Decline{}))
        best.push_back(Decline{});
    return best;
}

// One more point for support, or for the units that have the most to do and the fewest points.
Order Regular::allot(const Position &p, const std::vector<Order> &offered)
{
    const double support = valueOfSupport(p);
    const Order *best = &offered.back();
    double most = 0;
    for (const Order &order : offered) {
        const auto *allot = std::get_if<Allot>(&order);
        if (!allot || !allot->card)
            continue;
        int alike = 0;
        int points = 0;
        double score = 0;
        for (const CommandPool &pool : p.points)
            for (const Sealed<std::string> &point : pool.sealed)
                points += point.isKnown() && point.value() == *allot->card;
        for (const Unit &unit : p.units) {
            if (unit.side != p.pending.side || !unit.isOnMap() ||
                p.card(unit.id).id != *allot->card)
                continue;
            ++alike;
            score = std::max(score, 0.01 + m_appraisal->bestShot(p, unit).gain +
                                        0.3 * m_appraisal->worth(unit));
        }
        if (p.setting->supportCard(*allot->card))
            score = support;
        if (alike > 0)
            score *= std::max(0.05, 1 - static_cast<double>(points) / alike);
        if (score > most) {
            most = score;
            best = &order;
        }
    }
    return *best;
}

// How much of a facing looks at a hex: 1 straight ahead and near, less than 0 behind.
static double looksAt(Hex from, int facing, Hex to)
{
    const double x = 1.5 * (to.q - from.q);
    const double y = std::numbers::sqrt3 / 2 * (2.0 * (to.r - from.r) + (to.q - from.q));
    const double length = std::hypot(x, y);
    const double angle = (facing - 1) * std::numbers::pi / 3;
    return length > 0 ? (x * std::cos(angle) + y * std::sin(angle)) / length / (1 + 0.1 * length)
                      : 0;
}

// Where its goals are near, with cover, and enemies in its arc.
Order Regular::place(const Position &p, const std::vector<Order> &offered)
{
    Position tried = p;
    std::vector<Hex> watched;
    for (const Unit &unit : p.units)
        if (unit.side != p.pending.side && unit.isOnMap())
            watched.push_back(unit.at);
    for (const Zone &zone : p.setting->scenario.zones)
        if (watched.empty() && p.setting->sideIndex(zone.side) == enemyOf(p.pending.side) &&
            (zone.purpose == ZonePurpose::Setup || zone.purpose == ZonePurpose::Entry))
            watched = zone.hexes;
    const Order *best = &offered.front();
    double most = -1e9;
    for (const Order &order : offered) {
        const auto *place = std::get_if<Place>(&order);
        if (!place)
            continue;
        Unit &unit = tried.unit(place->unit);
        const Unit before = unit;
        const std::vector<double> needs = m_appraisal->needs(p, unit);
        unit.at = place->hex;
        unit.state = UnitState::InPlay;
        unit.facing = static_cast<std::int8_t>(place->facing);
        double score = m_appraisal->standing(tried, unit, needs) +
                       2 * m_appraisal->cover(tried, unit, place->hex);
        if (place->facing >= 0 && !watched.empty()) {
            double seen = 0;
            for (const Hex hex : watched)
                seen += looksAt(place->hex, place->facing, hex);
            score += 0.02 * seen / static_cast<double>(watched.size());
        }
        unit = before;
        if (score > most) {
            most = score;
            best = &order;
        }
    }
    return *best;
}

} // namespace hexwerk::assault
