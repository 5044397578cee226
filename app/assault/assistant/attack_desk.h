// One attack at a real table: who attacks whom over what ground, and the dice as they are told. It
// remembers counters, ground and lines from one attack to the next.
#pragma once

#include <QObject>

#include "core/assault/tabletop/form_faults.h"
#include "core/assault/tabletop/table_attack.h"
#include "core/assault/tabletop/table_order.h"
#include "core/play/randomness.h"
#include "editor/assault/document/shared_data.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

enum class Role : std::uint8_t { Attacker, Target };

// The units of a game that is followed.
struct FollowedUnits
{
    std::vector<TableUnit> units = {};                          // on the map, between two actions
    std::map<std::string, SideIndex> sides = {};                // by unit
    std::optional<TableUnit> acting = {};                       // as it is in its own action
    std::set<std::string> dugIn = {};                           // whose hex has the marker
    std::map<std::string, std::string> transports = {};         // by passenger
    std::function<Ruling<>(const AttackForm &)> mayAttack = {}; // now, by the course of the turn
    std::set<std::string> riders = {}; // passengers on a hull, for all to see
    std::set<std::string> absent = {}; // not on the map, with ids that are theirs
};

class AttackDesk final : public QObject
{
    Q_OBJECT

public:
    explicit AttackDesk(SharedData data, QObject *parent = nullptr);

    const TableRules &rules() const { return *m_rules; }
    const UnitCard *card(const TableUnit &counter) const
    {
        return m_rules->cards.unit(counter.card);
    }
    // Other tables and cards, or those of a game with its options; a counter whose card is gone
    // goes with it.
    void setData(const SharedData &data);
    void setRules(std::shared_ptr<const TableRules> rules);
    // An edition by its id; what was told of dice is forgotten.
    void setProfile(const std::string &profile);

    // Those that were used, the last one first.
    const std::vector<TableUnit> &counters() const { return m_counters; }
    // Its units are those of a game from now on; an attack on the desk stays if its units do.
    void follow(FollowedUnits units);
    // Counters are whatever the players use, those first.
    void unfollow(std::vector<TableUnit> counters = {});
    bool isFollowing() const { return !m_followed.sides.empty(); }
    // Empty where nobody knows.
    std::optional<SideIndex> sideOf(const TableUnit &counter) const;
    // One more of this card at full strength, with an id that no other has: "us2".
    TableUnit newCounter(const std::string &card) const;

    const AttackForm &form() const { return m_form; }
    const TableUnit &unit(Role role) const
    {
        return role == Role::Attacker ? m_form.attacker : m_form.target;
    }
    bool has(Role role) const { return !unit(role).card.empty(); }
    // Both units, or the one that such an attack has.
    bool isComplete() const;
    // Mines or ground in the place of an attacker, smoke in that of a target; the other unit stays.
    void setKind(AttackKind kind);
    // With what is remembered of the ground under it and of the line between both.
    void setUnit(Role role, const TableUnit &counter);
    // Begins with its dice anew.
    void setForm(const AttackForm &form);
    void swap();
    // The three that were used last, each in the place that it came to.
    const std::vector<std::string> &usualTerrain() const { return m_usualTerrain; }
    // Another attack; the counters stay known.
    void begin();

    // Null until it is complete, and where there is no such attack: then why.
    const TableAttack *attack() const { return m_attack ? &*m_attack : nullptr; }
    const std::optional<Refusal> &refusal() const { return m_refusal; }
    const std::vector<FormFault> &faults() const { return m_faults; }
    // Why it is not the attacker's time; the players may attack all the same.
    std::optional<Refusal> warning() const;

    void tell(std::size_t roll, std::size_t die, TableFace face);
    void choose(const Order &order);
    // The program's dice in the place of those that are not told yet, up to the next choice.
    void rollRest(play::Randomness &random);
    bool canTakeBack() const { return isTold() || !m_earlier.empty(); }
    // The last thing told, or else the last change of the form with the dice that were told before
    // it, or the end of the last attack.
    void takeBack();
    // The counters are as the attack left them, and the form is open for the next one.
    void finish();

signals:
    void changed();
    // The attack is over: what there was to tell of it.
    void finished(const hexwerk::assault::TableAttackOrder &attack);
    // The one before is not told any more.
    void untold();

private:
    // As it was before a change.
    struct Earlier
    {
        AttackForm form;
        std::optional<TableAttack> attack;
        std::vector<TableUnit> counters;
        bool wasFinished = false; // by this change
    };
    struct Ground
    {
        std::string terrain = "clear";
        bool isDugIn = false;
        std::optional<TableWork> work = {};
    };
    struct Line
    {
        int range = 1;
        TableSight sight = {};
    };

    bool isTold() const { return m_attack && m_attack->hasEntries(); }
    void change(const AttackForm &form);
    TableUnit known(const TableUnit &counter, Role role) const;
    void chooseMines(AttackForm &form) const;
    void remember();
    void recall();
    void recallCargo();
    void useTerrain(const std::string &id);
    void keep(const TableUnit &counter);
    void stage();
    std::pair<std::string, std::string> pair() const;

    std::shared_ptr<const TableRules> m_rules;
    FollowedUnits m_followed;
    std::vector<TableUnit> m_counters;
    AttackForm m_form;
    std::vector<Earlier> m_earlier;
    std::vector<std::string> m_usualTerrain;
    std::vector<std::string> m_usedTerrain; // the same, the last one first
    std::optional<TableAttack> m_attack;
    std::optional<Refusal> m_refusal;
    std::vector<FormFault> m_faults;
    std::map<std::string, Ground> m_grounds;                     // by counter
    std::map<std::pair<std::string, std::string>, Line> m_lines; // by both, in order
};

} // namespace hexwerk::assault::ui
