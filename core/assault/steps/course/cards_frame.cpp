// [R5.6] [R5.7] [R5.4] Cards come into play, and the players of a side divide them.
#include "core/assault/game/box.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static std::string_view ruleOf(const Pick &pick)
{
    if (!pick.isFormation)
        return "R5.7a";
    if (pick.arrives > 0)
        return "R5.7c";
    return pick.method == FormationMethod::Choose       ? "R5.6b"
           : pick.method == FormationMethod::DrawDouble ? "R5.6c"
                                                        : "R5.6e";
}

static std::size_t cardNamed(const Position &p, const std::string &id,
                             const std::vector<std::size_t> &among)
{
    return *std::find_if(among.begin(), among.end(),
                         [&](std::size_t card) { return p.setting->box[card].id == id; });
}

static Flow nextPick(Turn turn, CardsFrame &cards)
{
    const Position &p = turn.p;
    const auto isDue = [&p](const Pick &pick) {
        const bool atSetUp = p.phase == Phase::SetUp;
        return pick.arrives == 0 ? atSetUp
               : atSetUp         ? pick.arrives <= arrivingTurn(p)
                                 : pick.arrives == arrivingTurn(p);
    };
    // [R5.7d] One after the other as they arrive: what comes later stays face down.
    const auto &picks = p.setting->picks;
    while (cards.pick < picks.size() && !isDue(picks[cards.pick]))
        ++cards.pick;
    if (cards.pick == picks.size())
        return next(cards, CardsFrame::Roll);
    const Pick &pick = picks[cards.pick];
    cards.count = 0;
    const bool chosen = !pick.isFormation || pick.method == FormationMethod::Choose;
    return next(cards, chosen ? CardsFrame::Choose : CardsFrame::Draw);
}

void takeCard(Turn turn, std::size_t pick, std::size_t card)
{
    // [R5.8a] Its units come beside the map, [R5.6f] the card itself leaves play.
    const BoxCard &box = turn.p.setting->box[card];
    turn.p.cards[card] = {CardState::Taken, static_cast<std::uint16_t>(pick)};
    for (const UnitId unit : box.units)
        turn.p.unit(unit).state = UnitState::Waiting;
    report(turn, CardTaken{box.side, box.id}, ruleOf(turn.p.setting->picks[pick]));
}

// [R5.6d] Of the cards without a name no more are kept than the side may still choose.
static void keepUnnamed(Position &p, std::uint16_t pick)
{
    const auto taken = std::count_if(p.cards.begin(), p.cards.end(), [&](const CardInBox &card) {
        return card.state == CardState::Taken && card.pick == pick;
    });
    auto kept = p.setting->picks[pick].count - taken;
    std::erase_if(p.unnamed, [&](std::uint16_t other) { return other == pick && kept-- <= 0; });
}

static Flow donePicking(Turn turn, CardsFrame &cards)
{
    keepUnnamed(turn.p, cards.pick);
    // [R5.6d] What was drawn and not kept is laid aside for reinforcements.
    for (CardInBox &card : turn.p.cards)
        if (card.state == CardState::Drawn)
            card.state = CardState::Aside;
    ++cards.pick;
    return next(cards, CardsFrame::NextPick);
}

static Flow draw(Turn turn, CardsFrame &cards)
{
    Position &p = turn.p;
    const Pick &pick = p.setting->picks[cards.pick];
    // [R5.6c] Twice as many to choose from, [R5.6e] [R5.7c] or exactly as many as are taken.
    const bool twice = pick.method == FormationMethod::DrawDouble;
    const auto deck = deckOf(p, cards.pick);
    const auto unnamed = std::count(p.unnamed.begin(), p.unnamed.end(), cards.pick);
    const bool isEmpty = static_cast<std::ptrdiff_t>(deck.size()) <= unnamed;
    if (cards.count >= (twice ? 2 : 1) * pick.count || isEmpty) {
        if (!twice)
            return donePicking(turn, cards);
        cards.count = 0;
        return next(cards, CardsFrame::Choose);
    }
    if (!turn.answer)
        return Ask{{.question = Question::CardDraw}};
    const std::string &id = std::get<Draw>(*turn.answer).card;
    ++cards.count;
    if (id.empty()) { // forced: its side names it later
        p.unnamed.push_back(cards.pick);
        report(turn, CardDrawn{pick.side, {}}, ruleOf(pick));
        return Next{};
    }
    const std::size_t card = cardNamed(p, id, deck);
    reveal(turn, CardDrawn{pick.side, id}, ruleOf(pick));
    if (twice)
        p.cards[card] = {CardState::Drawn, cards.pick};
    else
        takeCard(turn, cards.pick, card);
    return Next{};
}

static Flow choose(Turn turn, CardsFrame &cards)
{
    const Position &p = turn.p;
    const Pick &pick = p.setting->picks[cards.pick];
    // [R5.6b] [R5.6c] Up to the number of the scenario, [R5.7a] single units exactly as many.
    const auto hand = handOf(p, cards.pick);
    if (cards.count >= pick.count || hand.empty())
        return donePicking(turn, cards);
    if (!turn.answer)
        return Ask{{.question = pick.isFormation ? Question::Formation : Question::Card,
                    .side = pick.side}};
    const auto *chosen = std::get_if<Choose>(turn.answer);
    if (!chosen)
        return donePicking(turn, cards);
    ++cards.count;
    takeCard(turn, cards.pick, cardNamed(p, chosen->id, hand));
    return Next{};
}

static Flow roll(Turn turn, CardsFrame &cards)
{
    const Position &p = turn.p;
    const auto &sides = p.setting->scenario.sides;
    while (cards.side < sides.size() &&
           (sides[cards.side].players < 2 || undivided(p, cards.side).empty()))
        ++cards.side;
    if (cards.side == sides.size())
        return Done{};
    // [R5.4b] The player with the highest die picks first.
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice,
                    .use = RollUse::Players,
                    .plainDice = static_cast<std::uint8_t>(sides[cards.side].players)}};
    const auto dice = plainDice(turn, RollUse::Players, UnitId{});
    const auto best = std::max_element(dice.begin(), dice.end());
    if (std::count(dice.begin(), dice.end(), *best) > 1) // RULING A-23: equal dice again
        return Next{};
    cards.player = static_cast<std::uint8_t>(best - dice.begin() + 1);
    // [R5.4.1a] Where there are fewer cards than players, they share them unit by unit.
    cards.byUnits = undivided(p, cards.side).size() < dice.size();
    return next(cards, CardsFrame::Divide);
}

static Flow divide(Turn turn, CardsFrame &cards)
{
    Position &p = turn.p;
    const auto left = undivided(p, cards.side);
    if (left.empty()) {
        ++cards.side;
        return next(cards, CardsFrame::Roll);
    }
    // [R5.4a] [R5.4b] One card each in turn; who of them agree say what was agreed.
    if (!turn.answer)
        return Ask{{.question = Question::Divide, .side = cards.side, .player = cards.player}};
    const std::string &id = std::get<Choose>(*turn.answer).id;
    std::vector<UnitId> units = {p.setting->unitId(id)};
    if (!cards.byUnits)
        units = p.setting->box[cardNamed(p, id, left)].units;
    for (const UnitId unit : units)
        p.unit(unit).player = cards.player;
    report(turn, CardTaken{cards.side, id, cards.player}, cards.byUnits ? "R5.4.1a" : "R5.4b");
    const int players = p.setting->scenario.sides[cards.side].players;
    cards.player = static_cast<std::uint8_t>(cards.player % players + 1);
    return Next{};
}

Flow run(Turn turn, CardsFrame &cards)
{
    switch (cards.stage) {
    case CardsFrame::NextPick:
        return nextPick(turn, cards);
    case CardsFrame::Draw:
        return draw(turn, cards);
    case CardsFrame::Choose:
        return choose(turn, cards);
    case CardsFrame::Roll:
        return roll(turn, cards);
    case CardsFrame::Divide:
        return divide(turn, cards);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
