#include "core/files/problem.h"

#include "core/base/contract.h"

#include <algorithm>
#include <tuple>

namespace hexwerk {

std::string_view toString(Severity severity)
{
    return severity == Severity::Error ? "error" : "warning";
}

std::string_view toString(ProblemCode code)
{
    switch (code) {
    case ProblemCode::CannotRead:
        return "cannot-read";
    case ProblemCode::TooLarge:
        return "too-large";
    case ProblemCode::NotUtf8:
        return "not-utf8";
    case ProblemCode::Syntax:
        return "syntax";
    case ProblemCode::WrongFormat:
        return "wrong-format";
    case ProblemCode::NewerVersion:
        return "newer-version";
    case ProblemCode::NewerSystem:
        return "newer-system";
    case ProblemCode::MissingKey:
        return "missing-key";
    case ProblemCode::UnknownKey:
        return "unknown-key";
    case ProblemCode::WrongType:
        return "wrong-type";
    case ProblemCode::OutOfRange:
        return "out-of-range";
    case ProblemCode::BadName:
        return "bad-name";
    case ProblemCode::Conflict:
        return "conflict";
    case ProblemCode::UnknownId:
        return "unknown-id";
    case ProblemCode::DuplicateId:
        return "duplicate-id";
    case ProblemCode::UnknownOption:
        return "unknown-option";
    case ProblemCode::NoSize:
        return "no-size";
    case ProblemCode::BadSize:
        return "bad-size";
    case ProblemCode::OddWidth:
        return "odd-width";
    case ProblemCode::OddTileColumn:
        return "odd-tile-column";
    case ProblemCode::BadCrop:
        return "bad-crop";
    case ProblemCode::OffBoard:
        return "off-board";
    case ProblemCode::OverlappingTiles:
        return "overlapping-tiles";
    case ProblemCode::BadTile:
        return "bad-tile";
    case ProblemCode::RoadNotAdjacent:
        return "road-not-adjacent";
    case ProblemCode::PictureMissing:
        return "picture-missing";
    case ProblemCode::NotAPicture:
        return "not-a-picture";
    case ProblemCode::PictureTooLarge:
        return "picture-too-large";
    case ProblemCode::PointsInLine:
        return "points-in-line";
    case ProblemCode::HexTaken:
        return "hex-taken";
    case ProblemCode::FacingOnInfantry:
        return "facing-on-infantry";
    case ProblemCode::ProhibitedTerrain:
        return "prohibited-terrain";
    case ProblemCode::TooMuchDamage:
        return "too-much-damage";
    case ProblemCode::MarkersClash:
        return "markers-clash";
    case ProblemCode::CarriedInCircle:
        return "carried-in-circle";
    case ProblemCode::OtherSide:
        return "other-side";
    case ProblemCode::ZoneTooSmall:
        return "zone-too-small";
    case ProblemCode::NoRoomForMines:
        return "no-room-for-mines";
    case ProblemCode::CannotCarry:
        return "cannot-carry";
    case ProblemCode::Overloaded:
        return "overloaded";
    case ProblemCode::MinesNotHere:
        return "mines-not-here";
    case ProblemCode::ImpossibleCard:
        return "impossible-card";
    case ProblemCode::NoSetupZone:
        return "no-setup-zone";
    case ProblemCode::NothingToChoose:
        return "nothing-to-choose";
    case ProblemCode::TooManySides:
        return "too-many-sides";
    case ProblemCode::TooFewSides:
        return "too-few-sides";
    case ProblemCode::NoUnits:
        return "no-units";
    case ProblemCode::NoVictory:
        return "no-victory";
    case ProblemCode::NoZones:
        return "no-zones";
    case ProblemCode::UnitNotPlaced:
        return "unit-not-placed";
    case ProblemCode::EmptyZone:
        return "empty-zone";
    case ProblemCode::NeverReached:
        return "never-reached";
    case ProblemCode::NeverHolds:
        return "never-holds";
    case ProblemCode::AlwaysHolds:
        return "always-holds";
    }
    HW_UNREACHABLE();
}

Severity severityOf(ProblemCode code)
{
    switch (code) {
    case ProblemCode::UnknownKey:
    case ProblemCode::UnknownOption:
    case ProblemCode::PictureMissing:
    case ProblemCode::NotAPicture:
    case ProblemCode::PictureTooLarge:
    case ProblemCode::PointsInLine:
    case ProblemCode::TooFewSides:
    case ProblemCode::NoUnits:
    case ProblemCode::NoVictory:
    case ProblemCode::NoZones:
    case ProblemCode::UnitNotPlaced:
    case ProblemCode::EmptyZone:
    case ProblemCode::ZoneTooSmall:
    case ProblemCode::NoRoomForMines:
    case ProblemCode::NoSetupZone:
    case ProblemCode::NothingToChoose:
    case ProblemCode::NeverReached:
    case ProblemCode::NeverHolds:
    case ProblemCode::AlwaysHolds:
        return Severity::Warning;
    default:
        return Severity::Error;
    }
}

bool hasErrors(const std::vector<Problem> &problems)
{
    return std::any_of(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.severity() == Severity::Error;
    });
}

void sortByPlace(std::vector<Problem> &problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        return std::tie(a.file, a.line, a.column) < std::tie(b.file, b.line, b.column);
    });
}

} // namespace hexwerk
