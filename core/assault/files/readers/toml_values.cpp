#include "core/assault/files/readers/toml_values.h"

#include "core/assault/files/checks/content_problem.h"

namespace hexwerk {

bool readValue(const ValueReader &value, Hex &target)
{
    return value.readParsed(target, hexFromString, assault::ContentExpectation::HexName);
}

} // namespace hexwerk

namespace hexwerk::assault {

bool readValue(const ValueReader &value, Pool &target)
{
    return value.readParsed(target, poolFromString, ContentExpectation::Dice);
}

bool readValue(const ValueReader &value, Die &target)
{
    const auto oneDie = [](std::string_view letter) -> std::optional<Die> {
        const std::optional<Pool> pool = poolFromString(letter);
        return pool && pool->size() == 1 ? pool->strongest() : std::nullopt;
    };
    return value.readParsed(target, oneDie, ContentExpectation::OneDie);
}

bool readValue(const ValueReader &value, Symbols &target)
{
    return value.readParsed(target, symbolsFromString, ContentExpectation::Face);
}

} // namespace hexwerk::assault
