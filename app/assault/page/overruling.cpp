#include "app/assault/page/overruling.h"

#include "app/assault/answer/rule_cases.h"
#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"
#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

Overruling::Overruling(RefusalPanel &panel, PlayGame &game, GameLook &look, WayOrders &way,
                       const PlayInput &input, QObject *parent)
    : QObject(parent)
    , m_panel(panel)
    , m_game(game)
    , m_look(look)
    , m_way(way)
    , m_input(input)
{
    connect(&m_panel, &RefusalPanel::forced, this, &Overruling::force);
    connect(&m_panel, &RefusalPanel::dropped, this, &Overruling::dismiss);
}

void Overruling::setEnforced(bool isOn)
{
    m_isEnforced = isOn;
}

// Of an order that the rules do not allow; empty: they do.
static std::optional<Refusal> refusalOf(const Position &p, const Order &order)
{
    const auto ruling = Assault::query(p, order);
    return ruling ? std::nullopt : std::optional(ruling.error());
}

// The refusal behind a click, also of a unit that is out of turn.
static std::optional<Refusal> refusalOf(const Position &p, const Picked &picked, Hex hex)
{
    if (picked.isForced && unitAt(p, hex, enemyOf(p.unit(picked.unit).side)))
        return refusalOf(p, Announce{picked.unit, Action::Fire});
    if (const auto why = WhyNot::refusalAt(p, picked, hex))
        return why;
    const Unit *other = unitAt(p, hex, enemyOf(p.pending.side));
    if (p.pending.question != Question::Announce || picked.unit != UnitId{} || !other)
        return std::nullopt;
    return refusalOf(p, Announce{other->id, Action::NormalMove});
}

bool Overruling::offer(const HexPointer &pointer)
{
    const Position &p = m_look.position();
    const Picked &picked = m_look.picked();
    dismiss(); // another click is another wish
    if (m_isEnforced || p.pending.isChance() || p.pending.isOver())
        return false;
    const auto why = refusalOf(p, picked, pointer.hex);
    if (!why && !WhyNot::isFar(p, picked, pointer.hex))
        return false;
    m_forced = forcedBy(p, picked, pointer.hex, pointer.facing);
    if (m_forced.unit == UnitId{})
        return false;
    const QString rule = why ? editor::toQString(why->rule) : QStringLiteral("R9.0a");
    m_why = [p, why, unit = picked.unit, step = WhyNot::stepAt(p, picked, pointer.hex),
             hex = pointer.hex] {
        return why ? RuleCases::ofRefusal(p, *why, step) : RuleCases::ofFar(p, unit, hex);
    };
    m_panel.ask(why ? RefusalText::refusal(*why) : WhyNot::outOfReach(pointer.hex), rule,
                outcome(rule));
    emit asked();
    return true;
}

QString Overruling::outcome(const QString &rule) const
{
    if (m_forced.orders.empty())
        return tr("Then click the hex it moves to, or the enemy it fires at.");
    const Position &p = m_look.position();
    const Order &last = m_forced.orders.back();
    const QString unit = PlayText::unit(p, m_forced.unit);
    QStringList lines = {tr("If you play it anyway:")};
    const auto happens = [&](const QString &what) { lines << QStringLiteral("✓ ") + what; };
    const auto doesNot = [&](const QString &what) { lines << QStringLiteral("– ") + what; };
    const bool fires =
        std::holds_alternative<React>(last) ||
        (std::holds_alternative<Target>(last) && std::get<Target>(last).unit != UnitId{} &&
         p.pending.question != Question::AttackPassenger);
    if (const auto *step = std::get_if<Step>(&last)) {
        //: %1 is a unit, %2 a hex
        happens(tr("%1 moves to %2").arg(unit, editor::toQString(toString(step->to))));
        happens(tr("Each hex can draw fire"));
        doesNot(tr("Missing points are ignored"));
    } else if (fires) {
        //: %1 is a unit
        happens(tr("%1 fires").arg(unit));
        doesNot(tr("Sight and arc are ignored"));
    } else {
        happens(tr("It is carried out as far as possible"));
    }
    //: %1 is the id of a rule
    happens(tr("The log names %1").arg(rule));
    happens(tr("You can take it back"));
    return lines.join(QLatin1Char('\n'));
}

void Overruling::dismiss()
{
    if (!isAsking())
        return;
    drop();
    emit asked();
}

void Overruling::drop()
{
    m_forced = {};
    m_panel.hide();
}

void Overruling::force()
{
    const ForcedOrders forced = std::exchange(m_forced, {});
    m_panel.hide();
    if (forced.orders.empty())
        return emit unitForced(forced.unit);
    const Order &first = forced.orders.front();
    if (!std::holds_alternative<Announce>(first) && !std::holds_alternative<Step>(first)) {
        m_game.say(first, m_input.origin(), play::Enforce::No);
        return;
    }
    m_way.begin(KeptWay(forced.unit, forced.orders, m_input.origin(), play::Enforce::No,
                        m_game.position().unit(forced.unit).markers));
}

} // namespace hexwerk::assault::ui
