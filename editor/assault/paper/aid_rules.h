// What a players' aid says in sentences: actions, markers, close combat. Rich text, each with its
// rules.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/rulebook/rulebook.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/library/corrections.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// Only what is in force in the scenario.
class AidRules
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AidTables)

public:
    // All must outlive it.
    AidRules(const ScenarioDocument &document, const Corrections &corrections,
             const Rulebook &rulebook);

    QString phases() const;
    QString actions() const;
    QString abilities() const; // of units in the scenario
    // What each status marker does, in the words of the rulebook.
    QString markers() const;
    // Its course, dice and results, in the words of the rulebook.
    QString closeCombat() const;

private:
    bool isOn(const std::string &option) const;
    bool isInForce(const std::string &rule) const;
    // Entries that are in force, of a key of [rules].
    std::vector<const RuleEntry *> entriesOf(const std::string &key) const;

    const Scenario &m_scenario;
    const DataStore &m_library;
    const Corrections &m_corrections;
    const Rulebook &m_rulebook;
};

// Above each part of the aid.
QString aidHeading(const QString &title, const QString &rules);

} // namespace hexwerk::assault::ui
