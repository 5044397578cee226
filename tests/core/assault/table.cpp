#include "tests/core/assault/table.h"

#include "core/assault/board/compose.h"
#include "core/assault/game/message.h"

namespace hexwerk::assault {

const DataStore &shippedData()
{
    static const DataStore kData =
        *loadData(dataPaths(std::string(HW_SOURCE_DIR) + "/resources",
                            [](const char *) -> const char * { return nullptr; }, {}))
             .value;
    return kData;
}

Hex at(std::string_view name)
{
    return hexFromString(name).value();
}

Symbols seen(std::string_view face)
{
    return symbolsFromString(face).value();
}

Order roll(std::initializer_list<const char *> faces)
{
    Dice dice;
    for (const char *face : faces)
        dice.symbols.push_back(seen(face));
    return dice;
}

Order d6(std::initializer_list<int> numbers)
{
    Dice dice;
    for (const int number : numbers)
        dice.faces.push_back(static_cast<std::uint8_t>(number));
    return dice;
}

UnitId id(const Position &p, std::string_view name)
{
    const UnitId unit = p.setting->unitId(name);
    HW_EXPECTS(unit != UnitId{});
    return unit;
}

const Unit &unit(const Position &p, std::string_view name)
{
    return p.unit(id(p, name));
}

Order announce(const Position &p, std::string_view name, Action action)
{
    return Announce{id(p, name), action};
}

Order step(const Position &p, std::string_view name, std::string_view hex, By by)
{
    return Step{id(p, name), at(hex), by};
}

Order turn(const Position &p, std::string_view name, int facing)
{
    return TurnTo{id(p, name), facing};
}

std::vector<Event> say(Position &p, const Order &order)
{
    auto events = Assault::apply(p, order);
    if (!events)
        std::fprintf(stderr, "refused: %s %s by %.*s (question %.*s)\n",
                     Assault::orderToJson(p, order).c_str(),
                     std::string(toString(messageOf(events.error().message))).c_str(),
                     static_cast<int>(events.error().rule.size()), events.error().rule.data(),
                     static_cast<int>(toString(p.pending.question).size()),
                     toString(p.pending.question).data());
    HW_EXPECTS(events);
    while (const auto answer = Assault::formalAnswer(p)) {
        const auto more = Assault::apply(p, *answer);
        HW_EXPECTS(more);
        events->insert(events->end(), more->begin(), more->end());
    }
    return *events;
}

void sayAll(Position &p, std::initializer_list<Order> orders)
{
    for (const Order &order : orders)
        say(p, order);
}

Refusal refusalOf(const Position &p, const Order &order)
{
    const auto ruling = Assault::query(p, order);
    HW_EXPECTS(!ruling);
    return ruling.error();
}

bool isOffered(const Position &p, const Order &order)
{
    for (const Order &offered : Assault::legalOrders(p))
        if (offered == order)
            return true;
    return false;
}

Table::Table()
    : Table(3)
{
}

Table::Table(int turns)
{
    scenario.id = "table";
    scenario.turns = turns;
    scenario.firstPlayer = "allied";
    scenario.firstSetup = "allied";
    scenario.board.columns = 12;
    scenario.board.rows = 10;
    scenario.sides = {{.id = "axis", .colour = "blue"}, {.id = "allied", .colour = "red"}};
}

Table &Table::terrain(std::string_view hex, const std::string &id, int level)
{
    scenario.board.patches.push_back({{at(hex)}, id, level});
    return *this;
}

Table &Table::level(std::string_view hex, int level)
{
    scenario.board.patches.push_back({{at(hex)}, std::nullopt, level});
    return *this;
}

Table &Table::road(const RoadId &kind, std::initializer_list<const char *> hexes)
{
    Road road{.kind = kind, .hexes = {}};
    for (const char *hex : hexes)
        road.hexes.push_back(at(hex));
    scenario.board.roads.push_back(road);
    return *this;
}

Table &Table::side(const HexsideId &kind, std::string_view hex, Direction side)
{
    scenario.board.hexsides.push_back({at(hex), side, kind});
    return *this;
}

Table &Table::fortification(OverlayKind kind, std::string_view hex, int facing)
{
    scenario.board.overlays.push_back({kind, at(hex), facing});
    return *this;
}

Table &Table::smoke(std::string_view hex, int count)
{
    scenario.board.smoke.push_back({at(hex), count});
    return *this;
}

Table &Table::unit(const std::string &id, std::string_view hex, const std::string &card,
                   std::vector<std::string> markers, int damage)
{
    UnitSpec unit{
        .id = id, .card = card, .side = id[0] == 'g' ? "axis" : "allied", .damage = damage};
    unit.at = at(hex);
    unit.markers = std::move(markers);
    scenario.units.push_back(unit);
    return *this;
}

Table &Table::aboard(const std::string &id, const std::string &carrier, const std::string &card)
{
    unit(id, "A1", card);
    last().at.reset();
    last().on = carrier;
    return *this;
}

Table &Table::rifles(const std::string &id, std::string_view hex, std::vector<std::string> markers,
                     int damage)
{
    return unit(id, hex, id[0] == 'g' ? "ger.rifles43" : "us.rifles43", std::move(markers), damage);
}

Table &Table::facing(int vertex)
{
    last().facing = vertex;
    return *this;
}

Table &Table::mine(std::string_view hex, MineKind kind, const std::string &side, bool found)
{
    scenario.board.minefields.push_back({at(hex), kind, side, found});
    return *this;
}

Table &Table::zone(const std::string &id, const std::string &side, ZonePurpose purpose,
                   std::initializer_list<const char *> hexes)
{
    Zone zone{.id = id, .side = side, .purpose = purpose, .hexes = {}};
    for (const char *hex : hexes)
        zone.hexes.push_back(at(hex));
    scenario.zones.push_back(zone);
    return *this;
}

Table &Table::german()
{
    scenario.profile = "gela-de";
    return *this;
}

Table::Table(const Table &other) = default;
Table::Table(Table &&other) noexcept = default;
Table &Table::operator=(const Table &other) = default;
Table &Table::operator=(Table &&other) noexcept = default;
Table::~Table() = default;

NewGame Table::game() const
{
    return game(drillCards(shippedData().cards));
}

NewGame Table::game(const CardStore &cards) const
{
    const DataStore &data = shippedData();
    const auto board =
        compose(scenario.board, data.terrainFor(scenario.profile), data.tileLookup());
    HW_EXPECTS(board);
    return newGame(scenario, data.system, cards, *board);
}

Position Table::beginSupport() const
{
    return Assault::start(game());
}

Position Table::begin() const
{
    Position p = beginSupport();
    while (p.phase == Phase::Support)
        HW_EXPECTS(Assault::apply(p, Pass{}));
    return p;
}

} // namespace hexwerk::assault
