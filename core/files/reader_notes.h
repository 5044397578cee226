// Bookmarks, notes, errata and questions that a reader makes in the rulebook, as a file.
#pragma once

#include "core/files/problem.h"

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk {

// A note, a correction of the book, a question about it.
enum class NoteKind : std::uint8_t { Note, Erratum, Question };
inline constexpr std::array kNoteKinds = {NoteKind::Note, NoteKind::Erratum, NoteKind::Question};
std::string_view toString(NoteKind kind); // "erratum"

struct RuleNote
{
    std::string text;
    std::string answer = {}; // to a question; may be empty
    bool isAnswered = false; // the question is settled
    bool operator==(const RuleNote &) const = default;
};

struct RuleNotes
{
    std::vector<std::string> bookmarks;                         // ids of rules, as they were made
    std::map<std::pair<std::string, NoteKind>, RuleNote> notes; // by rule; one of each kind
    bool operator==(const RuleNotes &) const = default;
};

// `file` is what problems call the text.
LoadResult<RuleNotes> readRuleNotes(std::string_view text, const std::string &file);
std::string writeRuleNotes(const RuleNotes &notes);

} // namespace hexwerk
