#include "core/assault/rules/course/card_rulings.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/moving/hiding.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/readiness.h"
#include "core/base/content_hash.h"

#include <algorithm>

namespace hexwerk::assault {

std::optional<CardOccasion> occasionOf(const Position &p)
{
    if (p.hands.empty() || p.stack.empty())
        return std::nullopt;
    const SideIndex side = p.pending.side;
    if (p.pending.question == Question::Announce)
        return CardOccasion{CardMoment::Announce, side};
    if (p.pending.question != Question::PlayCard)
        return std::nullopt;
    if (const auto *asked = std::get_if<CardsAskedFrame>(&p.stack.back()))
        return CardOccasion{asked->moment, side, asked->unit, asked->other};
    return CardOccasion{CardMoment::Cancel, side};
}

bool holdsCards(const Position &p, SideIndex side)
{
    return side < p.hands.size() && !p.hands[side].cards.empty();
}

bool anyHoldsCards(const Position &p)
{
    return holdsCards(p, 0) || holdsCards(p, 1);
}

bool isBeforeActivation(const Position &p, const std::string &card)
{
    const CommandCard *found = p.setting->commandCard(card);
    return found && found->time == ActivationTime::BeforeActivation;
}

static bool has(const CommandCard &card, CardWord word)
{
    return std::any_of(card.effects.begin(), card.effects.end(), [word](const CardEffect &effect) {
        return cardWordFromString(effect.effect) == word;
    });
}

// [R4.9.1d] RULING: what its effects are about says when a special card is played.
static bool isSpecialTime(const CommandCard &card, CardMoment moment)
{
    if (has(card, CardWord::CancelCard))
        return moment == CardMoment::Cancel;
    if (has(card, CardWord::Initiative))
        return moment == CardMoment::Initiative;
    if (has(card, CardWord::LastShot) || has(card, CardWord::NoLastShot))
        return moment == CardMoment::LastShot;
    return moment == CardMoment::Answer || moment == CardMoment::CloseCombat;
}

static bool isTime(const Position &p, const CommandCard &card, CardMoment moment)
{
    if (card.time == ActivationTime::Special)
        return isSpecialTime(card, moment);
    if (moment == CardMoment::Cancel)
        return has(card, CardWord::CancelCard);
    switch (card.time) {
    case ActivationTime::Anytime: // [R4.9.1b]
        return true;
    case ActivationTime::Planning:
        return moment == CardMoment::Planning;
    case ActivationTime::Organization:
        return moment == CardMoment::Organization;
    case ActivationTime::BeforeActivation: // [R4.9.1c]
        return moment == CardMoment::Announce;
    case ActivationTime::Support:
    case ActivationTime::Action: {
        const Phase phase = card.time == ActivationTime::Support ? Phase::Support : Phase::Action;
        return p.phase == phase && moment != CardMoment::Initiative;
    }
    case ActivationTime::Special:
        break;
    }
    return false;
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

    // [R4.9.1a]
    bool isForAny(UnitId unit) const { return isFor(unit, 0) || isFor(unit, 1); }

private:
    // [R8.3b] [R4.9.1a] A unit on the map, of a type of the card.
    bool isFor(UnitId id, SideIndex side) const
    {
        if (!m_p.has(id))
            return false;
        const Unit &unit = m_p.unit(id);
        const auto &types = m_card.types;
        return unit.inPlay() && unit.side == side &&
               (types.empty() ||
                std::find(types.begin(), types.end(), m_p.card(id).type) != types.end());
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
        const bool again = has(m_card, CardWord::Activation) || has(m_card, CardWord::CloseCombat);
        if ((unit.activated && !again) ||
            (unit.markers.has(Marker::Suppressed) && !has(m_card, CardWord::ActSuppressed)) ||
            (unit.markers.has(Marker::Fallback) && !has(m_card, CardWord::ActFallback)))
            return false;
        return has(m_card, CardWord::FreeActivation) || costRuling(m_p, unit);
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

// Whom the effects of a card are for, and whether one is for a hex.
static std::optional<EffectTarget> unitTarget(const Setting &setting, const CommandCard &card)
{
    std::optional<EffectTarget> target;
    for (const CardEffect &effect : card.effects) {
        const auto row = setting.effects.find(effect.effect);
        if (row == setting.effects.end())
            continue;
        if (row->second.target == EffectTarget::Own ||
            cardWordFromString(row->first) == CardWord::Smoke)
            return EffectTarget::Own;
        if (row->second.target == EffectTarget::Enemy)
            target = EffectTarget::Enemy;
    }
    return target;
}

static bool isForHex(const Setting &setting, const CommandCard &card)
{
    return std::any_of(card.effects.begin(), card.effects.end(), [&](const CardEffect &effect) {
        const auto row = setting.effects.find(effect.effect);
        return row != setting.effects.end() && row->second.target == EffectTarget::Hex;
    });
}

// Of a card that its side has and whose time it is.
static Ruling<> useRuling(const Position &p, const CardOccasion &occasion, const CommandCard &card,
                          const Play &order)
{
    const CardUse use(p, occasion, card);
    // Most units are of another type: that is seen at once.
    if (order.unit != UnitId{} && !use.isForAny(order.unit))
        return refuse(Message::CardNotForThis, "R8.3b");
    bool works = card.effects.empty();
    bool forUnit = order.unit == UnitId{};
    bool inHex = order.hex.isNowhere();
    for (const CardEffect &effect : card.effects) {
        if (!use.works(effect, order))
            continue;
        works = true;
        const auto row = p.setting->effects.find(effect.effect);
        const EffectTarget target =
            row == p.setting->effects.end() ? EffectTarget::None : row->second.target;
        forUnit = forUnit || target == EffectTarget::Own || target == EffectTarget::Enemy ||
                  (target == EffectTarget::Hex && !order.hex.isNowhere());
        inHex = inHex || target == EffectTarget::Hex;
    }
    // [R8.3b] It does something, and what it names it is for.
    if (!works || !forUnit || !inHex)
        return refuse(Message::CardNotForThis, "R8.3b");
    // [R4.9.1c] Before the activation of a unit that it names.
    if (card.time == ActivationTime::BeforeActivation &&
        (!p.has(order.unit) || p.unit(order.unit).side != occasion.side))
        return refuse(Message::CardNotForThis, "R4.9.1c");
    return {};
}

Ruling<> playRuling(const Position &p, const Play &order)
{
    const auto occasion = occasionOf(p);
    if (!occasion)
        return refuse(Message::NotAsked, "R8.3a");
    if (!placeInHand(p, occasion->side, order.card, order.salt))
        return refuse(order.salt ? Message::WrongSeal : Message::CardNotInHand, "R5.9b");
    const CommandCard *card = p.setting->commandCard(order.card);
    // [R4.9.1c] Nothing comes between such a card and its unit.
    const bool isHeld = occasion->moment == CardMoment::Announce && p.pending.unit != UnitId{};
    if (!card || isHeld || !isTime(p, *card, occasion->moment))
        return refuse(Message::CardNotNow, "R8.3b");
    return useRuling(p, *occasion, *card, order);
}

static bool isPlace(const Position &p, SideIndex side, std::size_t place, const Discard &order)
{
    const HandCard &held = p.hands[side].cards[place];
    if (!held.card)
        return !order.salt && placeInHand(p, side, order.card, std::nullopt).has_value();
    return order.salt ? held.card->isOpenedBy(order.card, *order.salt)
                      : held.card->isKnown() && held.card->value() == order.card;
}

Ruling<> discardRuling(const Position &p, const Discard &order)
{
    const SideIndex side = p.pending.side;
    if (!placeInHand(p, side, order.card, order.salt))
        return refuse(order.salt ? Message::WrongSeal : Message::CardNotInHand, "R5.9b");
    if (p.pending.question == Question::DropCard && !isPlace(p, side, placeToDrop(p, side), order))
        return refuse(Message::NotThatChoice, "R8.3c");
    return {};
}

// Ids, each once.
static std::vector<std::string> playable(const Position &p, SideIndex side)
{
    std::vector<std::string> ids;
    for (const HandCard &held : p.hands[side].cards)
        if (!held.card) {
            const auto unseen = unseenCards(p, side);
            ids.insert(ids.end(), unseen.begin(), unseen.end());
        } else if (held.card->isKnown())
            ids.push_back(held.card->value());
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

// The hexes that a card may be played in, for the unit.
static std::vector<Hex> hexesToPlay(const Position &p, const CommandCard &card, UnitId unit)
{
    std::vector<Hex> hexes;
    if (has(card, CardWord::Smoke) && unit != UnitId{}) {
        hexes.push_back(p.unit(unit).at);
        for (const Direction d : kAllDirections)
            hexes.push_back(neighbour(p.unit(unit).at, d));
    }
    if (has(card, CardWord::ClearSmoke))
        for (const Smoke &smoke : p.smoke)
            hexes.push_back(smoke.hex);
    if (has(card, CardWord::RevealMines))
        for (const MinefieldMarker &marker : p.minefields)
            if (!marker.found && marker.side != p.pending.side)
                hexes.push_back(marker.hex);
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

static void addPlays(const Position &p, const CardOccasion &occasion, const CommandCard &card,
                     std::vector<Play> &plays)
{
    const auto target = unitTarget(*p.setting, card);
    const bool forHex = isForHex(*p.setting, card);
    const auto offer = [&](UnitId unit, Hex hex) {
        Play play{card.id, unit, hex, std::nullopt};
        if (!useRuling(p, occasion, card, play))
            return false;
        plays.push_back(std::move(play));
        return true;
    };
    const auto inHexes = [&](UnitId unit) {
        bool any = false;
        if (forHex)
            for (const Hex hex : hexesToPlay(p, card, unit))
                any = offer(unit, hex) || any;
        return any || offer(unit, Hex{});
    };
    bool any = false;
    if (target) {
        const SideIndex side =
            *target == EffectTarget::Own ? occasion.side : enemyOf(occasion.side);
        for (const Unit &unit : p.units)
            if (unit.side == side && unit.inPlay())
                any = inHexes(unit.id) || any;
    }
    if (!any)
        inHexes(UnitId{});
}

std::vector<Play> playsOf(const Position &p)
{
    std::vector<Play> plays;
    const auto occasion = occasionOf(p);
    if (!occasion || p.pending.side >= p.hands.size() ||
        (occasion->moment == CardMoment::Announce && p.pending.unit != UnitId{}))
        return plays;
    for (const std::string &id : playable(p, occasion->side))
        if (const CommandCard *card = p.setting->commandCard(id);
            card && isTime(p, *card, occasion->moment))
            addPlays(p, *occasion, *card, plays);
    return plays;
}

std::vector<Discard> discardsOf(const Position &p)
{
    std::vector<Discard> orders;
    for (const std::string &id : playable(p, p.pending.side))
        if (const Discard order{id}; discardRuling(p, order))
            orders.push_back(order);
    return orders;
}

std::size_t placeToDrop(const Position &p, SideIndex side)
{
    const auto &cards = p.hands[side].cards;
    std::size_t place = 0;
    std::uint64_t least = UINT64_MAX;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ContentHash hash;
        hash.add(p.turn, p.hands[side].discards.size(), i);
        if (cards[i].card)
            hash.add(cards[i].card->commitment());
        if (hash.value() < least) {
            least = hash.value();
            place = i;
        }
    }
    return place;
}

Hex hexToReveal(const Position &p)
{
    const auto *mines = std::get_if<MineFrame>(&p.stack.back());
    return mines ? mines->to : std::get<CardFrame>(p.stack.back()).hex;
}

} // namespace hexwerk::assault
