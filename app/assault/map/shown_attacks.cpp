#include "app/assault/map/shown_attacks.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/aside/support_odds.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

std::optional<Action> ShownAttacks::fireUnderWay(const Position &p)
{
    if (const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back()))
        return fire->action;
    if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
        return fire->action;
    return std::nullopt;
}

static bool canBeTold(const Position &p, const Unit &firer, UnitId target, Action action)
{
    if (!isSupportAction(action))
        return shotRuling(p, firer, target, action).has_value();
    return supportTargetRuling(p, firer, target, action) && seesUnit(p, firer, target) &&
           p.card(target).type != UnitType::Vehicle;
}

std::optional<ShownAttack> ShownAttacks::shot(const Position &p, UnitId firer, UnitId target,
                                              Action action)
{
    if (!canBeTold(p, p.unit(firer), target, action))
        return std::nullopt;
    return ShownAttack{
        .title = tr("%1 fires at %2").arg(PlayText::unit(p, firer), PlayText::unit(p, target)),
        .hint = {},
        .preview = previewShot(p, {.firer = firer, .target = target, .action = action})};
}

std::optional<ShownAttack> ShownAttacks::reaction(const Position &p, UnitId unit)
{
    const UnitId mover = p.pending.unit;
    if (p.pending.question != Question::React || !reactionRuling(p, p.unit(unit), mover))
        return std::nullopt;
    const Shot shot = bestReaction(p, unit);
    return ShownAttack{
        .title = tr("%1 fires at %2").arg(PlayText::unit(p, unit), PlayText::unit(p, shot.target)),
        .hint = {},
        .preview = previewShot(p, shot)};
}

std::optional<ShownAttack> ShownAttacks::joined(const Position &p, const Order &order)
{
    auto preview = p.pending.question == Question::JointFire ? oddsOf(p, order) : std::nullopt;
    if (!preview)
        return std::nullopt;
    const QString fire =
        tr("%1 fires at %2")
            .arg(PlayText::unit(p, p.pending.unit), PlayText::unit(p, p.pending.other));
    const auto *support = std::get_if<Support>(&order);
    return ShownAttack{
        //: %1 is a sentence: who fires at whom; %2 is a unit
        .title =
            support ? tr("%1, together with %2").arg(fire, PlayText::unit(p, support->unit)) : fire,
        .hint = {},
        .preview = std::move(*preview)};
}

ShownAttack ShownAttacks::assault(const Position &p, const PlannedWay &way, UnitId target)
{
    return {
        .title =
            tr("%1 assaults %2").arg(PlayText::unit(p, way.walk.unit), PlayText::unit(p, target)),
        .hint = {},
        .preview = previewCloseCombat(p, way.walk, way.hexes[way.hexes.size() - 2], target)};
}

ShownAttack ShownAttacks::overrunIn(const Position &p, const OverrunFrame &overrun)
{
    return {.title = tr("%1 overruns %2")
                         .arg(PlayText::unit(p, overrun.unit), PlayText::unit(p, overrun.gun)),
            .hint = {},
            .preview = previewOverrun(p, overrun),
            .isOverrun = true};
}

ShownAttack ShownAttacks::overrun(const Position &p, UnitId vehicle, UnitId gun, Hex from)
{
    Position before = p;
    before.unit(vehicle).at = from;
    return overrunIn(before, {.unit = vehicle, .gun = gun});
}

// "12 %"; below one per cent "<1 %".
static QString percent(double chance)
{
    if (chance > 0 && chance < 0.01)
        return QStringLiteral("<1\u00a0%");
    return QStringLiteral("%1\u00a0%").arg(qRound(100 * chance));
}

// The card of the aircraft or battery whose turn it is.
static QString supportName(const Position &p)
{
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        if (const auto *air = std::get_if<AirFrame>(&*frame))
            return PlayText::card(p, air->card);
        if (const auto *battery = std::get_if<BatteryFrame>(&*frame))
            return PlayText::card(p, battery->card);
    }
    return {};
}

std::optional<ShownAttack> ShownAttacks::air(const Position &p, UnitId target)
{
    const auto odds = airOddsOf(p, target);
    if (!odds)
        return std::nullopt;
    const auto stopped = [&](AirDefence result) {
        return percent(odds->antiAir[static_cast<std::size_t>(result)]);
    };
    QStringList hint;
    if (odds->attacks < 1)
        hint << tr("Anti-aircraft fire: shot down %1, damaged %2, turns away %3")
                    .arg(stopped(AirDefence::Crash), stopped(AirDefence::Damaged),
                         stopped(AirDefence::TurnsAway));
    QStringList dice;
    for (const auto &[die, chance] : odds->accuracy)
        if (chance > 0)
            //: %1 is a die, %2 how likely it is
            dice << tr("%1 %2").arg(die ? DicePainter::word(*die) : tr("no die"), percent(chance));
    hint << tr("Die for the target by the accuracy: %1").arg(dice.join(QStringLiteral(", ")));
    if (odds->wild > 0)
        hint << tr("Danger for friends beside it: %1").arg(percent(odds->wild));
    return ShownAttack{.title = tr("%1 attacks %2").arg(supportName(p), PlayText::unit(p, target)),
                       .hint = hint.join(QStringLiteral(". ")) + u'.',
                       .preview = odds->preview};
}

std::vector<ShownAttack> ShownAttacks::shells(const Position &p, const ShellOdds &odds)
{
    QStringList all;
    QStringList drifts;
    for (const auto &[hexes, chance] : odds.drift)
        if (chance > 0)
            //: where a marker comes to lie, with a chance
            drifts << (hexes == 0
                           ? tr("stays %1").arg(percent(chance))
                           : tr("drifts %n hex(es) %1", nullptr, hexes).arg(percent(chance)));
    if (!drifts.isEmpty())
        all << tr("Marker: %1").arg(drifts.join(QStringLiteral(", ")));
    if (odds.wild > 0)
        all << tr("Danger for friends beside it: %1").arg(percent(odds.wild));
    if (odds.collapse)
        all << tr("Collapse of the building or fortification: %1").arg(percent(*odds.collapse));
    std::vector<ShownAttack> attacks;
    for (const ShelledUnit &one : odds.units) {
        QStringList hint = attacks.empty() ? all : QStringList();
        if (one.reached < 1 - 1e-9)
            hint << tr("Shells reach it: %1").arg(percent(one.reached));
        attacks.push_back(
            {.title = tr("%1 attacks %2").arg(supportName(p), PlayText::unit(p, one.unit)),
             .hint = hint.isEmpty() ? QString() : hint.join(QStringLiteral(". ")) + u'.',
             .preview = one.preview});
    }
    if (attacks.empty()) {
        if (odds.drift.empty() && !odds.collapse)
            all.prepend(tr("Nobody is hit"));
        attacks.push_back({.title = supportName(p),
                           .hint = all.join(QStringLiteral(". ")) + u'.',
                           .preview = {},
                           .isOpen = false});
    }
    return attacks;
}

std::vector<ShownAttack> ShownAttacks::shellsUnderWay(const Position &p)
{
    const auto *battery = p.stack.empty() ? nullptr : std::get_if<BatteryFrame>(&p.stack.back());
    if (!battery || !p.pending.isChance() || battery->mode == FireMode::SmokeScreen ||
        battery->stage > BatteryFrame::Bombard)
        return {};
    return shells(p, shellOdds(p, *battery));
}

std::optional<ShownAttack> ShownAttacks::fromOutside(const Position &p,
                                                     const OutsideFireFrame &fire)
{
    if (!p.has(fire.target) || !p.unit(fire.target).inPlay())
        return std::nullopt;
    return ShownAttack{.title =
                           tr("%1 attacks %2").arg(supportName(p), PlayText::unit(p, fire.target)),
                       .hint = {},
                       .preview = previewUnderWay(p, fire)};
}

// What dice showed, which nobody rolled where they changed nothing.
static bool isOfDice(const Happening &what)
{
    return std::holds_alternative<DiceRolled>(what) ||
           std::holds_alternative<SpottingRolled>(what) ||
           std::holds_alternative<AttackResolved>(what);
}

// All since the last shot, or the last round of a close combat, began.
static std::vector<Event> lastAttack(const GameLook &look)
{
    const PlayGame &game = look.game();
    const auto &log = game.game().log();
    std::vector<Event> events;
    for (std::size_t order = look.orders(); order-- > 0;)
        for (auto event = log[order].events.rbegin(); event != log[order].events.rend(); ++event) {
            if (!game.isUnrolled(order) || !isOfDice(event->what))
                events.push_back(*event);
            if (std::holds_alternative<ShotFired>(event->what) ||
                std::holds_alternative<CloseCombatBegan>(event->what) ||
                std::holds_alternative<CloseCombatRoundBegan>(event->what)) {
                std::reverse(events.begin(), events.end());
                return events;
            }
        }
    return {};
}

std::vector<Event> finishedAttack(const GameLook &look)
{
    std::vector<Event> events = lastAttack(look);
    const auto end = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<UnitActivated>(event.what) ||
               std::holds_alternative<Passed>(event.what) ||
               std::holds_alternative<UnitMoved>(event.what) ||
               std::holds_alternative<PhaseBegan>(event.what);
    });
    events.erase(end, events.end());
    return events;
}

std::vector<ShownAttack> ShownAttacks::of(const Position &p, const Order &order)
{
    if (const auto odds = shellOddsOf(p, order))
        return shells(p, *odds);
    const auto one = [&]() -> std::optional<ShownAttack> {
        const auto action = fireUnderWay(p);
        if (const auto *target = std::get_if<Target>(&order); target && action)
            return shot(p, p.pending.unit, target->unit, *action);
        if (const auto *target = std::get_if<Target>(&order);
            target && p.pending.question == Question::SupportTarget)
            return air(p, target->unit);
        if (const auto *react = std::get_if<React>(&order))
            return reaction(p, react->unit);
        return joined(p, order);
    }();
    return one ? std::vector{*one} : std::vector<ShownAttack>();
}

QString ShownAttacks::detection(const Position &p, const MineFrame &mines)
{
    if (mines.stage != MineFrame::Detect)
        return {};
    const DetectionNeed need = detectionNeed(p, mines);
    //: a roll of one die
    return tr("Way through the mines: %1 or more").arg(need.number - need.modifier);
}

// [R7.2d] [R7.2e] Nobody defends, so there is nothing to be told of chances.
ShownAttack ShownAttacks::smokeUnderWay(const Position &p, const SmokeFrame &smoke)
{
    AttackPreview preview{.dice = smokeDice(fighter(p, p.unit(smoke.firer)))};
    if (smoke.rolled > 0)
        preview.dice.attack = smoke.dice;
    return {.title = tr("Smoke: %1").arg(PlayText::unit(p, smoke.firer)),
            //: C and D are symbols on dice, %1 a number
            .hint = tr("Each C or D places a smoke marker, at most %1 per hex. Dice without C or D "
                       "are rolled again for the next hex.")
                        .arg(p.setting->data.mostSmoke),
            .preview = std::move(preview),
            .isOpen = false};
}

static QString minefieldTitle(const Position &p, UnitId unit)
{
    return ShownAttacks::tr("Minefield: %1").arg(PlayText::unit(p, unit));
}

// Once it is known what lies there.
std::optional<ShownAttack> ShownAttacks::minesUnderWay(const Position &p, const MineFrame &mines)
{
    const MinefieldMarker *marker = minefieldAt(p, mines.minefield);
    const bool isRolled = mines.stage == MineFrame::Detect || mines.stage == MineFrame::Attack;
    if (!isRolled || !marker || !marker->found || !p.unit(mines.unit).inPlay())
        return std::nullopt;
    return ShownAttack{.title = minefieldTitle(p, mines.unit),
                       .hint = detection(p, mines),
                       .preview = previewUnderWay(p, mines)};
}

std::optional<ShownAttack> ShownAttacks::underWay(const GameLook &look)
{
    return underWay(look.position(), lastAttack(look));
}

std::optional<ShownAttack> ShownAttacks::underWay(const Position &p,
                                                  const std::vector<Event> &soFar)
{
    const auto rolled = [&](UnitId firer, UnitId target, AttackPreview preview) {
        return ShownAttack{
            .title = tr("%1 fires at %2").arg(PlayText::unit(p, firer), PlayText::unit(p, target)),
            .hint = {},
            .preview = std::move(preview),
            .soFar = soFar};
    };
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        const auto *fire = std::get_if<RangedFireFrame>(&*frame);
        if (fire && fire->stage != RangedFireFrame::Choose && p.unit(fire->firer).inPlay() &&
            p.unit(fire->target).inPlay())
            return rolled(fire->firer, fire->target, previewUnderWay(p, *fire));
        const auto *support = std::get_if<SupportFireFrame>(&*frame);
        if (support && support->stage != SupportFireFrame::Choose &&
            p.unit(support->firer).inPlay() && p.unit(support->target).inPlay())
            return rolled(support->firer, support->target, previewUnderWay(p, *support));
        if (const auto *outside = std::get_if<OutsideFireFrame>(&*frame))
            return fromOutside(p, *outside);
        if (const auto *flight = std::get_if<AirFrame>(&*frame))
            return air(p, flight->target);
        const auto *hit = std::get_if<HitFrame>(&*frame);
        if (hit && (hit->stage <= HitFrame::Critical || hit->stage == HitFrame::Blast) &&
            p.unit(hit->target).inPlay()) {
            if (p.has(hit->attacker))
                return rolled(hit->attacker, hit->target, previewUnderWay(p, *hit));
            const QString card = supportName(p);
            return ShownAttack{
                .title = card.isEmpty()
                             ? minefieldTitle(p, hit->target)
                             : tr("%1 attacks %2").arg(card, PlayText::unit(p, hit->target)),
                .hint = {},
                .preview = previewUnderWay(p, *hit)};
        }
        if (const auto *mines = std::get_if<MineFrame>(&*frame))
            if (auto shown = minesUnderWay(p, *mines))
                return shown;
        const auto *ground = std::get_if<TerrainDamageFrame>(&*frame);
        if (ground && p.unit(ground->unit).inPlay())
            return ShownAttack{.title =
                                   tr("Difficult ground: %1").arg(PlayText::unit(p, ground->unit)),
                               .hint = {},
                               .preview = previewUnderWay(p, *ground)};
        const auto *smoke = std::get_if<SmokeFrame>(&*frame);
        if (smoke && smoke->stage == SmokeFrame::Roll && p.unit(smoke->firer).inPlay())
            return smokeUnderWay(p, *smoke);
        const auto *overrun = std::get_if<OverrunFrame>(&*frame);
        if (overrun && p.unit(overrun->unit).inPlay() && p.unit(overrun->gun).inPlay()) {
            ShownAttack shown = overrunIn(p, *overrun);
            if (overrun->stage == OverrunFrame::Shoot)
                shown.soFar = soFar;
            return shown;
        }
        const auto *combat = std::get_if<CloseCombatFrame>(&*frame);
        if (combat && p.unit(combat->assault).inPlay() && p.unit(combat->defence).inPlay())
            return ShownAttack{.title = tr("%1 assaults %2")
                                            .arg(PlayText::unit(p, combat->assault),
                                                 PlayText::unit(p, combat->defence)),
                               .hint = {},
                               .preview = previewRound(p, *combat),
                               .soFar = soFar,
                               .isOpen =
                                   combat->stage < CloseCombatFrame::Roll ||
                                   (combat->stage == CloseCombatFrame::Roll && combat->roll == 0)};
    }
    return std::nullopt;
}

} // namespace hexwerk::assault::ui
