#include "core/files/problem.h"

#include "core/base/contract.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

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
    case ProblemCode::TooDeep:
        return "too-deep";
    case ProblemCode::MoreErrors:
        return "more-errors";
    case ProblemCode::MoreWarnings:
        return "more-warnings";
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
    case ProblemCode::TooLong:
        return "too-long";
    case ProblemCode::TooMany:
        return "too-many";
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
    case ProblemCode::OutsideStamp:
        return "outside-stamp";
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
    case ProblemCode::SideWithoutUnits:
        return "side-without-units";
    case ProblemCode::ForeignUnits:
        return "foreign-units";
    case ProblemCode::NothingArrives:
        return "nothing-arrives";
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
    case ProblemCode::NothingSaid:
        return "nothing-said";
    case ProblemCode::BothCanWin:
        return "both-can-win";
    case ProblemCode::WonFromStart:
        return "won-from-start";
    }
    HW_UNREACHABLE();
}

Severity severityOf(ProblemCode code)
{
    switch (code) {
    case ProblemCode::MoreWarnings:
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
    case ProblemCode::SideWithoutUnits:
    case ProblemCode::ForeignUnits:
    case ProblemCode::NothingArrives:
    case ProblemCode::NeverReached:
    case ProblemCode::NeverHolds:
    case ProblemCode::AlwaysHolds:
    case ProblemCode::NothingSaid:
    case ProblemCode::BothCanWin:
    case ProblemCode::WonFromStart:
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

static bool isMore(const Problem &problem)
{
    return problem.code == ProblemCode::MoreErrors || problem.code == ProblemCode::MoreWarnings;
}

void addProblem(std::vector<Problem> &problems, Problem problem)
{
    if (!isFull(problems)) {
        problems.push_back(std::move(problem));
        return;
    }
    if (!isMore(problems.back()))
        problems.push_back({.code = ProblemCode::MoreWarnings, .file = problem.file, .found = "0"});
    Problem &more = problems.back();
    if (problem.severity() == Severity::Error)
        more.code = ProblemCode::MoreErrors;
    const long count = isMore(problem) ? std::stol(problem.found) : 1;
    more.found = std::to_string(std::stol(more.found) + count);
}

void addProblems(std::vector<Problem> &problems, const std::vector<Problem> &further)
{
    for (const Problem &problem : further)
        addProblem(problems, problem);
}

void sortByPlace(std::vector<Problem> &problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        const bool first = isMore(a);
        const bool second = isMore(b);
        return std::tie(first, a.file, a.line, a.column) <
               std::tie(second, b.file, b.line, b.column);
    });
}

} // namespace hexwerk
