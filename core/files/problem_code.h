// What can be wrong with any file, and what would have been right. Each system adds codes of its
// own, from 128 on.
#pragma once

#include "core/base/code.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace hexwerk {

enum class Severity : std::uint8_t { Error, Warning };
std::string_view toString(Severity severity); // "error"

enum class FileProblem : std::uint8_t {
    // The file as a whole
    CannotRead,
    TooLarge,
    NotUtf8,
    Syntax,
    WrongFormat,
    WrongSystem,
    NewerVersion,
    NewerSystem,
    TooDeep,
    MoreErrors,   // than are kept: found is how many
    MoreWarnings, // likewise, and none of them an error
    // One key
    MissingKey,
    UnknownKey,
    WrongType,
    OutOfRange,
    BadName,
    Conflict,
    TooLong,
    TooMany,
    // Ids
    UnknownId,
    DuplicateId,
    // Pictures
    PictureMissing,
    NotAPicture,
    PictureTooLarge,
    // Results
    Damaged, // values: what does not agree, what it comes to, what it has to come to
};
inline constexpr FileProblem kLastFileProblem = FileProblem::Damaged;

enum class FileExpectation : std::uint8_t {
    Nothing,     // the code says it all
    WholeNumber, // values: none, or the least and the greatest
    TrueOrFalse,
    Text,
    Table,
    Array,
    LocalTexts,   // a table of texts by language
    NumberOrText, // a whole number or one of the values
    AnyValue,     // true, false, a whole number or a text
    OneOf,        // of the values
    OneKeyOf,     // exactly one of these keys
    PictureName,  // "maps/south.png"
    Id,           // letters, digits, '.', '_', '-'
    System,       // the id of one: values are the ones most like it
    GameOrder,    // a JSON object
    Seed,         // 64 hexadecimal digits
    FileName,     // "maps/inland.toml": values are the ending
    Date,         // 1943-07-10
    TwoNumbers,
    ArrayOf, // values: how many elements
    Hash,    // 16 hexadecimal digits
};

// The first number of the codes and expectations of a system.
inline constexpr std::uint8_t kFirstOfSystem = 128;
template<typename Kind>
constexpr bool isOfSystem(Code<Kind> code)
{
    return code.value() >= kFirstOfSystem;
}

struct ExpectationKind;
using Expectation = Code<ExpectationKind>;
template<>
inline constexpr bool kSpeaksFor<FileExpectation, ExpectationKind> = true;

// A row of the table that an enum of codes has.
template<typename Enum>
struct ProblemRow
{
    Enum code;
    std::string_view name; // "unknown-key": stable, for scripts
    Severity severity = Severity::Error;
};
const ProblemRow<FileProblem> &rowOf(FileProblem code);

// Whether each code from `first` to `last` has its row, in their order.
template<typename Enum, std::size_t N>
constexpr bool areAllInOrder(const std::array<ProblemRow<Enum>, N> &rows, Enum first, Enum last)
{
    for (std::size_t i = 0; i < N; ++i)
        if (static_cast<std::size_t>(rows[i].code) != static_cast<std::size_t>(first) + i)
            return false;
    return N == static_cast<std::size_t>(last) - static_cast<std::size_t>(first) + 1;
}

struct ProblemKind;
template<>
inline constexpr bool kSpeaksFor<FileProblem, ProblemKind> = true;

// It knows its name and severity, so that files can be spoken of without their system.
class ProblemCode : public Code<ProblemKind>
{
public:
    template<typename Enum>
    requires kSpeaksFor<Enum, ProblemKind> ProblemCode(Enum code)
        : Code(code)
        , m_name(rowOf(code).name)
        , m_severity(rowOf(code).severity)
    {
    }

    std::string_view name() const { return m_name; }
    Severity severity() const { return m_severity; }

private:
    std::string_view m_name;
    Severity m_severity;
};

} // namespace hexwerk
