#include "core/assault/cards/support_card.h"

#include "core/base/enum_names.h"

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kKinds = {"air"sv, "artillery"sv};

std::string_view toString(SupportKind kind)
{
    return kKinds[static_cast<std::size_t>(kind)];
}

std::optional<SupportKind> supportKindFromString(std::string_view name)
{
    return enumFromString<SupportKind>(kKinds, name);
}

static Hex moved(Hex hex, Direction direction, int steps)
{
    for (int step = 0; step < steps; ++step)
        hex = neighbour(hex, direction);
    return hex;
}

std::vector<Hex> impactZone(const SupportCard &card, Hex primary, Direction first)
{
    const auto most = static_cast<std::size_t>(card.hexes);
    std::vector<Hex> hexes = {primary};
    for (int away = 1; hexes.size() < most; ++away) {
        if (card.inLine) {
            hexes.push_back(moved(primary, first, away));
            hexes.push_back(moved(primary, opposite(first), away));
            continue;
        }
        Hex hex = moved(primary, first, away);
        for (int side = 0; side < kDirections; ++side)
            for (int step = 0; step < away; ++step) {
                hexes.push_back(hex);
                hex = neighbour(hex, turned(first, side + 2));
            }
    }
    hexes.resize(most);
    return hexes;
}

} // namespace hexwerk::assault
