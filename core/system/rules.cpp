#include "core/system/rules.h"

#include <sodium.h>

namespace hexwerk {

Secrets drawnSecrets(const std::vector<std::string> &seats)
{
    HW_EXPECTS(sodium_init() >= 0);
    Secrets secrets;
    for (const std::string &seat : seats)
        randombytes_buf(secrets[seat].data(), Salt().size());
    return secrets;
}

const Rules *findRules(std::span<const Rules *const> systems, std::string_view id)
{
    for (const Rules *rules : systems)
        if (rules->id() == id)
            return rules;
    return nullptr;
}

std::vector<std::string> idsOf(std::span<const Rules *const> systems)
{
    std::vector<std::string> ids;
    for (const Rules *rules : systems)
        ids.emplace_back(rules->id());
    return ids;
}

} // namespace hexwerk
