#include "core/files/filed_cards.h"

#include "core/files/card_reader.h"
#include "core/files/card_writer.h"
#include "core/files/formation_reader.h"
#include "core/files/key_order.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"
#include "core/files/toml_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk {

namespace fs = std::filesystem;

static std::vector<fs::path> cardFiles(const fs::path &folder)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator at(folder / "assault/cards", error), end; !error && at != end;
         at.increment(error))
        if (at->path().extension() == ".toml")
            files.push_back(at->path());
    std::sort(files.begin(), files.end());
    return files;
}

template<typename Card>
static void addCards(FiledCards &all, std::vector<Card> &cards, std::vector<SourceMarks> &marks,
                     const std::string &file)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CardRef ref = refOf(cards[i]);
        all.try_emplace(std::move(ref), FiledCard{std::move(cards[i]), std::move(marks[i]), file,
                                                  static_cast<int>(i)});
    }
}

LoadResult<FiledCards> readFiledCards(const std::string &text, const std::string &file)
{
    FiledCards all;
    if (rootText(text, "format") == formatOf(CardKind::Formation)) {
        LoadResult<FormationFile> read = readFormations(text, file);
        if (read)
            addCards(all, read.value->formations, read.value->marks, file);
        return loaded(std::move(all), std::move(read.problems));
    }
    LoadResult<CardFile> read = readCards(text, file);
    if (read) {
        addCards(all, read.value->units, read.value->marks, file);
        addCards(all, read.value->commands, read.value->commandMarks, file);
        addCards(all, read.value->supports, read.value->supportMarks, file);
    }
    return loaded(std::move(all), std::move(read.problems));
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
    head.set("format", format).set("version", 1).set("system", "assault");
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
    return withMarks(std::visit([](const auto &card) { return hexwerk::toTree(card); }, filed.card),
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
    return KeyOrder(format).arranged("", std::move(root));
}

static std::string fileWith(CardKind kind, TomlArray cards)
{
    const std::string_view format = formatOf(kind);
    TomlTable root = headOf(format);
    root.set(tableOf(kind), std::move(cards));
    return formatDocument(KeyOrder(format).arranged("", std::move(root)));
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

} // namespace hexwerk
