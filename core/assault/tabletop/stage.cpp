#include "core/assault/tabletop/stage.h"

#include "core/assault/engine/assault.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/steps/frame_steps.h"
#include "core/assault/tabletop/attack_cards.h"
#include "core/assault/tabletop/form_faults.h"
#include "core/play/advance.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace hexwerk::assault {

namespace {

// The target stands in the middle; whoever looks at it stands on a spoke of its own, north of it,
// so that the south is open for a retreat. The line then runs through the middle of every hex on
// its way, and through one side into the target's.
constexpr std::array<Direction, kMostJoined> kHelperSpokes = {Direction::NE, Direction::NW};
constexpr int kRetreat = 16; // hexes that nobody crosses in one retreat

bool isSupport(Action action)
{
    return action == Action::IndirectFire || action == Action::SpecialAbility;
}

int widest(const AttackForm &form)
{
    int range = std::max(1, form.range);
    for (const TableHelper &helper : form.joined)
        range = std::max(range, helper.range);
    if (form.spotter)
        range = std::max(range, form.spotter->range);
    return range;
}

bool isInSupportPhase(const AttackForm &form)
{
    return form.kind == AttackKind::Smoke ||
           (form.kind == AttackKind::Shot && isSupport(form.action));
}

// A vehicle that falls back goes where it can turn to, and who assaults came from the north.
int reach(const AttackForm &form, const TableRules &rules)
{
    const bool isOneWay = form.kind == AttackKind::Smoke ||
                          (form.kind == AttackKind::Shot &&
                           rules.cards.unit(form.target.card)->type != UnitType::Vehicle);
    return std::max(widest(form) + 2, isOneWay ? 0 : kRetreat);
}

// The hex in the middle of a board that is staged.
Hex middle(int size)
{
    return Hex::at(size + size % 2, size);
}

// Hexes of the smoke, the target hex first.
std::vector<Hex> smokeHexes(Hex target, int count)
{
    const std::vector<Hex> all = {target, neighbour(target, Direction::NE),
                                  neighbour(target, Direction::NW)};
    return {all.begin(), all.begin() + count};
}

class Stage
{
public:
    Stage(const AttackForm &form, const TableRules &rules);
    StagedAttack attack() const;

private:
    Hex alongSpoke(Direction spoke, int hexes) const;
    void addUnit(const TableUnit &unit, int side, Hex hex, int facing);
    void addHelper(const TableHelper &helper, Direction spoke);
    void lookFrom(Direction spoke, int range, const TableSight &sight);
    void addUnits();
    void layTargetHex();
    void layRoad(const TableRoad &road);
    Frame frameOf(const Position &p) const;
    Frame mineFrame(const Position &p, UnitId target) const;
    const UnitCard &card(const TableUnit &unit) const { return *m_rules.cards.unit(unit.card); }
    int ground() const; // the elevation of the target, so that both ends are level

    const AttackForm &m_form;
    const TableRules &m_rules;
    TerrainChart m_chart; // as the profile has it
    int m_size;           // hexes to each side of the target
    Hex m_centre;
    Board m_board;
    Scenario m_scenario;
    SmokeMarkers m_smoke;
    std::vector<const TableUnit *> m_counters; // by unit
};

int Stage::ground() const
{
    const TerrainRow &row = m_chart.row(*m_chart.find(m_form.terrain));
    const bool isHigh = hasTarget(m_form.kind) && !m_form.carrier.has_value() &&
                        card(m_form.target).type == UnitType::Infantry;
    return isHigh ? row.infantryHeight : 0;
}

Stage::Stage(const AttackForm &form, const TableRules &rules)
    : m_form(form)
    , m_rules(rules)
    , m_chart(chartOf(rules))
    , m_size(reach(form, rules))
    , m_centre(middle(m_size))
    , m_board(2 * (m_size + 2), m_size + kRetreat)
{
    const TerrainIndex clear = m_chart.find("clear").value_or(0);
    for (std::size_t i = 0; i < m_board.size(); ++i)
        m_board.at(m_board.hexAt(i)).terrain = clear;

    m_scenario.profile = rules.profile;
    m_scenario.options = rules.options;
    m_scenario.turns = 2;
    m_scenario.losLimit = widest(form);
    m_scenario.sides = {{.id = "attack"}, {.id = "target"}};
    if (!form.attackerCards.empty() || !form.targetCards.empty()) {
        m_scenario.options["command_cards"] = true;
        m_scenario.sides[0].deck = form.attackerCards;
        m_scenario.sides[1].deck = form.targetCards;
    }

    addUnits();
    layTargetHex();

    // Out of sight somebody waits on each side, so that the phase goes on. Nobody retreats towards
    // an enemy.
    addUnit(hasAttacker(form.kind) ? form.attacker : form.target, 0, Hex::at(0, 0), 0);
    addUnit(hasTarget(form.kind) ? form.target : form.attacker, 1, Hex::at(0, m_board.rows() - 1),
            0);
    const auto waiting = m_scenario.units.end() - 2;
    waiting[0].id = " attack";
    waiting[1].id = " target";
    m_counters.resize(m_counters.size() - 2);
}

void Stage::addUnits()
{
    if (hasAttacker(m_form.kind)) {
        const bool isBeside = m_form.kind == AttackKind::Overrun;
        const Hex hex = m_form.kind == AttackKind::Assault
                            ? m_centre
                            : alongSpoke(Direction::N, isBeside ? 1 : m_form.range);
        const int facing = m_form.isOutOfArc ? 0 : 3; // away from the target, or to it
        addUnit(m_form.attacker, 0, hex, facing);
    }
    const std::array faced = {0, 4, 3}; // by area: that the side in the north is its part
    const int area = faced[static_cast<std::size_t>(m_form.area)];
    if (m_form.carrier)
        addUnit(*m_form.carrier, 1, m_centre, area);
    if (hasTarget(m_form.kind))
        addUnit(m_form.target, 1, m_centre, area);
    if (m_form.carrier) {
        m_scenario.units.back().at.reset();
        m_scenario.units.back().on = m_form.carrier->id;
    }
    for (const TableUnit &passenger : m_form.aboard) {
        addUnit(passenger, 1, m_centre, 0);
        m_scenario.units.back().at.reset();
        m_scenario.units.back().on = m_form.target.id;
    }
    if (m_form.assaultSupport)
        addUnit(*m_form.assaultSupport, 0, alongSpoke(Direction::N, 1), 3);
    if (m_form.defenceSupport)
        addUnit(*m_form.defenceSupport, 1, alongSpoke(Direction::S, 1), 0);
    if (m_form.kind == AttackKind::Shot || m_form.kind == AttackKind::Smoke)
        lookFrom(Direction::N, m_form.range, m_form.sight);
    for (std::size_t i = 0; i < m_form.joined.size(); ++i)
        addHelper(m_form.joined[i], kHelperSpokes[i]);
    if (m_form.spotter)
        addHelper(*m_form.spotter, kHelperSpokes.front());
}

Hex Stage::alongSpoke(Direction spoke, int hexes) const
{
    Hex hex = m_centre;
    for (int i = 0; i < hexes; ++i)
        hex = neighbour(hex, spoke);
    return hex;
}

void Stage::addUnit(const TableUnit &unit, int side, Hex hex, int facing)
{
    UnitSpec spec{.id = unit.id,
                  .card = unit.card,
                  .side = m_scenario.sides[static_cast<std::size_t>(side)].id,
                  .at = hex,
                  .experience = unit.experience};
    if (card(unit).type != UnitType::Infantry)
        spec.facing = facing;
    m_scenario.units.push_back(std::move(spec));
    m_counters.push_back(&unit);
}

void Stage::lookFrom(Direction spoke, int range, const TableSight &sight)
{
    const int level = ground();
    const Hex from = alongSpoke(spoke, range);
    m_board.at(from).level = static_cast<std::uint8_t>(level);
    if (sight.isBlocked) // a spotter sees for it
        return;
    for (std::size_t i = 0; i < sight.hindering.size(); ++i) {
        Cell &cell = m_board.at(alongSpoke(spoke, static_cast<int>(i) + 1));
        cell.terrain = *m_chart.find(sight.hindering[i]);
        cell.level = static_cast<std::uint8_t>(level);
    }
    if (sight.smoke > 0)
        m_smoke.push_back({from, sight.smoke});
}

void Stage::addHelper(const TableHelper &helper, Direction spoke)
{
    addUnit(helper.unit, 0, alongSpoke(spoke, helper.range), static_cast<int>(opposite(spoke)));
    lookFrom(spoke, helper.range, helper.sight);
}

void Stage::layTargetHex()
{
    Cell &cell = m_board.at(m_centre);
    cell.terrain = *m_chart.find(m_form.terrain);
    if (m_form.work) {
        const std::array faced = {0, 4, 3};
        cell.fortification = {
            m_form.work->kind,
            static_cast<std::uint8_t>(faced[static_cast<std::size_t>(m_form.work->side)])};
    }
    Cell &north = m_board.at(alongSpoke(Direction::N, 1));
    for (const TableSide &side : m_form.sides) {
        const auto bit = static_cast<SideBits>(1U << static_cast<unsigned>(side.kind));
        auto &inner = cell.sides[static_cast<std::size_t>(Direction::N)];
        auto &outer = north.sides[static_cast<std::size_t>(Direction::S)];
        inner = static_cast<SideBits>(inner | bit);
        outer = static_cast<SideBits>(outer | bit);
        auto &owned = side.isOwn ? cell.ownSides[static_cast<std::size_t>(Direction::N)]
                                 : north.ownSides[static_cast<std::size_t>(Direction::S)];
        owned = static_cast<SideBits>(owned | bit);
        if (side.isOwn) // a marker that a blast may remove [R12.5f]
            m_scenario.board.hexsides.push_back(
                {m_centre, Direction::N, HexsideId(m_chart.row(side.kind).id)});
    }
    if (m_form.road)
        layRoad(*m_form.road);
}

void Stage::layRoad(const TableRoad &road)
{
    const auto kind = static_cast<std::size_t>(road.kind);
    const auto bit = [](Direction d) { return 1U << static_cast<unsigned>(d); };
    const auto lay = [&](Hex hex, unsigned bits) {
        auto &roads = m_board.at(hex).roads[kind];
        roads = static_cast<std::uint8_t>(roads | bits | kRoadHere);
    };
    const bool isFromNorth = road.isAlongSight || m_form.kind == AttackKind::Ground;
    if (!isFromNorth) {
        lay(m_centre, bit(Direction::SE));
        lay(neighbour(m_centre, Direction::SE), bit(Direction::NW));
        return;
    }
    lay(m_centre, bit(Direction::N));
    for (int i = 1; i < m_form.range; ++i)
        lay(alongSpoke(Direction::N, i), bit(Direction::N) | bit(Direction::S));
    lay(alongSpoke(Direction::N, m_form.range), bit(Direction::S));
}

// [R9.6.4.2d] What lies face down is turned up by then.
Frame Stage::mineFrame(const Position &p, UnitId target) const
{
    MineFrame mines{.stage = MineFrame::Leave,
                    .unit = target,
                    .from = alongSpoke(Direction::N, 1),
                    .to = m_centre,
                    .fallingBack = m_form.motion == TargetMotion::FallsBack,
                    .lastStand = m_centre};
    const MinefieldMarker *marker = minefieldAt(p, m_centre);
    if (marker && !m_form.mines.isFound && isDangerous(p, *marker, target)) {
        mines.stage = MineFrame::Detect;
        mines.minefield = m_centre;
    }
    return mines;
}

// The step from the north into the hex.
Pool groundEntered(const Position &p, UnitId target, bool followsRoad)
{
    Position before = p;
    Unit &unit = before.unit(target);
    const Hex to = unit.at;
    unit.at = neighbour(to, Direction::N);
    unit.facing = 3;
    const WaysIn ways = waysInto(before, walkOf(before, target, MoveKind::Normal), Direction::S);
    const auto way = chosenWay(ways, followsRoad ? By::Road : By::Terrain);
    return way ? way->check : Pool{};
}

Frame Stage::frameOf(const Position &p) const
{
    const UnitId attacker = p.setting->unitId(m_form.attacker.id);
    const UnitId target = p.setting->unitId(m_form.target.id);
    const auto followed =
        m_form.road && m_form.road->isFollowed ? std::optional(m_form.road->kind) : std::nullopt;
    switch (m_form.kind) {
    case AttackKind::Shot:
    case AttackKind::Assault:
        break;
    case AttackKind::Overrun:
        return MoveFrame{.walk = walkOf(p, attacker, MoveKind::Fast),
                         .lastStand = p.unit(attacker).at};
    case AttackKind::Mines:
        return mineFrame(p, target);
    case AttackKind::Ground:
        return TerrainDamageFrame{.unit = target,
                                  .dice = groundEntered(p, target, followed.has_value()),
                                  .lastStand = m_centre};
    case AttackKind::Smoke:
        return SmokeFrame{.stage = SmokeFrame::Roll,
                          .firer = attacker,
                          .spotter = m_form.spotter ? p.setting->unitId(m_form.spotter->unit.id)
                                                    : UnitId{},
                          .hexes = smokeHexes(m_centre, m_form.smokeHexes),
                          .isNominated = true};
    }
    if (m_form.kind == AttackKind::Assault) {
        Walk walk = walkOf(p, attacker, m_form.isFast ? MoveKind::Fast : MoveKind::Normal);
        walk.reverse = m_form.isBackward;
        return closeCombatOf(p, walk, alongSpoke(Direction::N, 1), target);
    }
    if (isSupport(m_form.action))
        return SupportFireFrame{
            .stage = SupportFireFrame::Spot,
            .firer = attacker,
            .target = target,
            .action = m_form.action,
            .observer = m_form.spotter ? p.setting->unitId(m_form.spotter->unit.id) : attacker};
    RangedFireFrame fire{.stage = RangedFireFrame::Spot,
                         .firer = attacker,
                         .target = target,
                         .action = m_form.action,
                         .reaction = m_form.isReaction,
                         .moving = m_form.motion != TargetMotion::Rests,
                         .fallingBack = m_form.motion == TargetMotion::FallsBack,
                         .withdrawing = m_form.motion == TargetMotion::Withdraws,
                         .lastStand = m_centre,
                         .road = followed,
                         .coverDie = m_form.coverDie};
    for (const TableHelper &helper : m_form.joined)
        fire.joined.push_back(p.setting->unitId(helper.unit.id));
    return fire;
}

StagedAttack Stage::attack() const
{
    Position p = Assault::start(newGame(m_scenario, m_rules.data, m_rules.cards, m_board));
    for (std::size_t i = 0; i < m_counters.size(); ++i) {
        const TableUnit &counter = *m_counters[i];
        Unit &unit = p.unit(p.setting->unitId(counter.id));
        unit.strength = static_cast<std::int8_t>(counter.strength);
        unit.markers = counter.markers;
        unit.markers.clear(Marker::DugIn);
        unit.activated = counter.activated;
        unit.emplaced = m_form.work.has_value();
    }
    std::vector<Event> events;
    const UnitId attacker = p.setting->unitId(m_form.attacker.id);
    const UnitId target = p.setting->unitId(m_form.target.id);
    if (hasAttacker(m_form.kind)) {
        Unit &attacking = p.unit(attacker);
        // [R9.1a] [R9.2a] Who assaults is on its way: the marker of its move replaces what an
        // action replaces.
        if (m_form.kind == AttackKind::Assault && !attacking.activated)
            mark({p, &events, nullptr, nullptr}, attacking,
                 m_form.isFast ? Marker::FastAction : Marker::NormalAction);
        attacking.activated = true;
    }
    if (m_form.kind == AttackKind::Mines)
        p.minefields.push_back({.hex = m_form.mines.isLeft ? alongSpoke(Direction::N, 1) : m_centre,
                                .side = 0,
                                .kind = {m_form.mines.kind, Salt{}}, // it lies open
                                .found = true});
    p.smoke = smokeMarkers(m_smoke);
    if (m_form.isDugIn)
        p.dugIn = {m_centre};
    layCards(p, m_form, attacker, target);
    p.phase = isInSupportPhase(m_form) ? Phase::Support : Phase::Action;
    p.stack = {GameFrame{.stage = GameFrame::ActionPhase}};
    Frame frame = frameOf(p);
    p.stack.push_back(std::move(frame));
    if (isInSupportPhase(m_form) && m_form.spotter) // [R7.1.1c]
        nameSpotter({p, &events, nullptr, nullptr}, p.setting->unitId(m_form.spotter->unit.id),
                    attacker);
    play::advance<Assault>(p, &events, nullptr);
    if (m_form.kind == AttackKind::Overrun) {
        auto begun = Assault::force(p, Step{attacker, m_centre});
        if (begun)
            std::move(begun->begin(), begun->end(), std::back_inserter(events));
    }
    return {std::move(p), std::move(events), attacker, target};
}

} // namespace

StagedAttack staged(const AttackForm &form, const TableRules &rules)
{
    return Stage(form, rules).attack();
}

Hex stagedHex(const Position &p)
{
    return middle(p.board().columns() / 2 - 2);
}

std::vector<Hex> stagedSmokeHexes(const AttackForm &form, const Position &p)
{
    return smokeHexes(stagedHex(p), form.smokeHexes);
}

bool isDone(const Position &p)
{
    return p.stack.size() <= 1;
}

std::optional<Order> tableAnswer(const Position &p, const AttackForm &form)
{
    switch (p.pending.question) {
    case Question::Support: {
        const auto &helper = p.pending.side == 0 ? form.assaultSupport : form.defenceSupport;
        if (!helper)
            return Decline{};
        return Support{p.setting->unitId(helper->id)};
    }
    case Question::Step:
    case Question::Fallback:
    case Question::Disembark: {
        const std::vector<Order> orders = Assault::legalOrders(p);
        for (const Order &order : orders)
            if (std::holds_alternative<Stop>(order))
                return order;
        for (const Order &order : orders)
            if (std::holds_alternative<Step>(order) || std::holds_alternative<Place>(order))
                return order;
        return orders.empty() ? std::nullopt : std::optional(orders.front());
    }
    default:
        return std::nullopt;
    }
}

} // namespace hexwerk::assault
