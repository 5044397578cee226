#include "app/assault/page/overruling.h"

#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"
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
    connect(&m_panel, &RefusalPanel::dropped, this, [this] {
        drop();
        emit asked();
    });
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
    if (isAsking()) { // another click is another wish
        drop();
        emit asked();
    }
    if (m_isEnforced || p.pending.isChance() || p.pending.isOver())
        return false;
    const auto why = refusalOf(p, picked, pointer.hex);
    if (!why && !WhyNot::isFar(p, picked, pointer.hex))
        return false;
    m_forced = forcedBy(p, picked, pointer.hex, pointer.facing);
    if (m_forced.unit == UnitId{})
        return false;
    m_panel.ask(why ? RefusalText::refusal(*why) : WhyNot::outOfReach(pointer.hex),
                why ? editor::toQString(why->rule) : QStringLiteral("R9.0a"), outcome());
    emit asked();
    return true;
}

QString Overruling::outcome() const
{
    if (m_forced.orders.empty())
        return tr("Then click the hex it goes to, or the enemy it fires at.");
    if (std::holds_alternative<Step>(m_forced.orders.back()))
        return tr("It goes hex by hex, and each hex may draw fire. Movement points that it does "
                  "not have are not counted. The log names the rule.");
    return tr("It is carried out as far as possible. The log names the rule.");
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
