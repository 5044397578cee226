#include "core/assault/rules/course/card_use.h"

#include "core/assault/game/decks.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/moving/hiding.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

bool hasWord(const CommandCard &card, CardWord word)
{
    return std::any_of(card.effects.begin(), card.effects.end(), [word](const CardEffect &effect) {
        return cardWordFromString(effect.effect) == word;
    });
}

bool isForEither(const Position &p, const CommandCard &card, UnitId unit)
{
    const auto &types = card.types;
    return p.has(unit) && p.unit(unit).inPlay() &&
           (types.empty() ||
            std::find(types.begin(), types.end(), p.card(unit).type) != types.end());
}

namespace {

// For which units and hexes a card may be played on an occasion.
class CardUse
{
public:
    CardUse(const Position &p, const CardOccasion &occasion, const CommandCard &card)
        : m_p(p)
        , m_occasion(occasion)
        , m_card(card)
    {
    }

    bool works(const CardEffect &effect, const Play &order) const
    {
        const CardWord word = cardWordFromString(effect.effect);
        if (word == CardWord::ByPlayers)
            return true;
        static const EffectRow kNoRow;
        const auto found = m_p.setting->effects.find(effect.effect);
        const EffectRow &row = found == m_p.setting->effects.end() ? kNoRow : found->second;
        switch (row.target) {
        case EffectTarget::None:
            return worksForSide(word, row);
        case EffectTarget::Own:
            return order.unit != UnitId{} && isFor(order.unit, m_occasion.side) &&
                   isNow(row, order.unit, true) && worksFor(word, effect, m_p.unit(order.unit));
        case EffectTarget::Enemy:
            return order.unit != UnitId{} && isFor(order.unit, enemyOf(m_occasion.side)) &&
                   isNow(row, order.unit, false) && worksAgainst(word, m_p.unit(order.unit));
        case EffectTarget::Hex:
            return worksIn(word, order);
        }
        return false;
    }

private:
    bool isFor(UnitId id, SideIndex side) const
    {
        return isForEither(m_p, m_card, id) && m_p.unit(id).side == side;
    }

    // What lasts as long as an action needs one: it is for those that take part in it.
    bool isNow(const EffectRow &row, UnitId id, bool own) const
    {
        if (row.until != EffectUntil::EndOfAction)
            return true;
        if (m_occasion.moment == CardMoment::Announce)
            return own && m_card.time == ActivationTime::BeforeActivation;
        if (m_occasion.unit == UnitId{})
            return false;
        for (const UnitId known : {m_occasion.unit, m_occasion.other})
            if (known != UnitId{} && m_p.unit(known).side == m_p.unit(id).side)
                return known == id;
        return true; // it is not known yet whom the action is against
    }

    bool hasPile() const
    {
        const SideHand &hand = m_p.hands[m_occasion.side];
        return pileSize(m_p, m_occasion.side) > 0 || !hand.discards.empty();
    }

    bool worksForSide(CardWord word, const EffectRow &row) const
    {
        switch (word) {
        case CardWord::OpponentDiscards:
            return holdsCards(m_p, enemyOf(m_occasion.side));
        case CardWord::Draw:
            return hasPile();
        case CardWord::RecallCard:
            return !m_p.hands[m_occasion.side].discards.empty();
        case CardWord::CancelCard:
            return m_occasion.moment == CardMoment::Cancel;
        case CardWord::Initiative:
            return m_occasion.moment == CardMoment::Initiative;
        case CardWord::Points:
            return !m_p.points.empty();
        case CardWord::Accuracy:
        case CardWord::EnemyAccuracy:
            return !m_p.support.empty();
        case CardWord::EnemyPoints:
            return std::any_of(m_p.points.begin(), m_p.points.end(), [&](const CommandPool &pool) {
                return pool.side != m_occasion.side && pool.focus > 0;
            });
        default: // a roll
            return row.until != EffectUntil::EndOfAction || m_occasion.unit != UnitId{} ||
                   (m_occasion.moment == CardMoment::Announce &&
                    m_card.time == ActivationTime::BeforeActivation);
        }
    }

    // [R4.9.1c] Who can be announced once the card is played.
    bool canFollow(const Unit &unit) const
    {
        if (m_card.time != ActivationTime::BeforeActivation)
            return true;
        const bool again =
            hasWord(m_card, CardWord::Activation) || hasWord(m_card, CardWord::CloseCombat);
        if ((unit.activated && !again) ||
            (unit.markers.has(Marker::Suppressed) && !hasWord(m_card, CardWord::ActSuppressed)) ||
            (unit.markers.has(Marker::Fallback) && !hasWord(m_card, CardWord::ActFallback)))
            return false;
        return hasWord(m_card, CardWord::FreeActivation) || costRuling(m_p, unit);
    }

    bool worksFor(CardWord word, const CardEffect &effect, const Unit &unit) const
    {
        if (m_occasion.moment == CardMoment::Announce && !canFollow(unit))
            return false;
        const UnitCard &card = m_p.card(unit.id);
        switch (word) {
        case CardWord::Activation:   // [R6.4h]
        case CardWord::ReactionFire: // [R8.2n]
            return unit.activated && !unit.markers.hasAny(kMoraleMarkers);
        case CardWord::CloseCombat: // [R11.0g]
            return !unit.markers.hasAny(kMoraleMarkers);
        case CardWord::ActSuppressed:
        case CardWord::Rally:
            return unit.markers.has(Marker::Suppressed);
        case CardWord::ActFallback:
            return unit.markers.has(Marker::Fallback);
        case CardWord::ClearMinus:
            return unit.markers.has(Marker::AttackDiceMinus1);
        case CardWord::DigIn:
            return digInRuling(m_p, unit).has_value();
        case CardWord::Hide:
            return card.type == UnitType::Infantry && !unit.markers.has(Marker::Hidden) &&
                   hideRuling(m_p, unit) &&
                   !isOpen(m_p.setting->data.terrain.row(m_p.board().at(unit.at).terrain));
        case CardWord::Recover:
            return unit.strength < (m_p.isHalf(unit) ? card.halfStrength : card.strength);
        case CardWord::FastAgain:
            return unit.wasFast;
        case CardWord::FreeActivation:
            return !m_p.points.empty();
        case CardWord::LastShot:
            return card.type == UnitType::Artillery;
        case CardWord::GainAbility:
            return std::find(card.abilities.begin(), card.abilities.end(), effect.ability) ==
                   card.abilities.end();
        case CardWord::Movement:
        case CardWord::NoReaction: // of who acts
            return m_occasion.moment == CardMoment::Announce || unit.id == m_occasion.unit;
        default:
            return true;
        }
    }

    bool worksAgainst(CardWord word, const Unit &unit) const
    {
        switch (word) {
        case CardWord::Unhide:
            return unit.markers.hasAny({Marker::Hidden, Marker::Ambush});
        case CardWord::NoLastShot:
            return m_p.card(unit.id).type == UnitType::Artillery;
        case CardWord::EnemyMovement:
            return unit.id == m_occasion.unit && m_occasion.moment == CardMoment::Answer;
        default:
            return true;
        }
    }

    bool worksIn(CardWord word, const Play &order) const
    {
        if (!m_p.board().contains(order.hex))
            return false;
        const auto smoke = std::find_if(m_p.smoke.begin(), m_p.smoke.end(),
                                        [&](const Smoke &each) { return each.hex == order.hex; });
        const int count = smoke == m_p.smoke.end() ? 0 : smoke->count;
        switch (word) {
        case CardWord::Smoke:
            return order.unit != UnitId{} && isFor(order.unit, m_occasion.side) &&
                   (m_occasion.moment != CardMoment::Announce || canFollow(m_p.unit(order.unit))) &&
                   distance(m_p.unit(order.unit).at, order.hex) <= 1 &&
                   count < m_p.setting->data.mostSmoke;
        case CardWord::ClearSmoke:
            return count > 0;
        case CardWord::RevealMines: {
            const MinefieldMarker *marker = minefieldAt(m_p, order.hex);
            return marker && !marker->found && marker->side != m_occasion.side;
        }
        default:
            return true;
        }
    }

    const Position &m_p;
    const CardOccasion &m_occasion;
    const CommandCard &m_card;
};

} // namespace

bool doesSomething(const Position &p, const CardOccasion &occasion, const CommandCard &card,
                   const CardEffect &effect, const Play &order)
{
    return CardUse(p, occasion, card).works(effect, order);
}

} // namespace hexwerk::assault
