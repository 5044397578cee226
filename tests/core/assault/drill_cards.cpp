#include "tests/core/assault/drill_cards.h"

#include "core/base/contract.h"

namespace hexwerk::assault {

Pool dice(std::string_view letters)
{
    const auto pool = poolFromString(letters);
    HW_EXPECTS(pool);
    return *pool;
}

UnitCard drillCard(UnitCard card, int strength, int half, int movement,
                   std::initializer_list<RangeBand> soft)
{
    card.strength = strength;
    card.halfStrength = half;
    card.movement = movement;
    card.defence.fill(dice("Y"));
    card.bands[static_cast<std::size_t>(TargetRow::Soft)] = soft;
    return card;
}

void drillVehicle(CardStore &cards, const char *id, MovementType type, int movement,
                  std::array<const char *, 4> defence, std::vector<RangeBand> armoured)
{
    UnitCard &card = cards.units[id];
    card = drillCard(card, 3, 1, movement, {{0, 0, dice("GG")}, {1, 8, dice("YG")}});
    card.id = id;
    card.type = UnitType::Vehicle;
    card.movementType = type;
    for (std::size_t area = 0; area < defence.size(); ++area)
        card.defence[area] = dice(defence[area]);
    card.bands[static_cast<std::size_t>(TargetRow::Armoured)] = std::move(armoured);
}

void drillVehicles(CardStore &cards)
{
    const std::vector<RangeBand> gun = {{0, 0, dice("YG")}, {1, 8, dice("RY")}};
    drillVehicle(cards, "drill.tank", MovementType::Track, 4, {"YY", "YG", "GG", "GB"}, gun);
    cards.units["drill.tank"].turret = true;
    drillVehicle(cards, "drill.assault_gun", MovementType::Track, 5, {"YY", "YG", "GG", "GB"}, gun);
    drillVehicle(cards, "drill.car", MovementType::Mechanized, 5, {"G", "G", "B", "B"},
                 {{1, 3, dice("G")}});
    cards.units["drill.car"].turret = true;
    // Heavy, and a gun that turns on its own mount.
    cards.units["drill.slow_tank"] = cards.units["drill.tank"];
    cards.units["drill.slow_tank"].id = "drill.slow_tank";
    cards.units["drill.slow_tank"].abilities = {"slow"};
    cards.units["drill.pivot"] = cards.units["drill.assault_gun"];
    cards.units["drill.pivot"].id = "drill.pivot";
    cards.units["drill.pivot"].abilities = {"all_round_fire"};
    // Nothing but tin.
    drillVehicle(cards, "drill.van", MovementType::Mechanized, 6, {"B", "B", "B", "B"}, {});
    UnitCard &gunCard = cards.units["drill.at_gun"];
    gunCard = drillCard(gunCard, 3, 1, 2, {{0, 0, dice("B")}, {1, 8, dice("YG")}});
    gunCard.id = "drill.at_gun";
    gunCard.type = UnitType::Artillery;
    gunCard.movementType = MovementType::Artillery;
    gunCard.bands[static_cast<std::size_t>(TargetRow::Armoured)] = {{0, 0, dice("YY")},
                                                                    {1, 12, dice("RY")}};
}

CardStore drillCards(CardStore cards)
{
    const auto set = [&cards](const char *id, int strength, int half, int movement,
                              std::initializer_list<RangeBand> soft) {
        UnitCard &card = cards.units[id];
        card = drillCard(card, strength, half, movement, soft);
        card.id = id;
    };
    set("us.rifles43", 4, 2, 2,
        {{0, 0, dice("RYG")}, {1, 2, dice("YYG")}, {3, 5, dice("YG")}, {6, 8, dice("GB")}});
    set("us.rangers43", 4, 2, 3, {{0, 0, dice("RYY")}, {1, 2, dice("YYG")}, {3, 7, dice("YG")}});
    set("us.cal50_hmg", 3, 1, 1, {{0, 0, dice("YGG")}, {1, 9, dice("RYB")}, {10, 14, dice("YB")}});
    set("ger.rifles43", 4, 2, 2,
        {{0, 0, dice("RGG")}, {1, 2, dice("YYB")}, {3, 6, dice("YGB")}, {7, 10, dice("GB")}});
    set("ger.grenadiers43", 4, 2, 2, {{0, 0, dice("RYB")}, {1, 10, dice("YGG")}});
    set("ger.hmg42", 3, 1, 2, {{0, 0, dice("YYG")}, {1, 5, dice("RYG")}, {6, 14, dice("YG")}});
    // Unarmed: neither fire nor support.
    set("drill.porters", 4, 2, 2, {});
    cards.units["drill.porters"].canSupport = false;
    // One die, so that a marker can take the last one.
    set("drill.sniper", 2, 1, 2, {{0, 0, dice("B")}, {1, 10, dice("G")}});
    // Hand to hand only.
    set("drill.club", 2, 1, 2, {{0, 0, dice("G")}});
    // A gun with its crew: not infantry.
    set("drill.gun", 3, 1, 2, {{0, 0, dice("B")}, {1, 14, dice("RY")}});
    cards.units["drill.gun"].type = UnitType::Artillery;
    cards.units["drill.gun"].movementType = MovementType::Artillery;
    // Shells over two to twelve hexes, and smoke; small arms nearby.
    set("drill.mortar", 3, 1, 2, {{0, 0, dice("B")}, {1, 2, dice("G")}});
    cards.units["drill.mortar"].indirect = RangeBand{2, 12, dice("YYGG")};
    cards.units["drill.mortar"].abilities = {"smoke"};
    // A gun that fires both ways.
    set("drill.howitzer", 3, 1, 1, {{0, 0, dice("B")}, {1, 8, dice("RG")}});
    cards.units["drill.howitzer"].type = UnitType::Artillery;
    cards.units["drill.howitzer"].movementType = MovementType::Artillery;
    cards.units["drill.howitzer"].indirect = RangeBand{3, 10, dice("YG")};
    // They lay charges.
    set("drill.sappers", 3, 1, 2, {{0, 0, dice("YG")}, {1, 3, dice("G")}});
    cards.units["drill.sappers"].abilities = {"explosive_charge"};
    // Armour: a blue die above.
    set("drill.panzer", 4, 2, 6, {{0, 0, dice("B")}, {1, 10, dice("RY")}});
    cards.units["drill.panzer"].type = UnitType::Vehicle;
    cards.units["drill.panzer"].movementType = MovementType::Track;
    cards.units["drill.panzer"].defence = {dice("RR"), dice("YG"), dice("G"), dice("GB")};
    // On wheels: not everywhere.
    set("drill.lorry", 3, 1, 6, {});
    cards.units["drill.lorry"].type = UnitType::Vehicle;
    cards.units["drill.lorry"].movementType = MovementType::Mechanized;
    set("drill.popgun", 2, 1, 2, {{0, 10, dice("B")}});
    // What finds mines.
    set("drill.scout", 2, 1, 2, {{0, 10, dice("G")}});
    cards.units["drill.scout"].abilities = {"scout"};
    cards.units["drill.scout_car"] = cards.units["drill.lorry"];
    cards.units["drill.scout_car"].id = "drill.scout_car";
    cards.units["drill.scout_car"].abilities = {"scout"};
    cards.units["drill.flail"] = cards.units["drill.lorry"];
    cards.units["drill.flail"].id = "drill.flail";
    cards.units["drill.flail"].abilities = {"mine_detection"};
    // With room for a squad.
    cards.units["drill.carrier"] = cards.units["drill.lorry"];
    cards.units["drill.carrier"].id = "drill.carrier";
    cards.units["drill.carrier"].transport = 4;
    drillVehicles(cards);
    // What carries and what fights on tracks; each side's armour tells its areas apart.
    const auto vehicle = [&](const char *id, MovementType movement, int transport,
                             const char *front) {
        set(id, 4, 2, 6, {{0, 0, dice("GG")}, {1, 8, dice("YG")}});
        UnitCard &card = cards.units[id];
        card.type = UnitType::Vehicle;
        card.movementType = movement;
        card.transport = transport;
        card.defence = {dice(front), dice("YG"), dice("G"), dice("B")};
        card.bands[static_cast<std::size_t>(TargetRow::Armoured)] = {{0, 0, dice("RG")},
                                                                     {1, 10, dice("RY")}};
    };
    vehicle("drill.heavy_tank", MovementType::Track, 0, "RRY");
    vehicle("drill.tankette", MovementType::Track, 0, "YY");
    cards.units["drill.tankette"].abilities = {"no_riders"};
    vehicle("drill.halftrack", MovementType::Mechanized, 8, "YY");
    set("drill.truck", 3, 1, 6, {});
    cards.units["drill.truck"].type = UnitType::Vehicle;
    cards.units["drill.truck"].movementType = MovementType::Mechanized;
    cards.units["drill.truck"].defence.fill(dice("B"));
    cards.units["drill.truck"].transport = 8;
    cards.units["drill.truck"].canSupport = false;
    // Guns that are pushed slowly, and that are pulled.
    for (const char *id : {"drill.slow_gun", "drill.heavy_gun"}) {
        cards.units[id] = cards.units["drill.gun"];
        cards.units[id].id = id;
    }
    cards.units["drill.slow_gun"].abilities = {"slow"};
    cards.units["drill.heavy_gun"].abilities = {"immobile"};
    cards.units["drill.heavy_gun"].movement = 0;
    // With something against armour.
    cards.units["drill.bazooka"] = cards.units["us.rifles43"];
    cards.units["drill.bazooka"].id = "drill.bazooka";
    cards.units["drill.bazooka"].bands[static_cast<std::size_t>(TargetRow::Armoured)] = {
        {0, 0, dice("YG")}, {1, 4, dice("YY")}};
    return cards;
}

} // namespace hexwerk::assault
