// Victory conditions: a tree of terms. [R3.1a] [R6.6a]
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class TermKind : std::uint8_t {
    All,             // of `terms`
    Any,             // of `terms`
    Not,             // of the one in `terms`
    Control,         // name = objective, side
    ControlsAtLeast, // number of objectives, side
    Losses,          // name = side whose units were eliminated, number = at least
    Track,           // name = track, number = at least
    UnitsInZone,     // name = zone, side, number = at least
    Turn,            // number: this turn or later
    SideHasNoUnits,  // name = side
    // Side: more than half of all objectives, however many there are. Last, since the hashes of
    // games count the kinds.
    ControlsMajority,
};
inline constexpr TermKind kLastTermKind = TermKind::ControlsMajority;
// Under which key a file has such a term.
std::string_view keyOf(TermKind kind); // "controls_at_least"
// How files write it, in the place of a number.
inline constexpr std::string_view kMajority = "majority";

// Control terms speak of the side of the victory unless `side` is given.
struct Term
{
    TermKind kind = TermKind::All;
    std::string name;
    std::string side;
    int number = 0;
    std::vector<Term> terms;
    bool operator==(const Term &) const = default;
};

enum class VictoryCheck : std::uint8_t { End, EveryTurn };
std::string_view toString(VictoryCheck check); // "every_turn"
std::optional<VictoryCheck> victoryCheckFromString(std::string_view name);

struct Victory
{
    std::string side;
    VictoryCheck check = VictoryCheck::End;
    Term term; // All, Any or a single term
    bool operator==(const Victory &) const = default;
};

} // namespace hexwerk::assault
