// Words of what stands on cards.
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString ChoiceText::unitType(UnitType type)
{
    switch (type) {
    case UnitType::Infantry:
        return tr("Infantry");
    case UnitType::Artillery:
        return tr("Artillery");
    case UnitType::Vehicle:
        return tr("Vehicle");
    }
    return {};
}

QString ChoiceText::unitClass(UnitClass unitClass)
{
    switch (unitClass) {
    case UnitClass::Standard:
        return tr("Standard");
    case UnitClass::Support:
        return tr("Support");
    case UnitClass::Light:
        return tr("Light");
    case UnitClass::AntiAir:
        return tr("Anti-air");
    case UnitClass::Truck:
        return tr("Truck");
    }
    return {};
}

QString ChoiceText::movementType(MovementType type)
{
    switch (type) {
    case MovementType::Foot:
        return tr("On foot");
    case MovementType::Artillery:
        return tr("Pushed by its crew");
    case MovementType::Mechanized:
        return tr("Wheels or half-tracks");
    case MovementType::Track:
        return tr("Full tracks");
    }
    return {};
}

QString ChoiceText::activationTime(ActivationTime time)
{
    switch (time) {
    case ActivationTime::Anytime:
        return tr("At any time");
    case ActivationTime::Planning:
        return tr("Planning phase");
    case ActivationTime::Support:
        return tr("Support phase");
    case ActivationTime::Action:
        return tr("Action phase");
    case ActivationTime::Organization:
        return tr("Organization phase");
    case ActivationTime::BeforeActivation:
        return tr("Before the activation");
    case ActivationTime::Special:
        return tr("As the card says");
    }
    return {};
}

QString ChoiceText::specialMoment(SpecialMoment moment)
{
    switch (moment) {
    case SpecialMoment::Effects:
        return tr("When its effects do something");
    case SpecialMoment::EnemyAttack:
        return tr("When the enemy attacks");
    case SpecialMoment::Spotting:
        return tr("Before a spotting roll");
    case SpecialMoment::CloseCombat:
        return tr("In close combat");
    case SpecialMoment::Overrun:
        return tr("When a gun is overrun");
    case SpecialMoment::Initiative:
        return tr("In the initiative phase");
    case SpecialMoment::EnemyCard:
        return tr("After an opponent's card");
    }
    return {};
}

QString ChoiceText::supportKind(SupportKind kind)
{
    return kind == SupportKind::Air ? tr("Air attack") : tr("Off-board artillery");
}

QString ChoiceText::sourceMark(const std::string &mark)
{
    if (mark == "T")
        return tr("T: stated in the rules");
    if (mark == "W")
        return tr("W: derived from a worked example");
    if (mark == "O")
        return tr("O: read from a damaged copy");
    if (mark == "H")
        return tr("H: our house rule");
    if (mark == "C")
        return tr("C: compared with your copy");
    return mark == "G" ? tr("G: our guess") : editor::toQString(mark);
}

QString ChoiceText::abilityHelp(const std::string &id, const DataStore &library)
{
    const auto found = library.system.abilities.find(id);
    return found == library.system.abilities.end() ? QString()
                                                   : editor::inWindowLanguage(found->second.text);
}

} // namespace hexwerk::assault::ui
