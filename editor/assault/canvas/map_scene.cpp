#include "editor/assault/canvas/map_scene.h"

#include <array>
#include <utility>

namespace hexwerk::assault::ui {

QColor sideColour(const std::string &name)
{
    static const std::array<std::pair<std::string_view, QRgb>, 8> kColours = {{
        {"blue", 0xff33557f},
        {"red", 0xff9c3328},
        {"green", 0xff4d6b34},
        {"yellow", 0xffb98a1e},
        {"brown", 0xff7a5433},
        {"grey", 0xff5d6266},
        {"black", 0xff2f3133},
        {"purple", 0xff69457a},
    }};
    for (const auto &[known, rgb] : kColours)
        if (known == name)
            return QColor::fromRgb(rgb);
    const QString text = QString::fromStdString(name);
    if (text.startsWith(u'#') && QColor::isValidColor(text))
        return QColor(text);
    return QColor::fromRgb(0xff5d6266);
}

// The part of "ger.rifles43" that says what stands on the card.
static std::string_view cardWord(std::string_view id)
{
    const std::size_t dot = id.rfind('.');
    return dot == std::string_view::npos ? id : id.substr(dot + 1);
}

// Whether it hits armour as hard as men where it fires next to it.
static bool fightsTanks(const UnitCard &card)
{
    const Pool *armoured = card.dice(TargetRow::Armoured, 1);
    const Pool *soft = card.dice(TargetRow::Soft, 1);
    return armoured && (!soft || armoured->size() >= soft->size());
}

static UnitSymbol infantrySymbol(const UnitCard &card)
{
    const std::string_view word = cardWord(card.id);
    const auto says = [word](std::string_view part) { return word.find(part) != word.npos; };
    if (card.indirect)
        return UnitSymbol::Mortar;
    if (card.has("explosive_charge") || says("engineer") || says("pioneer"))
        return UnitSymbol::Engineer;
    if (says("mg"))
        return UnitSymbol::MachineGun;
    if (says("ranger") || says("para") || says("commando"))
        return UnitSymbol::Ranger;
    if (card.has("scout"))
        return UnitSymbol::Scout;
    if (fightsTanks(card))
        return UnitSymbol::AntiTank;
    if (says("grenadier") || card.has("fast_disembark"))
        return UnitSymbol::Grenadier;
    return card.unitClass == UnitClass::Support ? UnitSymbol::MachineGun : UnitSymbol::Rifle;
}

static UnitSymbol trackedSymbol(const UnitCard &card)
{
    if (!card.turret)
        return card.indirect ? UnitSymbol::SelfPropelledGun : UnitSymbol::AssaultGun;
    return card.unitClass == UnitClass::Light ? UnitSymbol::LightTank : UnitSymbol::Tank;
}

static UnitSymbol vehicleSymbol(const UnitCard &card)
{
    if (card.unitClass == UnitClass::Truck)
        return UnitSymbol::Truck;
    if (card.movementType == MovementType::Track)
        return trackedSymbol(card);
    if (card.turret || card.has("scout"))
        return UnitSymbol::ArmouredCar;
    return card.transport > 0 ? UnitSymbol::HalfTrack : UnitSymbol::GunHalfTrack;
}

UnitSymbol symbolFor(const UnitCard &card)
{
    if (card.unitClass == UnitClass::AntiAir)
        return UnitSymbol::AntiAir;
    switch (card.type) {
    case UnitType::Infantry:
        return infantrySymbol(card);
    case UnitType::Artillery:
        return card.indirect ? UnitSymbol::Howitzer : UnitSymbol::Gun;
    case UnitType::Vehicle:
        return vehicleSymbol(card);
    }
    return UnitSymbol::Rifle;
}

UnitFace faceOf(const UnitCard &card)
{
    return {symbolFor(card), card.silhouette};
}

} // namespace hexwerk::assault::ui
