#include "core/assault/files/library/filed_cards.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/files/writers/card_writer.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"
#include "core/files/document.h"
#include "core/files/key_order.h"
#include "core/files/limits.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"

#include <algorithm>
#include <array>
#include <future>
#include <optional>
#include <thread>
#include <utility>

namespace hexwerk::assault {

namespace fs = std::filesystem;

static std::vector<fs::path> cardFiles(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder / systemFolder(kSystemId, "cards"), error), end;
         !error && at != end; at.increment(error))
        if (at->path().extension() == ".toml")
            files.push_back(at->path());
    std::sort(files.begin(), files.end());
    return files;
}

template<typename Card>
static void addCards(std::vector<FiledCard> &all, std::vector<Card> &cards,
                     std::vector<SourceMarks> &marks, const std::string &file)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        all.push_back({std::move(cards[i]), std::move(marks[i]), file, static_cast<int>(i)});
}

// Of each kind in their order.
static LoadResult<std::vector<FiledCard>> readInOrder(const std::string &text,
                                                      const std::string &file)
{
    std::vector<FiledCard> all;
    if (rootText(text, "format") == formatOf(CardKind::Formation)) {
        LoadResult<FormationFile> read = readFormations(text, file, Places::Left);
        if (read)
            addCards(all, read.value->formations, read.value->marks, file);
        return loaded(std::move(all), std::move(read.problems));
    }
    LoadResult<CardFile> read = readCards(text, file, Places::Left);
    if (read) {
        addCards(all, read.value->units, read.value->marks, file);
        addCards(all, read.value->commands, read.value->commandMarks, file);
        addCards(all, read.value->supports, read.value->supportMarks, file);
    }
    return loaded(std::move(all), std::move(read.problems));
}

// Where the next card begins, from a byte on.
static std::size_t nextCard(std::string_view text, std::size_t from)
{
    std::size_t next = text.size();
    for (const std::string_view header :
         {"\n[[unit]]", "\n[[formation]]", "\n[[command]]", "\n[[support]]"})
        next = std::min(next, text.find(header, from));
    return next;
}

// Long texts cut between cards, each piece with the keys that the file begins with.
static std::vector<std::string> piecesOf(std::string_view text)
{
    constexpr std::size_t kLong = 256 * 1024; // bytes that are worth a thread
    constexpr std::size_t kMost = 4;
    const std::size_t number =
        std::min({kMost, text.size() / kLong, std::size_t{std::thread::hardware_concurrency()}});
    if (number < 2)
        return {};
    const std::size_t first = nextCard(text, 0);
    std::vector<std::string> pieces;
    for (std::size_t begin = first; begin < text.size();) {
        const std::size_t end = nextCard(text, begin + (text.size() - first) / number);
        pieces.push_back(std::string(text.substr(0, first)));
        pieces.back() += text.substr(begin, end - begin);
        begin = end;
    }
    return pieces;
}

static FiledCards byRef(std::vector<std::vector<FiledCard>> pieces)
{
    FiledCards all;
    std::array<int, kCardKinds> before = {}; // in the pieces before
    for (std::vector<FiledCard> &piece : pieces) {
        std::array<int, kCardKinds> here = {};
        for (FiledCard &card : piece) {
            const auto kind = static_cast<std::size_t>(kindOf(card.card));
            card.place += before[kind];
            ++here[kind];
            CardRef ref = refOf(card.card);
            all.try_emplace(std::move(ref), std::move(card));
        }
        for (std::size_t kind = 0; kind < before.size(); ++kind)
            before[kind] += here[kind];
    }
    return all;
}

// By several threads. Empty for a short text, and for one with a problem: its place is to be found
// in the whole.
static std::optional<FiledCards> readInPieces(const std::string &text, const std::string &file)
{
    if (beyondLimit(text)) // as a whole, if not in pieces
        return std::nullopt;
    const std::vector<std::string> pieces = piecesOf(text);
    std::vector<std::future<LoadResult<std::vector<FiledCard>>>> reading;
    for (const std::string &piece : pieces)
        reading.push_back(
            std::async(std::launch::async, [&piece, &file] { return readInOrder(piece, file); }));
    std::vector<std::vector<FiledCard>> read;
    for (auto &one : reading)
        if (auto cards = one.get(); cards && cards.problems.empty())
            read.push_back(std::move(*cards.value));
    if (pieces.empty() || read.size() < pieces.size())
        return std::nullopt;
    return byRef(std::move(read));
}

LoadResult<FiledCards> readFiledCards(const std::string &text, const std::string &file)
{
    if (auto cards = readInPieces(text, file))
        return {std::move(*cards), {}};
    LoadResult<std::vector<FiledCard>> cards = readInOrder(text, file);
    std::vector<std::vector<FiledCard>> whole;
    if (cards)
        whole.push_back(std::move(*cards.value));
    return loaded(byRef(std::move(whole)), std::move(cards.problems));
}

CardFolder readCardFolder(const fs::path &folder)
{
    CardFolder all;
    const auto note = [&all](const std::vector<Problem> &problems) {
        all.problems.insert(all.problems.end(), problems.begin(), problems.end());
        return !hasErrors(problems);
    };
    for (const fs::path &path : cardFiles(folder)) {
        const LoadResult<std::string> text = readTextFile(path);
        if (!note(text.problems))
            continue;
        LoadResult<FiledCards> cards = readFiledCards(*text.value, path.string());
        if (!note(cards.problems))
            continue;
        all.cards.merge(*cards.value);
        all.texts[path.string()] = *text.value;
    }
    return all;
}

std::string_view formatOf(CardKind kind)
{
    return kind == CardKind::Formation ? "hexwerk.formations" : "hexwerk.cards";
}

std::string_view tableOf(CardKind kind)
{
    static constexpr std::array<std::string_view, kCardKinds> kTables = {"unit", "formation",
                                                                         "command", "support"};
    return kTables[static_cast<std::size_t>(kind)];
}

static TomlTable headOf(std::string_view format)
{
    TomlTable head;
    head.set("format", format).set("version", 1).set("system", kSystemId);
    return head;
}

std::string emptyCardFile(std::string_view format)
{
    return formatDocument(headOf(format));
}

// One mark for the whole card, or a table by keys. Those of `attack` stand in its own table.
static void setMarks(TomlTable &card, const SourceMarks &marks)
{
    static constexpr std::string_view kAttack = "attack.";
    TomlTable own;
    TomlTable ofAttack;
    for (const auto &[key, mark] : marks)
        if (key.starts_with(kAttack))
            ofAttack.set(key.substr(kAttack.size()), mark);
        else
            own.set(key, mark);
    const auto whole = marks.find("");
    if (whole != marks.end())
        card.set("source", whole->second);
    else if (!own.entries.empty())
        card.set("source", own);
    TomlValue *attack = card.find("attack");
    if (const TomlValue *mark = own.find("attack"); attack && mark && whole != marks.end())
        attack->as<TomlTable>()->set("source", *mark);
    else if (attack && !ofAttack.entries.empty())
        attack->as<TomlTable>()->set("source", ofAttack);
}

SourceMarks marksThatMean(const TomlTable &card, const SourceMarks &marks)
{
    SourceMarks kept;
    for (const auto &[key, mark] : marks) {
        const std::size_t dot = key.find('.');
        const TomlValue *value = card.find(key.substr(0, dot));
        if (value && dot != std::string::npos)
            value = value->as<TomlTable>() ? value->as<TomlTable>()->find(key.substr(dot + 1))
                                           : nullptr;
        if (key.empty() || value)
            kept[key] = mark;
    }
    return kept;
}

TomlTable withMarks(TomlTable card, const SourceMarks &marks)
{
    setMarks(card, marksThatMean(card, marks));
    return card;
}

TomlTable toTree(const FiledCard &filed)
{
    return withMarks(std::visit([](const auto &card) { return assault::toTree(card); }, filed.card),
                     filed.marks);
}

TomlTable toTree(const FiledCards &cards, std::string_view format, const std::string &file)
{
    std::array<std::vector<const FiledCard *>, kCardKinds> inFile;
    for (const auto &[ref, card] : cards)
        if (formatOf(ref.kind) == format && card.file == file)
            inFile[static_cast<std::size_t>(ref.kind)].push_back(&card);
    TomlTable root = headOf(format);
    for (int i = 0; i < kCardKinds; ++i) {
        auto &ofKind = inFile[static_cast<std::size_t>(i)];
        std::stable_sort(
            ofKind.begin(), ofKind.end(),
            [](const FiledCard *one, const FiledCard *two) { return one->place < two->place; });
        TomlArray array;
        for (const FiledCard *card : ofKind)
            array.emplace_back(toTree(*card));
        if (!array.empty())
            root.set(tableOf(static_cast<CardKind>(i)), std::move(array));
    }
    return KeyOrder(keyRows(format)).arranged("", std::move(root));
}

static std::string fileWith(CardKind kind, TomlArray cards)
{
    const std::string_view format = formatOf(kind);
    TomlTable root = headOf(format);
    root.set(tableOf(kind), std::move(cards));
    return formatDocument(KeyOrder(keyRows(format)).arranged("", std::move(root)));
}

std::string fileWith(CardKind kind, TomlTable card)
{
    return fileWith(kind, TomlArray{std::move(card)});
}

std::string fileWith(const FiledCard &card)
{
    return fileWith(kindOf(card.card), toTree(card));
}

std::string fileWith(CardKind kind, const std::vector<FiledCard> &cards)
{
    TomlArray trees;
    for (const FiledCard &card : cards)
        trees.emplace_back(toTree(card));
    return fileWith(kind, std::move(trees));
}

} // namespace hexwerk::assault
