#include "editor/assault/text/play_text.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/victory_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

QString PlayText::phase(Phase phase)
{
    switch (phase) {
    case Phase::SetUp:
        return tr("Set-up");
    case Phase::Initiative:
        return tr("Initiative phase");
    case Phase::Planning:
        return tr("Planning phase");
    case Phase::Support:
        return tr("Support phase");
    case Phase::Action:
        return tr("Action phase");
    case Phase::Organization:
        return tr("Organization phase");
    case Phase::Over:
        return tr("Game over");
    }
    Q_UNREACHABLE();
}

QString PlayText::marker(const Position &p, Marker marker)
{
    return editor::inWindowLanguage(p.setting->data.markers[static_cast<std::size_t>(marker)].name);
}

QString PlayText::name(const Position &p, UnitId unit)
{
    const std::size_t spec = p.setting->roster[unit.index()].spec;
    const QString own = spec == SIZE_MAX
                            ? QString()
                            : editor::inWindowLanguage(p.setting->scenario.units[spec].name);
    return own.isEmpty() ? editor::inWindowLanguage(p.card(unit).name) : own;
}

QString PlayText::unit(const Position &p, UnitId unit)
{
    //: %1 is the name of a unit or of its card, %2 the unit's own id
    return tr("%1 (%2)").arg(name(p, unit), editor::toQString(p.setting->unitName(unit)));
}

QString PlayText::unitAndHex(const Position &p, UnitId id)
{
    const Unit &shown = p.unit(id);
    if (shown.state == UnitState::Carried)
        //: %1 is a unit, %2 the transport that carries it
        return tr("%1 on %2").arg(unit(p, id), unit(p, shown.carrier));
    //: %1 is a unit, %2 a hex
    return shown.inPlay() ? tr("%1 in %2").arg(unit(p, id), editor::toQString(toString(shown.at)))
                          : unit(p, id);
}

QString PlayText::condition(const Position &p, UnitId id)
{
    const Unit &shown = p.unit(id);
    QStringList parts{side(p, shown.side),
                      tr("strength %1 of %2").arg(shown.strength).arg(p.card(id).strength),
                      ChoiceText::experience(p.experience(id))};
    for (int i = 0; i < kMarkers; ++i)
        if (shown.markers.has(static_cast<Marker>(i)))
            parts << marker(p, static_cast<Marker>(i));
    if (shown.facing >= 0)
        //: %1 is a vertex
        parts << tr("faces %1").arg(ChoiceText::facing(shown.facing));
    if (shown.activated)
        parts << tr("has acted");
    QStringList load;
    for (const Unit &other : p.units)
        if (other.state == UnitState::Carried && other.carrier == id)
            load << unit(p, other.id);
    if (!load.isEmpty())
        //: %1 are units, with commas between them
        parts << tr("carries %1").arg(load.join(QStringLiteral(", ")));
    return parts.join(QStringLiteral(", "));
}

QString PlayText::state(const Position &p, UnitId id)
{
    //: %1 is a unit, %2 what there is to say of it
    return tr("%1: %2").arg(unit(p, id), condition(p, id));
}

QString PlayText::objective(const Objective &objective)
{
    const QString name = editor::inWindowLanguage(objective.name);
    return name.isEmpty() ? editor::toQString(objective.id) : name;
}

QString PlayText::side(const Position &p, SideIndex side)
{
    if (side == kNobody)
        return tr("Nobody");
    const SideSpec &spec = p.setting->scenario.sides[side];
    const QString name = editor::inWindowLanguage(spec.name);
    return name.isEmpty() ? editor::toQString(spec.id) : name;
}

QString PlayText::use(RollUse use)
{
    switch (use) {
    case RollUse::Setup:
        return tr("Who sets up first");
    case RollUse::Initiative:
        return tr("Initiative");
    case RollUse::Spotting:
        return tr("Spotting roll");
    case RollUse::Attack:
        return tr("Attack dice");
    case RollUse::Defence:
        return tr("Defence dice");
    case RollUse::CriticalAttack:
        return tr("Critical hit: attack dice");
    case RollUse::CriticalDefence:
        return tr("Critical hit: defence dice");
    case RollUse::AssaultAttack:
        return tr("Close combat: attack of the assault unit");
    case RollUse::DefenceDefence:
        return tr("Close combat: defence of the defence unit");
    case RollUse::DefenceAttack:
        return tr("Close combat: attack of the defence unit");
    case RollUse::AssaultDefence:
        return tr("Close combat: defence of the assault unit");
    case RollUse::Reroll:
        return tr("Re-roll");
    case RollUse::Players:
        return tr("Which player chooses first");
    case RollUse::Preliminary:
        return tr("Indirect fire: preliminary roll");
    case RollUse::Smoke:
        return tr("Smoke dice");
    case RollUse::MineDetection:
        return tr("Mine detection");
    case RollUse::MineAttack:
        return tr("Minefield: attack dice");
    case RollUse::MineDefence:
        return tr("Minefield: defence dice");
    case RollUse::TerrainDamage:
        return tr("Damage by terrain: attack dice");
    case RollUse::TerrainDefence:
        return tr("Damage by terrain: defence dice");
    case RollUse::LastShot:
        return tr("Last shot: attack dice");
    case RollUse::LastShotDefence:
        return tr("Last shot: defence dice");
    case RollUse::PassengerAttack:
        return tr("Attack on a passenger");
    case RollUse::PassengerDefence:
        return tr("Defence of the passenger");
    case RollUse::WheelsApproach:
        return tr("Approach to wheels or tracks");
    case RollUse::WheelsAttack:
        return tr("Attack on wheels or tracks");
    case RollUse::WheelsDefence:
        return tr("Defence of wheels or tracks");
    case RollUse::BlastAttack:
        return tr("Blast roll");
    case RollUse::BlastDefence:
        return tr("Blast roll: terrain die");
    case RollUse::AntiAir:
        return tr("Anti-aircraft fire");
    case RollUse::AirDefence:
        return tr("Defence of the aircraft");
    case RollUse::AirSpotting:
        return tr("Spotting by the aircraft");
    case RollUse::Accuracy:
        return tr("Accuracy");
    case RollUse::SupportAttack:
        return tr("Support: attack dice");
    case RollUse::SupportDefence:
        return tr("Defence against support");
    case RollUse::Ranging:
        return tr("Ranging rounds");
    case RollUse::Impact:
        return tr("Impact");
    case RollUse::Drift:
        return tr("Direction of the drift");
    }
    Q_UNREACHABLE();
}

QString PlayText::fireMode(std::string_view id)
{
    switch (fireModeFromString(id).value_or(FireMode::FireSupport)) {
    case FireMode::SmokeScreen:
        return tr("Smoke screen");
    case FireMode::SuppressiveFire:
        return tr("Suppressive fire");
    case FireMode::FireSupport:
        return tr("Fire support");
    case FireMode::FireForEffect:
        return tr("Fire for effect");
    case FireMode::Bombardment:
        return tr("Bombardment");
    }
    Q_UNREACHABLE();
}

QString PlayText::direction(std::string_view id)
{
    const QStringList names = {tr("N"), tr("NE"), tr("SE"), tr("S"), tr("SW"), tr("NW")};
    return names.value(id.empty() ? 0 : id.front() - '0');
}

QString PlayText::roll(const Position &p, const Pending &pending)
{
    switch (pending.use) {
    case RollUse::Players:
        return tr("%1: one die for each player of a side").arg(use(pending.use));
    case RollUse::Setup:
    case RollUse::Initiative:
        //: %1 and %2 are the two sides, in the order of the dice
        return tr("%1: one die for %2, one for %3").arg(use(pending.use), side(p, 0), side(p, 1));
    default:
        break;
    }
    if (!p.has(pending.unit)) // mines, terrain
        return p.has(pending.other)
                   //: %1 is what is rolled, %2 the unit it is rolled against
                   ? tr("%1, against %2").arg(use(pending.use), unit(p, pending.other))
                   : use(pending.use);
    //: %1 is the side that rolls, %2 what is rolled, %3 the unit it is rolled for
    return tr("%1 – %2: %3")
        .arg(side(p, p.unit(pending.unit).side), use(pending.use), unit(p, pending.unit));
}

QString PlayText::symbols(Symbols symbols)
{
    QStringList parts;
    if (symbols.c > 0)
        parts << tr("%n critical hit(s)", nullptr, symbols.c);
    if (symbols.d > 0)
        parts << tr("%n damage", nullptr, symbols.d);
    if (symbols.x > 0)
        parts << tr("%n suppression(s)", nullptr, symbols.x);
    return parts.isEmpty() ? tr("nothing") : parts.join(tr(", "));
}

static QString nameOfMarker(const Position &p, std::string_view id)
{
    const auto marker = markerFromString(id);
    return marker ? PlayText::marker(p, *marker) : editor::toQString(id);
}

QString PlayText::source(const Position &p, const DiceLine &line)
{
    const SystemData &data = p.setting->data;
    if (line.source == "card")
        return tr("Unit card");
    if (line.source == "terrain") {
        const auto row = data.terrain.find(line.sourceId);
        return row ? editor::inWindowLanguage(data.terrain.row(*row).name)
                   : editor::toQString(line.sourceId);
    }
    if (line.source == "marker")
        return nameOfMarker(p, line.sourceId);
    if (line.source == "fortification") {
        const auto kind = overlayKindFromString(line.sourceId);
        return kind && isFortification(*kind)
                   ? editor::inWindowLanguage(
                         data.fortifications[static_cast<std::size_t>(*kind)].name)
                   : editor::toQString(line.sourceId);
    }
    if (line.source == "hexside") {
        const auto kind = data.terrain.find(HexsideId(std::string(line.sourceId)));
        return kind ? editor::inWindowLanguage(data.terrain.row(*kind).name)
                    : editor::toQString(line.sourceId);
    }
    if (line.source == "command_card") {
        const CommandCard *card = p.setting->commandCard(line.sourceId);
        return card ? editor::inWindowLanguage(card->name) : tr("Command card");
    }
    if (line.source == "hindrance")
        return tr("Hindered line of sight");
    if (line.source == "fire_modification")
        return line.sourceId == "blind" ? tr("Target not spotted") : tr("Fire on the move");
    if (line.source == "covering_fire")
        return tr("Covering fire");
    if (line.source == "experience")
        return tr("Experience");
    if (line.source == "critical")
        return tr("Critical hit");
    if (line.source == "assault")
        return tr("Assault");
    if (line.source == "half_strength")
        return tr("Half strength");
    if (line.source == "activated")
        return tr("Already activated");
    if (line.source == "vehicle")
        return tr("Vehicle");
    if (line.source == "wheels")
        return tr("Wheels or tracks");
    if (line.source == "ability")
        return tr("Special ability");
    if (line.source == "indirect_fire")
        return tr("Indirect fire");
    if (line.source == "joint_fire")
        return tr("Joint fire");
    if (line.source == "mines")
        return tr("Minefield");
    if (line.source == "blast")
        return tr("Blast value");
    if (line.source == "accuracy")
        return tr("Accuracy");
    if (line.source == "off_board_artillery")
        return tr("Off-board artillery");
    if (line.source == "ground")
        return tr("Terrain");
    return editor::toQString(line.source);
}

} // namespace hexwerk::assault::ui
