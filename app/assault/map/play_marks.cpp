#include "app/assault/map/play_marks.h"

#include "app/assault/game/planned_way.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"

#include <algorithm>

namespace hexwerk::assault::ui {

std::vector<ReachedHex> reachOf(const Position &p, UnitId unit, Action action, MoveKind kind)
{
    if (!Assault::query(p, Announce{unit, action}))
        return {};
    return reach(p, walkOf(p, unit, kind));
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

std::optional<Action> fireActionAt(const Position &p, UnitId firer, UnitId target)
{
    for (const Action action : {Action::Fire, Action::TurretFire})
        if (Assault::query(p, Announce{firer, action}) &&
            shotRuling(p, p.unit(firer), target, action))
            return action;
    return std::nullopt;
}

static void addTargets(std::vector<SceneHighlight> &marked, const Position &p, UnitId firer)
{
    for (const Unit &target : p.units)
        if (target.inPlay() && fireActionAt(p, firer, target.id))
            marked.push_back({target.at, HighlightKind::Target, {}});
}

static void addActions(std::vector<SceneHighlight> &marked, const Position &p, UnitId unit)
{
    const Hex from = p.unit(unit).at;
    addTargets(marked, p, unit);
    addReach(marked, reachOf(p, unit, Action::NormalMove, MoveKind::Normal), from,
             HighlightKind::Reachable);
    addReach(marked, reachOf(p, unit, Action::FastMove, MoveKind::Fast), from, HighlightKind::Path);
}

UnitId unitOf(const Order &order)
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

std::vector<UnitId> unitsToChoose(const SeenPosition &seen)
{
    std::vector<UnitId> units;
    for (const Order &order : seen.orders())
        if (const UnitId unit = unitOf(order);
            unit != UnitId{} && std::find(units.begin(), units.end(), unit) == units.end())
            units.push_back(unit);
    return units;
}

static void addTarget(std::vector<SceneHighlight> &marked, const Position &p, UnitId unit)
{
    const Hex at = p.unit(unit).at;
    const bool known = std::any_of(marked.begin(), marked.end(),
                                   [at](const auto &other) { return other.hex == at; });
    if (!at.isNowhere() && !known)
        marked.push_back(
            {at,
             p.unit(unit).side == p.pending.side ? HighlightKind::Selected : HighlightKind::Target,
             {}});
}

static void addHex(std::vector<SceneHighlight> &marked, Hex hex, HighlightKind kind)
{
    const SceneHighlight one{hex, kind, {}};
    if (!hex.isNowhere() && std::find(marked.begin(), marked.end(), one) == marked.end())
        marked.push_back(one);
}

// Hexes and units that an order can name.
static void addOrders(std::vector<SceneHighlight> &marked, const SeenPosition &seen,
                      const Picked &picked)
{
    for (const Order &order : seen.orders()) {
        if (const auto *step = std::get_if<Step>(&order))
            addHex(marked, step->to, HighlightKind::Reachable);
        else if (const auto *lay = std::get_if<Lay>(&order)) {
            if (lay->mine == picked.mine)
                addHex(marked, lay->hex, HighlightKind::Reachable);
        } else if (const auto *place = std::get_if<Place>(&order)) {
            if (place->unit == picked.unit && picked.hex.isNowhere())
                addHex(marked, place->hex, HighlightKind::Reachable);
        } else if (const auto *target = std::get_if<Target>(&order);
                   target && target->unit == UnitId{}) {
            addHex(marked, target->hex, HighlightKind::Path);
        } else if (const UnitId unit = unitOf(order); unit != UnitId{}) {
            addTarget(marked, seen.position, unit);
        }
    }
    addHex(marked, picked.hex, HighlightKind::Selected);
}

static void addAnnouncements(std::vector<SceneHighlight> &marked, const SeenPosition &seen,
                             UnitId chosen)
{
    const Position &p = seen.position;
    if (chosen != UnitId{})
        return addActions(marked, p, chosen);
    for (const Order &order : seen.orders()) // [R6.4a] Who can still act.
        if (const auto *announce = std::get_if<Announce>(&order))
            addHex(marked, p.unit(announce->unit).at, HighlightKind::Selected);
}

// [R8.3a] Whom or where the card can be played for.
static void addPlays(std::vector<SceneHighlight> &marked, const SeenPosition &seen,
                     const std::string &card)
{
    for (const Order &order : seen.orders())
        if (const auto *play = std::get_if<Play>(&order); play && play->card == card) {
            if (play->unit != UnitId{})
                addTarget(marked, seen.position, play->unit);
            addHex(marked, play->hex, HighlightKind::Path);
        }
}

std::vector<SceneHighlight> highlightsOf(const SeenPosition &seen, const Picked &picked)
{
    const Position &p = seen.position;
    std::vector<SceneHighlight> marked;
    if (!picked.card.empty()) {
        addPlays(marked, seen, picked.card);
        return marked;
    }
    switch (p.pending.question) {
    case Question::Announce:
        addAnnouncements(marked, seen, picked.unit);
        break;
    case Question::Step:
        if (const Walk *walk = walkInProgress(p))
            addReach(marked, reach(p, *walk), walk->at, HighlightKind::Reachable);
        else
            addOrders(marked, seen, picked);
        break;
    case Question::Facing:
        addHex(marked, p.unit(p.pending.unit).at, HighlightKind::Selected);
        break;
    case Question::Place:
    case Question::Fallback:
    case Question::Target:
    case Question::SmokeHex:
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::React:
    case Question::Cover:
    case Question::LastShot:
    case Question::AttackPassenger:
    case Question::Disembark:
    case Question::LayMine:
    case Question::SupportTarget:
    case Question::AntiAir:
    case Question::SupportSpotter:
    case Question::SupportHex:
    case Question::Support:
        addOrders(marked, seen, picked);
        break;
    case Question::CoveredMove:
    case Question::Wheels:
    case Question::Withdraw:
        addTarget(marked, p, p.pending.unit);
        break;
    case Question::Over:
    case Question::FirstSetup:
    case Question::Formation:
    case Question::Card:
    case Question::Divide:
    case Question::Reveal:
    case Question::TurnWork:
    case Question::Allot:
    case Question::ShowPoints:
    case Question::LosePoint:
    case Question::Discard:
    case Question::PlayCard:
    case Question::DropCard:
    case Question::Request:
    case Question::FireMode:
    case Question::SplitDice:
    case Question::RerollShells:
    case Question::ImpactZone:
    case Question::Reroll:
    case Question::BattleDice:
    case Question::PlainDice:
    case Question::CardDraw:
        break;
    }
    return marked;
}

std::vector<SceneHighlight> highlightsBehind(const Position &p, UnitId chosen,
                                             const std::vector<Hex> &via)
{
    std::vector<SceneHighlight> marked;
    for (const Hex hex : via)
        addHex(marked, hex, HighlightKind::Selected);
    addReach(marked, reachBehind(p, chosen, via), via.back(), HighlightKind::Reachable);
    return marked;
}

std::vector<SceneArrow> arrowsOf(const Position &p)
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

std::vector<int> facingsAt(const Position &p, UnitId unit, Hex hex)
{
    std::vector<int> facings;
    for (int facing = 0; facing < 6; ++facing)
        if (p.card(unit).type != UnitType::Infantry && Assault::query(p, Place{unit, hex, facing}))
            facings.push_back(facing);
    return facings;
}

std::optional<SceneVertices> verticesOf(const SeenPosition &seen, const Picked &picked)
{
    const Position &p = seen.position;
    std::vector<int> facings;
    if (!picked.hex.isNowhere()) {
        facings = facingsAt(p, picked.unit, picked.hex);
        return SceneVertices{picked.hex, facings};
    }
    for (const Order &order : seen.orders())
        if (const auto *turn = std::get_if<TurnTo>(&order))
            facings.push_back(turn->facing);
    return facings.empty() ? std::nullopt
                           : std::optional(SceneVertices{p.unit(p.pending.unit).at, facings});
}

std::optional<SceneArc> arcOf(const Position &p, const Picked &picked, const HexPointer &hovered)
{
    const Question question = p.pending.question;
    const UnitId unit = picked.unit != UnitId{} ? picked.unit : p.pending.unit;
    const bool turns = question == Question::Facing || question == Question::Step ||
                       question == Question::LastShot;
    if (!p.has(unit) || !(turns || picked.unit != UnitId{} || question == Question::Target))
        return std::nullopt;
    const int range = p.card(unit).maximumRange();
    const Hex hex = picked.hex.isNowhere() ? p.unit(unit).at : picked.hex;
    const bool asksFacing = turns || !picked.hex.isNowhere();
    const int facing = asksFacing && hovered.hex == hex && p.card(unit).type != UnitType::Infantry
                           ? hovered.facing
                           : p.unit(unit).facing;
    if (facing < 0 || range < 1 || hex.isNowhere())
        return std::nullopt;
    return SceneArc{hex, facing, range};
}

} // namespace hexwerk::assault::ui
