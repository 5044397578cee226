// Cards with the marks of their values and the file that each stands in; and such files written
// again.
#pragma once

#include "core/cards/any_card.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"
#include "core/files/toml_value.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace hexwerk {

struct FiledCard
{
    AnyCard card;
    SourceMarks marks = {};
    std::string file = {}; // its path
    int place = 0;         // in the file; there may be gaps
    bool operator==(const FiledCard &) const = default;
};

using FiledCards = std::map<CardRef, FiledCard>;

// What a folder of data brings: of each card the first; of broken files nothing but their problems.
struct CardFolder
{
    FiledCards cards;
    std::map<std::string, std::string> texts; // of all files of cards that can be read, by path
    std::vector<Problem> problems;
};
CardFolder readCardFolder(const std::filesystem::path &folder);

// "hexwerk.cards"
std::string_view formatOf(CardKind kind);
// A file without cards.
std::string emptyCardFile(CardKind kind);
// The cards of one kind that stand in that file, as its tree. Whatever else it says is not in it.
TomlTable toTree(const FiledCards &cards, CardKind kind, const std::string &file);
// A file with this card alone.
std::string fileWith(const FiledCard &card);

} // namespace hexwerk
