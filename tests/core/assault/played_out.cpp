#include "tests/core/assault/played_out.h"

#include <cmath>
#include <set>
#include <variant>

namespace hexwerk::assault {

namespace {

struct Happened
{
    bool damaged = false;
    bool half = false;
    bool suppressed = false;
    bool immobilised = false;
    bool fellBack = false;
    bool eliminated = false;
    bool isOver = false;
    bool collapsed = false;
};

// A withdrawal or retreat that finds no way, and a hopeless fight: how they end is not foretold.
bool isLater(std::string_view rule)
{
    return rule == "R11.5f" || rule == "R11.1.6a" || rule == "R13.3f";
}

void note(Happened &happened, const Event &event, UnitId unit)
{
    const auto isOf = [unit](const auto *what) { return what && what->unit == unit; };
    if (isLater(event.rule) && !std::holds_alternative<MarkerPlaced>(event.what))
        happened.isOver = true;
    else if (isOf(std::get_if<UnitDamaged>(&event.what)))
        happened.damaged = true;
    else if (isOf(std::get_if<UnitHalved>(&event.what)))
        happened.half = true;
    else if (isOf(std::get_if<UnitEliminated>(&event.what))) {
        happened.eliminated = true;
        // [R11.1.4b] A counter that is turned once too often loses its points.
        happened.damaged = happened.damaged || event.rule == "R11.1.4b" || event.rule == "R12.5c";
    } else if (isOf(std::get_if<FallbackBegan>(&event.what)))
        happened.fellBack = true;
    else if (const auto *placed = std::get_if<MarkerPlaced>(&event.what); isOf(placed)) {
        happened.suppressed = happened.suppressed || placed->marker == Marker::Suppressed;
        happened.immobilised = happened.immobilised || placed->marker == Marker::Immobilised;
    } else if (std::holds_alternative<CloseCombatRoundBegan>(event.what) ||
               std::holds_alternative<CloseCombatEnded>(event.what))
        happened.isOver = true;
}

void add(AttackChances &sum, const Happened &happened, double chance)
{
    const bool alive = !happened.eliminated;
    const bool pinned = happened.suppressed && !happened.fellBack;
    const bool stopped = happened.fellBack || pinned || happened.immobilised;
    sum.nothing += alive && !stopped && !happened.damaged ? chance : 0;
    sum.suppressed += alive && pinned ? chance : 0;
    sum.fallback += alive && happened.fellBack ? chance : 0;
    sum.damaged += happened.damaged ? chance : 0;
    sum.half += alive && happened.half ? chance : 0;
    sum.eliminated += alive ? 0 : chance;
    sum.immobilised += alive && happened.immobilised ? chance : 0;
    sum.collapse += happened.collapsed ? chance : 0;
    sum.unstopped += alive && !stopped ? chance : 0;
    FinalResult result{.loss = Loss::Eliminated};
    if (alive)
        result = {.loss = happened.half      ? Loss::Half
                          : happened.damaged ? Loss::Damaged
                                             : Loss::None,
                  .morale = happened.fellBack ? Morale::Fallback
                            : pinned          ? Morale::Suppressed
                                              : Morale::None,
                  .immobilised = happened.immobilised};
    sum.results[result] += chance;
}

std::optional<Order> supposed(const Position &p, UnitId unit)
{
    switch (p.pending.question) {
    case Question::React:
    case Question::Support:
    case Question::JointFire:
    case Question::Cover:
        return Decline{};
    case Question::Reroll:
        return Keep{};
    case Question::Wheels:
        return Choose{std::string(kVehicle)};
    case Question::Fallback:
        if (p.pending.unit == unit)
            return std::nullopt;
        return Assault::legalOrders(p).front();
    case Question::Disembark:
        return Assault::legalOrders(p).front();
    default:
        return std::nullopt;
    }
}

class PlayedOut
{
public:
    PlayedOut(UnitId unit, const std::vector<RollUse> &blank)
        : m_unit(unit)
        , m_blank(blank.begin(), blank.end())
    {
    }

    void from(const Position &p, const Happened &before, double chance)
    {
        // [R12.5a] A building may collapse over the dead.
        const bool blasts =
            p.pending.use == RollUse::BlastAttack || p.pending.use == RollUse::BlastDefence;
        if ((before.eliminated || before.fellBack || before.isOver) && !blasts)
            return add(m_sum, before, chance);
        if (p.pending.question == Question::BattleDice && m_blank.count(p.pending.use) > 0)
            return after(p, shows(p), before, chance);
        if (!p.pending.isChance()) {
            const auto order = supposed(p, m_unit);
            return order ? after(p, *order, before, chance) : add(m_sum, before, chance);
        }
        const auto outcomes = Assault::outcomes(p);
        std::uint64_t total = 0;
        for (const auto &outcome : outcomes)
            total += outcome.weight;
        for (const auto &outcome : outcomes)
            after(p, outcome.order, before,
                  chance * static_cast<double>(outcome.weight) / static_cast<double>(total));
    }

    AttackChances sum() const { return m_sum; }

private:
    void after(const Position &p, const Order &order, Happened happened, double chance)
    {
        Position next = p;
        for (const Event &event : say(next, order)) {
            happened.collapsed = happened.collapsed ||
                                 std::holds_alternative<StructureCollapsed>(event.what) ||
                                 std::holds_alternative<ObstaclesDestroyed>(event.what);
            if (!happened.eliminated && !happened.fellBack && !happened.isOver)
                note(happened, event, m_unit);
        }
        from(next, happened, chance);
    }

    UnitId m_unit;
    std::set<RollUse> m_blank;
    AttackChances m_sum;
};

std::string toString(const FinalResult &result)
{
    return std::to_string(static_cast<int>(result.loss)) + "/" +
           std::to_string(static_cast<int>(result.morale)) + "/" +
           std::to_string(static_cast<int>(result.immobilised));
}

} // namespace

AttackChances playedOut(const Position &p, UnitId unit, const std::vector<RollUse> &blank)
{
    PlayedOut played(unit, blank);
    played.from(p, {}, 1);
    return played.sum();
}

std::string difference(const AttackChances &told, const AttackChances &played)
{
    std::string words;
    const auto compare = [&words](const std::string &name, double a, double b) {
        if (!(std::abs(a - b) < 1e-12))
            words += name + " " + std::to_string(a) + " is " + std::to_string(b) + "; ";
    };
    compare("nothing", told.nothing, played.nothing);
    compare("suppressed", told.suppressed, played.suppressed);
    compare("fallback", told.fallback, played.fallback);
    compare("damaged", told.damaged, played.damaged);
    compare("half", told.half, played.half);
    compare("eliminated", told.eliminated, played.eliminated);
    compare("immobilised", told.immobilised, played.immobilised);
    compare("collapse", told.collapse, played.collapse);
    compare("unstopped", told.unstopped, played.unstopped);
    std::map<FinalResult, std::pair<double, double>> results;
    for (const auto &[result, chance] : told.results)
        results[result].first = chance;
    for (const auto &[result, chance] : played.results)
        results[result].second = chance;
    double whole = 0;
    for (const auto &[result, chances] : results) {
        compare(toString(result), chances.first, chances.second);
        whole += chances.first;
    }
    compare("all results", whole, 1);
    return words;
}

AttackPreview shownOf(const Position &p)
{
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        if (const auto *fire = std::get_if<RangedFireFrame>(&*frame))
            return previewUnderWay(p, *fire);
        if (const auto *fire = std::get_if<SupportFireFrame>(&*frame))
            return previewUnderWay(p, *fire);
        if (const auto *hit = std::get_if<HitFrame>(&*frame))
            return previewUnderWay(p, *hit);
        if (const auto *mines = std::get_if<MineFrame>(&*frame))
            return previewUnderWay(p, *mines);
        if (const auto *ground = std::get_if<TerrainDamageFrame>(&*frame))
            return previewUnderWay(p, *ground);
    }
    HW_UNREACHABLE();
}

std::vector<Position> inBothEditions(const Table &table)
{
    return {table.begin(), Table(table).german().begin()};
}

} // namespace hexwerk::assault
