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

} // namespace hexwerk::assault
