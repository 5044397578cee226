#include "core/files/problem.h"

#include <algorithm>
#include <array>
#include <string>
#include <tuple>
#include <utility>

namespace hexwerk {

std::string_view toString(Severity severity)
{
    return severity == Severity::Error ? "error" : "warning";
}

using FileProblemRow = ProblemRow<FileProblem>;
static constexpr std::array kFileProblems = {
    FileProblemRow{FileProblem::CannotRead, "cannot-read"},
    FileProblemRow{FileProblem::TooLarge, "too-large"},
    FileProblemRow{FileProblem::NotUtf8, "not-utf8"},
    FileProblemRow{FileProblem::Syntax, "syntax"},
    FileProblemRow{FileProblem::WrongFormat, "wrong-format"},
    FileProblemRow{FileProblem::WrongSystem, "wrong-system"},
    FileProblemRow{FileProblem::NewerVersion, "newer-version"},
    FileProblemRow{FileProblem::NewerSystem, "newer-system"},
    FileProblemRow{FileProblem::TooDeep, "too-deep"},
    FileProblemRow{FileProblem::MoreErrors, "more-errors"},
    FileProblemRow{FileProblem::MoreWarnings, "more-warnings", Severity::Warning},
    FileProblemRow{FileProblem::MissingKey, "missing-key"},
    FileProblemRow{FileProblem::UnknownKey, "unknown-key", Severity::Warning},
    FileProblemRow{FileProblem::WrongType, "wrong-type"},
    FileProblemRow{FileProblem::OutOfRange, "out-of-range"},
    FileProblemRow{FileProblem::BadName, "bad-name"},
    FileProblemRow{FileProblem::Conflict, "conflict"},
    FileProblemRow{FileProblem::TooLong, "too-long"},
    FileProblemRow{FileProblem::TooMany, "too-many"},
    FileProblemRow{FileProblem::UnknownId, "unknown-id"},
    FileProblemRow{FileProblem::DuplicateId, "duplicate-id"},
    FileProblemRow{FileProblem::PictureMissing, "picture-missing", Severity::Warning},
    FileProblemRow{FileProblem::NotAPicture, "not-a-picture", Severity::Warning},
    FileProblemRow{FileProblem::PictureTooLarge, "picture-too-large", Severity::Warning},
    FileProblemRow{FileProblem::Damaged, "damaged"},
};
static_assert(areAllInOrder(kFileProblems, FileProblem::CannotRead, kLastFileProblem));

const ProblemRow<FileProblem> &rowOf(FileProblem code)
{
    return kFileProblems[static_cast<std::size_t>(code)];
}

bool hasErrors(const std::vector<Problem> &problems)
{
    return std::any_of(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.severity() == Severity::Error;
    });
}

static bool isMore(const Problem &problem)
{
    return problem.code == FileProblem::MoreErrors || problem.code == FileProblem::MoreWarnings;
}

void addProblem(std::vector<Problem> &problems, Problem problem)
{
    if (!isFull(problems)) {
        problems.push_back(std::move(problem));
        return;
    }
    if (!isMore(problems.back()))
        problems.push_back({.code = FileProblem::MoreWarnings, .file = problem.file, .found = "0"});
    Problem &more = problems.back();
    if (problem.severity() == Severity::Error)
        more.code = FileProblem::MoreErrors;
    const long count = isMore(problem) ? std::stol(problem.found) : 1;
    more.found = std::to_string(std::stol(more.found) + count);
}

void addProblems(std::vector<Problem> &problems, const std::vector<Problem> &further)
{
    for (const Problem &problem : further)
        addProblem(problems, problem);
}

void sortByPlace(std::vector<Problem> &problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &a, const Problem &b) {
        const bool first = isMore(a);
        const bool second = isMore(b);
        return std::tie(first, a.file, a.line, a.column) <
               std::tie(second, b.file, b.line, b.column);
    });
}

} // namespace hexwerk
