// What is wrong with a file or a scenario: codes, places and values, never sentences. Those stand
// in app/cli and editor, in problem_text.h: of any file, and of a system in its own folder.
#pragma once

#include "core/files/problem_code.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace hexwerk {

struct Problem
{
    ProblemCode code = FileProblem::Syntax;
    std::string file = {}; // empty where nothing was read from a file
    int line = 0;          // from 1; 0: no place
    int column = 0;        // in characters, from 1
    std::string key = {};  // "unit.u1.at", "board.patch.0.level"
    std::string found = {};
    Expectation expected = FileExpectation::Nothing;
    std::vector<std::string> values = {}; // of the expectation
    std::string place = {};               // what a map can jump to, as its system writes it: "C4"
    bool operator==(const Problem &) const = default;

    Severity severity() const { return code.severity(); }
};

bool hasErrors(const std::vector<Problem> &problems);

// Nobody reads more; the last one then says how many there are beside them.
inline constexpr std::size_t kMostProblems = 1000;
inline bool isFull(const std::vector<Problem> &problems)
{
    return problems.size() >= kMostProblems;
}
// Adds the problem, or counts it if as many as are kept are there.
void addProblem(std::vector<Problem> &problems, Problem problem);
void addProblems(std::vector<Problem> &problems, const std::vector<Problem> &further);
// By file, line and column; equal places keep their order. How many more there are comes last.
void sortByPlace(std::vector<Problem> &problems);

// What was loaded, or why not. The value is there only if no problem is an error.
template<typename T>
struct LoadResult
{
    std::optional<T> value;
    std::vector<Problem> problems;

    explicit operator bool() const { return value.has_value(); }
};

template<typename T>
LoadResult<T> loaded(T value, std::vector<Problem> problems)
{
    sortByPlace(problems);
    if (hasErrors(problems))
        return {std::nullopt, std::move(problems)};
    return {std::move(value), std::move(problems)};
}

} // namespace hexwerk
