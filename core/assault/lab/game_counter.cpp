#include "core/assault/lab/game_counter.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

using lab::Tally;

GameCounter::GameCounter(const Position &start, const Goals &goals)
    : m_setting(start.setting)
    , m_goals(&goals)
    , m_holders(start.holders)
    , m_contested(start.holders.size())
    , m_units(start.units.size())
    , m_isOut(start.units.size())
    , m_turn(start.turn)
{
    const std::size_t hexes = start.board().size();
    for (SideCounts &side : m_sides) {
        for (Map *map : {&side.losses, &side.held, &side.fire, &side.targets, &side.moves})
            map->resize(hexes);
        side.holds.resize(start.holders.size());
    }
    noteUnits(start);
}

void GameCounter::note(const std::vector<Event> &events, const Position &after)
{
    for (const Event &event : events) {
        if (const auto *began = std::get_if<TurnBegan>(&event.what);
            began && began->turn > m_turn) {
            noteEndOfTurn(after);
            m_turn = began->turn;
        }
        note(event);
    }
    noteUnits(after);
    if (m_begins == kNobody)
        m_begins = after.startingPlayer;
    for (std::size_t i = 0; i < after.holders.size(); ++i)
        if (after.holders[i] != m_holders[i])
            m_contested[i] = true;
    if (after.pending.isOver())
        noteEndOfTurn(after);
}

void GameCounter::note(const Event &event)
{
    if (const auto *activated = std::get_if<UnitActivated>(&event.what)) {
        m_units[activated->unit.index()].acted = true;
    } else if (const auto *moved = std::get_if<UnitMoved>(&event.what)) {
        countAt(countsOf(moved->unit).moves, moved->to);
        m_units[moved->unit.index()].at = moved->to;
    } else if (const auto *pushed = std::get_if<UnitPushedBack>(&event.what)) {
        m_units[pushed->unit.index()].at = pushed->to;
    } else if (const auto *shot = std::get_if<ShotFired>(&event.what)) {
        noteShot(*shot);
    } else if (const auto *lost = std::get_if<UnitEliminated>(&event.what)) {
        noteLoss(lost->unit);
    }
}

void GameCounter::noteShot(const ShotFired &shot)
{
    SideCounts &side = countsOf(shot.firer);
    UnitCounts &firer = m_units[shot.firer.index()];
    firer.fired = true;
    countAt(side.fire, firer.at);
    countAt(side.targets, m_units[shot.target.index()].at);
}

void GameCounter::noteLoss(UnitId unit)
{
    SideCounts &side = countsOf(unit);
    UnitCounts &lost = m_units[unit.index()];
    lost.isLost = true;
    countAt(side.losses, lost.at);
    ++side.lossesByTurn[m_turn];
    side.pointsByTurn[m_turn] += m_setting->card(unit).points;
}

void GameCounter::noteUnits(const Position &after)
{
    for (const Unit &unit : after.units) {
        UnitCounts &counts = m_units[unit.id.index()];
        m_isOut[unit.id.index()] = unit.state == UnitState::InBox;
        if (!unit.isOnMap())
            continue;
        counts.at = unit.at;
        if (counts.came == 0)
            counts.came = m_turn;
    }
}

void GameCounter::noteEndOfTurn(const Position &after)
{
    const double value = m_goals->value(after);
    m_ahead[m_turn] = value > 0 ? 0 : value < 0 ? 1 : kNobody;
    for (const Unit &unit : after.units)
        if (unit.inPlay())
            countAt(countsOf(unit.id).held, unit.at);
    for (std::size_t i = 0; i < after.holders.size(); ++i)
        if (after.holders[i] != kNobody)
            ++m_sides[after.holders[i]].holds[i][m_turn];
}

void GameCounter::countAt(Map &map, Hex hex) const
{
    if (m_setting->board.contains(hex))
        ++map[m_setting->board.index(hex)];
}

GameCounter::SideCounts &GameCounter::countsOf(UnitId unit)
{
    return m_sides[m_setting->roster[unit.index()].side];
}

int GameCounter::decidedIn() const
{
    const SideIndex winner = m_ahead.rbegin()->second;
    auto turn = m_ahead.rbegin();
    while (std::next(turn) != m_ahead.rend() && std::next(turn)->second == winner)
        ++turn;
    return turn->first;
}

int GameCounter::lead(const Position &end) const
{
    const auto lead = [](double most, double own, double other, double all) {
        return all > 0 ? most * (own - other) / all : 0;
    };
    const auto held = [&end](SideIndex side) {
        return static_cast<double>(std::count(end.holders.begin(), end.holders.end(), side));
    };
    const std::array<double, 2> points = m_goals->outlook(end).worth;
    return static_cast<int>(
        std::lround(lead(50, end.winner == 0, end.winner == 1, 1) +
                    lead(40, held(0), held(1), static_cast<double>(end.holders.size())) +
                    lead(60, points[0], points[1], points[0] + points[1])));
}

void GameCounter::addEnd(lab::Block &block, std::size_t swapped) const
{
    const auto game = static_cast<std::int64_t>(swapped);
    const SideIndex winner = m_ahead.rbegin()->second;
    const std::string result = std::to_string(winner == kNobody ? lab::kDraw : winner);
    const std::string turn = std::to_string(m_turn);
    block.count({Tally::Turns}, turn);
    block.count({Tally::Ends, result}, turn);
    block.count({Tally::EndsSeen, result}, turn, game);
    if (winner == kNobody)
        return;
    const std::string &side = m_setting->scenario.sides[winner].id;
    const std::string decided = std::to_string(decidedIn());
    block.count({Tally::Decided, side}, decided);
    block.count({Tally::DecidedSeen, side}, decided, game);
}

void GameCounter::addTo(lab::Block &block, std::size_t swapped) const
{
    addEnd(block, swapped);
    for (std::size_t side = 0; side < m_sides.size(); ++side) {
        addMaps(block, side);
        addTurns(block, side);
    }
    addUnits(block);
    for (std::size_t i = 0; i < m_contested.size(); ++i)
        block.count({Tally::Contested}, m_setting->scenario.objectives[i].id, m_contested[i]);
}

void GameCounter::addMaps(lab::Block &block, std::size_t side) const
{
    const SideCounts &counts = m_sides[side];
    const std::string &id = m_setting->scenario.sides[side].id;
    const std::array<std::pair<Tally, const Map *>, 5> maps = {{{Tally::Losses, &counts.losses},
                                                                {Tally::Held, &counts.held},
                                                                {Tally::Fire, &counts.fire},
                                                                {Tally::Targets, &counts.targets},
                                                                {Tally::Moves, &counts.moves}}};
    for (const auto &[tally, map] : maps)
        for (std::size_t i = 0; i < map->size(); ++i)
            if ((*map)[i] > 0)
                block.count({tally, id}, toString(m_setting->board.hexAt(i)), (*map)[i]);
}

void GameCounter::addTurns(lab::Block &block, std::size_t side) const
{
    const SideCounts &counts = m_sides[side];
    const std::string &id = m_setting->scenario.sides[side].id;
    std::int64_t points = 0;
    for (const auto &[turn, lost] : counts.pointsByTurn) {
        points += lost;
        block.count({Tally::PointsByTurn, id}, std::to_string(turn), lost);
    }
    block.count({Tally::Points, id}, std::to_string(points));
    for (const auto &[turn, lost] : counts.lossesByTurn)
        block.count({Tally::LossesByTurn, id}, std::to_string(turn), lost);
    for (std::size_t i = 0; i < counts.holds.size(); ++i)
        for (const auto &[turn, times] : counts.holds[i])
            block.count({Tally::Holders, m_setting->scenario.objectives[i].id, id},
                        std::to_string(turn), times);
}

void GameCounter::addUnits(lab::Block &block) const
{
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        if (m_isOut[i])
            continue;
        const UnitCounts &unit = m_units[i];
        const RosterEntry &entry = m_setting->roster[i];
        const std::string &side = m_setting->scenario.sides[entry.side].id;
        block.count({Tally::Came, side}, entry.id, unit.came > 0);
        block.count({Tally::Acted, side}, entry.id, unit.acted);
        block.count({Tally::Fired, side}, entry.id, unit.fired);
        if (unit.isLost) {
            block.count({Tally::LossesByUnit, side}, entry.id);
            block.count({Tally::LossesByCard, side}, m_setting->cards[entry.card].id);
        }
        if (entry.arrives > 0 || entry.trigger != SIZE_MAX)
            block.count({Tally::Arrivals, entry.id}, std::to_string(unit.came));
    }
}

} // namespace hexwerk::assault
