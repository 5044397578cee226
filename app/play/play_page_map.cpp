// What the play view shows on the map, and what a click there says.
#include <QToolTip>

#include "app/play/play_page.h"
#include "app/play/play_scene.h"
#include "core/assault/movement.h"
#include "core/assault/placement.h"
#include "core/assault/situations.h"
#include "editor/text/local_text.h"
#include "editor/text/play_text.h"

#include <algorithm>

namespace hexwerk {

using namespace assault;
using editor::HighlightKind;
using editor::PlayText;
using editor::SceneArrow;
using editor::SceneHighlight;

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

// Where a click makes sense: the unit may stay there, fights there, or goes on from there at once.
static void addReach(std::vector<SceneHighlight> &marked, const std::vector<ReachedHex> &reached,
                     Hex from, HighlightKind kind)
{
    for (const ReachedHex &hex : reached) {
        const bool known = std::any_of(marked.begin(), marked.end(),
                                       [&](const auto &other) { return other.hex == hex.hex; });
        if (!known && (hex.mayStop || hex.closeCombat || hex.before == from))
            marked.push_back({hex.hex, hex.closeCombat ? HighlightKind::Target : kind,
                              QString::number(hex.cost)});
    }
}

static void addTargets(std::vector<SceneHighlight> &marked, const Position &p, const Unit &firer)
{
    for (const Unit &target : p.units)
        if (target.inPlay() && targetRuling(p, firer, target.id))
            marked.push_back({target.at, HighlightKind::Target, {}});
}

static void addActions(std::vector<SceneHighlight> &marked, const Position &p, UnitId unit)
{
    const Hex from = p.unit(unit).at;
    if (Assault::query(p, Announce{unit, Action::Fire}))
        addTargets(marked, p, p.unit(unit));
    addReach(marked, reachOf(p, unit, Action::NormalMove, MoveKind::Normal), from,
             HighlightKind::Reachable);
    addReach(marked, reachOf(p, unit, Action::FastMove, MoveKind::Fast), from, HighlightKind::Path);
}

// The unit that an order of choice speaks of; none for others.
static UnitId unitOf(const Order &order)
{
    if (const auto *target = std::get_if<Target>(&order))
        return target->unit;
    if (const auto *react = std::get_if<React>(&order))
        return react->unit;
    if (const auto *support = std::get_if<Support>(&order))
        return support->unit;
    if (const auto *announce = std::get_if<Announce>(&order))
        return announce->unit;
    if (const auto *place = std::get_if<Place>(&order))
        return place->unit;
    return {};
}

std::vector<UnitId> PlayPage::unitsInQuestion() const
{
    std::vector<UnitId> units;
    for (const Order &order : Assault::legalOrders(position()))
        if (const UnitId unit = unitOf(order);
            unit != UnitId{} && std::find(units.begin(), units.end(), unit) == units.end())
            units.push_back(unit);
    return units;
}

// Everything that may be clicked now.
static std::vector<SceneHighlight> highlightsOf(const Position &p, UnitId chosen)
{
    std::vector<SceneHighlight> marked;
    switch (p.pending.question) {
    case Question::Announce:
        if (chosen != UnitId{})
            addActions(marked, p, chosen);
        else // [R6.4a] Who can still act.
            for (const Unit &unit : p.units)
                if (unit.side == p.pending.side && canBeActivated(p, unit))
                    marked.push_back({unit.at, HighlightKind::Selected, {}});
        break;
    case Question::Step:
        addReach(marked, reach(p, *walkUnderWay(p)), walkUnderWay(p)->at, HighlightKind::Reachable);
        break;
    case Question::Place:
    case Question::Fallback:
    case Question::Target:
    case Question::React:
    case Question::Support:
        for (const Order &order : Assault::legalOrders(p)) {
            if (const auto *step = std::get_if<Step>(&order); step && !step->to.isNowhere())
                marked.push_back({step->to, HighlightKind::Reachable, {}});
            else if (const auto *place = std::get_if<Place>(&order); place && place->unit == chosen)
                marked.push_back({place->hex, HighlightKind::Reachable, {}});
            else if (const UnitId unit = unitOf(order); unit != UnitId{} && p.unit(unit).inPlay())
                marked.push_back({p.unit(unit).at,
                                  p.unit(unit).side == p.pending.side ? HighlightKind::Selected
                                                                      : HighlightKind::Target,
                                  {}});
        }
        break;
    case Question::Over:
    case Question::FirstSetup:
    case Question::Reroll:
    case Question::Withdraw:
    case Question::BattleDice:
    case Question::PlainDice:
        break;
    }
    return marked;
}

// Who fires at whom.
static std::vector<SceneArrow> arrowsOf(const Position &p)
{
    const auto arrow = [&p](UnitId from, UnitId to) -> std::vector<SceneArrow> {
        if (!p.has(from) || !p.unit(from).inPlay() || !p.unit(to).inPlay())
            return {};
        return {{{p.unit(from).at, p.unit(to).at}, QColor(Qt::darkRed)}};
    };
    for (const Frame &frame : p.stack) {
        if (const auto *fire = std::get_if<RangedFireFrame>(&frame);
            fire && fire->stage != RangedFireFrame::Choose)
            return arrow(fire->firer, fire->target);
        if (const auto *hit = std::get_if<HitFrame>(&frame))
            return arrow(hit->attacker, hit->target);
    }
    return {};
}

void PlayPage::refreshMap()
{
    if (!m_game.isRunning())
        return;
    const Position &p = position();
    editor::MapScene scene = sceneOf(p, m_scenario, m_chosen);
    scene.highlights = highlightsOf(p, m_chosen);
    scene.arrows = arrowsOf(p);
    m_canvas->setScene(std::move(scene));
    m_hovered = {};
}

void PlayPage::showWay(Hex hex)
{
    std::vector<SceneArrow> arrows = arrowsOf(position());
    if (firesAt(hex))
        arrows.push_back({{position().unit(m_chosen).at, hex}, QColor(Qt::darkRed)});
    else if (const Way way = wayTo(hex); way.hexes.size() > 1)
        arrows.push_back({way.hexes, QColor(24, 92, 60)});
    m_canvas->setArrows(std::move(arrows));
}

// Whether a click there lets the chosen unit fire.
bool PlayPage::firesAt(Hex hex) const
{
    const Position &p = position();
    if (p.pending.question != Question::Announce || m_chosen == UnitId{} ||
        !Assault::query(p, Announce{m_chosen, Action::Fire}))
        return false;
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    return enemy && targetRuling(p, p.unit(m_chosen), enemy->id);
}

PlayPage::Way PlayPage::wayTo(Hex goal) const
{
    const Position &p = position();
    const auto find = [goal](const std::vector<ReachedHex> &reached, UnitId unit, Hex from) {
        Way way;
        for (Hex hex = goal; hex != from;) {
            const auto found = std::find_if(reached.begin(), reached.end(),
                                            [&](const auto &other) { return other.hex == hex; });
            if (found == reached.end() || way.orders.size() > reached.size())
                return Way{};
            way.closeCombat = way.closeCombat || found->closeCombat;
            way.orders.push_front(Step{unit, hex});
            way.hexes.insert(way.hexes.begin(), hex);
            hex = found->before;
        }
        way.hexes.insert(way.hexes.begin(), from);
        return way;
    };
    if (p.pending.question == Question::Step) {
        const Walk &walk = *walkUnderWay(p);
        // To the next hex directly, even where a way around were cheaper.
        if (const auto step = stepRuling(p, walk, goal, assault::By::Default))
            return {{Step{walk.unit, goal}}, {walk.at, goal}, step->enemy != UnitId{}};
        return find(reach(p, walk), walk.unit, walk.at);
    }
    if (p.pending.question != Question::Announce || m_chosen == UnitId{})
        return {};
    for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                       std::pair(Action::FastMove, MoveKind::Fast)}) {
        Way way = find(reachOf(p, m_chosen, action, kind), m_chosen, p.unit(m_chosen).at);
        if (way.orders.empty())
            continue;
        way.orders.push_front(Announce{m_chosen, action});
        return way;
    }
    return {};
}

void PlayPage::goTo(Hex hex)
{
    m_way = wayTo(hex).orders;
    if (m_way.empty())
        emit told(tr("%1 is out of reach.").arg(editor::toQString(toString(hex))));
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
        if (m_chosen != UnitId{})
            say(Place{m_chosen, hex});
        return;
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
        if (const auto ruling = activationRuling(p, *own); !ruling)
            return tellRefusal(ruling.error());
        choose(own->id == m_chosen ? UnitId{} : own->id);
        return previewQuestion();
    }
    if (m_chosen == UnitId{})
        return;
    if (!firesAt(hex))
        return goTo(hex);
    m_way = {Announce{m_chosen, Action::Fire}, Target{unitAt(p, hex, enemyOf(p.pending.side))->id}};
    goOn();
}

void PlayPage::clickedUnit(Hex hex)
{
    const Position &p = position();
    for (const Order &order : Assault::legalOrders(p))
        if (const UnitId unit = unitOf(order); unit != UnitId{} && p.unit(unit).at == hex)
            return say(order);
}

void PlayPage::nextUnit()
{
    if (!m_game.isRunning())
        return;
    const Position &p = position();
    const std::vector<UnitId> units = unitsInQuestion();
    if (units.empty())
        return;
    const bool chooses =
        p.pending.question == Question::Announce || p.pending.question == Question::Place;
    const auto at = std::find_if(units.begin(), units.end(), [&](UnitId unit) {
        return chooses ? unit == m_chosen : p.unit(unit).at == m_canvas->cursor();
    });
    const UnitId next = at == units.end() || at + 1 == units.end() ? units.front() : *(at + 1);
    if (chooses)
        choose(next);
    if (p.unit(next).inPlay())
        m_canvas->setCursor(p.unit(next).at);
}

void PlayPage::showToolTip(Hex hex, QPoint at)
{
    QStringList lines(m_canvas->describe(hex));
    if (m_game.isRunning())
        for (const Unit &unit : position().units)
            if (unit.inPlay() && unit.at == hex)
                lines << PlayText::state(position(), unit.id);
    QToolTip::showText(at, lines.join(QLatin1Char('\n')), m_canvas);
}

} // namespace hexwerk
