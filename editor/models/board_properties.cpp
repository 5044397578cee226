#include "editor/models/property_fields.h"

namespace hexwerk::editor {

static std::vector<Property> tileAndTransform()
{
    using P = TilePlacement;
    return {
        among(property("tile", HW_PROPERTY_TEXT("Tile"), FieldKind::Choice, &P::tile),
              Choices::Tiles),
        explained(property("at", HW_PROPERTY_TEXT("At"), FieldKind::Hex, &P::at),
                  HW_PROPERTY_TEXT("Its top-left hex on the board, in an odd column: A, C, E.")),
        property("turned", HW_PROPERTY_TEXT("Turned by 180°"), FieldKind::Flag, &P::turned),
        explained(property("crop", HW_PROPERTY_TEXT("Part"), FieldKind::Crop, &P::crop),
                  HW_PROPERTY_TEXT("First and last hex of the part that is used, in the tile as "
                                   "printed.")),
        among(
            property("from", HW_PROPERTY_TEXT("From terrain"), FieldKind::Choice, &Transform::from),
            Choices::Terrains),
        among(property("to", HW_PROPERTY_TEXT("To terrain"), FieldKind::Choice, &Transform::to),
              Choices::Terrains),
    };
}

static std::vector<Property> painted()
{
    return {
        property("hexes", HW_PROPERTY_TEXT("Hexes"), FieldKind::Hexes, &Patch::hexes),
        among(property("terrain", HW_PROPERTY_TEXT("Terrain"), FieldKind::Choice, &Patch::terrain),
              Choices::Terrains),
        number(property("level", HW_PROPERTY_TEXT("Level"), FieldKind::Number, &Patch::level), 0,
               2),
        among(property("kind", HW_PROPERTY_TEXT("Kind"), FieldKind::Choice, &Road::kind),
              Choices::RoadKinds),
        explained(property("hexes", HW_PROPERTY_TEXT("Hexes"), FieldKind::Hexes, &Road::hexes),
                  HW_PROPERTY_TEXT("A path: each hex next to the one before.")),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &Hexside::hex),
        among(property("side", HW_PROPERTY_TEXT("Hexside"), FieldKind::Choice, &Hexside::side),
              Choices::HexsideDirections),
        among(property("kind", HW_PROPERTY_TEXT("Kind"), FieldKind::Choice, &Hexside::kind),
              Choices::HexsideKinds),
    };
}

static std::vector<Property> laid()
{
    return {
        among(property("kind", HW_PROPERTY_TEXT("Kind"), FieldKind::Choice, &Overlay::kind),
              Choices::OverlayKinds),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &Overlay::hex),
        explained(number(property("facing", HW_PROPERTY_TEXT("Facing"), FieldKind::Number,
                                  &Overlay::facing),
                         0, 5),
                  HW_PROPERTY_TEXT("The corner it looks to: 0 between north and north-east, then "
                                   "clockwise.")),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &Smoke::hex),
        number(property("count", HW_PROPERTY_TEXT("Markers"), FieldKind::Number, &Smoke::count), 1,
               9),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &Minefield::hex),
        among(property("kind", HW_PROPERTY_TEXT("Kind"), FieldKind::Choice, &Minefield::kind),
              Choices::MineKinds),
        among(property("side", HW_PROPERTY_TEXT("Side"), FieldKind::Choice, &Minefield::side),
              Choices::Sides),
        property("found", HW_PROPERTY_TEXT("Found already"), FieldKind::Flag, &Minefield::found),
        property("hex", HW_PROPERTY_TEXT("Hex"), FieldKind::Hex, &BoardLabel::hex),
        property("text", HW_PROPERTY_TEXT("Text"), FieldKind::LocalLine, &BoardLabel::text),
    };
}

std::vector<Property> boardProperties()
{
    std::vector<Property> all = tileAndTransform();
    for (std::vector<Property> &part : std::array{painted(), laid()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

} // namespace hexwerk::editor
