// Candidates in one fixed order, filtered by query: so each rule is written once.
#include "core/assault/engine/assault.h"
#include "core/assault/game/box.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/rules/moving/works.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

// Fire at once, in whatever direction.
bool isFire(Action action)
{
    return action == Action::Fire || action == Action::TurretFire || action == Action::FireAndMove;
}

class Offers
{
public:
    explicit Offers(const Position &p)
        : m_p(p)
    {
        m_orders.reserve(p.pending.question == Question::Announce ? 64 : 8);
    }

    template<typename Said>
    void offer(Said order)
    {
        if (Assault::query(m_p, order))
            m_orders.emplace_back(std::move(order));
    }

    // Every unit of the side that is asked, by id.
    template<typename Candidate>
    void eachOwn(Candidate candidate)
    {
        for (const Unit &unit : m_p.units)
            if (unit.side == m_p.pending.side)
                candidate(unit.id);
    }

    void announcements()
    {
        const bool inSupport = m_p.phase == Phase::Support;
        eachOwn([&](UnitId id) {
            if (m_p.pending.unit != UnitId{} && id != m_p.pending.unit) // [R4.9.1c]
                return;
            const Unit &unit = m_p.unit(id);
            if (inSupport)
                supportActions(unit);
            else if (unit.state == UnitState::Carried)
                offerIf(dismountRuling(m_p, unit).has_value(), unit, Action::Dismount);
            else if (activatedRuling(m_p, unit)) // most have acted or are gone
                actions(unit);
        });
        if (m_p.pending.unit == UnitId{}) {
            eachOwn([&](UnitId id) {
                const Unit &unit = m_p.unit(id);
                if (waitsForRoom(m_p, unit) && costRuling(m_p, unit))
                    places(standsOf(m_p, unit));
            });
            calls();
        }
        plays();
        offer(Pass{});
    }

    // [R12.3.2a] Each of its requests that it can turn up.
    void calls()
    {
        if (m_p.support.empty())
            return;
        for (const Sealed<std::string> &request : m_p.support[m_p.pending.side].requests)
            if (request.isKnown())
                offer(CallIn{request.value(), request.salt(),
                             heldSalt(m_p, m_p.pending.side, request.value())});
        for (const Battery &battery : m_p.batteries)
            if (battery.side == m_p.pending.side)
                offer(CallIn{.card = battery.card});
    }

    void supportHexes()
    {
        const auto &battery = std::get<BatteryFrame>(m_p.stack.back());
        for (const Hex hex : assault::supportHexes(m_p, battery))
            m_orders.emplace_back(Target{{}, hex});
        offer(Decline{});
    }

    void batteryChoices()
    {
        for (std::string &id : choicesOf(m_p, std::get<BatteryFrame>(m_p.stack.back())))
            m_orders.emplace_back(Choose{std::move(id)});
    }

    void steps()
    {
        const UnitId unit = m_p.pending.unit;
        const Walk &walk = *walkInProgress(m_p);
        for (const Direction d : kAllDirections)
            if (isHeaded(m_p, walk, d))
                stepTo(walk, d);
        offer(Step{unit, Hex{}});
        facings();
        offer(Stop{});
    }

    void lastShot()
    {
        offer(React{m_p.pending.unit});
        facings();
        offer(Decline{});
    }

    void places(const std::vector<Stand> &stands)
    {
        for (const Stand &stand : stands)
            for (int i = 0; i < stand.orders(); ++i)
                m_orders.emplace_back(Place{stand.unit, stand.hex, stand.hasFacing ? i : -1});
    }

    void works()
    {
        for (const Hex hex : worksOf(m_p, m_p.pending.side))
            offer(TurnWork{hex});
    }

    // Each card once, however often it is there.
    void cards()
    {
        const std::vector<std::string> ids = choices(m_p);
        for (auto id = ids.begin(); id != ids.end(); ++id)
            if (std::find(ids.begin(), id, *id) == id)
                offer(Choose{*id});
    }

    void mines()
    {
        const auto *game = std::get_if<GameFrame>(&m_p.stack.back());
        const MineAllotment *allotment = allotmentToLay(m_p, *game);
        for (const Hex hex : mineHexes(m_p.setting->scenario, *allotment))
            for (const MineKind kind : kAllMineKinds)
                offer(Lay{kind, hex});
        offer(Decline{});
    }

    // Who could not seal it offers nothing.
    void points()
    {
        const CommandPool &pool = pooledBy(m_p);
        std::vector<std::string> ids;
        for (const std::size_t card : cardsToPlan(m_p, pool))
            ids.push_back(m_p.setting->cards[card].id);
        for (std::string &id : cardsToRequest(m_p, pool.side))
            ids.push_back(std::move(id));
        for (const std::string &id : ids)
            if (const Allot order{id}; canSeal(m_p, m_p.pending.side, order))
                offer(order);
        if (mayKeepPoints(m_p, pool))
            offer(Decline{});
    }

    void requests()
    {
        for (const std::string &card : cardsToRequest(m_p, m_p.pending.side))
            if (const Request order{card}; canSeal(m_p, m_p.pending.side, order))
                offer(order);
        offer(Decline{});
    }

    // [R6.4c] Cards of the hand; who does not know them offers none.
    void plays()
    {
        if (m_p.hands.empty())
            return;
        for (Play &play : playsOf(m_p))
            m_orders.emplace_back(std::move(play));
    }

    void discards()
    {
        for (Discard &discard : discardsOf(m_p))
            m_orders.emplace_back(std::move(discard));
    }

    void shownPoints()
    {
        if (auto order = openedPoints(m_p, pooledBy(m_p)))
            m_orders.emplace_back(std::move(*order));
    }

    // Who does not know it has nothing to show.
    void reveal()
    {
        const Hex hex = hexToReveal(m_p);
        if (const Sealed<MineKind> &kind = minefieldAt(m_p, hex)->kind; kind.isKnown())
            offer(Reveal{hex, kind.value(), kind.salt()});
    }

    // [R10.10.3b] Beside its transport; [R5.8g] a gun as it faces.
    void exits()
    {
        const UnitId unit = m_p.pending.unit;
        const int facings = m_p.card(unit).type == UnitType::Infantry ? 0 : 6;
        for (const Direction d : kAllDirections) {
            const Hex hex = neighbour(m_p.unit(unit).at, d);
            for (int facing = facings > 0 ? 0 : -1; facing < facings; ++facing)
                offer(Place{unit, hex, facing});
        }
        offer(Decline{});
    }

    void targets()
    {
        for (const Unit &unit : m_p.units)
            offer(Target{unit.id});
    }

    void facings()
    {
        for (int facing = 0; facing < 6; ++facing)
            offer(TurnTo{m_p.pending.unit, facing});
    }

    void smokeHexes()
    {
        const auto &smoke = std::get<SmokeFrame>(m_p.stack.back());
        const auto observers = smokeObservers(m_p, smoke);
        for (const Hex hex : hexesForSmoke(m_p, smoke))
            if (smokeRuling(m_p, smoke, hex, observers))
                m_orders.emplace_back(Target{{}, hex});
        offer(Decline{});
    }

    void rerolls()
    {
        for (int die = 1; die <= m_p.pending.dice.size(); ++die)
            offer(Reroll{die});
        offer(Keep{});
    }

    std::vector<Order> take() { return std::move(m_orders); }

private:
    void offerIf(bool isAllowed, const Unit &unit, Action action)
    {
        if (isAllowed)
            m_orders.emplace_back(Announce{unit.id, action});
    }

    void supportActions(const Unit &unit)
    {
        if (!unit.inPlay())
            return;
        for (int i = 0; i < kActions; ++i)
            if (const auto action = static_cast<Action>(i); isSupportAction(action))
                offerIf(announceRuling(m_p, unit, action).has_value(), unit, action);
    }

    // Of a unit that can be activated. Whether it has a target is found out once.
    void actions(const Unit &unit)
    {
        const bool canFire = hasTarget(m_p, unit, Action::FireAndMove);
        const bool looksAllRound =
            m_p.card(unit.id).type == UnitType::Infantry && !m_p.fortificationOf(unit);
        for (int i = 0; i < kActions; ++i) {
            const auto action = static_cast<Action>(i);
            if (isSupportAction(action) || action == Action::Dismount ||
                (isFire(action) && !canFire))
                continue;
            const bool isKnown =
                !unit.activated && // [R8.3c]
                (action == Action::FireAndMove || (action == Action::Fire && looksAllRound));
            offerIf(isKnown ? action == Action::Fire || movementRuling(m_p, unit, action)
                            : actionRuling(m_p, unit, action).has_value(),
                    unit, action);
        }
    }

    // [R9.6.3.1b] The plain step takes the default way; where the other way is open too, it is
    // offered by name.
    void stepTo(const Walk &walk, Direction d)
    {
        const UnitId unit = walk.unit;
        const Hex to = neighbour(walk.at, d);
        offer(Step{unit, to});
        if (!roadRuns(m_p.setting->data.terrain, m_p.board().at(walk.at), d))
            return;
        offer(Step{unit, to, By::Terrain});
        offer(Step{unit, to, By::Road});
    }

    const Position &m_p;
    std::vector<Order> m_orders;
};

} // namespace

std::vector<Order> Assault::legalOrders(const Position &p)
{
    Offers offers(p);
    switch (p.pending.question) {
    case Question::Over:
    case Question::BattleDice:
    case Question::PlainDice:
    case Question::CardDraw:
        break;
    case Question::FirstSetup:
        for (const SideSpec &side : p.setting->scenario.sides)
            offers.offer(Choose{side.id});
        break;
    case Question::Formation:
        offers.cards();
        offers.offer(Decline{});
        break;
    case Question::Card:
    case Question::Divide:
        offers.cards();
        break;
    case Question::LayMine:
        offers.mines();
        break;
    case Question::Reveal:
        offers.reveal();
        break;
    case Question::Place:
        offers.places(stands(p));
        offers.works();
        break;
    case Question::TurnWork:
        offers.works();
        offers.offer(Decline{});
        break;
    case Question::Announce:
        offers.announcements();
        break;
    case Question::Step:
    case Question::Fallback:
        offers.steps();
        break;
    case Question::LastShot:
        offers.lastShot();
        break;
    case Question::Target:
        offers.targets();
        offers.offer(Decline{});
        break;
    case Question::SupportSpotter:
        offers.eachOwn([&](UnitId unit) { offers.offer(Support{unit}); });
        offers.offer(Decline{});
        break;
    case Question::SupportHex:
        offers.supportHexes();
        break;
    case Question::FireMode:
    case Question::SplitDice:
    case Question::ImpactZone:
        offers.batteryChoices();
        break;
    case Question::RerollShells:
        offers.rerolls();
        break;
    case Question::SupportTarget:
        offers.targets();
        offers.offer(Decline{});
        break;
    case Question::Facing:
        offers.facings();
        break;
    case Question::SmokeHex:
        offers.smokeHexes();
        break;
    case Question::Spotter:
        offers.eachOwn([&](UnitId unit) { offers.offer(Support{unit}); });
        break;
    case Question::AttackPassenger:
        offers.targets();
        offers.offer(Decline{});
        break;
    case Question::Disembark:
        offers.exits();
        break;
    case Question::React:
    case Question::AntiAir:
        offers.eachOwn([&](UnitId unit) { offers.offer(React{unit}); });
        if (p.pending.question == Question::React)
            offers.calls();
        offers.offer(Decline{});
        break;
    case Question::Support:
    case Question::JointFire:
    case Question::Cover:
        offers.eachOwn([&](UnitId unit) { offers.offer(Support{unit}); });
        offers.offer(Decline{});
        break;
    case Question::Partner:
        offers.eachOwn([&](UnitId unit) { offers.offer(Support{unit}); });
        break;
    case Question::CoveredMove:
        for (const Action action : {Action::NormalMove, Action::FastMove})
            offers.offer(Choose{std::string(toString(action))});
        break;
    case Question::Wheels:
        offers.offer(Choose{std::string(kVehicle)});
        offers.offer(Choose{std::string(kWheels)});
        break;
    case Question::Reroll:
        offers.rerolls();
        break;
    case Question::Allot:
        offers.points();
        break;
    case Question::Request:
        offers.requests();
        break;
    case Question::ShowPoints:
        offers.shownPoints();
        break;
    case Question::LosePoint:
        for (const std::string &pile : pilesToLose(p, pooledBy(p)))
            offers.offer(Choose{pile});
        break;
    case Question::Discard:
        offers.discards();
        offers.offer(Decline{});
        break;
    case Question::DropCard:
        offers.discards();
        break;
    case Question::PlayCard:
        offers.plays();
        offers.offer(Decline{});
        break;
    case Question::Withdraw:
        offers.offer(Withdraw{});
        offers.offer(Stay{});
        break;
    }
    return offers.take();
}

} // namespace hexwerk::assault
