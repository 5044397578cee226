#include "core/assault/rules/course/card_rulings.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/firing/shot.h"
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

// RULING: what the effects of a card are about says when it is played, if the card does not.
static bool isTimeOfEffects(const CommandCard &card, CardMoment moment)
{
    if (hasWord(card, CardWord::CancelCard))
        return moment == CardMoment::Cancel;
    if (hasWord(card, CardWord::Initiative))
        return moment == CardMoment::Initiative;
    if (hasWord(card, CardWord::LastShot) || hasWord(card, CardWord::NoLastShot))
        return moment == CardMoment::LastShot;
    return moment == CardMoment::Answer || moment == CardMoment::CloseCombat;
}

// The shot that cards are played in answer to; none: it is no shot, or its target is not known yet.
static const RangedFireFrame *shotAnswered(const Position &p)
{
    return p.stack.size() < 2 ? nullptr
                              : std::get_if<RangedFireFrame>(&p.stack[p.stack.size() - 2]);
}

// [R8.3a] Cards in answer to fire whose target comes later are played when it is announced.
static bool isFireAhead(const Position &p)
{
    const auto *announced =
        p.stack.size() < 2 ? nullptr : std::get_if<ActivationFrame>(&p.stack[p.stack.size() - 2]);
    return announced &&
           (announced->action == Action::MoveAndFire || announced->action == Action::IndirectFire ||
            announced->action == Action::SpecialAbility);
}

// RULING: in a close combat both sides attack, and before a move and fire nobody knows yet whether
// there is a spotting roll.
static bool isSpecialTime(const Position &p, const CommandCard &card, const CardOccasion &occasion)
{
    const bool answers = occasion.moment == CardMoment::Answer;
    switch (card.moment) {
    case SpecialMoment::Effects:
        return isTimeOfEffects(card, occasion.moment);
    case SpecialMoment::EnemyAttack:
        return occasion.moment == CardMoment::CloseCombat ||
               (answers && p.unit(occasion.unit).side != occasion.side &&
                (shotAnswered(p) || isFireAhead(p)));
    case SpecialMoment::Spotting:
        if (const auto *shot = answers ? shotAnswered(p) : nullptr)
            return spottingNeedOf(p, shotOf(*shot)).rolls;
        return answers && isFireAhead(p);
    case SpecialMoment::CloseCombat:
        return occasion.moment == CardMoment::CloseCombat;
    case SpecialMoment::Overrun:
        return occasion.moment == CardMoment::LastShot;
    case SpecialMoment::Initiative:
        return occasion.moment == CardMoment::Initiative;
    case SpecialMoment::EnemyCard:
        return occasion.moment == CardMoment::Cancel;
    }
    return false;
}

static bool isTime(const Position &p, const CommandCard &card, const CardOccasion &occasion)
{
    const CardMoment moment = occasion.moment;
    if (card.time == ActivationTime::Special)
        return isSpecialTime(p, card, occasion);
    if (moment == CardMoment::Cancel)
        return hasWord(card, CardWord::CancelCard);
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
    // Most units are of another type: that is seen at once.
    if (order.unit != UnitId{} && !isForEither(p, card, order.unit))
        return refuse(Message::CardNotForThis, "R8.3b");
    bool works = card.effects.empty();
    bool forUnit = order.unit == UnitId{};
    bool inHex = order.hex.isNowhere();
    for (const CardEffect &effect : card.effects) {
        if (!doesSomething(p, occasion, card, effect, order))
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
    if (!card || isHeld || !isTime(p, *card, *occasion))
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
    if (hasWord(card, CardWord::Smoke) && unit != UnitId{}) {
        hexes.push_back(p.unit(unit).at);
        for (const Direction d : kAllDirections)
            hexes.push_back(neighbour(p.unit(unit).at, d));
    }
    if (hasWord(card, CardWord::ClearSmoke))
        for (const Smoke &smoke : p.smoke)
            hexes.push_back(smoke.hex);
    if (hasWord(card, CardWord::RevealMines))
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
            card && isTime(p, *card, *occasion))
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
