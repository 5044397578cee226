// An id changes, and with it everything that names it.
#include "editor/assault/commands/item_edits.h"

#include <algorithm>

namespace hexwerk::assault::ui {

class Renamer
{
public:
    Renamer(const std::string &from, const std::string &to)
        : m_from(from)
        , m_to(to)
    {
    }

    void operator()(std::string &name) const
    {
        if (name == m_from)
            name = m_to;
    }
    void operator()(std::optional<std::string> &name) const
    {
        if (name)
            (*this)(*name);
    }
    void operator()(std::vector<std::string> &names) const
    {
        for (std::string &name : names)
            (*this)(name);
    }

private:
    const std::string m_from;
    const std::string m_to;
};

// Which of a term's two names speak of the table.
static bool namesTable(TermKind kind, Table table)
{
    switch (kind) {
    case TermKind::Control:
        return table == Table::Objective;
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return table == Table::Side;
    case TermKind::Track:
        return table == Table::Track;
    case TermKind::UnitsInZone:
        return table == Table::Zone;
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
    case TermKind::Turn:
        return false;
    }
    return false;
}

static void renameIn(Term &term, Table table, const Renamer &renamed)
{
    if (namesTable(term.kind, table))
        renamed(term.name);
    if (table == Table::Side)
        renamed(term.side);
    for (Term &inner : term.terms)
        renameIn(inner, table, renamed);
}

static void renameSides(Scenario &s, const Renamer &renamed)
{
    renamed(s.firstPlayer);
    renamed(s.firstSetup);
    const auto all = [&](auto &items) {
        for (auto &item : items)
            renamed(item.side);
    };
    all(s.board.minefields);
    all(s.mines);
    all(s.zones);
    all(s.units);
    all(s.reinforcements);
    all(s.supports);
    all(s.tracks);
    all(s.triggers);
    all(s.victories);
    for (Trigger &trigger : s.triggers)
        all(trigger.effects);
    for (Objective &objective : s.objectives)
        renamed(objective.holder);
    for (Track &track : s.tracks)
        all(track.thresholds);
}

static void renameZones(Scenario &s, const Renamer &renamed)
{
    for (MineAllotment &mines : s.mines)
        renamed(mines.zones);
    for (UnitSpec &unit : s.units)
        renamed(unit.zone);
    for (Reinforcement &reinforcement : s.reinforcements)
        renamed(reinforcement.zone);
    for (Trigger &trigger : s.triggers) {
        renamed(trigger.zone);
        for (TriggerEffect &effect : trigger.effects)
            renamed(effect.zone);
    }
}

static void renameOthers(Scenario &s, Table table, const Renamer &renamed)
{
    for (Trigger &trigger : s.triggers) {
        if (table == Table::Unit)
            renamed(trigger.unit);
        if (table == Table::Objective)
            renamed(trigger.objective);
        for (TriggerEffect &effect : trigger.effects) {
            if (table == Table::Track)
                renamed(effect.track);
            if (table == Table::Unit)
                renamed(effect.unit);
            if (table == Table::Objective)
                renamed(effect.objective);
        }
    }
    for (UnitSpec &unit : s.units)
        if (table == Table::Unit)
            renamed(unit.on);
}

void rename(Scenario &scenario, ItemRef item, const std::string &id)
{
    const std::string old = idOf(scenario, item);
    visitList(scenario, item.table, item.index, [&]<typename T>(std::vector<T> &list) {
        if constexpr (requires(T one) { one.id; })
            list.at(item.index).id = id;
    });
    if (old.empty())
        return;
    const Renamer renamed(old, id);
    if (item.table == Table::Side)
        renameSides(scenario, renamed);
    if (item.table == Table::Zone)
        renameZones(scenario, renamed);
    renameOthers(scenario, item.table, renamed);
    for (Trigger &trigger : scenario.triggers)
        if (trigger.condition)
            renameIn(*trigger.condition, item.table, renamed);
    for (Victory &victory : scenario.victories)
        renameIn(victory.term, item.table, renamed);
}

} // namespace hexwerk::assault::ui
