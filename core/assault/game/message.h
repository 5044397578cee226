// What the refusals of ASSAULT say. Sentences stand in editor/assault/text; the command line prints
// the names.
#pragma once

#include "core/base/message_id.h"

#include <string_view>

namespace hexwerk::assault {

enum class Message : std::uint8_t {
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
    WaterInTheWay,
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
    NoCommandPoint,
    CardNotInHand,
    CardNotNow,
    CardNotForThis,
    CardForbids,
    NotEnoughPoints,
    NothingToRestore,
    NothingToSalvage,
    NotInReserve,
    SlotTaken,
    NotInThisSlot,
    PlanTooLong,
    NotThisBattle,
};

// The name that the command line prints: "NotAsked".
std::string_view toString(Message message);
// Of a refusal of this system.
Message messageOf(MessageId id);

} // namespace hexwerk::assault

template<>
inline constexpr bool hexwerk::kSpeaksFor<hexwerk::assault::Message, hexwerk::MessageKind> = true;
