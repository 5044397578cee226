#include "core/assault/aside/position_scenario.h"

#include "core/assault/game/box.h"
#include "core/assault/rules/course/victory.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/scenario/objective_terms.h"
#include "core/assault/steps/course/trigger_effects.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

class Writer
{
public:
    explicit Writer(const Position &p)
        : m_p(p)
        , m_before(p.turn - 1)
    {
        m_out.scenario = p.setting->scenario;
    }

    PositionScenario write()
    {
        writeTurns();
        writeBoard();
        writeUnits();
        writeArrivals();
        writeSupport();
        writeMarkers();
        writeTriggers();
        for (Victory &victory : m_out.scenario.victories)
            shift(victory.term);
        return std::move(m_out);
    }

private:
    void lose(NotSaid what)
    {
        auto &all = m_out.notSaid;
        if (std::find(all.begin(), all.end(), what) == all.end())
            all.push_back(what);
    }

    void writeTurns()
    {
        Scenario &to = m_out.scenario;
        to.id += "-turn-" + std::to_string(std::min(m_p.turn, to.turns));
        to.turns = std::max(1, to.turns - m_before);
        if (m_p.pending.isOver())
            return lose(NotSaid::GameOver);
        if (m_p.stack.size() > 1)
            lose(NotSaid::ActionUnderWay);
        if (m_p.phase != Phase::SetUp)
            lose(NotSaid::WithinTurn);
    }

    void writeBoard()
    {
        BoardSpec &board = m_out.scenario.board;
        board.smoke = m_p.smoke;
        board.minefields.clear();
        for (const MinefieldMarker &mine : m_p.minefields)
            if (!mine.kind.isKnown())
                lose(NotSaid::HiddenMines);
            else
                board.minefields.push_back({.hex = mine.hex,
                                            .kind = mine.kind.value(),
                                            .side = m_p.setting->scenario.sides[mine.side].id,
                                            .found = mine.found});
        if (m_p.phase == Phase::SetUp && !m_out.scenario.mines.empty())
            lose(NotSaid::MinesAtHand);
        m_out.scenario.mines.clear();
    }

    bool isHere(const Unit &unit) const
    {
        return unit.isOnMap() || unit.state == UnitState::Carried ||
               (unit.state == UnitState::Waiting && arrivalOf(m_p, unit) <= arrivingTurn(m_p));
    }

    void writeUnits()
    {
        m_out.scenario.units.clear();
        for (const Unit &unit : m_p.units)
            if (isHere(unit))
                m_out.scenario.units.push_back(specOf(unit));
    }

    UnitSpec specOf(const Unit &unit)
    {
        const RosterEntry &entry = m_p.setting->roster[unit.id.index()];
        const UnitCard &card = m_p.card(unit.id);
        UnitSpec spec{.id = entry.id,
                      .card = card.id,
                      .side = m_p.setting->scenario.sides[unit.side].id,
                      .experience = entry.experience};
        writePlace(unit, spec);
        if (unit.facing >= 0 && card.type != UnitType::Infantry)
            spec.facing = unit.facing;
        if (unit.player > 0)
            spec.player = unit.player;
        // RULING A-49
        spec.half = m_p.isHalf(unit);
        spec.damage = (spec.half ? card.halfStrength : card.strength) - unit.strength;
        spec.activated = unit.activated;
        writeMarkersOf(unit, spec);
        return spec;
    }

    void writePlace(const Unit &unit, UnitSpec &spec)
    {
        if (unit.inPlay())
            spec.at = unit.at;
        else if (unit.state == UnitState::Carried)
            spec.on = m_p.setting->unitName(unit.carrier);
        else if (const auto &zones = zonesOf(m_p, unit); !zones.empty())
            spec.zone = zones.front();
        Unit emplaced = unit;
        emplaced.emplaced = true;
        if (unit.inPlay() && m_p.fortificationOf(emplaced) != m_p.fortificationOf(unit))
            lose(NotSaid::NotEmplaced);
        if (unit.wasFast)
            lose(NotSaid::FastLastTurn);
    }

    void writeMarkersOf(const Unit &unit, UnitSpec &spec)
    {
        if (unit.state == UnitState::Carried && !unit.markers.isEmpty())
            return lose(NotSaid::Passenger);
        for (int i = 0; i < kMarkers; ++i)
            if (unit.markers.has(static_cast<Marker>(i)))
                spec.markers.emplace_back(toString(static_cast<Marker>(i)));
        if (unit.markers.hasAny(kActionMarkers) && !unit.activated)
            lose(NotSaid::ActionMarker);
    }

    // Units and cards that come later; [R5.6] those of set-up have been taken.
    void writeArrivals()
    {
        Scenario &to = m_out.scenario;
        const bool wereTaken =
            std::any_of(m_p.cards.begin(), m_p.cards.end(),
                        [](const CardInBox &card) { return card.state != CardState::InDeck; });
        const bool areAhead = m_p.phase == Phase::SetUp && !wereTaken;
        for (SideSpec &side : to.sides) {
            if (areAhead)
                break;
            side.formations.clear();
            side.additional.clear();
        }
        std::erase_if(to.reinforcements, [&](const Reinforcement &group) {
            return group.turn <= arrivingTurn(m_p) && !(areAhead && group.units.empty());
        });
        for (Reinforcement &group : to.reinforcements) {
            group.turn -= m_before;
            if (wereTaken && group.units.empty())
                lose(NotSaid::Cards);
        }
        if (m_p.phase == Phase::SetUp && wereTaken)
            lose(NotSaid::Cards);
    }

    // [R4.9.3b] What a side has of support by now, and what comes later.
    void writeSupport()
    {
        std::vector<SupportSupply> &all = m_out.scenario.supports;
        if (m_p.support.empty())
            return;
        std::erase_if(all, [&](const SupportSupply &supply) {
            return supply.turn < m_p.turn || (supply.turn == m_p.turn && isSupplied());
        });
        for (SupportSupply &supply : all)
            supply.turn -= m_before;
        if (!m_p.batteries.empty())
            lose(NotSaid::Batteries);
        for (SideIndex side = 0; side < m_p.support.size(); ++side) {
            std::vector<std::string> hand = m_p.support[side].hand;
            // One that has not fired yet may be requested again; in decks its card is back anyway.
            for (const Battery &battery : m_p.batteries)
                if (m_p.hands.empty() && battery.side == side &&
                    (m_p.setting->switches.fireStrikes || battery.forEffect))
                    hand.push_back(battery.card);
            if (!hand.empty())
                all.push_back({m_out.scenario.sides[side].id, hand, 1});
        }
    }

    // In the planning phase those of the turn have come.
    bool isSupplied() const { return m_p.phase != Phase::SetUp && m_p.phase != Phase::Initiative; }

    void writeMarkers()
    {
        Scenario &to = m_out.scenario;
        for (const Hex hex : m_p.dugIn) {
            const auto unit = std::find_if(to.units.begin(), to.units.end(),
                                           [hex](const UnitSpec &spec) { return spec.at == hex; });
            if (unit == to.units.end())
                lose(NotSaid::DugInHex);
            else
                unit->markers.emplace_back(toString(Marker::DugIn));
        }
        for (std::size_t i = 0; i < to.objectives.size(); ++i) {
            const SideIndex holder = m_p.holders[i];
            to.objectives[i].holder = holder == kNobody ? std::string() : to.sides[holder].id;
            if (holder == kNobody && !firstHolder(to.objectives[i], to).empty())
                lose(NotSaid::FreeObjective);
        }
        for (std::size_t i = 0; i < to.tracks.size(); ++i)
            to.tracks[i].start = m_p.tracks[i];
    }

    // What happened once does not happen again, and nothing more to who is gone.
    void writeTriggers()
    {
        Scenario &to = m_out.scenario;
        std::vector<Trigger> left;
        for (std::size_t i = 0; i < to.triggers.size(); ++i) {
            Trigger &trigger = to.triggers[i];
            if (trigger.once && m_p.fired[i])
                continue;
            const auto isNamed = [&](const UnitSpec &spec) { return spec.id == trigger.unit; };
            if (!trigger.unit.empty() && std::none_of(to.units.begin(), to.units.end(), isNamed)) {
                lose(NotSaid::LostUnit);
                continue;
            }
            if (trigger.condition)
                shift(*trigger.condition);
            writeEffects(i, trigger);
            left.push_back(std::move(trigger));
        }
        to.triggers = std::move(left);
    }

    // Who has come is among the units, and does not come again; who is gone cannot be removed.
    void writeEffects(std::size_t place, Trigger &trigger) const
    {
        std::vector<TriggerEffect> left;
        for (std::size_t k = 0; k < trigger.effects.size(); ++k) {
            TriggerEffect &effect = trigger.effects[k];
            const auto isNamed = [&](const UnitSpec &spec) { return spec.id == effect.unit; };
            const auto &units = m_out.scenario.units;
            const bool isDone = (effect.kind == EffectKind::Spawn && hasSpawned(m_p, place, k)) ||
                                (effect.kind == EffectKind::Remove &&
                                 std::none_of(units.begin(), units.end(), isNamed));
            if (!isDone)
                left.push_back(std::move(effect));
        }
        trigger.effects = std::move(left);
    }

    // Turns and losses count from here on; what is reached holds from the first turn on.
    void shift(Term &term) const
    {
        for (Term &inner : term.terms)
            shift(inner);
        if (term.kind == TermKind::Turn)
            term.number = std::max(1, term.number - m_before);
        if (term.kind != TermKind::Losses)
            return;
        term.number -= losses(m_p, m_p.setting->sideIndex(term.name));
        if (term.number < 1)
            term = {.kind = TermKind::Turn, .number = 1};
    }

    const Position &m_p;
    const int m_before; // turns that are over
    PositionScenario m_out;
};

} // namespace

PositionScenario scenarioOf(const Position &p)
{
    return Writer(p).write();
}

} // namespace hexwerk::assault
