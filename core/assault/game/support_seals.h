// [R12.3.1a] What keeps a requested support card from the other side.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// What a command point is said to lie on while the card stays face down.
inline constexpr std::string_view kFaceDown = "face_down";

// The next request of the side, as the order says it. Empty if its seal does not fit, or if it
// names a card that cannot be sealed here.
std::optional<Sealed<std::string>> sealFor(const Position &p, SideIndex side, const Request &order);
bool canSeal(const Position &p, SideIndex side, const Request &order);
// The request that the order shows, as its place; empty: there is none.
std::optional<std::size_t> requestOf(const Position &p, SideIndex side, const CallIn &order);

// [R12.2c] How many requests both sides see that the side can lay at most in a turn.
std::size_t mostRequests(const Position &p, SideIndex side);
// Whether its side has the card that the order turns up: of those that the scenario gives it, or of
// its hand.
bool hasCard(const Position &p, SideIndex side, const CallIn &order);
// The salt that proves a card of the hand, if it takes one.
std::optional<Salt> heldSalt(const Position &p, SideIndex side, const std::string &card);

// Copies of the card that its side, as far as this position knows, has not requested yet.
int copiesLeft(const Position &p, SideIndex side, const std::string &card);
// Different cards of which there is a copy left, in the order of the hand.
std::vector<std::string> cardsToRequest(const Position &p, SideIndex side);
// Requests and command points that lie on such cards, as far as this position knows.
int requestsOf(const Position &p, SideIndex side);

} // namespace hexwerk::assault
