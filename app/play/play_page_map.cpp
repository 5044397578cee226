// What the play view shows on the map, and what a click there says.
#include "app/play/play_page.h"
#include "app/play/play_scene.h"
#include "core/assault/movement.h"
#include "core/assault/placement.h"
#include "core/assault/situations.h"

#include <algorithm>

namespace hexwerk {

using namespace assault;
using editor::HighlightKind;
using editor::SceneHighlight;

static const Unit *topUnitAt(const Position &p, Hex hex)
{
    const Unit *own = unitAt(p, hex, p.pending.side == kNobody ? 0 : p.pending.side);
    return own ? own : unitAt(p, hex, p.pending.side == kNobody ? 1 : enemyOf(p.pending.side));
}

static std::vector<ReachedHex> reachOf(const Position &p, UnitId unit, Action action, MoveKind kind)
{
    if (!Assault::query(p, Announce{unit, action}))
        return {};
    return reach(p, walkOf(p, unit, kind));
}

static const Walk *walkUnderWay(const Position &p)
{
    if (const auto *move = std::get_if<MoveFrame>(&p.stack.back()))
        return &move->walk;
    if (const auto *fallback = std::get_if<FallbackFrame>(&p.stack.back()))
        return &fallback->walk;
    return nullptr;
}

static void addReach(std::vector<SceneHighlight> &marked, const std::vector<ReachedHex> &reached)
{
    for (const ReachedHex &hex : reached) {
        const bool known = std::any_of(marked.begin(), marked.end(),
                                       [&](const auto &other) { return other.hex == hex.hex; });
        if (!known)
            marked.push_back({hex.hex,
                              hex.closeCombat ? HighlightKind::Target : HighlightKind::Reachable,
                              QString::number(hex.cost)});
    }
}

static void addTargets(std::vector<SceneHighlight> &marked, const Position &p, const Unit &firer)
{
    for (const Unit &target : p.units)
        if (target.inPlay() && targetRuling(p, firer, target.id))
            marked.push_back({target.at, HighlightKind::Target, {}});
}

// Everything that may be clicked now.
static std::vector<SceneHighlight> highlightsOf(const Position &p, UnitId chosen)
{
    std::vector<SceneHighlight> marked;
    const Pending &pending = p.pending;
    if (pending.question == Question::Announce && chosen != UnitId{}) {
        if (Assault::query(p, Announce{chosen, Action::Fire}))
            addTargets(marked, p, p.unit(chosen));
        addReach(marked, reachOf(p, chosen, Action::NormalMove, MoveKind::Normal));
        addReach(marked, reachOf(p, chosen, Action::FastMove, MoveKind::Fast));
    } else if (pending.question == Question::Step) {
        addReach(marked, reach(p, *walkUnderWay(p)));
    } else if (pending.question == Question::Target) {
        addTargets(marked, p, p.unit(pending.unit));
    }
    for (const Order &order : Assault::legalOrders(p)) {
        const auto *step = std::get_if<Step>(&order);
        if (step && pending.question == Question::Fallback)
            marked.push_back({step->to, HighlightKind::Reachable, {}});
        if (const auto *place = std::get_if<Place>(&order); place && place->unit == chosen)
            marked.push_back({place->hex, HighlightKind::Reachable, {}});
        if (const auto *react = std::get_if<React>(&order))
            marked.push_back({p.unit(react->unit).at, HighlightKind::Selected, {}});
        if (const auto *support = std::get_if<Support>(&order))
            marked.push_back({p.unit(support->unit).at, HighlightKind::Selected, {}});
    }
    // [R6.4a] Who can still act.
    if (pending.question == Question::Announce && chosen == UnitId{})
        for (const Unit &unit : p.units)
            if (unit.side == pending.side && canBeActivated(p, unit))
                marked.push_back({unit.at, HighlightKind::Selected, {}});
    return marked;
}

void PlayPage::refreshMap()
{
    if (!m_game.isRunning())
        return;
    const Position &p = position();
    editor::MapScene scene = sceneOf(p, m_scenario, m_chosen);
    scene.highlights = highlightsOf(p, m_chosen);
    if ((p.pending.question == Question::React || p.pending.isChance()) &&
        p.pending.unit != UnitId{} && p.pending.other != UnitId{} &&
        p.unit(p.pending.unit).inPlay() && p.unit(p.pending.other).inPlay())
        scene.arrows.push_back(
            {{p.unit(p.pending.unit).at, p.unit(p.pending.other).at}, QColor(Qt::darkRed)});
    m_canvas->setScene(std::move(scene));
}

// The steps of a way, from its first hex on.
static std::deque<Order> stepsTo(const std::vector<ReachedHex> &reached, UnitId unit, Hex goal,
                                 Hex from)
{
    std::deque<Order> steps;
    for (Hex hex = goal; hex != from;) {
        const auto found = std::find_if(reached.begin(), reached.end(),
                                        [&](const ReachedHex &other) { return other.hex == hex; });
        if (found == reached.end() || steps.size() > reached.size())
            return {};
        steps.push_front(Step{unit, hex});
        hex = found->before;
    }
    return steps;
}

void PlayPage::goTo(Hex hex)
{
    const Walk *walk = walkUnderWay(position());
    m_way = stepsTo(reach(position(), *walk), walk->unit, hex, walk->at);
    goOn();
}

void PlayPage::goOn()
{
    // Until the way is gone or a foreign question comes.
    if (m_way.empty())
        return;
    const Question question = position().pending.question;
    if (question != Question::Step && question != Question::Announce &&
        question != Question::Target) {
        m_way.clear();
        return;
    }
    const Order next = m_way.front();
    m_way.pop_front();
    m_game.say(next, m_origin);
}

void PlayPage::clicked(Hex hex)
{
    if (!m_game.isRunning())
        return;
    const Position &p = position();
    m_way.clear();
    switch (p.pending.question) {
    case Question::Announce:
        return clickedToActivate(hex);
    case Question::Place:
        return clickedToPlace(hex);
    case Question::Step:
        return goTo(hex);
    case Question::Fallback:
        return say(Step{p.pending.unit, hex});
    case Question::Target:
    case Question::React:
    case Question::Support:
        return clickedUnit(hex);
    case Question::Over:
    case Question::FirstSetup:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::BattleDice:
    case Question::PlainDice:
        return;
    }
}

void PlayPage::clickedToActivate(Hex hex)
{
    const Position &p = position();
    if (const Unit *own = unitAt(p, hex, p.pending.side)) {
        m_chosen = own->id == m_chosen ? UnitId{} : own->id;
        refreshQuestion();
        refreshMap();
        previewQuestion();
        return;
    }
    if (m_chosen == UnitId{})
        return;
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    if (enemy && Assault::query(p, Announce{m_chosen, Action::Fire}) &&
        targetRuling(p, p.unit(m_chosen), enemy->id)) {
        m_way = {Announce{m_chosen, Action::Fire}, Target{enemy->id}};
        return goOn();
    }
    for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                       std::pair(Action::FastMove, MoveKind::Fast)}) {
        const auto reached = reachOf(p, m_chosen, action, kind);
        auto steps = stepsTo(reached, m_chosen, hex, p.unit(m_chosen).at);
        if (steps.empty())
            continue;
        steps.push_front(Announce{m_chosen, action});
        m_way = std::move(steps);
        return goOn();
    }
}

void PlayPage::clickedToPlace(Hex hex)
{
    if (m_chosen != UnitId{})
        say(Place{m_chosen, hex});
}

void PlayPage::clickedUnit(Hex hex)
{
    const Position &p = position();
    for (const Order &order : Assault::legalOrders(p)) {
        UnitId unit;
        if (const auto *target = std::get_if<Target>(&order))
            unit = target->unit;
        else if (const auto *react = std::get_if<React>(&order))
            unit = react->unit;
        else if (const auto *support = std::get_if<Support>(&order))
            unit = support->unit;
        if (unit != UnitId{} && p.unit(unit).at == hex)
            return say(order);
    }
}

void PlayPage::hovered(Hex hex)
{
    if (!m_game.isRunning() || position().pending.side == kNobody)
        return;
    const Position &p = position();
    const Unit *unit = topUnitAt(p, hex);
    if (!unit)
        return;
    switch (p.pending.question) {
    case Question::Announce:
        if (m_chosen != UnitId{} && unit->side != p.pending.side)
            previewShotAt(m_chosen, unit->id, Action::Fire);
        return;
    case Question::Step:
        if (unit->side != p.pending.side)
            previewAssault(p.pending.unit, unit->id);
        return;
    case Question::Target:
        if (unit->side != p.pending.side)
            previewShotAt(p.pending.unit, unit->id,
                          std::get<RangedFireFrame>(p.stack.back()).action);
        return;
    case Question::React:
        if (unit->side == p.pending.side)
            previewReaction(unit->id);
        return;
    default:
        return;
    }
}

void PlayPage::pointedAt(const Order &order)
{
    if (const auto *target = std::get_if<Target>(&order))
        previewShotAt(position().pending.unit, target->unit,
                      std::get<RangedFireFrame>(position().stack.back()).action);
    else if (const auto *react = std::get_if<React>(&order))
        previewReaction(react->unit);
}

} // namespace hexwerk
