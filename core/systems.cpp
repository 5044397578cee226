#include "core/systems.h"

#include "core/assault/files/assault_rules.h"

namespace hexwerk {

std::span<const Rules *const> systems()
{
    static const Rules *const kAll[] = {&assault::assaultRules()};
    return kAll;
}

} // namespace hexwerk
