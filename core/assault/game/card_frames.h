// Planning, and command cards that are asked for and played, as they are under way. [R6.2] [R8.3]
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/setting.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexwerk::assault {

// [R6.2] Both sides plan their turn, the starting player first.
struct PlanningFrame
{
    enum Stage : std::uint8_t { Allot, Show, Discard, Draw, Play, Request };
    Stage stage = Allot;
    std::uint8_t asked = 0; // pools, or sides, that have had their turn in this stage
    bool operator==(const PlanningFrame &) const = default;
};

// [R10.7.3i] A player takes a lost command point away.
struct LossFrame
{
    enum Stage : std::uint8_t { Take };
    Stage stage = Take;
    std::uint8_t pool = 0; // place in Position::points
    bool operator==(const LossFrame &) const = default;
};

// When a card is played. [R4.9.1b] [R4.9.1c] [R4.9.1d]
enum class CardMoment : std::uint8_t {
    Planning,
    Initiative,
    Announce, // as an action of its own, or before an activation
    Answer,   // to an activation [R8.3a]
    CloseCombat,
    LastShot,
    Organization,
    Cancel, // in answer to a card
};
std::string_view toString(CardMoment moment); // "answer"

// Both sides may play cards: in answer to something one each, else as many as they like.
struct CardsAskedFrame
{
    enum Stage : std::uint8_t { Ask };
    Stage stage = Ask;
    CardMoment moment = CardMoment::Answer;
    SideIndex side = 0;     // who is asked now
    std::uint8_t asked = 0; // sides that have had their turn
    UnitId unit = {};       // that is activated, attacks, fights
    UnitId other = {};      // against whom
    bool operator==(const CardsAskedFrame &) const = default;
};

// [R8.3b] A card that was played: it may be cancelled, then it works, effect by effect.
struct CardFrame
{
    enum Stage : std::uint8_t { Cancel, Work, Draw, Drop, Reveal };
    Stage stage = Cancel;
    CardMoment moment = CardMoment::Answer;
    SideIndex side = 0; // that played it
    std::string card = {};
    UnitId unit = {};
    Hex hex = {};
    std::uint8_t effect = 0; // the next of the card's effects
    std::uint8_t left = 0;   // cards to draw or to discard
    UnitId asked = {};       // whom the occasion is about
    UnitId other = {};       // likewise
    bool operator==(const CardFrame &) const = default;
};

// [R6.4a] [R6.3c] A unit was activated: cards are played in answer, then it acts.
struct ActivationFrame
{
    enum Stage : std::uint8_t { Cards, Act, Over };
    Stage stage = Cards;
    UnitId unit = {};
    Action action = Action::NormalMove;
    bool forced = false; // against the rules, by a referee
    bool operator==(const ActivationFrame &) const = default;
};

} // namespace hexwerk::assault
