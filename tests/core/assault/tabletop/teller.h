// Tells a recorded game to a table as it went. Mines, terrain damage, overruns and cargo have no
// form: their players tell what they did.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/assault/tabletop/table_play.h"
#include "core/play/answerer.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// An attack of the game while it goes on.
struct OpenAttack
{
    std::size_t depth = 0; // of its frame
    TableAttackOrder told = {};
};

class Teller
{
public:
    Teller(Position game, TablePosition table);
    // The first difference, or empty.
    std::string play(play::RandomPlayer<Assault> &player);
    // Attacks that were told, and those of the game.
    long attacks() const { return m_attacks; }
    long fought() const { return m_fought; }

private:
    void tell(const TableOrder &order);
    void correct(const std::string &path, const std::string &value);
    std::string name(UnitId id) const { return m_game.setting->unitName(id); }

    void hear(const Position &before, const Order &order, const std::vector<Event> &events);
    void hearEvent(const Event &event);
    bool goesOn(const Position &before) const;
    void openAttacks();
    void open(std::size_t depth, AttackForm form);
    void getOff(const AttackForm &form);
    void close();
    void goOnToPhase();
    void stand();
    void compare();

    Position m_game;
    TablePosition m_table;
    std::vector<OpenAttack> m_open;
    std::vector<Event> m_later;      // what the board did to units of the attack
    std::vector<std::size_t> m_told; // depths of frames whose attacks were told
    UnitId m_covered = {};           // whose movement is going to be covered
    std::string m_wrong;
    long m_attacks = 0;
    long m_fought = 0;
};

} // namespace hexwerk::assault
