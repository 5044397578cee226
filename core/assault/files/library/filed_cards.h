// Cards with the marks of their values and the file that each stands in; and such files written
// again.
#pragma once

#include "core/assault/cards/any_card.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"
#include "core/files/toml_value.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

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
// The cards of the text of a file; of each the first. `file` is what problems call it.
LoadResult<FiledCards> readFiledCards(const std::string &text, const std::string &file);

// "hexwerk.cards"
std::string_view formatOf(CardKind kind);
// What each of its cards is called there: "unit".
std::string_view tableOf(CardKind kind);
// A file without cards.
std::string emptyCardFile(std::string_view format);
// The cards that stand in that file, as its tree. Whatever else it says is not in it.
TomlTable toTree(const FiledCards &cards, std::string_view format, const std::string &file);
// A file with this card alone; with these cards of one kind, in their order.
std::string fileWith(const FiledCard &card);
std::string fileWith(CardKind kind, const std::vector<FiledCard> &cards);
// A file with one card of which only the tree is there.
std::string fileWith(CardKind kind, TomlTable card);

// The card as it stands in a file, with its marks.
TomlTable toTree(const FiledCard &card);
TomlTable withMarks(TomlTable card, const SourceMarks &marks);
// A mark of what is not there says nothing.
SourceMarks marksThatMean(const TomlTable &card, const SourceMarks &marks);

} // namespace hexwerk::assault
