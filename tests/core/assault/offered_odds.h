// The chances of all targets that a shooting unit is offered, as its side is told them.
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/engine/assault.h"

#include <vector>

namespace hexwerk::assault {

inline std::vector<AttackChances> offeredOdds(const Position &p)
{
    std::vector<AttackChances> all;
    const auto *fire = p.stack.empty() ? nullptr : std::get_if<RangedFireFrame>(&p.stack.back());
    if (!fire || p.pending.question != Question::Target)
        return all;
    for (const Order &order : Assault::legalOrders(p))
        if (const auto *target = std::get_if<Target>(&order))
            all.push_back(
                previewShot(p,
                            {.firer = fire->firer, .target = target->unit, .action = fire->action})
                    .chances);
    return all;
}

} // namespace hexwerk::assault
