#include "editor/assault/text/desk_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

QString DeskText::counter(const TableUnit &counter) const
{
    const UnitCard *card = m_rules.cards.unit(counter.card);
    const QString name = card ? m_tongue.of(card->name) : QString::fromStdString(counter.card);
    return QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(counter.id));
}

QString DeskText::marker(Marker marker) const
{
    const Profile *profile = nullptr;
    if (const auto found = m_rules.data.profiles.find(m_rules.profile);
        found != m_rules.data.profiles.end())
        profile = &found->second;
    const MarkerRow *row = &m_rules.data.markers[static_cast<std::size_t>(marker)];
    if (profile)
        if (const auto own = profile->markers.find(marker); own != profile->markers.end())
            row = &own->second;
    return m_tongue.of(row->name);
}

QString DeskText::condition(const TableUnit &counter) const
{
    const UnitCard *card = m_rules.cards.unit(counter.card);
    if (!card)
        return {};
    const bool isHalf = counter.strength <= card->halfStrength;
    QStringList parts = {
        isHalf ? m_tongue.translate("hexwerk::assault::ui::DeskText", "half strength")
               : m_tongue.translate("hexwerk::assault::ui::DeskText", "full strength")};
    const int shown = isHalf ? card->halfStrength : card->strength;
    if (const int damage = shown - counter.strength; damage > 0)
        parts << m_tongue.translate("hexwerk::assault::ui::DeskText", "%n damage", nullptr, damage);
    for (int i = 0; i < kMarkers; ++i)
        if (counter.markers.has(static_cast<Marker>(i)))
            parts << marker(static_cast<Marker>(i));
    return parts.join(QStringLiteral(", "));
}

static const TableUnit &counterCalled(const AttackForm &form, const std::string &id)
{
    const std::vector<const TableUnit *> counters = countersOf(form);
    return **std::find_if(counters.begin(), counters.end(),
                          [&](const TableUnit *counter) { return counter->id == id; });
}

QString DeskText::change(const TableChange &change, const AttackForm &form) const
{
    const QString unit = counter(counterCalled(form, change.unit));
    switch (change.kind) {
    case TableChange::TakeOff:
        return m_tongue.translate("hexwerk::assault::ui::DeskText", "Take %1 off the map.")
            .arg(unit);
    case TableChange::FlipOver:
        return m_tongue.translate("hexwerk::assault::ui::DeskText", "Flip %1 to half strength.")
            .arg(unit);
    case TableChange::AddDamage:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText", "Add %n damage to %1.", nullptr,
                       change.points)
            .arg(unit);
    case TableChange::Remove:
        return m_tongue.translate("hexwerk::assault::ui::DeskText", "Remove %2 from %1.")
            .arg(unit, marker(change.marker));
    case TableChange::Place:
        return m_tongue.translate("hexwerk::assault::ui::DeskText", "Place %2 on %1.")
            .arg(unit, marker(change.marker));
    case TableChange::TakeDugIn:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText",
                       "Remove the dug-in marker from the hex of %1.")
            .arg(unit);
    case TableChange::FallBack:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText",
                       "%1 falls back: move it away from the enemy.")
            .arg(unit);
    case TableChange::Withdraw:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText", "%1 withdraws: move it out of the hex.")
            .arg(unit);
    case TableChange::Halt:
        return m_tongue.translate("hexwerk::assault::ui::DeskText", "%1 goes no further.")
            .arg(unit);
    case TableChange::LaySmoke:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText", "Hex %1: place %n smoke marker(s).",
                       nullptr, change.points)
            .arg(change.place);
    case TableChange::LayRuin:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText", "Place a ruin marker in the hex of %1.")
            .arg(unit);
    case TableChange::FlipWork:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText",
                       "Turn the fortification in the hex of %1 to its trench side.")
            .arg(unit);
    case TableChange::TakeWork:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText",
                       "Remove the fortification from the hex of %1.")
            .arg(unit);
    case TableChange::TakeObstacle:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText", "Remove the obstacle from the hex of %1.")
            .arg(unit);
    case TableChange::GetOff:
        return m_tongue
            .translate("hexwerk::assault::ui::DeskText",
                       "%1 dismounts: place it beside its transport vehicle.")
            .arg(unit);
    }
    return {};
}

QString DeskText::nothingToDo() const
{
    return m_tongue.translate("hexwerk::assault::ui::DeskText", "Nothing happens.");
}

QString DeskText::fault(FormFault fault) const
{
    switch (fault) {
    case FormFault::UnknownCard:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "The card of a unit is no longer there. Choose the unit again.");
    case FormFault::SameUnit:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "A unit takes part twice. Choose another unit.");
    case FormFault::UnknownTerrain:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "This terrain is no longer in the tables. Choose another.");
    case FormFault::Strength:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "A unit has more strength than its card. Correct it.");
    case FormFault::Markers:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "These markers cannot be on the same unit. Remove one.");
    case FormFault::Range:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "Choose a range from 1 to 40 hexes.");
    case FormFault::Hindering:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "That many hexes cannot hinder the line of sight at this range. "
                                  "Choose a longer range or fewer of them.");
    case FormFault::Smoke:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "Choose 0 or more smoke markers.");
    case FormFault::SmokeHexes:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "Choose 1 to 3 hexes for the smoke.");
    case FormFault::Helpers:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "At most two units can join the fire. Remove one.");
    case FormFault::NoSuchFire:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "The attacker cannot fire like this. Choose another action or "
                                  "another unit.");
    case FormFault::Carried:
        return m_tongue.translate("hexwerk::assault::ui::DeskText",
                                  "There is not enough room aboard. Leave a passenger out.");
    }
    return {};
}

QString DeskText::area(AreaOfImpact area)
{
    switch (area) {
    case AreaOfImpact::Front:
        return tr("front");
    case AreaOfImpact::Flank:
        return tr("flank");
    case AreaOfImpact::Rear:
    case AreaOfImpact::Above:
        return tr("rear");
    }
    return {};
}

QString DeskText::kind(AttackKind kind)
{
    switch (kind) {
    case AttackKind::Mines:
        return tr("Minefield");
    case AttackKind::Ground:
        return tr("Terrain damage (vehicles)");
    case AttackKind::Smoke:
        return tr("Smoke");
    case AttackKind::Shot:
    case AttackKind::Assault:
    case AttackKind::Overrun:
        break;
    }
    return {};
}

QString DeskText::motion(TargetMotion motion)
{
    switch (motion) {
    case TargetMotion::Rests:
        return tr("at rest");
    case TargetMotion::Moves:
        return tr("moves");
    case TargetMotion::FallsBack:
        return tr("falls back");
    case TargetMotion::Withdraws:
        return tr("withdraws");
    }
    return {};
}

} // namespace hexwerk::assault::ui
