#include "core/files/check_list.h"

#include "core/files/limits.h"
#include "core/files/words.h"

#include <algorithm>

namespace hexwerk {

Problem &CheckList::add(ProblemCode code, const KeyPath &path, std::string_view found)
{
    if (isFull(m_problems)) {
        addProblem(m_problems, {.code = code, .file = m_file}); // counted alone
        return m_beyond = {};
    }
    SourcePlace place = m_places->find(path.positional);
    if (place.line == 0 && !m_file.empty())
        place = {1, 1}; // something that is missing from the whole file
    m_problems.push_back({.code = code,
                          .file = m_file,
                          .line = place.line,
                          .column = place.column,
                          .key = path.shown,
                          .found = isWithin(found, limits::kLongestKey)
                                       ? std::string(found)
                                       : shortened(found, limits::kLongestId)});
    return m_problems.back();
}

void CheckList::expectId(const KeyPath &path, std::string_view id,
                         const std::vector<std::string> &known, Expectation kind)
{
    if (std::find(known.begin(), known.end(), id) != known.end())
        return;
    const bool isCounted = isFull(m_problems);
    Problem &problem = add(FileProblem::UnknownId, path, id);
    if (isCounted)
        return;
    problem.expected = kind;
    problem.values = likest(id, known);
}

} // namespace hexwerk
