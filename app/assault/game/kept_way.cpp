#include "app/assault/game/kept_way.h"

#include "editor/assault/text/play_text.h"
#include "editor/assault/text/refusal_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::assault::ui {

using editor::toQString;

KeptWay::KeptWay(UnitId mover, std::deque<Order> orders, Origin origin, play::Enforce enforce,
                 MarkerSet first)
    : m_mover(mover)
    , m_orders(std::move(orders))
    , m_origin(origin)
    , m_enforce(enforce)
    , m_first(first)
{
}

Hex KeptWay::goal() const
{
    for (auto order = m_orders.rbegin(); order != m_orders.rend(); ++order)
        if (const auto *step = std::get_if<Step>(&*order))
            return step->to;
    return {};
}

void KeptWay::dropSaid(const Order &said)
{
    if (!m_orders.empty() && m_orders.front() == said)
        pop();
}

void KeptWay::pop()
{
    m_isToSetOut = std::holds_alternative<Announce>(m_orders.front());
    m_orders.pop_front();
}

// The order that answers such a question.
static bool answers(const Order &order, const Pending &asked, UnitId mover)
{
    if (std::holds_alternative<Announce>(order))
        return asked.question == Question::Announce;
    if (std::holds_alternative<Target>(order))
        return asked.question == Question::Target && asked.unit == mover;
    return asked.question == Question::Step && asked.unit == mover;
}

static constexpr std::array kStopping = {Marker::Suppressed, Marker::Fallback, Marker::Immobilised};

// A step also goes on where the movement is over.
std::variant<KeptWay::Wait, KeptWay::Over, Order> KeptWay::nextForced(const Position &p) const
{
    const Order &order = m_orders.front();
    const Unit &unit = p.unit(m_mover);
    const bool goesFurther =
        std::holds_alternative<Step>(order) && p.pending.question == Question::Announce;
    const bool isStopped =
        !unit.inPlay() || std::any_of(kStopping.begin(), kStopping.end(), [&](Marker marker) {
            return unit.markers.has(marker) && !m_first.has(marker);
        });
    if (!isStopped && (goesFurther || answers(order, p.pending, m_mover)))
        return order;
    if (!isStopped && p.pending.question != Question::Announce)
        return Wait{};
    return Over{goal().isNowhere() ? QString() : whyStopped(p)};
}

std::variant<KeptWay::Wait, KeptWay::Over, Order> KeptWay::next(const Position &p) const
{
    if (m_enforce == play::Enforce::No)
        return nextForced(p);
    const Order &order = m_orders.front();
    if (!answers(order, p.pending, m_mover)) {
        // A card may be played before it sets out.
        if (walkOnTheWay(p, m_mover) || (m_isToSetOut && p.pending.question != Question::Announce))
            return Wait{};
        return Over{goal().isNowhere() ? QString() : whyStopped(p)};
    }
    const auto ruling = Assault::query(p, order);
    if (ruling)
        return order;
    //: %1 is a unit, %2 a hex, %3 why not
    return Over{tr("The route of %1 to %2 is no longer possible: %3")
                    .arg(PlayText::unit(p, m_mover), toQString(toString(goal())),
                         RefusalText::withRule(ruling.error()))};
}

QString KeptWay::whyStopped(const Position &p) const
{
    const Unit &unit = p.unit(m_mover);
    const QString name = PlayText::unit(p, m_mover);
    if (!unit.inPlay())
        return tr("%1 is lost on its way to %2.").arg(name, toQString(toString(goal())));
    QStringList markers;
    for (const Marker marker : kStopping)
        if (unit.markers.has(marker))
            markers << PlayText::marker(p, marker);
    const QString here = toQString(toString(unit.at));
    const QString there = toQString(toString(goal()));
    return markers.isEmpty()
               //: %1 is a unit, %2 and %3 are hexes
               ? tr("%1 stops in %2 and does not reach %3.").arg(name, here, there)
               //: %1 is a unit, %2 are markers, %3 and %4 are hexes
               : tr("%1 (%2) stops in %3 and does not reach %4.")
                     .arg(name, markers.join(QStringLiteral(", ")), here, there);
}

static std::size_t frameOf(const Position &p, UnitId unit)
{
    const auto found = std::find_if(p.stack.begin(), p.stack.end(), [unit](const Frame &frame) {
        const auto *move = std::get_if<MoveFrame>(&frame);
        return move && move->walk.unit == unit;
    });
    return static_cast<std::size_t>(found - p.stack.begin());
}

const Walk *walkOnTheWay(const Position &p, UnitId unit)
{
    const std::size_t frame = frameOf(p, unit);
    return frame < p.stack.size() ? &std::get<MoveFrame>(p.stack[frame]).walk : nullptr;
}

std::vector<PathStep> forecastOfRest(const Position &p, const KeptWay &way)
{
    const std::size_t frame = way.isEmpty() ? p.stack.size() : frameOf(p, way.mover());
    if (frame == p.stack.size())
        return {};
    Position moving = p; // as if nobody were asked about this hex
    moving.stack.resize(frame + 1);
    const std::vector<Order> rest(way.orders().begin(), way.orders().end());
    return forecast(moving, std::get<MoveFrame>(moving.stack.back()).walk, rest);
}

} // namespace hexwerk::assault::ui
