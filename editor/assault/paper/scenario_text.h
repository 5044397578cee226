// What a scenario sheet says, part by part, as rich text in the language of the window. Nothing in
// it is the secret of a side: neither mines nor where they may lie.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/text/course_text.h"
#include "editor/text/tongue.h"

#include <set>
#include <string>

namespace hexwerk::assault::ui {

class ScenarioText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ScenarioText)

public:
    explicit ScenarioText(const ScenarioDocument &document);

    // "9 turns · First player: Axis · ..."
    QString facts() const;
    // All parts, from the briefing to the special rules.
    QString html() const;
    // "Axis: 1 × Tiger (axis-entry)": who arrives in a turn, and what else it brings.
    QStringList turnEvents(int turn) const;

private:
    struct Group; // units that are listed together

    QString briefing() const;
    QString orderOfBattle(const SideSpec &side) const;
    std::vector<Group> groupsOf(const SideSpec &side) const;
    QString groupHtml(const Group &group) const;
    QString placeOf(const UnitSpec &unit) const;
    QString conditionOf(const UnitSpec &unit) const;
    QStringList choicesOf(const SideSpec &side) const;
    QString formation(const FormationChoice &choice) const;
    QString additional(const AdditionalForce &force) const;
    QString cards(const std::vector<std::string> &ids, bool isSupport) const;
    QStringList arrivals(int turn) const;
    QString reinforcements() const;
    QString setUp() const;
    QStringList zonesFor(ZonePurpose purpose) const;
    QString victory() const;
    QString course() const;
    QString specialRules() const;
    QStringList houseRules() const;
    QString sideName(const std::string &id) const;
    bool isOn(const char *option) const;

    const ScenarioDocument &m_document;
    const Scenario &m_scenario;
    const DataStore &m_library;
    const CourseText m_course;
    std::set<std::string> m_named; // units that a trigger names by their id
};

// Hexes as on printed sheets: "A6-12, B6-12, C9".
QString hexList(std::vector<Hex> hexes);

} // namespace hexwerk::assault::ui
