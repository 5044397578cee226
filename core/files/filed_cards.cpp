#include "core/files/filed_cards.h"

#include "core/files/card_reader.h"
#include "core/files/card_writer.h"
#include "core/files/formation_reader.h"
#include "core/files/key_order.h"
#include "core/files/text_file.h"
#include "core/files/toml_layout.h"
#include "core/files/toml_reader.h"

#include <algorithm>

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
static void addCards(FiledCards &all, const std::vector<Card> &cards,
                     const std::vector<SourceMarks> &marks, const std::string &file)
{
    for (std::size_t i = 0; i < cards.size(); ++i)
        all.try_emplace(refOf(cards[i]), FiledCard{cards[i], marks[i], file, static_cast<int>(i)});
}

static std::vector<Problem> addFile(CardFolder &all, const std::string &text,
                                    const std::string &file)
{
    if (rootText(text, "format") == formatOf(CardKind::Formation)) {
        const LoadResult<FormationFile> read = readFormations(text, file);
        if (read)
            addCards(all.cards, read.value->formations, read.value->marks, file);
        return read.problems;
    }
    const LoadResult<CardFile> read = readCards(text, file);
    if (read)
        addCards(all.cards, read.value->units, read.value->marks, file);
    return read.problems;
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
        if (note(text.problems) && note(addFile(all, *text.value, path.string())))
            all.texts[path.string()] = *text.value;
    }
    return all;
}

std::string_view formatOf(CardKind kind)
{
    return kind == CardKind::Unit ? "hexwerk.cards" : "hexwerk.formations";
}

static std::string_view tablesOf(CardKind kind)
{
    return kind == CardKind::Unit ? "unit" : "formation";
}

std::string emptyCardFile(CardKind kind)
{
    TomlTable head;
    head.set("format", formatOf(kind)).set("version", 1).set("system", "assault");
    return formatDocument(head);
}

// One mark for the whole card, or a table by keys. Those of `attack` stand in its own table.
static void setMarks(TomlTable &card, const SourceMarks &marks)
{
    static constexpr std::string_view kAttack = "attack.";
    if (const auto whole = marks.find(""); whole != marks.end()) {
        card.set("source", whole->second);
        return;
    }
    TomlTable own;
    TomlTable ofAttack;
    for (const auto &[key, mark] : marks)
        if (key.starts_with(kAttack))
            ofAttack.set(key.substr(kAttack.size()), mark);
        else
            own.set(key, mark);
    if (!own.entries.empty())
        card.set("source", own);
    if (TomlValue *attack = card.find("attack"); attack && !ofAttack.entries.empty())
        attack->as<TomlTable>()->set("source", ofAttack);
}

// A mark of what is not there says nothing.
static SourceMarks marksThatMean(const TomlTable &card, const SourceMarks &marks)
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

static TomlTable toTree(const FiledCard &filed)
{
    TomlTable table =
        std::visit([](const auto &card) { return hexwerk::toTree(card); }, filed.card);
    setMarks(table, marksThatMean(table, filed.marks));
    return table;
}

static TomlTable rootWith(CardKind kind, TomlArray cards)
{
    TomlTable root;
    root.set("format", formatOf(kind)).set("version", 1).set("system", "assault");
    if (!cards.empty())
        root.set(tablesOf(kind), std::move(cards));
    return KeyOrder(formatOf(kind)).arranged("", std::move(root));
}

TomlTable toTree(const FiledCards &cards, CardKind kind, const std::string &file)
{
    std::vector<const FiledCard *> inFile;
    for (const auto &[ref, card] : cards)
        if (ref.kind == kind && card.file == file)
            inFile.push_back(&card);
    std::stable_sort(inFile.begin(), inFile.end(), [](const FiledCard *one, const FiledCard *two) {
        return one->place < two->place;
    });
    TomlArray array;
    for (const FiledCard *card : inFile)
        array.emplace_back(toTree(*card));
    return rootWith(kind, std::move(array));
}

std::string fileWith(const FiledCard &card)
{
    TomlArray alone;
    alone.emplace_back(toTree(card));
    return formatDocument(rootWith(kindOf(card.card), std::move(alone)));
}

} // namespace hexwerk
