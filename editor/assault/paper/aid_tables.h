// Tables of the system as a players' aid shows them: rich text, each with its rules.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/library/corrections.h"
#include "editor/assault/library/system_table.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class AidTables
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AidTables)

public:
    // Both must outlive it.
    AidTables(const ScenarioDocument &document, const Corrections &corrections);

    // The table with this id. `hasPictures`: of the ground that a row is about.
    QString html(const std::string &table, bool hasPictures = false);
    QString units() const; // of the scenario
    // What the marks of the tables so far mean.
    QString legend() const;

private:
    struct Cell
    {
        const TomlValue *value = nullptr;
        ValuePath path; // of the edition, where it says something else
    };

    Cell cellAt(const ValuePath &path) const;
    std::vector<ValuePath> rowsInForce(const SystemTable &table) const;
    QString shown(const TableColumn &column, const TomlValue *value, const ValuePath &row) const;
    QString marked(const TableColumn &column, const Cell &cell, const ValuePath &row);
    QString notes(const SystemTable &table, const ValuePath &row);
    QString rowHead(const SystemTable &table, const ValuePath &row, bool hasPictures) const;
    QString listHtml(const SystemTable &table);
    QString rulesText(const SystemTable &table) const;
    std::string diceSet() const;

    const Scenario &m_scenario;
    const DataStore &m_library;
    const Corrections &m_corrections;
    std::set<char> m_marks; // of sources that were shown
    bool m_hasCorrections = false;
};

} // namespace hexwerk::assault::ui
