#include "app/cli/assault/data.h"

#include "app/cli/data.h"
#include "core/assault/files/assault_rules.h"

namespace hexwerk::cli {

std::shared_ptr<const assault::DataStore> findAssaultData(const CLI::App &program)
{
    auto libraries = findLibraries(program);
    const SharedLibrary library =
        libraries ? libraryOf(*libraries, assault::assaultRules()) : nullptr;
    return std::static_pointer_cast<const assault::DataStore>(library);
}

} // namespace hexwerk::cli
