#include "app/assault/page/way_orders.h"

#include "editor/assault/text/play_text.h"
#include "editor/text/local_text.h"

#include <utility>

namespace hexwerk::assault::ui {

WayOrders::WayOrders(PlayGame &game, GameLook &look, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_look(look)
{
    m_game.askWhoIsForcedOn([this] {
        const bool isForced = !m_rest.isEmpty() && m_rest.enforce() == play::Enforce::No;
        return isForced ? m_rest.mover() : UnitId{};
    });
}

void WayOrders::begin(KeptWay way)
{
    m_rest = std::move(way);
    goOn();
}

// What the program has said in the meantime, since there was nothing else to say.
void WayOrders::dropSaid()
{
    const auto &records = m_game.records();
    std::size_t own = records.size();
    while (own > 0 && records[own - 1].origin == nameOf(Origin::Only))
        --own;
    for (; own < records.size(); ++own)
        m_rest.dropSaid(m_game.game().log()[own].order);
}

std::optional<Order> WayOrders::nextOrder()
{
    dropSaid();
    if (m_rest.isEmpty())
        return std::nullopt;
    const auto next = m_rest.next(m_game.position());
    const auto *order = std::get_if<Order>(&next);
    if (!order)
        return std::nullopt;
    if (!std::holds_alternative<Announce>(*order))
        m_look.pick({}); // who is on its way is not whom the next order is for
    m_rest.pop();
    return *order;
}

void WayOrders::goOn()
{
    dropSaid();
    if (m_look.moment() || m_rest.isEmpty())
        return;
    const auto next = m_rest.next(m_game.position());
    if (const auto *over = std::get_if<KeptWay::Over>(&next)) {
        m_rest = {};
        if (!over->why.isEmpty())
            emit told(over->why);
    } else if (std::holds_alternative<Order>(next)) {
        if (!m_game.sayAll([this] { return nextOrder(); }, m_rest.origin(), m_rest.enforce()))
            m_rest = {};
    }
}

void WayOrders::takeBackRest()
{
    const QString unit = PlayText::unit(m_look.position(), m_rest.mover());
    const QString goal = editor::toQString(toString(m_rest.goal()));
    m_rest = {};
    emit takenBack();
    //: %1 is a unit, %2 a hex
    emit told(tr("%1 does not continue to %2.").arg(unit, goal));
}

// [R9.0b] A way is announced before it is gone.
bool WayOrders::isShown() const
{
    const Pending &asked = m_game.position().pending;
    return m_isShown && !m_look.moment() && !m_rest.isEmpty() &&
           asked.question == Question::React && asked.unit == m_rest.mover();
}

std::vector<PathStep> WayOrders::shownForecast() const
{
    return isShown() ? forecastOfRest(m_look.position(), m_rest) : std::vector<PathStep>();
}

std::vector<Hex> WayOrders::shownHexes() const
{
    if (!isShown())
        return {};
    std::vector<Hex> hexes{m_look.position().unit(m_rest.mover()).at};
    for (const Order &order : m_rest.orders())
        if (const auto *step = std::get_if<Step>(&order); step && !step->to.isNowhere())
            hexes.push_back(step->to);
    return hexes;
}

QString WayOrders::hintBehind(const QString &words) const
{
    if (!isShown())
        return words;
    //: %1 is a sentence, %2 a unit, %3 a hex
    return tr("%1 %2 then continues to %3; Esc cancels that.")
        .arg(words, PlayText::unit(m_look.position(), m_rest.mover()),
             editor::toQString(toString(m_rest.goal())));
}

} // namespace hexwerk::assault::ui
