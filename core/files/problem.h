// What is wrong with a file or a scenario: codes, places and values, never sentences. Those stand
// in app/cli/problem_text.h and editor/assault/text/problem_text.h.
#pragma once

#include "core/hexes/hex.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk {

enum class Severity : std::uint8_t { Error, Warning };
std::string_view toString(Severity severity); // "error"

enum class ProblemCode : std::uint8_t {
    // The file as a whole
    CannotRead,
    TooLarge,
    NotUtf8,
    Syntax,
    WrongFormat,
    NewerVersion,
    NewerSystem,
    TooDeep,
    MoreErrors,   // than are kept: found is how many
    MoreWarnings, // likewise, and none of them an error
    // One key
    MissingKey,
    UnknownKey,
    WrongType,
    OutOfRange,
    BadName,
    Conflict,
    TooLong,
    TooMany,
    // Ids
    UnknownId,
    DuplicateId,
    UnknownOption,
    // Board
    NoSize,
    BadSize,
    OddWidth,
    OddTileColumn,
    BadCrop,
    OffBoard,
    OverlappingTiles,
    BadTile,
    RoadNotAdjacent,
    PictureMissing,
    NotAPicture,
    PictureTooLarge,
    PointsInLine,
    OutsideStamp,
    // Units
    HexTaken,
    FacingOnInfantry,
    ProhibitedTerrain,
    TooMuchDamage,
    MarkersClash,
    CarriedInCircle,
    OtherSide,
    CannotCarry,
    Overloaded,
    MinesNotHere,
    ImpossibleCard,
    TooManySides,
    // A half-done scenario
    TooFewSides,
    NoUnits,
    NoVictory,
    NoZones,
    UnitNotPlaced,
    EmptyZone,
    ZoneTooSmall,
    NoRoomForMines,
    NoSetupZone,
    NothingToChoose,
    SideWithoutUnits,
    ForeignUnits,
    NothingArrives,
    // Tracks and conditions
    NeverReached,
    NeverHolds,
    AlwaysHolds,
    NothingSaid,
    BothCanWin,
    WonFromStart,
};
inline constexpr ProblemCode kLastProblemCode = ProblemCode::WonFromStart;
// "unknown-key": stable, for scripts.
std::string_view toString(ProblemCode code);
Severity severityOf(ProblemCode code);

// What would have been right.
enum class Expectation : std::uint8_t {
    Nothing,     // the code says it all
    WholeNumber, // values: none, or the least and the greatest
    TrueOrFalse,
    Text,
    Table,
    Array,
    LocalTexts,   // a table of texts by language
    NumberOrText, // a whole number or one of the values
    AnyValue,     // true, false, a whole number or a text
    OneOf,        // of the values
    OneKeyOf,     // exactly one of these keys
    HexName,      // "C4"
    Dice,         // letters R, Y, G, B
    OneDie,
    Face, // "-", "X", "D", "DD", "C", "CD"
    SixFaces,
    PictureName, // "maps/south.png"
    ThreePoints,
    Id, // letters, digits, '.', '_', '-'
    // An id that exists: values are the ones most like it.
    Card,
    FormationCard,
    Side,
    Terrain,
    Tile,
    Zone,
    Objective,
    Track,
    Unit,
    Marker,
    Ability,
    Effect, // of the vocabulary of command and support cards
    System,
    Profile,
    DiceProfile,
    Nation,
    Switch,
    GameOrder, // a JSON object
    Seed,      // 64 hexadecimal digits
};
inline constexpr Expectation kLastExpectation = Expectation::Seed;

struct Problem
{
    ProblemCode code = ProblemCode::Syntax;
    std::string file = {}; // empty where nothing was read from a file
    int line = 0;          // from 1; 0: no place
    int column = 0;        // in characters, from 1
    std::string key = {};  // "unit.u1.at", "board.patch.0.level"
    std::string found = {};
    Expectation expected = Expectation::Nothing;
    std::vector<std::string> values = {}; // of the expectation
    std::optional<Hex> hex = {};          // what a map can jump to
    bool operator==(const Problem &) const = default;

    Severity severity() const { return severityOf(code); }
};

bool hasErrors(const std::vector<Problem> &problems);

// Nobody reads more; the last one then says how many there are beside them.
inline constexpr std::size_t kMostProblems = 1000;
inline bool isFull(const std::vector<Problem> &problems)
{
    return problems.size() >= kMostProblems;
}
// Adds the problem, or counts it if as many as are kept are there.
void addProblem(std::vector<Problem> &problems, Problem problem);
void addProblems(std::vector<Problem> &problems, const std::vector<Problem> &further);
// By file, line and column; equal places keep their order. How many more there are comes last.
void sortByPlace(std::vector<Problem> &problems);

// What was loaded, or why not. The value is there only if no problem is an error.
template<typename T>
struct LoadResult
{
    std::optional<T> value;
    std::vector<Problem> problems;

    explicit operator bool() const { return value.has_value(); }
};

template<typename T>
LoadResult<T> loaded(T value, std::vector<Problem> problems)
{
    sortByPlace(problems);
    if (hasErrors(problems))
        return {std::nullopt, std::move(problems)};
    return {std::move(value), std::move(problems)};
}

} // namespace hexwerk
