// The attacks that the play view speaks of: before they are ordered, and while dice are rolled.
#include "app/assault/answer/choice_odds.h"
#include "app/assault/map/play_marks.h"
#include "app/assault/page/play_page.h"
#include "core/assault/aside/reaction_odds.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

// What the unit that is asked for a target does; none while it is asked for something else.
static std::optional<Action> fireUnderWay(const Position &p)
{
    if (const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back()))
        return fire->action;
    if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
        return fire->action;
    return std::nullopt;
}

// In the support phase only where nothing comes before the attack: neither a spotter nor the
// preliminary roll against a vehicle.
static bool canBeTold(const Position &p, const Unit &firer, UnitId target, Action action)
{
    if (!isSupportAction(action))
        return shotRuling(p, firer, target, action).has_value();
    return supportTargetRuling(p, firer, target, action) && seesUnit(p, firer, target) &&
           p.card(target).type != UnitType::Vehicle;
}

std::optional<ShownAttack> PlayPage::shotAt(UnitId firer, UnitId target, Action action) const
{
    const Position &p = m_look.position();
    if (!canBeTold(p, p.unit(firer), target, action))
        return std::nullopt;
    return ShownAttack{
        .title = tr("%1 fires at %2").arg(PlayText::unit(p, firer), PlayText::unit(p, target)),
        .hint = {},
        .preview = previewShot(p, {.firer = firer, .target = target, .action = action})};
}

std::optional<ShownAttack> PlayPage::reactionOf(UnitId unit) const
{
    const Position &p = m_look.position();
    const UnitId mover = p.pending.unit;
    if (p.pending.question != Question::React || !reactionRuling(p, p.unit(unit), mover))
        return std::nullopt;
    return ShownAttack{
        .title = tr("%1 fires at %2").arg(PlayText::unit(p, unit), PlayText::unit(p, mover)),
        .hint = {},
        .preview = previewShot(p, reactionShot(p, unit))};
}

// [R10.8.4] The fire with one unit more.
std::optional<ShownAttack> PlayPage::joined(const Order &order) const
{
    const Position &p = m_look.position();
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

ShownAttack PlayPage::assaultBy(const PlannedWay &way, UnitId target) const
{
    const Position &p = m_look.position();
    return {
        .title =
            tr("%1 assaults %2").arg(PlayText::unit(p, way.walk.unit), PlayText::unit(p, target)),
        .hint = {},
        .preview = previewCloseCombat(p, way.walk, way.hexes[way.hexes.size() - 2], target)};
}

static ShownAttack overrunIn(const Position &p, const OverrunFrame &overrun)
{
    return {.title = PlayPage::tr("%1 overruns %2")
                         .arg(PlayText::unit(p, overrun.unit), PlayText::unit(p, overrun.gun)),
            .hint = {},
            .preview = previewOverrun(p, overrun),
            .isOverrun = true};
}

ShownAttack PlayPage::overrunBy(UnitId vehicle, UnitId gun, Hex from) const
{
    Position before = m_look.position();
    before.unit(vehicle).at = from;
    return overrunIn(before, {.unit = vehicle, .gun = gun});
}

std::vector<ShownAttack> PlayPage::attacksAt(Hex hex) const
{
    const Position &p = m_look.position();
    std::vector<ShownAttack> attacks;
    const auto add = [&attacks](std::optional<ShownAttack> attack, const QString &hint) {
        if (!attack)
            return;
        attack->hint = hint;
        attacks.push_back(std::move(*attack));
    };
    const Unit *enemy = unitAt(p, hex, enemyOf(p.pending.side));
    switch (p.pending.question) {
    case Question::Announce:
    case Question::Step: {
        if (!enemy)
            break;
        const bool isStep = p.pending.question == Question::Step;
        if (const auto action = m_plan.firesAt(hex))
            add(shotAt(m_look.picked().unit, enemy->id, *action), tr("A click here fires."));
        const UnitId mover = isStep ? p.pending.unit : m_look.picked().unit;
        const PlannedWay way = m_plan.wayTo(hex);
        if (way.overrun)
            add(overrunBy(mover, enemy->id, way.hexes[way.hexes.size() - 2]),
                attacks.empty() ? tr("A click here overruns the gun.")
                                : tr("Ctrl with a click overruns the gun."));
        else if (way.closeCombat)
            add(assaultBy(way, enemy->id), attacks.empty()
                                               ? tr("A click here moves in and fights.")
                                               : tr("Ctrl with a click moves in and fights."));
        break;
    }
    case Question::Target:
        if (const auto action = fireUnderWay(p); action && enemy)
            add(shotAt(p.pending.unit, enemy->id, *action), {});
        break;
    case Question::React:
        if (const Unit *own = unitAt(p, hex, p.pending.side))
            add(reactionOf(own->id), {});
        break;
    case Question::JointFire:
        if (const Unit *own = unitAt(p, hex, p.pending.side);
            own && Assault::query(p, Support{own->id}))
            add(joined(Support{own->id}), tr("A click here lets it join the fire."));
        break;
    default:
        break;
    }
    return attacks;
}

void PlayPage::showAttacks(const std::vector<ShownAttack> &attacks)
{
    m_preview->showAttacks(m_look.position(), attacks);
    m_tabs->setCurrentWidget(m_preview);
}

void PlayPage::hovered(const HexPointer &pointer)
{
    if (!m_game.isRunning())
        return;
    const Hex hex = pointer.hex;
    const Hex before = m_look.pointedAt();
    m_look.pointAt(hex);
    if (m_sight.isOn()) {
        if (m_sight.point(hex))
            showSight();
        return;
    }
    m_canvas->setArc(arcOf(m_look.position(), m_look.picked(), pointer));
    if (hex == before)
        return;
    QStringList words{m_canvas->describe(hex), m_look.isCovered() ? QString() : showWay(hex),
                      m_plan.whyNot(hex)};
    words.removeAll(QString());
    emit told(words.join(QStringLiteral(" – ")));
    if (m_look.position().pending.side == kNobody)
        return;
    if (const auto attacks = attacksAt(hex); !attacks.empty())
        showAttacks(attacks);
}

std::optional<ShownAttack> PlayPage::previewOf(const Order &order) const
{
    const auto action = fireUnderWay(m_look.position());
    if (const auto *target = std::get_if<Target>(&order); target && action)
        return shotAt(m_look.position().pending.unit, target->unit, *action);
    if (const auto *react = std::get_if<React>(&order))
        return reactionOf(react->unit);
    return joined(order);
}

void PlayPage::pointedAt(const Order &order)
{
    if (const auto attack = previewOf(order))
        showAttacks({*attack});
    offerCard(order);
}

bool PlayPage::asksForCard(const Position &p)
{
    return p.pending.question == Question::Card || p.pending.question == Question::Formation;
}

// An additional unit or formation is seen before it is chosen.
void PlayPage::offerCard(const Order &order)
{
    const auto *choice = std::get_if<Choose>(&order);
    if (!choice || !asksForCard(m_look.position()))
        return;
    const CardLibrary &cards = m_library->cards;
    if (const UnitCard *unit = cards.unit(choice->id))
        m_card->offer(*unit, m_library);
    else if (const FormationCard *formation = cards.formation(choice->id))
        m_card->offer(*formation, m_library);
}

// What dice showed, which nobody rolled where they changed nothing.
static bool isOfDice(const Happening &what)
{
    return std::holds_alternative<DiceRolled>(what) ||
           std::holds_alternative<SpottingRolled>(what) ||
           std::holds_alternative<AttackResolved>(what);
}

// All since the last shot, or the last round of a close combat, began; `orders` is how many have
// been given at the moment that is looked at.
static std::vector<Event> lastAttack(const PlayGame &game, std::size_t orders)
{
    const auto &log = game.game().log();
    std::vector<Event> events;
    for (std::size_t order = orders; order-- > 0;)
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

// With its end: what a later activation or turn brings is another matter.
static std::vector<Event> finishedAttack(const PlayGame &game, std::size_t orders)
{
    std::vector<Event> events = lastAttack(game, orders);
    const auto end = std::find_if(events.begin(), events.end(), [](const Event &event) {
        return std::holds_alternative<UnitActivated>(event.what) ||
               std::holds_alternative<Passed>(event.what) ||
               std::holds_alternative<UnitMoved>(event.what) ||
               std::holds_alternative<PhaseBegan>(event.what);
    });
    events.erase(end, events.end());
    return events;
}

std::optional<ShownAttack> PlayPage::attackUnderWay() const
{
    const Position &p = m_look.position();
    const auto shot = [&](UnitId firer, UnitId target, AttackPreview preview) {
        return ShownAttack{
            .title = tr("%1 fires at %2").arg(PlayText::unit(p, firer), PlayText::unit(p, target)),
            .hint = {},
            .preview = std::move(preview),
            .soFar = lastAttack(m_game, m_look.orders())};
    };
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        const auto *fire = std::get_if<RangedFireFrame>(&*frame);
        if (fire && fire->stage != RangedFireFrame::Choose && p.unit(fire->firer).inPlay() &&
            p.unit(fire->target).inPlay())
            return shot(fire->firer, fire->target, previewUnderWay(p, *fire));
        const auto *support = std::get_if<SupportFireFrame>(&*frame);
        if (support && support->stage != SupportFireFrame::Choose &&
            p.unit(support->firer).inPlay() && p.unit(support->target).inPlay())
            return shot(support->firer, support->target, previewUnderWay(p, *support));
        const auto *hit = std::get_if<HitFrame>(&*frame);
        if (hit && hit->stage <= HitFrame::Critical && p.has(hit->attacker) &&
            p.unit(hit->target).inPlay())
            return shot(hit->attacker, hit->target, previewUnderWay(p, *hit));
        const auto *overrun = std::get_if<OverrunFrame>(&*frame);
        if (overrun && p.unit(overrun->unit).inPlay() && p.unit(overrun->gun).inPlay()) {
            ShownAttack shown = overrunIn(p, *overrun);
            if (overrun->stage == OverrunFrame::Shoot)
                shown.soFar = lastAttack(m_game, m_look.orders());
            return shown;
        }
        const auto *combat = std::get_if<CloseCombatFrame>(&*frame);
        if (combat && p.unit(combat->assault).inPlay() && p.unit(combat->defence).inPlay())
            return ShownAttack{.title = tr("%1 assaults %2")
                                            .arg(PlayText::unit(p, combat->assault),
                                                 PlayText::unit(p, combat->defence)),
                               .hint = {},
                               .preview = previewRound(p, *combat),
                               .soFar = lastAttack(m_game, m_look.orders()),
                               .isOpen =
                                   combat->stage < CloseCombatFrame::Roll ||
                                   (combat->stage == CloseCombatFrame::Roll && combat->roll == 0)};
    }
    return std::nullopt;
}

void PlayPage::previewQuestion()
{
    if (const auto attack = attackUnderWay())
        return showAttacks({*attack});
    if (m_look.position().pending.question == Question::React)
        if (const auto units = unitsToChoose(m_look.seen()); !units.empty())
            if (const auto attack = reactionOf(units.front()))
                return showAttacks({*attack});
    m_preview->showLast(m_look.position(), finishedAttack(m_game, m_look.orders()));
}

} // namespace hexwerk::assault::ui
