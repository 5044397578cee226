// What the table assistant says, in the language of either player.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_result.h"
#include "core/assault/tabletop/table_rules.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

class DeskText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::DeskText)

public:
    DeskText(const TableRules &rules, const editor::Tongue &tongue)
        : m_rules(rules)
        , m_tongue(tongue)
    {
    }

    // "Rifles 43 (us1)"
    QString counter(const TableUnit &counter) const;
    // "half strength, 1 damage, Suppressed"
    QString condition(const TableUnit &counter) const;
    QString marker(Marker marker) const;
    // What to do on the table, in a sentence.
    QString change(const TableChange &change, const AttackForm &form) const;
    QString nothingToDo() const;
    // What is wrong with the form, and what helps.
    QString fault(FormFault fault) const;
    static QString area(AreaOfImpact area);
    static QString motion(TargetMotion motion);
    // What stands in the place of a unit; empty where both are there.
    static QString kind(AttackKind kind);

private:
    const TableRules &m_rules;
    editor::Tongue m_tongue;
};

} // namespace hexwerk::assault::ui
