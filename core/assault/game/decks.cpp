#include "core/assault/game/decks.h"

#include "core/assault/scenario/card_choice.h"

#include <algorithm>

namespace hexwerk::assault {

using Ids = std::vector<std::string>;

static bool isIn(const Ids &ids, const std::string &id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// Without one of each of the others.
static void takeOut(Ids &ids, const Ids &others)
{
    for (const std::string &id : others)
        if (const auto found = std::find(ids.begin(), ids.end(), id); found != ids.end())
            ids.erase(found);
}

// Words that a player's own file gives another meaning have that one.
static void noteCards(Setting &setting, const Ids &ids, const CardStore &cards)
{
    for (const std::string &id : ids) {
        if (const auto command = cards.commands.find(id); command != cards.commands.end())
            setting.commandCards.push_back(command->second);
        if (const auto support = cards.supports.find(id); support != cards.supports.end())
            setting.supportCards.push_back(support->second);
    }
}

template<typename Card>
static void noteWords(Setting &setting, const std::vector<Card> &played, const CardStore &cards)
{
    for (const Card &card : played)
        for (const CardEffect &effect : card.effects)
            if (const auto row = cards.effects.find(effect.effect); row != cards.effects.end())
                setting.effects.insert(*row);
}

void buildDecks(Setting &setting, const CardStore &cards)
{
    const Switches &switches = setting.switches;
    if (!switches.commandCards && !switches.support)
        return;
    const auto isPlayed = [&](const std::string &id) {
        return cards.commands.contains(id) || (switches.support && cards.supports.contains(id));
    };
    Ids all;
    const auto add = [&](Ids ids) {
        std::erase_if(ids, [&](const std::string &id) { return !isPlayed(id); });
        all.insert(all.end(), ids.begin(), ids.end());
        return ids;
    };
    // [R4.9.3b] Support alone has no decks: its cards come when the scenario says.
    if (switches.commandCards) {
        setting.neutralDeck = add(neutralDeckFor(setting.scenario, cards));
        const auto &sides = setting.scenario.sides;
        // [R5.9a] Half of it each. RULING: the first side of the scenario has the odd one.
        const std::size_t half = setting.neutralDeck.size() / 2;
        // [R5.9d] [R12.2a] Support cards lie in them as the scenario has it.
        for (std::size_t i = 0; i < sides.size(); ++i)
            setting.decks.push_back(
                {.cards = add(deckFor(setting.scenario, sides[i], cards)),
                 .hand = sides[i].hand,
                 .neutral = static_cast<int>(i == 0 ? setting.neutralDeck.size() - half : half)});
    }
    for (const SupportSupply &supply : setting.scenario.supports)
        add(supply.cards);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    noteCards(setting, all, cards);
    noteWords(setting, setting.commandCards, cards);
    noteWords(setting, setting.supportCards, cards);
}

std::vector<SideHand> handsOf(const Setting &setting)
{
    std::vector<SideHand> hands;
    for (const SideDeck &deck : setting.decks)
        hands.push_back({.stock = deck.cards});
    return hands;
}

bool isHandDraw(const Position &p)
{
    return p.pending.question == Question::CardDraw && p.pending.side < p.hands.size();
}

static int neutralLeft(const Position &p, SideIndex side)
{
    return p.setting->decks[side].neutral - p.hands[side].neutralShown;
}

int pileSize(const Position &p, SideIndex side)
{
    const SideHand &hand = p.hands[side];
    return static_cast<int>(hand.stock.size()) + neutralLeft(p, side) -
           static_cast<int>(hand.discards.size() + hand.removed.size() + hand.cards.size());
}

// Of its stock what is neither discarded nor removed: in its pile, or in its hand.
static Ids faceDown(const SideHand &hand)
{
    Ids ids = hand.stock;
    takeOut(ids, hand.discards);
    takeOut(ids, hand.removed);
    return ids;
}

static Ids known(const SideHand &hand)
{
    Ids ids;
    for (const HandCard &held : hand.cards)
        if (held.card && held.card->isKnown())
            ids.push_back(held.card->value());
    return ids;
}

// Neutral cards that no side has shown.
static Ids neutralPool(const Position &p)
{
    Ids pool = p.setting->neutralDeck;
    std::erase_if(pool, [&](const std::string &id) {
        return std::any_of(p.hands.begin(), p.hands.end(),
                           [&](const SideHand &hand) { return isIn(hand.stock, id); });
    });
    return pool;
}

int neutralToDraw(const Position &p, SideIndex side)
{
    const Ids held = known(p.hands[side]);
    return neutralLeft(p, side) -
           static_cast<int>(std::count_if(held.begin(), held.end(), [&](const std::string &id) {
               return !isIn(p.hands[side].stock, id);
           }));
}

std::vector<std::pair<std::string, std::uint64_t>> drawable(const Position &p, SideIndex side)
{
    Ids own = faceDown(p.hands[side]);
    Ids pool = neutralPool(p);
    const int left = neutralToDraw(p, side);
    const std::size_t all = pool.size();
    for (const SideHand &hand : p.hands)
        takeOut(pool, known(hand));
    const Ids held = known(p.hands[side]);
    HW_EXPECTS(pool.size() <= all);
    takeOut(own, held);
    // [R5.9a] Shared out and shuffled in, a neutral card lies with the side as often as it has
    // places for one among all neutral cards that are left.
    std::vector<std::pair<std::string, std::uint64_t>> cards;
    for (const std::string &id : own)
        cards.emplace_back(id, std::max<std::uint64_t>(1, pool.size()));
    if (left > 0)
        for (const std::string &id : pool)
            cards.emplace_back(id, static_cast<std::uint64_t>(left));
    std::sort(cards.begin(), cards.end());
    return cards;
}

Ids unseenCards(const Position &p, SideIndex side)
{
    Ids ids = faceDown(p.hands[side]);
    if (neutralLeft(p, side) > 0) {
        const Ids pool = neutralPool(p);
        ids.insert(ids.end(), pool.begin(), pool.end());
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

int unseenSupport(const Position &p, SideIndex side)
{
    const Ids ids = faceDown(p.hands[side]);
    return static_cast<int>(std::count_if(ids.begin(), ids.end(), [&p](const std::string &id) {
        return p.setting->supportCard(id) != nullptr;
    }));
}

void showCard(Position &p, SideIndex side, const std::string &id)
{
    SideHand &hand = p.hands[side];
    if (isIn(hand.stock, id))
        return;
    hand.stock.push_back(id);
    ++hand.neutralShown;
}

bool mayHold(const Position &p, SideIndex side, const std::string &id)
{
    const auto &cards = p.hands[side].cards;
    return std::any_of(cards.begin(), cards.end(), [&](const HandCard &held) {
        return !held.card ? isIn(unseenCards(p, side), id)
                          : !held.card->isKnown() || held.card->value() == id;
    });
}

bool holdsFaceDown(const Position &p, SideIndex side)
{
    return (side < p.hands.size() && !p.hands[side].cards.empty()) ||
           (side < p.support.size() && !p.support[side].requests.empty());
}

} // namespace hexwerk::assault
