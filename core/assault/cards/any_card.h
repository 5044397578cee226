// A card of any kind, for lists and editors of cards.
#pragma once

#include "core/assault/cards/formation_card.h"
#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"

#include <cstdint>
#include <string>
#include <variant>

namespace hexwerk::assault {

enum class CardKind : std::uint8_t { Unit, Formation, Command, Support };
inline constexpr int kCardKinds = 4;

// The places of the alternatives are those of the kinds.
using AnyCard = std::variant<UnitCard, FormationCard, CommandCard, SupportCard>;

// Ids are unique among the cards of a kind.
struct CardRef
{
    CardKind kind = CardKind::Unit;
    std::string id;
    auto operator<=>(const CardRef &) const = default;
};

inline CardKind kindOf(const AnyCard &card)
{
    return static_cast<CardKind>(card.index());
}

inline const std::string &idOf(const AnyCard &card)
{
    return std::visit([](const auto &one) -> const std::string & { return one.id; }, card);
}

// The picture that it names, from the folder of its file; empty for none.
inline const std::string &pictureOf(const AnyCard &card)
{
    return std::visit([](const auto &one) -> const std::string & { return one.picture; }, card);
}

inline CardRef refOf(const AnyCard &card)
{
    return {kindOf(card), idOf(card)};
}

} // namespace hexwerk::assault
