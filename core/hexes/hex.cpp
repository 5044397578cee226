#include "core/hexes/hex.h"

#include <algorithm>
#include <charconv>

namespace hexwerk {

static constexpr std::array<std::string_view, 6> kDirectionNames = {"N", "NE", "SE",
                                                                    "S", "SW", "NW"};

std::string toString(Hex hex)
{
    if (hex.column() < 0 || hex.row() < 0)
        return {};
    std::string letters;
    for (int rest = hex.column() + 1; rest > 0; rest = (rest - 1) / 26)
        letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % 26));
    return letters + std::to_string(hex.row() + 1);
}

std::optional<Hex> hexFromString(std::string_view name)
{
    std::size_t letters = 0;
    int column = 0;
    while (letters < std::min<std::size_t>(name.size(), 4) && name[letters] >= 'A' &&
           name[letters] <= 'Z') // a fourth letter is one too many
        column = column * 26 + (name[letters++] - 'A' + 1);
    const std::string_view digits = name.substr(letters);
    if (letters == 0 || letters > 3 || digits.empty() || digits.size() > 4 || digits[0] == '0')
        return std::nullopt;
    int row = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), row);
    if (error != std::errc() || end != digits.data() + digits.size() || row < 1)
        return std::nullopt;
    return Hex::at(column - 1, row - 1);
}

std::string_view toString(Direction d)
{
    return kDirectionNames[static_cast<std::size_t>(d)];
}

std::optional<Direction> directionFromString(std::string_view name)
{
    for (const Direction d : kAllDirections)
        if (toString(d) == name)
            return d;
    return std::nullopt;
}

} // namespace hexwerk
