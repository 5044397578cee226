#include "editor/assault/models/property_fields.h"

namespace hexwerk::assault::ui {

static std::vector<Property> tileAndTransform()
{
    using P = TilePlacement;
    return {
        among(property("tile", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Tile"),
                       FieldKind::Choice, &P::tile),
              Choices::Tiles),
        explained(property("at", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "At"),
                           FieldKind::Hex, &P::at),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "Its top-left hex on the board, in an odd column: A, C, E.")),
        property("turned",
                 QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Turned by 180°"),
                 FieldKind::Flag, &P::turned),
        explained(
            property("crop", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Part"),
                     FieldKind::Crop, &P::crop),
            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                              "First and last hex of the part to use, on the tile as printed.")),
        among(property("from",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "From terrain"),
                       FieldKind::Choice, &Transform::from),
              Choices::Terrains),
        among(property("to", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "To terrain"),
                       FieldKind::Choice, &Transform::to),
              Choices::Terrains),
    };
}

static std::vector<Property> painted()
{
    return {
        property("hexes", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes"),
                 FieldKind::Hexes, &Patch::hexes),
        among(property("terrain",
                       QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Terrain"),
                       FieldKind::Choice, &Patch::terrain),
              Choices::Terrains),
        number(property("level", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Level"),
                        FieldKind::Number, &Patch::level),
               0, 2),
        among(property("kind", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kind"),
                       FieldKind::Choice, &Road::kind),
              Choices::RoadKinds),
        explained(property("hexes",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexes"),
                           FieldKind::Hexes, &Road::hexes),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "A path: each hex is next to the previous one.")),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &Hexside::hex),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hexside"),
                       FieldKind::Choice, &Hexside::side),
              Choices::HexsideDirections),
        among(property("kind", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kind"),
                       FieldKind::Choice, &Hexside::kind),
              Choices::HexsideKinds),
    };
}

static std::vector<Property> laid()
{
    return {
        among(property("kind", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kind"),
                       FieldKind::Choice, &Overlay::kind),
              Choices::OverlayKinds),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &Overlay::hex),
        explained(number(property("facing",
                                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Facing"),
                                  FieldKind::Facing, &Overlay::facing),
                         0, 5),
                  QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText",
                                    "The vertex it faces; if empty, the first one, upper right.")),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &Smoke::hex),
        number(property("count", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Markers"),
                        FieldKind::Number, &Smoke::count),
               1, 9),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &Minefield::hex),
        among(property("kind", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Kind"),
                       FieldKind::Choice, &Minefield::kind),
              Choices::MineKinds),
        among(property("side", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Side"),
                       FieldKind::Choice, &Minefield::side),
              Choices::Sides),
        property("found", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Already found"),
                 FieldKind::Flag, &Minefield::found),
        property("hex", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Hex"),
                 FieldKind::Hex, &BoardLabel::hex),
        property("text", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Text"),
                 FieldKind::LocalLine, &BoardLabel::text),
    };
}

std::vector<Property> boardProperties()
{
    std::vector<Property> all = tileAndTransform();
    for (std::vector<Property> &part : std::array{painted(), laid()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::assault::ui
