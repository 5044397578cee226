#include "core/assault/aside/imagined_position.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/moving/minefields.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace hexwerk::assault {

namespace {

class Imagining
{
public:
    Imagining(Position &p, SideIndex viewer, play::Randomness &random)
        : m_p(p)
        , m_viewer(viewer)
        , m_random(random)
    {
    }

    void everything()
    {
        for (SideIndex side = 0; side < m_p.seeds.size(); ++side) {
            if (side == m_viewer)
                continue;
            m_p.seeds[side] = salt();
            mines(side);
            hand(side);
            requests(side);
            points(side);
        }
    }

private:
    using Left = std::array<int, kAllMineKinds.size()>; // by kind

    Salt salt()
    {
        Salt bytes = {};
        for (std::uint8_t &byte : bytes)
            byte = static_cast<std::uint8_t>(m_random.below(256));
        return bytes;
    }

    // Of all that the side was given what is not known to lie somewhere.
    Left minesGiven(SideIndex side) const
    {
        Left left = {};
        for (const MineAllotment &allotment : m_p.setting->scenario.mines)
            if (m_p.setting->sideIndex(allotment.side) == side)
                for (const MineKind kind : kAllMineKinds)
                    left[static_cast<std::size_t>(kind)] += allotted(allotment, kind);
        for (const MinefieldMarker &marker : m_p.minefields)
            if (marker.side == side && marker.kind.isKnown())
                --left[static_cast<std::size_t>(marker.kind.value())];
        return left;
    }

    bool mayBe(const MinefieldMarker &marker, MineKind kind) const
    {
        return barOfMines(m_p.board().at(marker.hex), m_p.setting->data.terrain, kind).empty();
    }

    // Where the side has none left, as of mines that the scenario itself lays: as many dummies as
    // mines.
    MineKind mineAt(const MinefieldMarker &marker, const Left &left)
    {
        std::vector<std::uint64_t> weights;
        for (const MineKind kind : kAllMineKinds)
            weights.push_back(mayBe(marker, kind) ? static_cast<std::uint64_t>(std::max(
                                                        0, left[static_cast<std::size_t>(kind)]))
                                                  : 0);
        if (std::accumulate(weights.begin(), weights.end(), std::uint64_t{0}) == 0)
            for (const MineKind kind : kAllMineKinds)
                weights[static_cast<std::size_t>(kind)] = !mayBe(marker, kind)      ? 0
                                                          : kind == MineKind::Dummy ? 2
                                                                                    : 1;
        return kAllMineKinds[m_random.drawn(weights)];
    }

    void mines(SideIndex side)
    {
        std::vector<MinefieldMarker *> hidden;
        for (MinefieldMarker &marker : m_p.minefields)
            if (marker.side == side && !marker.kind.isKnown())
                hidden.push_back(&marker);
        Left left = minesGiven(side);
        // Where no mine against tanks may lie first: others are not left for it.
        std::stable_partition(hidden.begin(), hidden.end(), [&](const MinefieldMarker *marker) {
            return !mayBe(*marker, MineKind::AntiTank);
        });
        for (MinefieldMarker *marker : hidden) {
            const MineKind kind = mineAt(*marker, left);
            --left[static_cast<std::size_t>(kind)];
            marker->kind = Sealed<MineKind>(kind, salt());
        }
    }

    void hand(SideIndex side)
    {
        if (side >= m_p.hands.size())
            return;
        int support = supportLaidFromHand(side);
        for (HandCard &held : m_p.hands[side].cards) {
            if (held.card && held.card->isKnown())
                continue;
            auto cards = drawable(m_p, side);
            if (support-- > 0)
                std::erase_if(
                    cards, [&](const auto &card) { return !m_p.setting->supportCard(card.first); });
            std::vector<std::uint64_t> weights;
            for (const auto &[id, weight] : cards)
                weights.push_back(weight);
            held.card = Sealed<std::string>(cards[m_random.drawn(weights)].first, salt());
        }
    }

    // How many cards of its hand everybody knows to be support cards: those laid face down that the
    // scenario did not give it.
    int supportLaidFromHand(SideIndex side) const
    {
        if (side >= m_p.support.size())
            return 0;
        std::size_t laid = m_p.support[side].requests.size();
        for (const CommandPool &pool : m_p.points)
            if (pool.side == side && liesOnSupport(pool))
                laid += pool.sealed.size();
        return static_cast<int>(laid) - static_cast<int>(m_p.support[side].hand.size());
    }

    bool liesOnSupport(const CommandPool &pool) const
    {
        return plansFromFocus(pool) || cardsToPlan(m_p, pool).empty();
    }

    void requests(SideIndex side)
    {
        if (side >= m_p.support.size())
            return;
        for (Sealed<std::string> &request : m_p.support[side].requests)
            if (!request.isKnown())
                request = Sealed<std::string>(any(cardsToRequest(m_p, side)), salt());
    }

    void points(SideIndex side)
    {
        for (CommandPool &pool : m_p.points)
            for (Sealed<std::string> &point : pool.sealed)
                if (pool.side == side && !point.isKnown())
                    point = Sealed<std::string>(any(cardsFor(pool)), salt());
    }

    std::vector<std::string> cardsFor(const CommandPool &pool) const
    {
        if (liesOnSupport(pool))
            return cardsToRequest(m_p, pool.side);
        std::vector<std::string> ids;
        for (const std::size_t card : cardsToPlan(m_p, pool))
            ids.push_back(m_p.setting->cards[card].id);
        return ids;
    }

    std::string any(const std::vector<std::string> &ids)
    {
        HW_EXPECTS(!ids.empty());
        return ids[m_random.below(ids.size())];
    }

    Position &m_p;
    SideIndex m_viewer;
    play::Randomness &m_random;
};

} // namespace

Position imagine(const play::View<Position> &view, play::Randomness &random)
{
    Position p = view.position();
    Imagining(p, view.seat(), random).everything();
    return p;
}

} // namespace hexwerk::assault
