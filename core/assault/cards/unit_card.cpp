#include "core/assault/cards/unit_card.h"

#include "core/base/enum_names.h"

#include <algorithm>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kUnitClasses = {"standard"sv, "support"sv, "light"sv, "anti_air"sv,
                                            "truck"sv};

std::string_view toString(UnitClass unitClass)
{
    return kUnitClasses[static_cast<std::size_t>(unitClass)];
}

std::optional<UnitClass> unitClassFromString(std::string_view name)
{
    return enumFromString<UnitClass>(kUnitClasses, name);
}

static constexpr std::array kAreas = {"front"sv, "flank"sv, "rear"sv, "above"sv};

std::string_view toString(AreaOfImpact area)
{
    return kAreas[static_cast<std::size_t>(area)];
}

int UnitCard::maximumRange() const
{
    int longest = 0;
    for (const auto &row : bands)
        for (const RangeBand &band : row)
            longest = std::max(longest, band.to);
    return longest;
}

bool UnitCard::isArmoured() const
{
    return type == UnitType::Vehicle &&
           std::any_of(defence.begin(), defence.end(),
                       [](const Pool &pool) { return pool.size() > pool.count(Die::Blue); });
}

} // namespace hexwerk::assault
