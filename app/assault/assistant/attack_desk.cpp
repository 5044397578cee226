#include "app/assault/assistant/attack_desk.h"

#include "core/assault/engine/assault.h"
#include "core/assault/tabletop/table_position.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr std::size_t kUsualTerrain = 3; // kinds that have a button of their own

AttackDesk::AttackDesk(SharedData data, QObject *parent)
    : QObject(parent)
{
    setData(data);
}

void AttackDesk::setData(const SharedData &data)
{
    setRules(std::make_shared<const TableRules>(
        TableRules{data->system, data->cards, m_rules ? m_rules->profile : TableRules().profile}));
}

void AttackDesk::setRules(std::shared_ptr<const TableRules> rules)
{
    if (rules == m_rules)
        return;
    m_rules = std::move(rules);
    const auto isGone = [this](const std::string &terrain) {
        const auto &rows = m_rules->data.terrain.rows;
        return std::none_of(rows.begin(), rows.end(),
                            [&](const TerrainRow &row) { return row.id == terrain; });
    };
    if (m_usualTerrain.empty() ||
        std::any_of(m_usualTerrain.begin(), m_usualTerrain.end(), isGone)) {
        m_usualTerrain.clear();
        for (const TerrainRow &row : m_rules->data.terrain.rows)
            if (m_usualTerrain.size() < kUsualTerrain)
                m_usualTerrain.push_back(row.id);
        m_usedTerrain = m_usualTerrain;
    }
    std::erase_if(m_counters, [this](const TableUnit &counter) { return !card(counter); });
    if (!card(m_form.attacker))
        m_form.attacker = {};
    if (!card(m_form.target))
        m_form.target = {};
    m_earlier.clear(); // told by other rules
    stage();
}

void AttackDesk::setProfile(const std::string &profile)
{
    TableRules rules = *m_rules;
    rules.profile = profile;
    setRules(std::make_shared<const TableRules>(std::move(rules)));
}

std::optional<SideIndex> AttackDesk::sideOf(const TableUnit &counter) const
{
    const auto found = m_followed.sides.find(counter.id);
    return found == m_followed.sides.end() ? std::nullopt : std::optional(found->second);
}

// [R13.1g] Who is in the middle of its action attacks with what weakens it.
TableUnit AttackDesk::known(const TableUnit &counter, Role role) const
{
    if (role == Role::Attacker && m_followed.acting && m_followed.acting->id == counter.id)
        return *m_followed.acting;
    return counter;
}

void AttackDesk::follow(FollowedUnits units)
{
    m_followed = std::move(units);
    m_counters = m_followed.units;
    m_earlier.clear();
    for (const Role role : {Role::Attacker, Role::Target}) {
        TableUnit &own = role == Role::Attacker ? m_form.attacker : m_form.target;
        const auto now =
            std::find_if(m_counters.begin(), m_counters.end(),
                         [&own](const TableUnit &counter) { return counter.id == own.id; });
        own = now == m_counters.end() ? TableUnit() : known(*now, role);
    }
    recallCargo();
    stage();
}

void AttackDesk::unfollow(std::vector<TableUnit> counters)
{
    m_followed = {};
    m_counters = std::move(counters);
    m_form = {};
    m_earlier.clear();
    stage();
}

TableUnit AttackDesk::newCounter(const std::string &card) const
{
    const UnitCard &own = *m_rules->cards.unit(card);
    const auto isTaken = [this](const std::string &id) {
        return m_form.attacker.id == id || m_form.target.id == id ||
               m_followed.absent.contains(id) ||
               std::any_of(m_counters.begin(), m_counters.end(),
                           [&](const TableUnit &counter) { return counter.id == id; });
    };
    return {.id = freeCounterId(own.nation, isTaken), .card = card, .strength = own.strength};
}

std::pair<std::string, std::string> AttackDesk::pair() const
{
    return std::minmax(m_form.attacker.id, m_form.target.id);
}

// It takes the place of the one that was not used for longest.
void AttackDesk::useTerrain(const std::string &id)
{
    if (std::find(m_usualTerrain.begin(), m_usualTerrain.end(), id) == m_usualTerrain.end() &&
        !m_usedTerrain.empty())
        std::replace(m_usualTerrain.begin(), m_usualTerrain.end(), m_usedTerrain.back(), id);
    std::erase(m_usedTerrain, id);
    m_usedTerrain.insert(m_usedTerrain.begin(), id);
    m_usedTerrain.resize(m_usualTerrain.size());
}

void AttackDesk::remember()
{
    if (!hasAttacker(m_form.kind) || !hasTarget(m_form.kind))
        return;
    useTerrain(m_form.terrain);
    m_grounds[m_form.target.id] = {m_form.terrain, m_form.isDugIn, m_form.work};
    m_lines[pair()] = {m_form.range, m_form.sight};
}

void AttackDesk::recall()
{
    const auto ground = m_grounds.find(m_form.target.id);
    const Ground under = ground == m_grounds.end() ? Ground() : ground->second;
    m_form.terrain = under.terrain;
    m_form.isDugIn = under.isDugIn;
    m_form.work = under.work;
    if (const auto line = m_lines.find(pair()); line != m_lines.end()) {
        m_form.range = line->second.range;
        m_form.sight = line->second.sight;
    }
    recallCargo();
}

// What the game knows of the target: who is aboard, or what it rides on, and its hex.
void AttackDesk::recallCargo()
{
    if (!isFollowing())
        return;
    m_form.isDugIn = m_followed.dugIn.contains(m_form.target.id);
    m_form.aboard.clear();
    m_form.carrier.reset();
    const auto carrier = m_followed.transports.find(m_form.target.id);
    for (const TableUnit &counter : m_followed.units) {
        const auto own = m_followed.transports.find(counter.id);
        if (own != m_followed.transports.end() && own->second == m_form.target.id)
            m_form.aboard.push_back(counter);
        if (carrier != m_followed.transports.end() && carrier->second == counter.id &&
            m_followed.riders.contains(m_form.target.id))
            m_form.carrier = counter;
    }
}

void AttackDesk::change(const AttackForm &form)
{
    m_earlier.push_back({m_form, m_attack, m_counters});
    m_form = form;
}

// Nobody helps in an attack of its own, or twice.
static void dropHelper(AttackForm &form, const std::string &id)
{
    std::erase_if(form.joined, [&](const TableHelper &helper) { return helper.unit.id == id; });
    std::erase_if(form.aboard, [&](const TableUnit &passenger) { return passenger.id == id; });
    if (form.spotter && form.spotter->unit.id == id)
        form.spotter.reset();
    if (form.carrier && form.carrier->id == id)
        form.carrier.reset();
    for (auto *support : {&form.assaultSupport, &form.defenceSupport})
        if (*support && (*support)->id == id)
            support->reset();
}

// [R9.6.4a] The kind that harms the unit.
void AttackDesk::chooseMines(AttackForm &form) const
{
    const UnitCard *own = card(form.target);
    if (form.kind != AttackKind::Mines || !own)
        return;
    for (const MineKind kind : {MineKind::AntiTank, MineKind::AntiPersonnel})
        if (m_rules->data.mines[static_cast<std::size_t>(kind)]
                .against[static_cast<std::size_t>(own->type)])
            form.mines.kind = kind;
}

void AttackDesk::setUnit(Role role, const TableUnit &counter)
{
    AttackForm form = m_form;
    TableUnit &own = role == Role::Attacker ? form.attacker : form.target;
    const bool isAnother = role == Role::Attacker ? !hasAttacker(form.kind) : !hasTarget(form.kind);
    if (isAnother)
        form.kind = AttackKind::Shot;
    own = known(counter, role);
    chooseMines(form);
    (role == Role::Attacker ? form.attackerCards : form.targetCards).clear();
    // Nobody counts turns where one attack follows another.
    own.activated = own.activated && isFollowing();
    // Nobody attacks itself.
    TableUnit &other = role == Role::Attacker ? form.target : form.attacker;
    if (other.id == counter.id)
        other = {};
    dropHelper(form, counter.id);
    change(form);
    recall();
    stage();
}

bool AttackDesk::isComplete() const
{
    return (has(Role::Attacker) || !hasAttacker(m_form.kind)) &&
           (has(Role::Target) || !hasTarget(m_form.kind));
}

void AttackDesk::setKind(AttackKind kind)
{
    AttackForm form{.kind = kind};
    if (hasAttacker(kind))
        form.attacker = m_form.attacker;
    if (hasTarget(kind))
        form.target = m_form.target;
    chooseMines(form);
    change(form);
    recallCargo();
    stage();
}

void AttackDesk::setForm(const AttackForm &form)
{
    if (form == m_form)
        return;
    change(form);
    if (m_form.spotter) // whose line is told
        m_form.spotter->sight = m_form.sight;
    stage();
}

void AttackDesk::swap()
{
    if (!has(Role::Attacker) || !has(Role::Target))
        return;
    remember();
    change({.attacker = m_form.target,
            .target = m_form.attacker,
            .range = m_form.range,
            .sight = m_form.sight});
    m_form.attacker = known(m_form.attacker, Role::Attacker);
    recall();
    stage();
}

void AttackDesk::begin()
{
    change({});
    stage();
}

void AttackDesk::stage()
{
    m_attack.reset();
    m_refusal.reset();
    m_faults.clear();
    if (isComplete()) {
        m_faults = faultsOf(m_form, *m_rules);
        if (m_faults.empty()) {
            if (const auto ruling = attackRuling(m_form, *m_rules); !ruling)
                m_refusal = ruling.error();
            else
                m_attack.emplace(m_form, *m_rules);
        }
    }
    emit changed();
}

std::optional<Refusal> AttackDesk::warning() const
{
    if (!m_attack || !m_followed.mayAttack)
        return std::nullopt;
    const Ruling<> ruling = m_followed.mayAttack(m_form);
    return ruling ? std::nullopt : std::optional(ruling.error());
}

void AttackDesk::tell(std::size_t roll, std::size_t die, TableFace face)
{
    m_attack->tell(roll, die, face);
    emit changed();
}

void AttackDesk::choose(const Order &order)
{
    m_attack->choose(order);
    emit changed();
}

void AttackDesk::rollRest(play::Randomness &random)
{
    while (!m_attack->isDone() && m_attack->position().pending.isChance()) {
        const std::vector<TableRoll> &rolls = m_attack->rolls();
        const auto open = std::find_if(rolls.begin(), rolls.end(),
                                       [](const TableRoll &roll) { return !roll.isRolled; });
        const auto place = static_cast<std::size_t>(open - rolls.begin());
        const TableRoll roll = *open;
        const std::vector<Die> dice = roll.dice.dice();
        for (std::size_t die = 0; die < roll.faces.size(); ++die) {
            if (roll.faces[die])
                continue;
            const auto number = static_cast<int>(random.below(6)) + 1;
            if (roll.plainDice > 0)
                m_attack->tell(place, die, static_cast<std::uint8_t>(number));
            else
                m_attack->tell(place, die,
                               m_attack->position().setting->faces.face(dice[die], number));
        }
    }
    emit changed();
}

void AttackDesk::takeBack()
{
    if (isTold()) {
        m_attack->takeBack();
        return emit changed();
    }
    if (m_earlier.empty())
        return;
    Earlier before = std::move(m_earlier.back());
    m_earlier.pop_back();
    if (before.wasFinished)
        emit untold();
    m_form = std::move(before.form);
    m_counters = std::move(before.counters);
    stage();
    if (before.attack) {
        m_attack = std::move(before.attack);
        emit changed();
    }
}

void AttackDesk::keep(const TableUnit &counter)
{
    std::erase_if(m_counters, [&](const TableUnit &known) { return known.id == counter.id; });
    m_counters.insert(m_counters.begin(), counter);
}

void AttackDesk::finish()
{
    if (!m_attack || !m_attack->isDone())
        return;
    remember();
    const TableAttackOrder told{m_form, m_attack->dice(), m_attack->chosen()};
    if (isFollowing()) {
        m_form = {};
        m_earlier.clear();
        stage();
        emit finished(told);
        return;
    }
    const TableResult result = m_attack->result();
    change(m_form);
    m_earlier.back().wasFinished = true;
    for (const TableChange &change : result.changes)
        if (change.kind == TableChange::TakeOff)
            std::erase_if(m_counters,
                          [&](const TableUnit &counter) { return counter.id == change.unit; });
    for (auto counter = result.counters.rbegin(); counter != result.counters.rend(); ++counter)
        keep(*counter);
    const auto left = [&](const std::string &id) {
        const auto found = std::find_if(m_counters.begin(), m_counters.end(),
                                        [&](const TableUnit &counter) { return counter.id == id; });
        return found == m_counters.end() ? TableUnit() : *found;
    };
    m_form = {.attacker = left(m_form.attacker.id), .target = left(m_form.target.id)};
    m_form.attacker.activated = m_form.target.activated = false;
    recall();
    stage();
    emit finished(told);
}

} // namespace hexwerk::assault::ui
