// Markers, abilities, nations.
#include "editor/assault/library/table_columns.h"

namespace hexwerk::assault::ui {

Columns asTheyAre(Columns columns)
{
    std::erase_if(columns, [](const TableColumn &one) { return one.key == "name"; });
    for (TableColumn &one : columns)
        one.mayMiss = false;
    return columns;
}

static Columns markerColumns()
{
    return {
        name(),
        words(
            "group",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At the end of the turn"),
            {{"white", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "White: removed")},
             {"yellow",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Yellow: turned over")},
             {"green",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Green: stays on the hex")},
             {"black", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Black: exchanged")},
             {"red",
              QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Red: stays on the unit")}}),
        optional(choice(
            "reverse",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turned over or exchanged for"),
            Choices::Markers))};
}

static std::vector<Word> markerOrder()
{
    std::vector<Word> order;
    for (const char *id :
         {"normal_action", "fast_action", "delayed_action", "digging_in", "firing", "turret_firing",
          "move_and_fire", "fire_and_move", "hide_action", "hidden", "ambush", "suppressed",
          "fallback", "attack_dice_minus_1", "immobilised", "dug_in"})
        order.push_back({id, ""});
    return order;
}

SystemTable markerTable()
{
    return {"marker", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Markers"),
            "marker.-", markerOrder(), markerColumns()};
}

SystemTable abilityTable()
{
    return {"ability",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Abilities"),
            "ability.-.effects.-",
            {},
            {pool("dice", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Dice")),
             number("range", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Range"),
                    1, 14),
             number("add", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Modifier"),
                    -6, 6),
             number("points", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Riders"),
                    0, 99),
             choice("marker", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Marker"),
                    Choices::Markers)}};
}

SystemTable nationTable()
{
    TableColumn name =
        column("", "", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
               FieldKind::LocalLine);
    return {"nation",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Nations"),
            "nation.-",
            {},
            {name}};
}

SystemTable markersOfEditionsTable()
{
    return {"profile.marker",
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Markers by edition"),
            "profile.-.marker.-", markerOrder(), asTheyAre(markerColumns())};
}

} // namespace hexwerk::assault::ui
