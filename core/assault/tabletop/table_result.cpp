#include "core/assault/tabletop/table_result.h"

#include "core/assault/tabletop/stage.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

namespace {

// What the engine leaves to the movement that the shot belongs to. [R9.3a]
void markMovement(const AttackForm &form, MarkerSet &markers)
{
    const bool moves = form.action == Action::MoveAndFire || form.action == Action::FireAndMove;
    if (form.kind != AttackKind::Shot || !moves || markers.hasAny(kMoraleMarkers))
        return;
    markers.clear(kActionMarkers);
    markers.clear(kReplacedByAction);
    markers.set(form.action == Action::MoveAndFire ? Marker::MoveAndFire : Marker::FireAndMove);
}

class Comparison
{
public:
    Comparison(const AttackForm &form, const Position &p)
        : m_form(form)
        , m_p(p)
    {
    }

    TableResult result();

private:
    void compare(const TableUnit &before);
    void compareStrength(const TableUnit &before, const Unit &after);
    void compareMarkers(const TableUnit &before, MarkerSet after);
    void comparePlace(const TableUnit &before, const Unit &after);
    void compareSmoke();
    void compareHex();
    void add(TableChange::Kind kind, const TableUnit &unit, int points = 0,
             Marker marker = Marker::Suppressed)
    {
        m_result.changes.push_back({kind, unit.id, points, marker, 0});
    }

    const AttackForm &m_form;
    const Position &m_p;
    TableResult m_result;
};

void Comparison::compareStrength(const TableUnit &before, const Unit &after)
{
    const UnitCard &card = m_p.card(after.id);
    const bool wasHalf = before.strength <= card.halfStrength;
    const bool isHalf = after.strength <= card.halfStrength;
    if (isHalf && !wasHalf)
        add(TableChange::FlipOver, before);
    const int shown = isHalf && !wasHalf ? card.halfStrength : before.strength;
    if (const int points = shown - after.strength; points > 0)
        add(TableChange::AddDamage, before, points);
}

void Comparison::compareMarkers(const TableUnit &before, MarkerSet after)
{
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        if (marker != Marker::DugIn && before.markers.has(marker) && !after.has(marker))
            add(TableChange::Remove, before, 0, marker);
    }
    for (int i = 0; i < kMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        if (marker != Marker::DugIn && !before.markers.has(marker) && after.has(marker))
            add(TableChange::Place, before, 0, marker);
    }
}

void Comparison::comparePlace(const TableUnit &before, const Unit &after)
{
    const UnitSpec &start = m_p.setting->scenario.units[m_p.setting->roster[after.id.index()].spec];
    if (start.on && after.inPlay())
        add(TableChange::GetOff, before);
    else if (after.markers.has(Marker::Fallback) && start.at && after.at != *start.at)
        add(TableChange::FallBack, before);
    else if (m_form.kind == AttackKind::Assault && start.at && after.at != *start.at)
        add(TableChange::Withdraw, before);
    else if (m_form.kind == AttackKind::Mines && after.strength < before.strength &&
             !after.markers.hasAny(kMoraleMarkers))
        add(TableChange::Halt, before); // RULING A-17
}

void Comparison::compare(const TableUnit &before)
{
    const Unit &unit = m_p.unit(m_p.setting->unitId(before.id));
    if (!unit.isOnMap()) {
        add(TableChange::TakeOff, before);
        return;
    }
    TableUnit after = before;
    after.strength = unit.strength;
    after.activated = unit.activated;
    after.markers = unit.markers;
    if (isDone(m_p) && &before == &m_form.attacker)
        markMovement(m_form, after.markers);
    compareStrength(before, unit);
    compareMarkers(before, after.markers);
    comparePlace(before, unit);
    m_result.counters.push_back(std::move(after));
}

void Comparison::compareSmoke()
{
    const std::vector<Hex> hexes = stagedSmokeHexes(m_form, m_p);
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto smoke = std::find_if(m_p.smoke.begin(), m_p.smoke.end(),
                                        [&](const Smoke &one) { return one.hex == hexes[i]; });
        if (smoke != m_p.smoke.end())
            m_result.changes.push_back({.kind = TableChange::LaySmoke,
                                        .unit = m_form.attacker.id,
                                        .points = smoke->count,
                                        .place = static_cast<int>(i) + 1});
    }
}

// [R12.5] What a blast made of the target's hex.
void Comparison::compareHex()
{
    const Cell &cell = m_p.board().at(stagedHex(m_p));
    const std::string &terrain = m_p.setting->data.terrain.row(cell.terrain).id;
    if (terrain != m_form.terrain)
        add(TableChange::LayRuin, m_form.target);
    else if (m_form.work && !cell.fortification)
        add(TableChange::TakeWork, m_form.target);
    else if (m_form.work && m_form.work->kind != cell.fortification->kind)
        add(TableChange::FlipWork, m_form.target);
    if (std::any_of(m_form.sides.begin(), m_form.sides.end(), [&](const TableSide &side) {
            return side.isOwn && !cell.hasSide(side.kind, Direction::N);
        }))
        add(TableChange::TakeObstacle, m_form.target);
}

TableResult Comparison::result()
{
    if (m_form.kind == AttackKind::Smoke)
        compareSmoke();
    for (const TableUnit *counter : countersOf(m_form))
        compare(*counter);
    if (hasTarget(m_form.kind))
        compareHex();
    if (m_form.isDugIn && m_p.dugIn.empty())
        add(TableChange::TakeDugIn, m_form.target);
    return std::move(m_result);
}

} // namespace

TableResult resultOf(const AttackForm &form, const Position &p)
{
    return Comparison(form, p).result();
}

} // namespace hexwerk::assault
