// Terrain, what stands on it, and what it costs.
#include "editor/assault/library/table_columns.h"

namespace hexwerk::assault::ui {

static Columns terrainColumns()
{
    return joined(
        {{name()},
         byMovement(prohibited()),
         byUnit(QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence dice"), kMostDice),
         {mayMiss(
              pool("vehicle_damage", "",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Damage to vehicles"))),
          words("sight", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Line of sight"),
                {{"clear", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "clear")},
                 {"hinders", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "hinders")},
                 {"blocks", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "blocks")}}),
          mayMiss(die("hindrance_die", "",
                      QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hindrance die"))),
          number("height", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Height"), 0,
                 9),
          mayMiss(number(
              "infantry_height", "",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Infantry higher by"), 0, 9)),
          flag("building", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Building")),
          flag("bars_indirect_fire",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Bars indirect fire")),
          flag("clear_along_road",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Clear along a main road")),
          flag("open", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Open ground")),
          flag("water", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Water")),
          optional(choice(
              "crater",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Crater turns it into"),
              Choices::Terrains))}});
}

SystemTable terrainTable()
{
    return {"terrain",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Terrain chart"),
            "terrain.-",
            {},
            terrainColumns()};
}

SystemTable fortificationTable()
{
    return {
        "fortification",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Fortifications"),
        "fortification.-",
        {{"sandbags", ""}, {"trench", ""}, {"gun_position", ""}, {"bunker", ""}, {"pillbox", ""}},
        {name(),
         pool("front", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Front")),
         pool("flank", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Flank")),
         pool("rear", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence dice"),
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Rear")),
         types("holds", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units moving in")),
         mayMiss(types("set_up", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                   "Units set up in it"))),
         types("full_arc",
               QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units firing all round"))}};
}

SystemTable hexsideTable()
{
    static constexpr auto kCheck =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Dice when crossing");
    return {
        "hexside",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexsides"),
        "hexside.-",
        {},
        joined(
            {{name()},
             byUnit(QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Defence die"), 1),
             byMovement(prohibited()),
             {mayMiss(pool("check.mechanized", kCheck,
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mechanized"))),
              mayMiss(pool("check.track", kCheck,
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Full tracks"))),
              flag("delays",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Delays infantry")),
              flag("weakens_assault",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Weakens assaults")),
              flag("water", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Water")),
              flag("crossing",
                   QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Leads over water"))}})};
}

SystemTable roadTable()
{
    static constexpr auto kTurn =
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Points to turn");
    return {
        "road",
        QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Roads"),
        "road.-",
        {},
        joined(
            {{name()},
             byMovement({{"PT", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                                  "PT: as the terrain")},
                         prohibited().front()}),
             {flag("water", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Water")),
              mayMiss(number("turn.mechanized", kTurn,
                             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Mechanized"),
                             0, 20)),
              mayMiss(number("turn.track", kTurn,
                             QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Full tracks"),
                             0, 20))}})};
}

SystemTable climbTable()
{
    return {"climb",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Climbing"),
            "climb",
            {},
            byMovement(prohibited()),
            SystemTable::Shape::List};
}

SystemTable terrainOfEditionsTable()
{
    return {"profile.terrain",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Terrain by edition"),
            "profile.-.terrain.-",
            {},
            asTheyAre(terrainColumns())};
}

} // namespace hexwerk::assault::ui
