#include "editor/text/term_text.h"

#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::editor {

QString TermText::kind(TermKind kind)
{
    switch (kind) {
    case TermKind::All:
        return tr("All of these");
    case TermKind::Any:
        return tr("At least one of these");
    case TermKind::Not:
        return tr("Not this");
    case TermKind::Control:
        return tr("Controls an objective");
    case TermKind::ControlsAtLeast:
        return tr("Controls a number of objectives");
    case TermKind::Losses:
        return tr("Units of a side eliminated");
    case TermKind::Track:
        return tr("A track has come to a number");
    case TermKind::UnitsInZone:
        return tr("Units stand in a zone");
    case TermKind::Turn:
        return tr("A turn has come");
    case TermKind::SideHasNoUnits:
        return tr("A side has no units left");
    }
    return {};
}

template<typename List>
static QString named(const List &items, const std::string &id)
{
    for (const auto &item : items)
        if (item.id == id)
            if (const QString name = inWindowLanguage(item.name); !name.isEmpty())
                return name;
    return id.empty() ? QStringLiteral("?") : toQString(id);
}

QString TermText::sentence(const Term &term, const Scenario &scenario)
{
    const QString side = term.side.empty() ? tr("The side") : named(scenario.sides, term.side);
    switch (term.kind) {
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
        return kind(term.kind);
    case TermKind::Control:
        //: %1 is a side, %2 an objective
        return tr("%1 controls %2").arg(side, named(scenario.objectives, term.name));
    case TermKind::ControlsAtLeast:
        //: %1 is a side
        return tr("%1 controls at least %n objective(s)", nullptr, term.number).arg(side);
    case TermKind::Losses:
        //: %1 is a side
        return tr("%1 has lost at least %n unit(s)", nullptr, term.number)
            .arg(named(scenario.sides, term.name));
    case TermKind::Track:
        //: %1 is a track, %2 a number
        return tr("%1 stands at %2 or more")
            .arg(named(scenario.tracks, term.name))
            .arg(term.number);
    case TermKind::UnitsInZone:
        //: %1 is a side, %2 a zone
        return tr("%1 has at least %n unit(s) in %2", nullptr, term.number)
            .arg(side, toQString(term.name));
    case TermKind::Turn:
        return tr("Turn %1 or later").arg(term.number);
    case TermKind::SideHasNoUnits:
        return tr("%1 has no units left").arg(named(scenario.sides, term.name));
    }
    return {};
}

QString TermText::numberLabel(TermKind kind)
{
    switch (kind) {
    case TermKind::ControlsAtLeast:
        return tr("Objectives");
    case TermKind::Losses:
    case TermKind::UnitsInZone:
        return tr("At least (units)");
    case TermKind::Track:
        return tr("At least");
    case TermKind::Turn:
        return tr("Turn");
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::Control:
    case TermKind::SideHasNoUnits:
        return {};
    }
    return {};
}

QString TermText::nameLabel(TermKind kind)
{
    switch (kind) {
    case TermKind::Control:
        return tr("Objective");
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return tr("Side");
    case TermKind::Track:
        return tr("Track");
    case TermKind::UnitsInZone:
        return tr("Zone");
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::ControlsAtLeast:
    case TermKind::Turn:
        return {};
    }
    return {};
}

bool TermText::takesSide(TermKind kind)
{
    return kind == TermKind::Control || kind == TermKind::ControlsAtLeast ||
           kind == TermKind::UnitsInZone;
}

} // namespace hexwerk::editor
