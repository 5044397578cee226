#include "core/assault/scenario/victory.h"

#include "core/base/contract.h"
#include "core/base/enum_names.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kChecks = {"end"sv, "every_turn"sv};

std::string_view toString(VictoryCheck check)
{
    return kChecks[static_cast<std::size_t>(check)];
}

std::optional<VictoryCheck> victoryCheckFromString(std::string_view name)
{
    return enumFromString<VictoryCheck>(kChecks, name);
}

std::string_view keyOf(TermKind kind)
{
    switch (kind) {
    case TermKind::All:
        return "all";
    case TermKind::Any:
        return "any";
    case TermKind::Not:
        return "not";
    case TermKind::Control:
        return "control";
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
        return "controls_at_least";
    case TermKind::Losses:
        return "losses";
    case TermKind::Track:
        return "track";
    case TermKind::UnitsInZone:
        return "units_in_zone";
    case TermKind::Turn:
        return "turn";
    case TermKind::SideHasNoUnits:
        return "side_has_no_units";
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
