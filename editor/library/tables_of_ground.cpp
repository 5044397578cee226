// Terrain, what stands on it, and what it costs.
#include "editor/library/table_columns.h"

namespace hexwerk::editor {

static Columns terrainColumns()
{
    return joined(
        {{name()},
         byMovement(prohibited()),
         byUnit(QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence dice"), kMostDice),
         {mayMiss(pool("vehicle_damage", "",
                       QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Damage to vehicles"))),
          words("sight", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Line of sight"),
                {{"clear", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "clear")},
                 {"hinders", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "hinders")},
                 {"blocks", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "blocks")}}),
          mayMiss(die("hindrance_die", "",
                      QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Die that hinders"))),
          number("height", "", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Height"), 0, 9),
          mayMiss(number("infantry_height", "",
                         QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Infantry higher by"),
                         0, 9)),
          flag("building", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Building")),
          flag("bars_indirect_fire",
               QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Bars indirect fire")),
          flag("clear_along_road",
               QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Clear along a main road")),
          optional(choice("crater",
                          QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Crater makes it"),
                          Choices::Terrains))}});
}

SystemTable terrainTable()
{
    return {"terrain",
            QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Terrain chart"),
            "terrain.-",
            {},
            terrainColumns()};
}

SystemTable fortificationTable()
{
    return {
        "fortification",
        QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Fortifications"),
        "fortification.-",
        {{"sandbags", ""}, {"trench", ""}, {"gun_position", ""}, {"bunker", ""}, {"pillbox", ""}},
        {name(),
         pool("front", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Front")),
         pool("flank", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Flank")),
         pool("rear", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Rear")),
         types("holds", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Who moves in")),
         mayMiss(types("set_up",
                       QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Who is set up in it"))),
         types("full_arc",
               QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Who fires all round"))}};
}

SystemTable hexsideTable()
{
    static constexpr auto kCheck =
        QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Dice against who crosses");
    return {
        "hexside",
        QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Hexsides"),
        "hexside.-",
        {{"stone_wall", ""}, {"steep_slope", ""}, {"barbed_wire", ""}, {"tank_barricade", ""}},
        joined(
            {{name()},
             byUnit(QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Defence die"), 1),
             byMovement(prohibited()),
             {mayMiss(pool("check.mechanized", kCheck,
                           QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Mechanized"))),
              mayMiss(pool("check.track", kCheck,
                           QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Full tracks"))),
              flag("delays", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Delays infantry")),
              flag("weakens_assault",
                   QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Weakens assaults"))}})};
}

SystemTable roadTable()
{
    static constexpr auto kTurn =
        QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Points to turn");
    return {
        "road",
        QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Roads"),
        "road.-",
        {{"main_road", ""}, {"narrow_road", ""}, {"sneaky_trail", ""}},
        joined({{name()},
                byMovement({{"PT", QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText",
                                                     "PT: as the terrain")}}),
                {mayMiss(number("turn.mechanized", kTurn,
                                QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Mechanized"), 0,
                                20)),
                 mayMiss(number("turn.track", kTurn,
                                QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Full tracks"),
                                0, 20))}})};
}

SystemTable climbTable()
{
    return {"climb",
            QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Climbing"),
            "climb",
            {},
            byMovement(prohibited()),
            SystemTable::Shape::List};
}

SystemTable terrainOfEditionsTable()
{
    return {"profile.terrain",
            QT_TRANSLATE_NOOP("hexwerk::editor::PropertyText", "Terrain of single editions"),
            "profile.-.terrain.-",
            {},
            asTheyAre(terrainColumns())};
}

} // namespace hexwerk::editor
