#include "core/assault/game/message.h"

#include "core/base/contract.h"

namespace hexwerk::assault {

std::string_view toString(Message message)
{
    switch (message) {
    case Message::NotAnOrder:
        return "NotAnOrder";
    case Message::NotAsked:
        return "NotAsked";
    case Message::GameOver:
        return "GameOver";
    case Message::UnknownUnit:
        return "UnknownUnit";
    case Message::NotYourUnit:
        return "NotYourUnit";
    case Message::UnitGone:
        return "UnitGone";
    case Message::NotThisUnit:
        return "NotThisUnit";
    case Message::AlreadyActivated:
        return "AlreadyActivated";
    case Message::CannotBeActivated:
        return "CannotBeActivated";
    case Message::NotThisAction:
        return "NotThisAction";
    case Message::OffTheBoard:
        return "OffTheBoard";
    case Message::NotAdjacent:
        return "NotAdjacent";
    case Message::HexTaken:
        return "HexTaken";
    case Message::EnemyInHex:
        return "EnemyInHex";
    case Message::NotEnoughMovement:
        return "NotEnoughMovement";
    case Message::HarshTerrain:
        return "HarshTerrain";
    case Message::NoFastActionTwice:
        return "NoFastActionTwice";
    case Message::SlowUnit:
        return "SlowUnit";
    case Message::MayNotStopHere:
        return "MayNotStopHere";
    case Message::MayNotStop:
        return "MayNotStop";
    case Message::ProhibitedTerrain:
        return "ProhibitedTerrain";
    case Message::WaterInTheWay:
        return "WaterInTheWay";
    case Message::NotAhead:
        return "NotAhead";
    case Message::CannotTurn:
        return "CannotTurn";
    case Message::Immobilised:
        return "Immobilised";
    case Message::NotAwayFromEnemies:
        return "NotAwayFromEnemies";
    case Message::NotATarget:
        return "NotATarget";
    case Message::OutOfRange:
        return "OutOfRange";
    case Message::SightBlocked:
        return "SightBlocked";
    case Message::NoAttackDice:
        return "NoAttackDice";
    case Message::OutOfArc:
        return "OutOfArc";
    case Message::InsideArc:
        return "InsideArc";
    case Message::SlopeBetween:
        return "SlopeBetween";
    case Message::CloseCombatMarker:
        return "CloseCombatMarker";
    case Message::CannotDigIn:
        return "CannotDigIn";
    case Message::CannotSupport:
        return "CannotSupport";
    case Message::WrongDice:
        return "WrongDice";
    case Message::WrongSymbols:
        return "WrongSymbols";
    case Message::NothingToReroll:
        return "NothingToReroll";
    case Message::NotASetupHex:
        return "NotASetupHex";
    case Message::NotThatChoice:
        return "NotThatChoice";
    case Message::NoSuchPath:
        return "NoSuchPath";
    case Message::OldValueDiffers:
        return "OldValueDiffers";
    case Message::ValueOutOfRange:
        return "ValueOutOfRange";
    case Message::NoMineLeft:
        return "NoMineLeft";
    case Message::NoMineHere:
        return "NoMineHere";
    case Message::WrongSeal:
        return "WrongSeal";
    case Message::NotThroughMines:
        return "NotThroughMines";
    case Message::CannotHide:
        return "CannotHide";
    case Message::NoPartner:
        return "NoPartner";
    case Message::NotInThisPhase:
        return "NotInThisPhase";
    case Message::TooNear:
        return "TooNear";
    case Message::NotFromHere:
        return "NotFromHere";
    case Message::NoSpotter:
        return "NoSpotter";
    case Message::CannotSpot:
        return "CannotSpot";
    case Message::NotASmokeHex:
        return "NotASmokeHex";
    case Message::NoTransport:
        return "NoTransport";
    case Message::NoRoomAboard:
        return "NoRoomAboard";
    case Message::TransportNotReady:
        return "TransportNotReady";
    case Message::NotToBeLoaded:
        return "NotToBeLoaded";
    case Message::CannotAssault:
        return "CannotAssault";
    case Message::NoCommandPoint:
        return "NoCommandPoint";
    case Message::CardNotInHand:
        return "CardNotInHand";
    case Message::CardNotNow:
        return "CardNotNow";
    case Message::CardNotForThis:
        return "CardNotForThis";
    case Message::CardForbids:
        return "CardForbids";
    case Message::NotEnoughPoints:
        return "NotEnoughPoints";
    case Message::NothingToRestore:
        return "NothingToRestore";
    case Message::NothingToSalvage:
        return "NothingToSalvage";
    case Message::NotInReserve:
        return "NotInReserve";
    case Message::SlotTaken:
        return "SlotTaken";
    case Message::NotInThisSlot:
        return "NotInThisSlot";
    case Message::PlanTooLong:
        return "PlanTooLong";
    case Message::NotThisBattle:
        return "NotThisBattle";
    }
    HW_UNREACHABLE();
}

Message messageOf(MessageId id)
{
    return id.as<Message>();
}

} // namespace hexwerk::assault
