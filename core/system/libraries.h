// The systems of the program, each with its data.
#pragma once

#include "core/system/rules.h"

#include <map>

namespace hexwerk {

class Libraries
{
public:
    Libraries(std::span<const Rules *const> systems, DataPaths paths)
        : m_systems(systems)
        , m_paths(std::move(paths))
    {
    }

    std::span<const Rules *const> systems() const { return m_systems; }
    // Whether they have been read.
    bool has(const Rules &rules) const { return m_libraries.contains(&rules); }
    // Read when they are first asked for. Without a value the system cannot be used.
    const SystemLibrary &of(const Rules &rules)
    {
        const auto [found, isNew] = m_libraries.try_emplace(&rules);
        if (isNew)
            found->second = rules.load(m_paths);
        return found->second;
    }

private:
    std::span<const Rules *const> m_systems;
    DataPaths m_paths;
    std::map<const Rules *, SystemLibrary> m_libraries;
};

} // namespace hexwerk
