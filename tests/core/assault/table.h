// A small board set up in a few lines, and a game on it whose dice are said aloud.
#pragma once

#include "core/assault/aside/only_answer.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/library/data_store.h"
#include "core/play/game.h"
#include "tests/core/assault/drill_cards.h"

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <vector>

namespace hexwerk::assault {

const DataStore &shippedData();

Hex at(std::string_view name);

Symbols seen(std::string_view face);

// Battle dice by what they show: roll({"D", "-", "CD"}).
Order roll(std::initializer_list<const char *> faces);

// Plain dice by their numbers.
Order d6(std::initializer_list<int> numbers);

// A clear board of 12 x 10 with an axis and an allied side; allied begins each turn.
class Table
{
public:
    Table();
    explicit Table(int turns);
    Table(const Table &other);
    Table(Table &&other) noexcept;
    Table &operator=(const Table &other);
    Table &operator=(Table &&other) noexcept;
    ~Table();

    Table &terrain(std::string_view hex, const std::string &id, int level = 0);
    Table &level(std::string_view hex, int level);
    Table &road(const RoadId &kind, std::initializer_list<const char *> hexes);
    Table &side(const HexsideId &kind, std::string_view hex, Direction side);
    Table &fortification(OverlayKind kind, std::string_view hex, int facing = 0);
    Table &smoke(std::string_view hex, int count);
    // Ids that begin with g are German, with u American.
    Table &unit(const std::string &id, std::string_view hex, const std::string &card,
                std::vector<std::string> markers = {}, int damage = 0);
    Table &aboard(const std::string &id, const std::string &carrier, const std::string &card);
    Table &rifles(const std::string &id, std::string_view hex,
                  std::vector<std::string> markers = {}, int damage = 0);
    // A gun or a vehicle that looks at a vertex.
    Table &facing(int vertex);
    Table &mine(std::string_view hex, MineKind kind, const std::string &side = "axis",
                bool found = false);
    Table &zone(const std::string &id, const std::string &side, ZonePurpose purpose,
                std::initializer_list<const char *> hexes);
    Table &german();
    UnitSpec &last() { return scenario.units.back(); }

    NewGame game() const; // with the drill cards
    NewGame game(const CardStore &cards) const;
    // In the action phase: in the support phase before it both pass.
    Position begin() const;
    Position beginSupport() const;

    Scenario scenario;
};

UnitId id(const Position &p, std::string_view name);

const Unit &unit(const Position &p, std::string_view name);

Order announce(const Position &p, std::string_view name, Action action);

Order step(const Position &p, std::string_view name, std::string_view hex, By by = By::Default);

Order turn(const Position &p, std::string_view name, int facing);

// What happened, what the owner of a mine turns up included; a refused order is a bug of the test.
std::vector<Event> say(Position &p, const Order &order);

void sayAll(Position &p, std::initializer_list<Order> orders);

Refusal refusalOf(const Position &p, const Order &order);

bool isOffered(const Position &p, const Order &order);

} // namespace hexwerk::assault
