#include "app/systems.h"

#include "app/assault/kit.h"

namespace hexwerk {

std::vector<std::unique_ptr<SystemKit>> makeKits()
{
    std::vector<std::unique_ptr<SystemKit>> kits;
    kits.push_back(std::make_unique<assault::ui::Kit>());
    return kits;
}

} // namespace hexwerk
