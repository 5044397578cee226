// Problems found after reading, where only values and a map of places are left.
#pragma once

#include "core/files/key_path.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

class CheckList
{
public:
    // Where the value was read; without a file an empty name and map.
    CheckList(std::string file, const SourceMap &places)
        : m_file(std::move(file))
        , m_places(&places)
    {
    }

    // The problem may be added to, also where as many as are kept are there.
    Problem &add(ProblemCode code, const KeyPath &path, std::string_view found = {});
    // UnknownId unless the id is among the known ones.
    void expectId(const KeyPath &path, std::string_view id, const std::vector<std::string> &known,
                  Expectation kind);
    std::vector<Problem> &problems() { return m_problems; }

private:
    std::string m_file;
    const SourceMap *m_places;
    std::vector<Problem> m_problems;
    Problem m_beyond; // beyond those that are kept
};

} // namespace hexwerk
