#include "editor/assault/text/refusal_text.h"

#include "core/assault/game/message.h"

namespace hexwerk::assault::ui {

static QString sentenceWithRule(const QString &sentence, std::string_view rule)
{
    return rule.empty()
               ? sentence
               : QStringLiteral("%1 (%2)").arg(
                     sentence, QLatin1String(rule.data(), static_cast<qsizetype>(rule.size())));
}

QString RefusalText::withRule(const Refusal &refused)
{
    return sentenceWithRule(refusal(refused), refused.rule);
}

QString RefusalText::barOfMines(std::string_view rule)
{
    if (rule == "R9.6.4.1d")
        return sentenceWithRule(tr("A hex can hold only one minefield."), rule);
    if (rule == "R9.6.4.1e")
        return sentenceWithRule(tr("Anti-tank mines cannot be laid in buildings."), rule);
    if (rule == "R9.6.4.1g")
        return sentenceWithRule(
            tr("Mines cannot be laid in a hex with a fortification or an obstacle."), rule);
    if (!rule.empty())
        return sentenceWithRule(tr("Mines cannot be laid in water."), rule);
    return {};
}

QString RefusalText::refusal(const Refusal &refusal)
{
    const auto number = [&](std::size_t i) {
        return i < refusal.numbers.size() ? refusal.numbers[i] : 0;
    };
    switch (messageOf(refusal.message)) { // no default: the compiler names the id without a text
    case Message::NotAnOrder:
        return tr("This is not an order.");
    case Message::NotAsked:
        return tr("A different question is open now.");
    case Message::GameOver:
        return tr("The game is over.");
    case Message::UnknownUnit:
        return tr("There is no such unit.");
    case Message::NotYourUnit:
        return tr("This unit belongs to the other side.");
    case Message::UnitGone:
        return tr("This unit is not on the map.");
    case Message::NotThisUnit:
        return tr("It is another unit's turn.");
    case Message::AlreadyActivated:
        return tr("This unit has already acted this turn.");
    case Message::CannotBeActivated:
        return tr("A unit that is suppressed or falling back cannot act this turn.");
    case Message::NotThisAction:
        return tr("This unit cannot take this action.");
    case Message::OffTheBoard:
        return tr("This does not lead to a hex on the map.");
    case Message::NotAdjacent:
        return tr("The hex is not adjacent.");
    case Message::HexTaken:
        return tr("Another unit is there.");
    case Message::EnemyInHex:
        return tr("An enemy is there; only a normal or fast move leads into close combat.");
    case Message::NotEnoughMovement:
        //: %1 is what the hex costs, %2 the movement points left
        return tr("The hex costs %1 movement points; the unit has %2 left.")
            .arg(number(0))
            .arg(number(1));
    case Message::HarshTerrain:
        //: %1 is what the hex costs, %2 the movement allowance of the unit's card
        return tr("The hex is harsh terrain: it costs %1, the unit has %2. It can only be entered "
                  "as the only hex of a move.")
            .arg(number(0))
            .arg(number(1));
    case Message::NoFastActionTwice:
        return tr("The unit already took a fast action last turn.");
    case Message::SlowUnit:
        return tr("A slow unit cannot take a fast action.");
    case Message::MayNotStopHere:
        return tr("The unit may pass through a friendly unit's hex, but not stay there.");
    case Message::MayNotStop:
        return tr("A withdrawing unit must leave the hex.");
    case Message::ProhibitedTerrain:
        return tr("The unit cannot enter this terrain.");
    case Message::WaterInTheWay:
        return tr("Water is in the way: crossing needs a road, trail, railway, bridge or ford.");
    case Message::NotAhead:
        return tr("A vehicle drives into one of its two front hexes, or backwards from its first "
                  "step on.");
    case Message::CannotTurn:
        return tr("The unit cannot face that way now.");
    case Message::Immobilised:
        return tr("An immobilised vehicle cannot move or turn.");
    case Message::NotAwayFromEnemies:
        return tr("Each step of a fallback must lead away from every enemy.");
    case Message::NotATarget:
        return tr("There is no unit to attack.");
    case Message::OutOfRange:
        if (number(0) <= number(1))
            return tr("The weapon has no dice against this target at a range of %n hex(es).",
                      nullptr, number(0));
        //: %1 is the range in hexes, %2 the longest range of the weapon
        return tr("The target is %1 hexes away; the weapon's range is %2.")
            .arg(number(0))
            .arg(number(1));
    case Message::SightBlocked:
        return tr("The line of sight is blocked.");
    case Message::NoAttackDice:
        return tr("No attack dice are left.");
    case Message::OutOfArc:
        return tr("The target is outside the arc of fire.");
    case Message::InsideArc:
        return tr("The target is in the arc of fire: turret firing is not needed.");
    case Message::SlopeBetween:
        return tr("Guns cannot be aimed down the steep slope at the adjacent hex.");
    case Message::CloseCombatMarker:
        return tr("There is no ranged fire in close combat.");
    case Message::CannotDigIn:
        return tr("The unit cannot dig in here.");
    case Message::CannotSupport:
        return tr("This unit cannot support a close combat.");
    case Message::WrongDice:
        //: %1 is how many dice are asked for
        return tr("The roll needs exactly %1 dice with faces 1 to 6.").arg(number(0));
    case Message::WrongSymbols:
        //: %1 is how many dice are asked for
        return tr("The roll needs the faces of exactly %1 battle dice.").arg(number(0));
    case Message::NothingToReroll:
        return tr("The roll has no such die.");
    case Message::NotASetupHex:
        return tr("The hex is not in the unit's zone.");
    case Message::NotThatChoice:
        return tr("This is not one of the choices.");
    case Message::NoSuchPath:
        return tr("There is no such value to correct.");
    case Message::OldValueDiffers:
        return tr("The value is not the one that the correction expects.");
    case Message::ValueOutOfRange:
        return tr("The new value is not possible.");
    case Message::NoMineLeft:
        return tr("No mines of this kind are left.");
    case Message::NoMineHere:
        return tr("Mines of this kind cannot be laid there.");
    case Message::WrongSeal:
        return tr("Something else was laid there.");
    case Message::NotThroughMines:
        return tr("This action does not lead into that minefield.");
    case Message::CannotHide:
        return tr("The unit cannot hide there.");
    case Message::NoPartner:
        return tr("No adjacent unit can take part.");
    case Message::NotInThisPhase:
        if (refusal.rule == "R6.3a")
            return tr("The support phase allows indirect fire, smoke and special abilities only.");
        return tr("Not in this phase of the turn.");
    case Message::TooNear:
        //: %1 is the range in hexes, %2 the least range of the weapon
        return tr("The target is %1 hexes away; the weapon's minimum range is %2.")
            .arg(number(0))
            .arg(number(1));
    case Message::NotFromHere:
        return tr("Indirect fire is not possible from this terrain.");
    case Message::NoSpotter:
        return tr("No unit that may spot can see it.");
    case Message::CannotSpot:
        return tr("This unit cannot spot for the firing unit.");
    case Message::NotASmokeHex:
        return tr("This smoke cannot be laid there.");
    case Message::NoTransport:
        return tr("No unit of this kind can be carried there.");
    case Message::NoRoomAboard:
        //: %1 and %2 are strength points
        return tr("There is no room aboard: %1 strength points are needed, %2 can be carried.")
            .arg(number(0))
            .arg(number(1));
    case Message::TransportNotReady:
        return tr("Its transport has taken a fast action or is delayed, suppressed, falling back "
                  "or immobilised.");
    case Message::NotToBeLoaded:
        return tr("The gun is delayed, suppressed or falling back.");
    case Message::CannotAssault:
        return tr("This unit cannot start close combat.");
    case Message::NoCommandPoint:
        //: %1 and %2 are command points
        return tr("There are too few command points: %1 needed, %2 left on its card and in the "
                  "command focus.")
            .arg(number(0))
            .arg(number(1));
    case Message::CardNotInHand:
        return tr("The side does not have this card in hand.");
    case Message::CardNotNow:
        return tr("This card is played at another time.");
    case Message::CardNotForThis:
        return tr("This card would have no effect there.");
    case Message::CardForbids:
        return tr("A command card that was played does not allow this.");
    case Message::NotEnoughPoints:
        //: %1 and %2 are replacement points
        return tr("This costs %1 replacement points; the side has %2 left.")
            .arg(number(0))
            .arg(number(1));
    case Message::NothingToRestore:
        return tr("There is nothing here to bring back.");
    case Message::NothingToSalvage:
        return tr("There is nothing here to salvage.");
    case Message::NotInReserve:
        return tr("The reserve has no such card left.");
    case Message::SlotTaken:
        return tr("The unit or its place is already assigned.");
    case Message::NotInThisSlot:
        return tr("The unit cannot be assigned to this place.");
    case Message::PlanTooLong:
        return tr("These are too many decisions at once.");
    case Message::NotThisBattle:
        return tr("This is not a result of the battle.");
    }
    Q_UNREACHABLE();
}

} // namespace hexwerk::assault::ui
