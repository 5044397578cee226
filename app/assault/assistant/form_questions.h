// What the form of an attack asks its players, and what each answer makes of it.
#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "app/assault/assistant/attack_desk.h"

#include <functional>
#include <vector>

namespace hexwerk::assault::ui {

inline constexpr int kMostFormRange = 14; // hexes: no printed card reaches farther

struct FormQuestion
{
    QString text;
    QString key; // letter; empty: none
    QStringList choices;
    std::vector<int> chosen; // places of choices
    std::function<void(AttackForm &, int)> choose;
    int shown = 0; // choices beside each other, the others in a list; 0: all
    bool isNumbered = true;
};

class FormQuestions
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::FormQuestions)

public:
    explicit FormQuestions(const AttackDesk &desk)
        : m_desk(desk)
        , m_form(desk.form())
    {
    }

    // Those of every attack: range, sight, cover, action. Both units are known.
    std::vector<FormQuestion> main() const;
    // Those that few attacks need.
    std::vector<FormQuestion> further() const;
    // What of them is not as usual, in short; empty: nothing.
    QString furtherInShort() const;

private:
    FormQuestion range() const;
    FormQuestion sight() const;
    FormQuestion cover() const;
    FormQuestion action() const;
    FormQuestion haste() const;
    FormQuestion area() const;
    FormQuestion arc() const;
    FormQuestion motion() const;
    FormQuestion hindering() const;
    FormQuestion smoke() const;
    FormQuestion dugIn() const;
    FormQuestion work() const;
    FormQuestion workSide() const;
    FormQuestion sides() const;
    FormQuestion road() const;
    FormQuestion alongRoad() const;
    FormQuestion joined() const;
    FormQuestion spotter() const;
    FormQuestion coverDie() const;
    // [R8.3c] Command cards that its side has played.
    FormQuestion commandCards(Role role) const;
    void addCommandCards(std::vector<FormQuestion> &questions) const;
    FormQuestion aboard() const;
    FormQuestion carrier() const;
    bool canCarry(const UnitCard &own) const;
    // Counters of its side that are not in the attack themselves.
    std::vector<TableUnit> friendsOf(Role role) const;
    QString nameOf(const TableUnit &counter) const;
    FormQuestion mineKind() const;
    FormQuestion mineStep() const;
    FormQuestion mineMotion() const;
    FormQuestion smokeHexes() const;
    FormQuestion comesFrom() const;
    FormQuestion entered() const;
    FormQuestion byRoad() const;
    void addUnits(std::vector<FormQuestion> &questions) const;
    std::vector<FormQuestion> furtherOfHazard() const;
    FormQuestion support(bool ofAssault) const;
    FormQuestion strength(Role role) const;
    FormQuestion markers(Role role) const;
    FormQuestion experience(Role role) const;
    FormQuestion activated() const;
    std::string usualHindrance() const;
    const UnitCard &card(Role role) const { return *m_desk.card(m_desk.unit(role)); }
    bool hasCard(Role role) const { return m_desk.card(m_desk.unit(role)) != nullptr; }
    bool isAssault() const { return m_form.kind == AttackKind::Assault; }

    const AttackDesk &m_desk;
    const AttackForm &m_form;
};

} // namespace hexwerk::assault::ui
