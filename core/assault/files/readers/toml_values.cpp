#include "core/assault/files/readers/toml_values.h"

namespace hexwerk {

bool readValue(const ValueReader &value, Hex &target)
{
    return value.readParsed(target, hexFromString, Expectation::HexName);
}

} // namespace hexwerk

namespace hexwerk::assault {

bool readValue(const ValueReader &value, Pool &target)
{
    return value.readParsed(target, poolFromString, Expectation::Dice);
}

bool readValue(const ValueReader &value, Die &target)
{
    const auto oneDie = [](std::string_view letter) -> std::optional<Die> {
        const std::optional<Pool> pool = poolFromString(letter);
        return pool && pool->size() == 1 ? pool->strongest() : std::nullopt;
    };
    return value.readParsed(target, oneDie, Expectation::OneDie);
}

bool readValue(const ValueReader &value, Symbols &target)
{
    return value.readParsed(target, symbolsFromString, Expectation::Face);
}

} // namespace hexwerk::assault
