// What a refusal says, as an id. Sentences stand in editor/text; the command line prints the names.
#pragma once

#include <cstdint>
#include <string_view>

namespace hexwerk {

enum class MessageId : std::uint8_t {
    NotAnOrder,
    NotAsked,
    GameOver,
    UnknownUnit,
    NotYourUnit,
    UnitGone,
    NotThisUnit,
    AlreadyActivated,
    CannotBeActivated,
    NotThisAction,
    OffTheBoard,
    NotAdjacent,
    HexTaken,
    EnemyInHex,
    NotEnoughMovement,
    HarshTerrain,
    NoFastActionTwice,
    SlowUnit,
    MayNotStopHere,
    MayNotStop,
    ProhibitedTerrain,
    NotAhead,
    CannotTurn,
    Immobilised,
    NotAwayFromEnemies,
    NotATarget,
    OutOfRange,
    SightBlocked,
    NoAttackDice,
    OutOfArc,
    InsideArc,
    SlopeBetween,
    CloseCombatMarker,
    CannotDigIn,
    CannotSupport,
    WrongDice,
    WrongSymbols,
    NothingToReroll,
    NotASetupHex,
    NotThatChoice,
    NoSuchPath,
    OldValueDiffers,
    ValueOutOfRange,
    NoMineLeft,
    NoMineHere,
    NotThroughMines,
    WrongSeal,
    CannotHide,
    NoPartner,
    NotInThisPhase,
    TooNear,
    NotFromHere,
    NoSpotter,
    CannotSpot,
    NotASmokeHex,
    NoTransport,
    NoRoomAboard,
    TransportNotReady,
    NotToBeLoaded,
    CannotAssault,
};

// The name that the command line prints: "NotAsked".
std::string_view toString(MessageId id);

} // namespace hexwerk
