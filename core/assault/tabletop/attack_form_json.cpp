#include "core/assault/tabletop/attack_form_json.h"

#include "core/assault/game/message.h"

#include <algorithm>
#include <array>
#include <climits>
#include <optional>
#include <set>
#include <string_view>

namespace hexwerk::assault {

using FormJson = nlohmann::ordered_json;

namespace {

template<typename Value>
struct Named
{
    Value value;
    std::string_view name;
};

template<typename Value, std::size_t N>
using Names = std::array<Named<Value>, N>;

constexpr Names<AttackKind, 4> kKinds = {{{AttackKind::Overrun, "overrun"},
                                          {AttackKind::Mines, "mines"},
                                          {AttackKind::Ground, "ground"},
                                          {AttackKind::Smoke, "smoke"}}};
constexpr Names<TargetMotion, 3> kMotions = {{{TargetMotion::Moves, "moves"},
                                              {TargetMotion::FallsBack, "falls_back"},
                                              {TargetMotion::Withdraws, "withdraws"}}};
constexpr Names<Sector, 3> kSectors = {
    {{Sector::Front, "front"}, {Sector::Flank, "flank"}, {Sector::Rear, "rear"}}};
constexpr Names<AreaOfImpact, 2> kAreas = {
    {{AreaOfImpact::Flank, "flank"}, {AreaOfImpact::Rear, "rear"}}};
constexpr Names<Die, 4> kDice = {
    {{Die::Red, "R"}, {Die::Yellow, "Y"}, {Die::Green, "G"}, {Die::Blue, "B"}}};

template<typename Value, std::size_t N>
std::string_view nameOf(const Names<Value, N> &all, Value value)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [value](const auto &one) { return one.value == value; });
    return found == all.end() ? std::string_view() : found->name;
}

void setFlag(FormJson &json, const char *key, bool value)
{
    if (value)
        json[key] = true;
}

void addSight(FormJson &json, const TableSight &sight)
{
    setFlag(json, "blocked", sight.isBlocked);
    if (!sight.hindering.empty())
        json["hindering"] = sight.hindering;
    if (sight.smoke != 0)
        json["smoke"] = sight.smoke;
}

FormJson helperJson(const TableHelper &helper)
{
    FormJson json = {{"unit", unitJson(helper.unit)}, {"range", helper.range}};
    addSight(json, helper.sight);
    return json;
}

// What a reader throws for a value that is nothing; never leaves this file.
struct NotAForm
{
};

int whole(const FormJson &value)
{
    const auto number = value.get_ref<const FormJson::number_integer_t &>();
    return static_cast<int>(std::clamp<FormJson::number_integer_t>(number, INT_MIN, INT_MAX));
}

template<typename Value>
Value known(std::optional<Value> value)
{
    if (!value)
        throw NotAForm{};
    return *value;
}

template<typename Value, std::size_t N>
Value valueCalled(const Names<Value, N> &all, const FormJson &name)
{
    const auto &text = name.get_ref<const std::string &>();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto &one) { return one.name == text; });
    if (found == all.end())
        throw NotAForm{};
    return found->value;
}

// A table whose keys are all read: one that nobody asked for is a mistake.
class Keys
{
public:
    explicit Keys(const FormJson &json)
        : m_json(json)
    {
        if (!json.is_object())
            throw NotAForm{};
    }
    const FormJson *find(const char *key)
    {
        m_read.insert(key);
        const auto found = m_json.find(key);
        return found == m_json.end() ? nullptr : &*found;
    }
    const FormJson &at(const char *key)
    {
        const FormJson *found = find(key);
        if (!found)
            throw NotAForm{};
        return *found;
    }
    std::string text(const char *key) { return at(key).get_ref<const std::string &>(); }
    std::vector<std::string> texts(const char *key)
    {
        std::vector<std::string> all;
        if (const FormJson *found = find(key))
            for (const FormJson &text : found->get_ref<const FormJson::array_t &>())
                all.push_back(text.get_ref<const std::string &>());
        return all;
    }
    bool flag(const char *key)
    {
        const FormJson *found = find(key);
        return found && found->get_ref<const bool &>();
    }
    int number(const char *key, int otherwise)
    {
        const FormJson *found = find(key);
        return found ? whole(*found) : otherwise;
    }
    void finish() const
    {
        for (const auto &[key, value] : m_json.items())
            if (!m_read.contains(key))
                throw NotAForm{};
    }

private:
    const FormJson &m_json;
    std::set<std::string> m_read;
};

TableUnit readUnit(const FormJson &json)
{
    Keys keys(json);
    TableUnit unit{.id = keys.text("id"), .card = keys.text("card")};
    unit.strength = whole(keys.at("strength"));
    if (const FormJson *markers = keys.find("markers"))
        for (const FormJson &name : markers->get_ref<const FormJson::array_t &>())
            unit.markers.set(known(markerFromString(name.get_ref<const std::string &>())));
    if (const FormJson *experience = keys.find("experience"))
        unit.experience = known(experienceFromString(experience->get_ref<const std::string &>()));
    unit.activated = keys.flag("activated");
    keys.finish();
    return unit;
}

TableSight readSight(Keys &keys)
{
    return {.isBlocked = keys.flag("blocked"),
            .hindering = keys.texts("hindering"),
            .smoke = keys.number("smoke", 0)};
}

TableHelper readHelper(const FormJson &json)
{
    Keys keys(json);
    TableHelper helper{.unit = readUnit(keys.at("unit")), .range = whole(keys.at("range"))};
    helper.sight = readSight(keys);
    keys.finish();
    return helper;
}

std::optional<TableUnit> readUnitIf(Keys &keys, const char *key)
{
    const FormJson *found = keys.find(key);
    return found ? std::optional(readUnit(*found)) : std::nullopt;
}

void readShot(Keys &keys, AttackForm &form)
{
    form.range = keys.number("range", 1);
    form.sight = readSight(keys);
    if (const FormJson *action = keys.find("action"))
        form.action = known(actionFromString(action->get_ref<const std::string &>()));
    form.isReaction = keys.flag("reaction");
    form.isOutOfArc = keys.flag("out_of_arc");
    if (const FormJson *motion = keys.find("motion"))
        form.motion = valueCalled(kMotions, *motion);
    if (const FormJson *joined = keys.find("joined"))
        for (const FormJson &helper : joined->get_ref<const FormJson::array_t &>())
            form.joined.push_back(readHelper(helper));
    if (const FormJson *spotter = keys.find("spotter"))
        form.spotter = readHelper(*spotter);
    if (const FormJson *die = keys.find("cover_die"))
        form.coverDie = valueCalled(kDice, *die);
}

AttackKind readKind(Keys &keys)
{
    if (keys.flag("assault"))
        return AttackKind::Assault;
    const FormJson *kind = keys.find("kind");
    return kind ? valueCalled(kKinds, *kind) : AttackKind::Shot;
}

void readMines(const FormJson &json, AttackForm &form)
{
    Keys keys(json);
    form.mines = {known(mineKindFromString(keys.text("kind"))), keys.flag("found"),
                  keys.flag("left")};
    if (form.mines.kind == MineKind::Dummy) // it is taken away without a roll [R9.6.4.2b]
        throw NotAForm{};
    keys.finish();
}

void readAssault(Keys &keys, AttackForm &form)
{
    form.isFast = keys.flag("fast");
    form.isBackward = keys.flag("backward");
    form.assaultSupport = readUnitIf(keys, "assault_support");
    form.defenceSupport = readUnitIf(keys, "defence_support");
    if (const FormJson *mines = keys.find("mines"))
        readMines(*mines, form);
    form.smokeHexes = keys.number("smoke_hexes", kMostSmokeHexes);
}

TableWork readWork(const FormJson &json)
{
    Keys keys(json);
    const TableWork work{known(overlayKindFromString(keys.text("kind"))),
                         valueCalled(kSectors, keys.at("side"))};
    keys.finish();
    return work;
}

TableRoad readRoad(const FormJson &json, const TerrainChart &chart)
{
    Keys keys(json);
    const TableRoad road{known(chart.find(RoadId(keys.text("kind")))), keys.flag("followed"),
                         keys.flag("along_sight")};
    keys.finish();
    return road;
}

TableSide readSide(const FormJson &json, const TerrainChart &chart)
{
    Keys keys(json);
    const TableSide side{known(chart.find(HexsideId(keys.text("kind")))), !keys.flag("foreign")};
    keys.finish();
    return side;
}

void readGround(Keys &keys, AttackForm &form, const TableRules &rules)
{
    const TerrainChart chart = chartOf(rules);
    if (keys.find("terrain"))
        form.terrain = keys.text("terrain");
    form.isDugIn = keys.flag("dug_in");
    if (const FormJson *work = keys.find("work"))
        form.work = readWork(*work);
    if (const FormJson *sides = keys.find("sides"))
        for (const FormJson &side : sides->get_ref<const FormJson::array_t &>())
            form.sides.push_back(readSide(side, chart));
    if (const FormJson *road = keys.find("road"))
        form.road = readRoad(*road, chart);
    if (const FormJson *area = keys.find("area"))
        form.area = valueCalled(kAreas, *area);
    form.carrier = readUnitIf(keys, "carrier");
    if (const FormJson *aboard = keys.find("aboard"))
        for (const FormJson &unit : aboard->get_ref<const FormJson::array_t &>())
            form.aboard.push_back(readUnit(unit));
}

void addShot(FormJson &order, const AttackForm &form)
{
    if (form.range != 1)
        order["range"] = form.range;
    addSight(order, form.sight);
    if (form.action != Action::Fire)
        order["action"] = toString(form.action);
    setFlag(order, "reaction", form.isReaction);
    setFlag(order, "out_of_arc", form.isOutOfArc);
    if (form.motion != TargetMotion::Rests)
        order["motion"] = nameOf(kMotions, form.motion);
    for (const TableHelper &helper : form.joined)
        order["joined"].push_back(helperJson(helper));
    if (form.spotter)
        order["spotter"] = helperJson(*form.spotter);
    if (form.coverDie)
        order["cover_die"] = nameOf(kDice, *form.coverDie);
}

void addAssault(FormJson &order, const AttackForm &form)
{
    setFlag(order, "assault", form.kind == AttackKind::Assault);
    if (form.kind != AttackKind::Shot && form.kind != AttackKind::Assault)
        order["kind"] = nameOf(kKinds, form.kind);
    setFlag(order, "fast", form.isFast);
    setFlag(order, "backward", form.isBackward);
    if (form.assaultSupport)
        order["assault_support"] = unitJson(*form.assaultSupport);
    if (form.defenceSupport)
        order["defence_support"] = unitJson(*form.defenceSupport);
    if (form.kind == AttackKind::Mines) {
        FormJson mines = {{"kind", toString(form.mines.kind)}};
        setFlag(mines, "found", form.mines.isFound);
        setFlag(mines, "left", form.mines.isLeft);
        order["mines"] = std::move(mines);
    }
    if (form.smokeHexes != kMostSmokeHexes)
        order["smoke_hexes"] = form.smokeHexes;
}

void addGround(FormJson &order, const AttackForm &form, const TerrainChart &chart)
{
    if (form.terrain != AttackForm().terrain)
        order["terrain"] = form.terrain;
    setFlag(order, "dug_in", form.isDugIn);
    if (form.work)
        order["work"] = {{"kind", toString(form.work->kind)},
                         {"side", nameOf(kSectors, form.work->side)}};
    for (const TableSide &side : form.sides) {
        FormJson json = {{"kind", chart.row(side.kind).id}};
        setFlag(json, "foreign", !side.isOwn);
        order["sides"].push_back(std::move(json));
    }
    if (form.road) {
        FormJson json = {{"kind", chart.row(form.road->kind).id}};
        setFlag(json, "followed", form.road->isFollowed);
        setFlag(json, "along_sight", form.road->isAlongSight);
        order["road"] = std::move(json);
    }
    if (form.area == AreaOfImpact::Flank || form.area == AreaOfImpact::Rear)
        order["area"] = nameOf(kAreas, form.area);
    if (form.carrier)
        order["carrier"] = unitJson(*form.carrier);
    for (const TableUnit &unit : form.aboard)
        order["aboard"].push_back(unitJson(unit));
}

} // namespace

FormJson unitJson(const TableUnit &unit)
{
    FormJson json = {{"id", unit.id}, {"card", unit.card}, {"strength", unit.strength}};
    for (int i = 0; i < kMarkers; ++i)
        if (unit.markers.has(static_cast<Marker>(i)))
            json["markers"].push_back(toString(static_cast<Marker>(i)));
    if (unit.experience != Experience::Regular)
        json["experience"] = toString(unit.experience);
    setFlag(json, "activated", unit.activated);
    return json;
}

void addForm(FormJson &order, const AttackForm &form, const TableRules &rules)
{
    if (hasAttacker(form.kind))
        order["attacker"] = unitJson(form.attacker);
    if (hasTarget(form.kind))
        order["target"] = unitJson(form.target);
    addShot(order, form);
    addAssault(order, form);
    addGround(order, form, chartOf(rules));
    if (!form.attackerCards.empty())
        order["attacker_cards"] = form.attackerCards;
    if (!form.targetCards.empty())
        order["target_cards"] = form.targetCards;
}

Ruling<AttackForm> formFromJson(const FormJson &order, const TableRules &rules)
try {
    Keys keys(order);
    for (const char *other : {"order", "rolls", "choices"})
        keys.find(other);
    AttackForm form{.kind = readKind(keys)};
    if (hasAttacker(form.kind))
        form.attacker = readUnit(keys.at("attacker"));
    if (hasTarget(form.kind))
        form.target = readUnit(keys.at("target"));
    readShot(keys, form);
    readAssault(keys, form);
    readGround(keys, form, rules);
    form.attackerCards = keys.texts("attacker_cards");
    form.targetCards = keys.texts("target_cards");
    keys.finish();
    return form;
} catch (const NotAForm &) {
    return refuse(Message::NotAnOrder, "R10.0a");
}

Ruling<TableUnit> unitFromJson(const FormJson &unit)
try {
    return readUnit(unit);
} catch (const NotAForm &) {
    return refuse(Message::NotAnOrder, "R4.2a");
}

} // namespace hexwerk::assault
