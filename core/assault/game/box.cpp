#include "core/assault/game/box.h"

#include "core/assault/game/message.h"

#include <algorithm>

namespace hexwerk::assault {

// The pick that brought the unit; null for a unit of no card.
static const Pick *pickOf(const Position &p, const Unit &unit)
{
    const std::size_t boxed = p.setting->roster[unit.id.index()].boxed;
    return boxed == SIZE_MAX ? nullptr : &p.setting->picks[p.cards[boxed].pick];
}

int arrivalOf(const Position &p, const Unit &unit)
{
    const Pick *pick = pickOf(p, unit);
    return pick ? pick->arrives : p.setting->roster[unit.id.index()].arrives;
}

const std::vector<std::string> &zonesOf(const Position &p, const Unit &unit)
{
    const Pick *pick = pickOf(p, unit);
    return pick ? pick->zones : p.setting->roster[unit.id.index()].zones;
}

int arrivingTurn(const Position &p)
{
    // RULING A-33: units listed for a turn come before it begins, or with the switch at its end.
    const int turn = p.phase == Phase::SetUp ? 1 : p.turn;
    return p.setting->switches.reinforcementsNextTurn ? turn - 1 : turn;
}

bool cardsAreToCome(const Position &p, SideIndex side)
{
    const auto &picks = p.setting->picks;
    const std::vector<std::size_t> unnamed = unnamedDraws(p);
    if (std::any_of(unnamed.begin(), unnamed.end(),
                    [&](std::size_t pick) { return picks[pick].side == side; }))
        return true;
    return std::any_of(picks.begin(), picks.end(), [&](const Pick &pick) {
        return pick.side == side && pick.arrives >= arrivingTurn(p) && pick.arrives > 0 &&
               pick.arrives <= p.setting->scenario.turns;
    });
}

static std::vector<std::size_t> cardsIn(const Position &p, const Pick &pick, CardState state)
{
    std::vector<std::size_t> found;
    std::copy_if(pick.cards.begin(), pick.cards.end(), std::back_inserter(found),
                 [&](std::size_t card) { return p.cards[card].state == state; });
    return found;
}

std::vector<std::size_t> deckOf(const Position &p, std::size_t pick)
{
    const Pick &own = p.setting->picks[pick];
    // [R5.6d] Reinforcements come from what was drawn and not kept; RULING [R5.7e] where nothing
    // was, from the cards of the type that nobody took.
    if (own.isFormation && own.arrives > 0)
        if (auto aside = cardsIn(p, own, CardState::Aside); !aside.empty())
            return aside;
    return cardsIn(p, own, CardState::InDeck);
}

std::vector<std::size_t> handOf(const Position &p, std::size_t pick)
{
    // [R5.6c] Among those that were drawn.
    const Pick &own = p.setting->picks[pick];
    const bool drawn = own.isFormation && own.method == FormationMethod::DrawDouble;
    return drawn ? cardsIn(p, own, CardState::Drawn) : deckOf(p, pick);
}

std::vector<std::size_t> unnamedDraws(const Position &p)
{
    if (std::any_of(p.stack.begin(), p.stack.end(),
                    [](const Frame &frame) { return std::holds_alternative<CardsFrame>(frame); }))
        return {};
    std::vector<std::size_t> found;
    for (const std::uint16_t pick : p.unnamed)
        if (std::find(found.begin(), found.end(), pick) == found.end() && !deckOf(p, pick).empty())
            found.push_back(pick);
    return found;
}

std::vector<std::size_t> undivided(const Position &p, SideIndex side)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < p.cards.size(); ++i) {
        const BoxCard &card = p.setting->box[i];
        const auto isShared = [&p](UnitId unit) { return p.unit(unit).player == 0; };
        if (card.side == side && card.isFormation && p.cards[i].state == CardState::Taken &&
            std::any_of(card.units.begin(), card.units.end(), isShared))
            found.push_back(i);
    }
    return found;
}

static std::vector<std::string> unitsOf(const Position &p, const std::vector<std::size_t> &cards)
{
    std::vector<std::string> ids;
    for (const std::size_t card : cards)
        for (const UnitId unit : p.setting->box[card].units)
            if (p.unit(unit).player == 0)
                ids.push_back(p.setting->unitName(unit));
    return ids;
}

std::vector<std::string> choices(const Position &p)
{
    const auto *frame = p.stack.empty() ? nullptr : std::get_if<CardsFrame>(&p.stack.back());
    if (!frame)
        return {};
    std::vector<std::size_t> cards;
    if (frame->stage == CardsFrame::Divide) {
        cards = undivided(p, frame->side);
        if (frame->byUnits)
            return unitsOf(p, cards);
    } else {
        cards = frame->stage == CardsFrame::Draw ? deckOf(p, frame->pick) : handOf(p, frame->pick);
    }
    std::vector<std::string> ids;
    for (const std::size_t card : cards)
        ids.push_back(p.setting->box[card].id);
    return ids;
}

static std::string_view ruleOf(Question question)
{
    return question == Question::Divide     ? "R5.4b"
           : question == Question::Card     ? "R5.7a"
           : question == Question::CardDraw ? "R5.6e"
                                            : "R5.6b";
}

Ruling<> choiceRuling(const Position &p, const std::string &id)
{
    // [R5.6b] [R5.7a] A card that is there to be taken.
    const auto ids = choices(p);
    if (std::find(ids.begin(), ids.end(), id) == ids.end())
        return refuse(Message::NotThatChoice, ruleOf(p.pending.question));
    return {};
}

} // namespace hexwerk::assault
