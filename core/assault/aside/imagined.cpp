#include "core/assault/aside/imagined.h"

#include "core/assault/aside/only_answer.h"
#include "core/assault/aside/redraw.h"
#include "core/assault/engine/closed_orders.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/mine_seals.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/moving/minefields.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk::assault {

using Mined = play::Game<Assault>;
// What the orders at these places lay face down, in the place of what they did: mines, and the
// cards of command points and of requests; empty: any support card that its side has by then.
struct Laid
{
    std::map<std::size_t, MineKind> mines = {};
    std::map<std::size_t, std::string> points = {};
    std::map<std::size_t, std::string> requests = {};
};

static const std::optional<Commitment> *sealOf(const Order &said)
{
    if (const auto *request = std::get_if<Request>(&said))
        return &request->seal;
    const auto *allot = std::get_if<Allot>(&said);
    return allot ? &allot->seal : nullptr;
}

// The places where a support card was laid, whether it was turned up later or not.
static std::set<std::size_t> requestPlaces(const Laid &laid, const Setting &setting)
{
    std::set<std::size_t> places;
    for (const auto *all : {&laid.points, &laid.requests})
        for (const auto &[place, card] : *all)
            if (card.empty() || setting.supportCard(card))
                places.insert(place);
    return places;
}

std::vector<Minefield> minefieldsOf(const Position &start)
{
    std::vector<Minefield> all;
    for (const MinefieldMarker &marker : start.minefields)
        all.push_back({marker.hex, marker.kind.value(),
                       start.setting->scenario.sides[marker.side].id, marker.found});
    return all;
}

static Order with(const Position &p, const Order &order, MineKind kind)
{
    if (const auto *lay = std::get_if<Lay>(&order))
        return Lay{kind, lay->hex};
    return layingInstead(p, std::get<Correct>(order), kind);
}

// Any that its side has; what it turns up of those laid after it is left for them.
static std::string anyRequest(const Mined &game, const Position &again, std::size_t place,
                              const Laid &laid, play::Randomness &random)
{
    const SideIndex side = again.pending.side;
    std::vector<std::string> cards;
    for (const std::string &id : cardsToRequest(again, side)) {
        int copies = copiesLeft(again, side, id);
        for (std::size_t i = place + 1; i < game.log().size() && sealOf(game.log()[i].order); ++i)
            for (const auto *all : {&laid.points, &laid.requests})
                if (const auto card = all->find(i); card != all->end())
                    copies -= card->second == id ? 1 : 0;
        if (copies > 0)
            cards.push_back(id);
    }
    HW_EXPECTS(!cards.empty());
    return cards[random.below(cards.size())];
}

static Order insteadOf(const Position &before, std::size_t place, const Order &said,
                       const Laid &laid)
{
    if (const auto mine = laid.mines.find(place); mine != laid.mines.end())
        return with(before, said, mine->second);
    if (const auto card = laid.points.find(place); card != laid.points.end())
        return Allot{card->second, {}};
    if (const auto card = laid.requests.find(place); card != laid.requests.end())
        return Request{card->second, {}};
    return unproved(openedOrder(before, said));
}

static Mined playedAgain(const Mined &game, const NewGame &start, Laid laid, Redraw redraw,
                         play::Randomness *random)
{
    Mined again(Assault::start(start));
    Position before = game.start();
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        const Order &said = game.log()[i].order;
        for (auto *all : {&laid.points, &laid.requests})
            if (const auto card = all->find(i); card != all->end() && card->second.empty())
                card->second = anyRequest(game, again.position(), i, laid, *random);
        // What was discarded at random was seen: the new seals would choose another card.
        const bool isDrop = before.pending.question == Question::DropCard;
        const auto formal =
            isDrop ? std::optional<Order>() : Assault::formalAnswer(again.position());
        const Order order = formal               ? *formal
                            : isHandDraw(before) ? redraw.drawn(before, again.position(), said, i)
                                                 : insteadOf(before, i, said, laid);
        const auto taken = again.apply(order, isDrop ? play::Enforce::No : play::Enforce::Yes);
        HW_EXPECTS(taken && Assault::apply(before, said)); // what lies face down did nothing yet
    }
    return again;
}

static NewGame startOf(const Mined &game, const SideSeeds &seeds)
{
    return {
        .setting = game.start().setting, .minefields = minefieldsOf(game.start()), .seeds = seeds};
}

Mined resealed(const Mined &game, const SideSeeds &seeds)
{
    return playedAgain(game, startOf(game, seeds), {}, Redraw(game, {true, true}, nullptr),
                       nullptr);
}

namespace {

class Imagination
{
public:
    Imagination(const Mined &game, play::Randomness &random, const Knowledge &known)
        : m_game(game)
        , m_random(random)
        , m_known(known)
        , m_setting(*game.start().setting)
    {
    }

    void changeStart(std::vector<Minefield> &minefields)
    {
        for (Minefield &field : minefields)
            if (!field.found && !m_known[m_setting.sideIndex(field.side)] &&
                !turnedUpAfter(0, field.hex))
                field.kind = any(mayBeTanks(field.hex));
    }

    // [R9.6.4.1b] Of each allotment what is left of it. What was turned up is said as it was: the
    // game may not know it before.
    Laid ofOrders()
    {
        Laid laid;
        auto &kinds = laid.mines;
        Position p = m_game.start();
        std::vector<std::size_t> hidden; // lays of the allotment
        const MineAllotment *allotment = nullptr;
        std::array<int, 3> pool = {};
        for (std::size_t i = 0; i < m_game.log().size(); ++i) {
            const Order &said = m_game.log()[i].order;
            if (p.pending.question == Question::LayMine && m_known[p.pending.side]) {
                // stays
            } else if (p.pending.question == Question::LayMine) {
                const auto &frame = std::get<GameFrame>(p.stack.back());
                if (allotmentToLay(p, frame) != allotment) {
                    draw(hidden, pool, kinds);
                    allotment = allotmentToLay(p, frame);
                    pool = {allotment->antiPersonnel, allotment->antiTank,
                            allotment->antiPersonnel + allotment->antiTank};
                }
                note(i, said, hidden, pool, kinds);
            } else if (p.pending.question == Question::Allot) {
                const auto *allot = std::get_if<Allot>(&said);
                if (allot && !m_known[p.pending.side])
                    laid.points[i] = cardOf(p, i);
            } else if (p.pending.question == Question::Request) {
                const auto *request = std::get_if<Request>(&said);
                if (request && !m_known[p.pending.side])
                    laid.requests[i] = requestedCard(i);
            } else if (const auto *correction = std::get_if<Correct>(&said)) {
                const auto mine = laidBy(p, *correction);
                if (mine && !m_known[mine->side])
                    kinds[i] = turnedUpAfter(i, mine->hex).value_or(any(true));
            }
            HW_EXPECTS(Assault::apply(p, said));
        }
        draw(hidden, pool, kinds);
        return laid;
    }

private:
    std::optional<MineKind> turnedUpAfter(std::size_t order, Hex hex) const
    {
        for (std::size_t i = order; i < m_game.log().size(); ++i)
            if (const auto *shown = std::get_if<Reveal>(&m_game.log()[i].order);
                shown && shown->hex == hex)
                return shown->mine;
        return std::nullopt;
    }

    // [R6.2.2a] The card of the point that is put next: as it was shown later, else any.
    std::string cardOf(const Position &p, std::size_t order)
    {
        const CommandPool &pool = pooledBy(p);
        Position later = p;
        for (std::size_t i = order; i < m_game.log().size(); ++i) {
            const Order &said = m_game.log()[i].order;
            const auto *shown = std::get_if<ShowPoints>(&said);
            if (shown && later.pending.side == pool.side && later.pending.player == pool.player)
                return shown->cards[pool.sealed.size()] == kFaceDown
                           ? requestedCard(order)
                           : shown->cards[pool.sealed.size()];
            if (later.turn != p.turn || !Assault::apply(later, said))
                break;
        }
        const std::vector<std::size_t> cards = cardsToPlan(p, pool);
        if (plansFromFocus(pool) || cards.empty())
            return requestedCard(order);
        return p.setting->cards[cards[m_random.below(cards.size())]].id;
    }

    // [R12.3.2a] The card of a request, as it was turned up later; empty: it never was.
    std::string requestedCard(std::size_t order) const
    {
        const auto *seal = sealOf(m_game.log()[order].order);
        for (std::size_t i = order; seal && *seal && i < m_game.log().size(); ++i)
            if (const auto *call = std::get_if<CallIn>(&m_game.log()[i].order);
                call && call->salt && commitmentTo(call->card, *call->salt) == **seal)
                return call->card;
        return {};
    }

    bool mayBeTanks(Hex hex) const
    {
        return barOfMines(m_setting.board.at(hex), m_setting.data.terrain, MineKind::AntiTank)
            .empty();
    }

    // [R9.6.4.1b] As many dummies as mines.
    MineKind any(bool withTanks)
    {
        const std::uint64_t number = m_random.below(withTanks ? 4 : 3);
        return number == 0                ? MineKind::AntiPersonnel
               : number == 1 && withTanks ? MineKind::AntiTank
                                          : MineKind::Dummy;
    }

    void note(std::size_t place, const Order &order, std::vector<std::size_t> &hidden,
              std::array<int, 3> &pool, std::map<std::size_t, MineKind> &kinds)
    {
        if (const auto *lay = std::get_if<Lay>(&order)) {
            if (const auto kind = turnedUpAfter(place, lay->hex)) {
                kinds[place] = *kind;
                --pool[static_cast<std::size_t>(*kind)];
            } else
                hidden.push_back(place);
        } else if (std::holds_alternative<Decline>(order)) {
            // Who can lay no more has nothing left but mines against tanks.
            int all = 0;
            for (const int count : pool)
                all += count;
            pool[static_cast<std::size_t>(MineKind::AntiTank)] -=
                all - static_cast<int>(hidden.size());
        }
    }

    void draw(std::vector<std::size_t> &hidden, std::array<int, 3> &pool,
              std::map<std::size_t, MineKind> &kinds)
    {
        const auto hexOf = [this](std::size_t place) {
            return std::get<Lay>(m_game.log()[place].order).hex;
        };
        // Where no mine against tanks may lie first: others are not left for it.
        std::stable_partition(hidden.begin(), hidden.end(),
                              [&](std::size_t place) { return !mayBeTanks(hexOf(place)); });
        for (const std::size_t place : hidden) {
            std::vector<MineKind> left;
            for (const MineKind kind : kAllMineKinds)
                if (kind != MineKind::AntiTank || mayBeTanks(hexOf(place)))
                    left.insert(left.end(),
                                static_cast<std::size_t>(pool[static_cast<std::size_t>(kind)]),
                                kind);
            kinds[place] = left[m_random.below(left.size())];
            --pool[static_cast<std::size_t>(kinds[place])];
        }
        hidden.clear();
    }

    const Mined &m_game;
    play::Randomness &m_random;
    const Knowledge &m_known;
    const Setting &m_setting;
};

} // namespace

Mined imagined(const Mined &game, const SideSeeds &seeds, play::Randomness &random,
               const Knowledge &known)
{
    Imagination imagination(game, random, known);
    NewGame start = startOf(game, seeds);
    imagination.changeStart(start.minefields);
    const Laid laid = imagination.ofOrders();
    const auto requests = requestPlaces(laid, *game.start().setting);
    return playedAgain(game, start, laid, Redraw(game, known, &random, requests), &random);
}

} // namespace hexwerk::assault
