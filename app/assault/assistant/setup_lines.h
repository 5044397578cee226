// What to take out of the box for a scenario, and where it goes: the lines of the set-up sheet.
#pragma once

#include <QCoreApplication>
#include <QPixmap>
#include <QString>

#include "core/assault/scenario/scenario.h"
#include "core/assault/tabletop/table_rules.h"
#include "editor/assault/document/shared_data.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

struct SetupLine
{
    QString text;
    QPixmap picture;
    QString where;
    int heading = -1; // of a side, by its place; -1: none
};

class SetupLines
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::SetupLines)

public:
    SetupLines(const Scenario &scenario, const DataStore &library, const TableRules &rules);

    // Step by step: the map, the counters, where they stand, markers and tracks. Both players read
    // them: what a minefield is stands nowhere.
    std::vector<std::vector<SetupLine>> all() const;

private:
    using Lines = std::vector<SetupLine>;
    Lines map() const;
    void addChanges(Lines &lines) const;
    Lines counters() const;
    void addForces(Lines &lines, std::size_t side) const;
    Lines onTheMap() const;
    void addZones(Lines &lines, const std::string &side) const;
    SetupLine placeOf(const UnitSpec &unit, const UnitCard &card) const;
    Lines ready() const;

    const Scenario &m_scenario;
    const DataStore &m_library;
    const TableRules &m_rules;
};

// "C3–C10, D3, D5": column by column.
QString rangesOf(std::vector<Hex> hexes);

} // namespace hexwerk::assault::ui
