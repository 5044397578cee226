// Which tables there are; those of dice and combat.
#include "editor/assault/library/table_columns.h"

#include <array>

namespace hexwerk::assault::ui {

static SystemTable dice()
{
    SystemTable table{
        "dice",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Dice"),
        "dice.-.-",
        {{"red", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Red die")},
         {"yellow", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Yellow die")},
         {"green", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Green die")},
         {"blue", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blue die")}},
        {}};
    static constexpr std::array kFaces = {
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 1"),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 2"),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 3"),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 4"),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 5"),
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Face 6")};
    for (std::size_t face = 0; face < kFaces.size(); ++face)
        table.columns.push_back(column(std::to_string(face), "", kFaces[face], FieldKind::Face));
    return table;
}

static SystemTable spotting()
{
    static constexpr auto kLeast =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Minimum roll to spot");
    static constexpr auto kModifier =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Modifier to the roll");
    return {
        "spotting",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Spotting"),
        "spotting",
        {},
        {number("in_the_open", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "In the open"), 1, 7),
         number("one_die", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Cover of one die"), 1, 7),
         number("two_dice", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Cover of two dice"), 1, 7),
         number(
             "three_dice_or_fortification", kLeast,
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Three dice or fortification"),
             1, 7),
         number(
             "hindering_terrain", kModifier,
             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Through hindering terrain"),
             -6, 6),
         number("hide_action", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hide action"), -6, 6),
         number("hidden", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hidden"), -6, 6),
         number("ambush", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Ambush"), -6, 6),
         number("sneaky_trail", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "On a sneaky trail"), -6,
                6)},
        SystemTable::Shape::List};
}

static SystemTable fireModification()
{
    return {"fire_modification",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Fire modification"),
            "fire_modification.-",
            {{"firing", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Firing")},
             {"turret_firing",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turret firing")},
             {"moving_and_firing",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Moving and firing")}},
            {die("normal", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Normal")),
             die("fast_vehicle", "",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At a fast vehicle")),
             die("blind_infantry", "",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                   "Blind at infantry, artillery")),
             die("blind_vehicle", "",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Blind at a vehicle"))}};
}

static SystemTable mines()
{
    return {
        "mines",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mines"),
        "mines.-",
        {{"anti_personnel",
          QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Anti-personnel mines")},
         {"anti_tank", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Anti-tank mines")}},
        {pool("attack", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Attack dice")),
         pool("defence", "",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence dice")),
         types("against", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Against"))}};
}

static SystemTable mineDetection()
{
    static constexpr auto kLeast =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Minimum roll to find a way");
    static constexpr auto kModifier =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Modifier to the roll");
    return {
        "mine_detection",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mine detection"),
        "mine_detection",
        {},
        {number("infantry", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Infantry"), 1, 7),
         number("artillery", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Artillery"), 1, 7),
         number("vehicle", kLeast,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Vehicles"), 1, 7),
         number("identified", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mines already found"), -6,
                6),
         number("fallback", kModifier,
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Falling back"), -6, 6)},
        SystemTable::Shape::List};
}

static SystemTable smoke()
{
    return {
        "smoke",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Smoke"),
        "smoke",
        {},
        {die("die", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Die per marker")),
         number("most", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Max. markers per hex"), 1,
                9)},
        SystemTable::Shape::List};
}

static SystemTable transport()
{
    return {"transport",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Transport"),
            "transport",
            {},
            {number("rider_capacity", "",
                    QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                      "Riders on armoured tracks"),
                    0, 99)},
            SystemTable::Shape::List};
}

static SystemTable sheets()
{
    return {
        "sheets",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Pieces to be printed"),
        "sheets",
        {},
        {number("status", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                  "Of each status marker, at most"),
                1, 99),
         number("spare", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                  "Of each marker that a game may bring"),
                1, 99),
         number("smoke", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Of each smoke marker"), 1,
                99),
         number("mines", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Of each kind of mines"), 1,
                99),
         number("damage", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                  "Highest number on a damage marker"),
                1, 9),
         number("dice", "",
                QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Of each colour of dice"),
                1, 99)},
        SystemTable::Shape::List};
}

const std::vector<SystemTable> &systemTables()
{
    static const std::vector<SystemTable> kAll = {dice(),
                                                  terrainTable(),
                                                  fortificationTable(),
                                                  hexsideTable(),
                                                  roadTable(),
                                                  climbTable(),
                                                  spotting(),
                                                  fireModification(),
                                                  mines(),
                                                  mineDetection(),
                                                  smoke(),
                                                  transport(),
                                                  antiAircraftTable(),
                                                  airDefenceTable(),
                                                  airSpottingTable(),
                                                  airAccuracyTable(),
                                                  artilleryAccuracyTable(),
                                                  blastTable(),
                                                  driftTable(),
                                                  supportSmokeTable(),
                                                  markerTable(),
                                                  sheets(),
                                                  abilityTable(),
                                                  nationTable(),
                                                  terrainOfEditionsTable(),
                                                  markersOfEditionsTable(),
                                                  airAccuracyOfEditionsTable(),
                                                  supportSmokeOfEditionsTable()};
    return kAll;
}

} // namespace hexwerk::assault::ui
