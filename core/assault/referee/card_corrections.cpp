#include "core/assault/game/box.h"
#include "core/assault/referee/correction_entry.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

static constexpr std::array<std::string_view, 4> kCardStates = {"deck", "drawn", "aside", "taken"};

// [R5.6d] A card that lies in its deck or aside says no more; the others name the choice of the
// scenario that they belong to, counted from 1: "taken,2".
static std::string textOf(const CardInBox &card)
{
    const std::string state(kCardStates[static_cast<std::size_t>(card.state)]);
    return card.state == CardState::InDeck || card.state == CardState::Aside
               ? state
               : state + "," + std::to_string(card.pick + 1);
}

static bool mayBe(const Position &p, std::size_t place, const CardInBox &card)
{
    const BoxCard &box = p.setting->box[place];
    if (card.state == CardState::InDeck || card.state == CardState::Aside)
        return card.state == CardState::InDeck || box.isFormation;
    const Pick &pick = p.setting->picks[card.pick];
    const auto &cards = pick.cards;
    // [R5.6c] Only where twice as many are drawn does anybody hold cards.
    return std::find(cards.begin(), cards.end(), place) != cards.end() &&
           (card.state == CardState::Taken || pick.method == FormationMethod::DrawDouble);
}

// What the card may say, by what stands then.
static std::vector<CardInBox> statesOf(const Position &p, std::size_t place)
{
    std::vector<CardInBox> all = {{CardState::InDeck, 0}, {CardState::Aside, 0}};
    for (const CardState state : {CardState::Drawn, CardState::Taken})
        for (std::size_t i = 0; i < p.setting->picks.size(); ++i)
            all.push_back({state, static_cast<std::uint16_t>(i)});
    std::erase_if(all, [&](const CardInBox &card) { return !mayBe(p, place, card); });
    return all;
}

// [R5.8a] The units come beside the map with the card, and go with it. A card whose units have been
// in play is not put back.
static bool setCard(Position &p, std::size_t place, std::string_view text)
{
    const auto states = statesOf(p, place);
    const auto state = std::find_if(states.begin(), states.end(),
                                    [&](const CardInBox &card) { return textOf(card) == text; });
    if (state == states.end())
        return false;
    const auto &units = p.setting->box[place].units;
    const bool isTaken = state->state == CardState::Taken;
    for (const UnitId unit : units) {
        const UnitState now = p.unit(unit).state;
        if (!isTaken && now != UnitState::Waiting && now != UnitState::InBox)
            return false;
        if (!isTaken || now == UnitState::InBox)
            p.unit(unit).state = isTaken ? UnitState::Waiting : UnitState::InBox;
    }
    p.cards[place] = *state;
    return true;
}

std::vector<std::string> cardNames(const Position &p)
{
    std::vector<std::string> names;
    const auto &box = p.setting->box;
    for (auto card = box.begin(); card != box.end(); ++card) {
        const auto before = std::count_if(
            box.begin(), card, [&](const BoxCard &other) { return other.id == card->id; });
        names.push_back(before == 0 ? card->id : card->id + "#" + std::to_string(before + 1));
    }
    return names;
}

std::optional<CorrectionEntry> cardEntry(const Position &p, std::string_view name)
{
    const auto names = cardNames(p);
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end())
        return std::nullopt;
    const auto place = static_cast<std::size_t>(found - names.begin());
    return CorrectionEntry{
        [=](const Position &at) { return textOf(at.cards[place]); },
        [=](Position &at, std::string_view text) { return setCard(at, place, text); },
        [=](const Position &at) {
            std::vector<std::string> texts;
            for (const CardInBox &card : statesOf(at, place))
                texts.push_back(textOf(card));
            return texts;
        }};
}

} // namespace hexwerk::assault
