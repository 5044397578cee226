// What can be wrong with what a file of ASSAULT says, and what would have been right.
#pragma once

#include "core/files/problem_code.h"

namespace hexwerk::assault {

enum class ContentProblem : std::uint8_t {
    // Switches
    UnknownOption = kFirstOfSystem,
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
    PointsInLine,
    RiverEnds,
    NoWater,
    UnknownArt,
    NobodyGetsThere,
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
    UnknownSilhouette,
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
    NoCommandPoints,
    PointsWithoutUnits,
    ForeignUnits,
    NothingArrives,
    // Tracks and conditions
    NeverReached,
    NeverHolds,
    AlwaysHolds,
    NothingSaid,
    BothCanWin,
    WonFromStart,
    // Command and support cards
    EmptyDeck,
    ForeignCard,
    CardInTwoDecks,
    NothingToDraw,
    WordByPlayers,
    EmptySupply,
    TooManyRequests,
    NoSupportCards,
    TooManySupportCards,
    MoreSupportThanFormations,
    // Campaigns
    CampaignNeedsTwoSides,
    ScenarioMissing,
    BrokenScenario,
    OtherSides,
    OtherEdition,
    UnitInTwoSlots,
    NobodyForSlot,
    UnfitForPlace,
    NobodyMovesTrack,
    TextMissing,
    NoResultLeft,
    BattleNotReached,
    NoWayOut,
};
inline constexpr ContentProblem kFirstContentProblem = ContentProblem::UnknownOption;
inline constexpr ContentProblem kLastContentProblem = ContentProblem::NoWayOut;
const ProblemRow<ContentProblem> &rowOf(ContentProblem code);

enum class ContentExpectation : std::uint8_t {
    HexName = kFirstOfSystem, // "C4"
    Dice,                     // letters R, Y, G, B
    OneDie,
    Face, // "-", "X", "D", "DD", "C", "CD"
    SixFaces,
    ThreePoints,
    // An id that exists: values are the ones most like it.
    Card,
    FormationCard,
    Side,
    Terrain,
    Road,
    Hexside,
    Tile,
    Zone,
    Objective,
    Track,
    Unit,
    Marker,
    Ability,
    Effect, // of the vocabulary of command and support cards
    Profile,
    DiceProfile,
    Nation,
    Switch,
    DeckCard, // a command or support card
    SupportCard,
    Battle,
    Core, // unit of a campaign
};

} // namespace hexwerk::assault

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::assault::ContentProblem, hexwerk::ProblemKind> =
    true;
template<>
inline constexpr bool
    hexwerk::kSpeaksFor<hexwerk::assault::ContentExpectation, hexwerk::ExpectationKind> = true;
