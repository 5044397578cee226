#include "core/base/message_id.h"

#include "core/base/contract.h"

namespace hexwerk {

std::string_view toString(MessageId id)
{
    switch (id) {
    case MessageId::NotAnOrder:
        return "NotAnOrder";
    case MessageId::NotAsked:
        return "NotAsked";
    case MessageId::GameOver:
        return "GameOver";
    case MessageId::UnknownUnit:
        return "UnknownUnit";
    case MessageId::NotYourUnit:
        return "NotYourUnit";
    case MessageId::UnitGone:
        return "UnitGone";
    case MessageId::NotThisUnit:
        return "NotThisUnit";
    case MessageId::AlreadyActivated:
        return "AlreadyActivated";
    case MessageId::CannotBeActivated:
        return "CannotBeActivated";
    case MessageId::NotThisAction:
        return "NotThisAction";
    case MessageId::OffTheBoard:
        return "OffTheBoard";
    case MessageId::NotAdjacent:
        return "NotAdjacent";
    case MessageId::HexTaken:
        return "HexTaken";
    case MessageId::EnemyInHex:
        return "EnemyInHex";
    case MessageId::NotEnoughMovement:
        return "NotEnoughMovement";
    case MessageId::HarshTerrain:
        return "HarshTerrain";
    case MessageId::NoFastActionTwice:
        return "NoFastActionTwice";
    case MessageId::SlowUnit:
        return "SlowUnit";
    case MessageId::MayNotStopHere:
        return "MayNotStopHere";
    case MessageId::MayNotStop:
        return "MayNotStop";
    case MessageId::ProhibitedTerrain:
        return "ProhibitedTerrain";
    case MessageId::NotAwayFromEnemies:
        return "NotAwayFromEnemies";
    case MessageId::NotATarget:
        return "NotATarget";
    case MessageId::OutOfRange:
        return "OutOfRange";
    case MessageId::SightBlocked:
        return "SightBlocked";
    case MessageId::NoAttackDice:
        return "NoAttackDice";
    case MessageId::CloseCombatMarker:
        return "CloseCombatMarker";
    case MessageId::CannotDigIn:
        return "CannotDigIn";
    case MessageId::CannotSupport:
        return "CannotSupport";
    case MessageId::WrongDice:
        return "WrongDice";
    case MessageId::WrongSymbols:
        return "WrongSymbols";
    case MessageId::NothingToReroll:
        return "NothingToReroll";
    case MessageId::NotASetupHex:
        return "NotASetupHex";
    case MessageId::NotThatChoice:
        return "NotThatChoice";
    case MessageId::NoSuchPath:
        return "NoSuchPath";
    case MessageId::OldValueDiffers:
        return "OldValueDiffers";
    case MessageId::ValueOutOfRange:
        return "ValueOutOfRange";
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk
