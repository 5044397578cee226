// How rules hang together, seen from one of them.
#pragma once

#include "core/rulebook/rulebook.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

enum class RuleLinkKind : std::uint8_t {
    ExceptionTo,  // the rule is an exception to that one
    HasException, // that one is an exception to the rule
    Replaces,     // in its edition, the rule takes the place of that one
    ReplacedBy,   // and the other way round
    SeeAlso
};

struct RuleLink
{
    RuleLinkKind kind = RuleLinkKind::SeeAlso;
    std::string rule;
    bool operator==(const RuleLink &) const = default;
};

// Those of the rule and those of others to it, by kind, then in the order of the book; none for an
// id without entry.
std::vector<RuleLink> linksOf(const Rulebook &rulebook, std::string_view id);

} // namespace hexwerk
