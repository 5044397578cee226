#include "app/assault/page/answering.h"

#include "app/assault/answer/card_choices.h"
#include "app/assault/answer/mine_panel.h"
#include "app/assault/answer/why_not.h"
#include "app/assault/map/play_marks.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Answering::Answering(PlayGame &game, GameLook &look, ClickPlan &plan, WayOrders &way,
                     Chances &chances, const PlayInput &input, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_look(look)
    , m_plan(plan)
    , m_way(way)
    , m_chances(chances)
    , m_input(input)
{
}

static bool places(const Position &p)
{
    return p.pending.question == Question::Place || p.pending.question == Question::Disembark;
}

// The kind that was laid last, as long as one is left; else one that is.
static std::optional<MineKind> mineToLay(const Position &p, std::optional<MineKind> last)
{
    if (p.pending.question != Question::LayMine)
        return std::nullopt;
    if (last && minesLeft(p, *last) > 0)
        return last;
    std::optional<MineKind> left = last;
    for (const MineKind kind : {MineKind::Dummy, MineKind::AntiTank, MineKind::AntiPersonnel})
        if (minesLeft(p, kind) > 0)
            left = kind;
    return left;
}

void Answering::keepPicked()
{
    m_pointed.reset();
    const Position &p = m_look.position();
    Picked picked = m_look.picked();
    picked.mine = mineToLay(p, picked.mine);
    if (std::exchange(m_isPlacing, places(p)) && !places(p))
        picked = {}; // who was placed last is not whom the next order is for
    if (places(p) || p.pending.question == Question::Announce) {
        const std::vector<UnitId> units = unitsToChoose(m_look.seen());
        const bool isForced = picked.isForced && p.unit(picked.unit).isOnMap();
        if (!isForced && std::find(units.begin(), units.end(), picked.unit) == units.end())
            picked = {.unit = places(p) && !units.empty() ? units.front() : UnitId{},
                      .card = picked.card};
        if (!picked.hex.isNowhere() && facingsAt(p, picked.unit, picked.hex).empty())
            picked.hex = {};
    } else {
        picked = {.mine = picked.mine, .card = picked.card};
    }
    const auto &orders = m_look.seen().orders();
    if (!picked.card.empty() && std::none_of(orders.begin(), orders.end(), [&](const Order &order) {
            return handCardOf(order) == picked.card;
        }))
        picked.card.clear();
    m_look.pick(picked);
}

void Answering::say(const Order &order)
{
    if (m_input.pointsFirst() && m_pointed != order && m_chances.areOf(order)) {
        m_pointed = order;
        m_chances.show(order);
        return emit told(tr("Click again to confirm"));
    }
    m_game.say(order, m_input.origin(), m_isEnforced ? play::Enforce::Yes : play::Enforce::No);
}

void Answering::goTo(Hex hex)
{
    KeptWay way(m_plan.mover(), m_plan.wayTo(hex).orders, m_input.origin());
    const QString why = m_plan.whyNot(hex);
    m_plan.forgetPoints();
    if (way.isEmpty()) {
        emit told(why.isEmpty() ? WhyNot::outOfReach(hex) : why);
        emit refusedAt(hex);
    }
    m_way.begin(std::move(way));
}

void Answering::fireAt(UnitId target, Action action)
{
    const UnitId firer = m_look.picked().unit;
    m_way.begin(KeptWay(firer, {Announce{firer, action}, Target{target, {}}}, m_input.origin()));
}

void Answering::addWayPoint(Hex hex)
{
    const PlannedWay way = m_plan.wayTo(hex);
    if (way.orders.empty() || way.closeCombat || way.overrun) {
        const QString why = m_plan.whyNot(hex);
        emit told(why.isEmpty() ? WhyNot::outOfReach(hex) : why);
        return emit refusedAt(hex);
    }
    m_plan.addPoint(hex);
    emit wayPointAdded(hex);
}

void Answering::pickUnit(UnitId unit)
{
    m_plan.forgetPoints();
    m_look.pick({.unit = unit});
    emit unitPicked(unit);
}

void Answering::pickForced(UnitId unit)
{
    m_plan.forgetPoints();
    m_look.pick({.unit = unit, .isForced = true});
    emit unitPicked(unit);
}

void Answering::pickMine(MineKind kind)
{
    m_look.pick({.mine = kind});
    emit picked();
}

void Answering::pickHex(Hex hex)
{
    m_look.pick({.unit = m_look.picked().unit, .hex = hex});
    emit picked();
}

void Answering::pickCard(const std::string &card)
{
    m_plan.forgetPoints();
    m_look.pick({.card = card});
    emit picked();
}

void Answering::unpick()
{
    const Picked &picked = m_look.picked();
    m_look.pick({.unit = picked.hex.isNowhere() ? UnitId{} : picked.unit});
}

} // namespace hexwerk::assault::ui
