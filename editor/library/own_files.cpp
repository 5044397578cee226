#include "editor/library/own_files.h"

#include "core/files/lossless_patch.h"
#include "core/files/text_file.h"

#include <set>
#include <utility>

namespace hexwerk::editor {

namespace fs = std::filesystem;

static FiledCards cardsIn(const FiledCards &cards, const std::string &file)
{
    FiledCards found;
    for (const auto &[ref, card] : cards)
        if (card.file == file)
            found.emplace(ref, card);
    return found;
}

OwnFiles::OwnFiles(fs::path folder)
    : m_folder(std::move(folder))
{
    if (m_folder.empty())
        return;
    CardFolder read = readCardFolder(m_folder);
    m_cards = std::move(read.cards);
    m_problems = std::move(read.problems);
    for (const auto &[file, text] : read.texts)
        m_texts[file] = {text, cardsIn(m_cards, file), text, false};
}

// Beside a file of that name that cannot be read.
std::string OwnFiles::fileForNew(CardKind kind) const
{
    const std::string stem = kind == CardKind::Unit ? "own" : "own-formations";
    const auto path = [&](const std::string &name) {
        return (m_folder / "assault/cards" / (name + ".toml")).string();
    };
    std::string file = path(stem);
    std::error_code none;
    for (int i = 2; !m_texts.contains(file) && fs::exists(file, none); ++i)
        file = path(stem + "-" + std::to_string(i));
    return file;
}

static CardKind kindIn(const FiledCards &before, const FiledCards &after)
{
    return (before.empty() ? after : before).begin()->first.kind;
}

std::optional<OwnFiles::Failure> OwnFiles::writeFile(const std::string &file,
                                                     const FiledCards &cards)
{
    const FiledCards old = cardsIn(m_cards, file);
    const CardKind kind = kindIn(old, cards);
    auto &text = m_texts.try_emplace(file, Text{emptyCardFile(kind), {}, {}, true}).first->second;
    std::error_code ignored; // writing says it better
    const LoadResult<std::string> now = readTextFile(file);
    if (now && *now.value != text.last)
        text = {*now.value, old, *now.value, false};
    if (text.isNew && cards.empty()) {
        fs::remove(file, ignored);
        text.last.clear();
        return std::nullopt;
    }
    const auto changed =
        patched(text.base, toTree(text.cards, kind, file), toTree(cards, kind, file));
    if (!changed)
        return Failure{file, {}};
    fs::create_directories(fs::path(file).parent_path(), ignored);
    if (const WriteResult written = hexwerk::writeFile(file, *changed); !written)
        return Failure{file, written.error().reason.message()};
    text.last = *changed;
    return std::nullopt;
}

std::optional<OwnFiles::Failure> OwnFiles::write(const FiledCards &cards)
{
    std::set<std::string> touched;
    for (const auto &[ref, card] : cards)
        if (const auto old = m_cards.find(ref); old == m_cards.end() || !(old->second == card))
            touched.insert(card.file);
    for (const auto &[ref, card] : m_cards)
        if (!cards.contains(ref))
            touched.insert(card.file);
    for (const std::string &file : touched) {
        FiledCards wanted = cardsIn(cards, file);
        if (const auto failure = writeFile(file, wanted))
            return failure;
        std::erase_if(m_cards, [&](const auto &one) { return one.second.file == file; });
        m_cards.merge(wanted);
    }
    return std::nullopt;
}

} // namespace hexwerk::editor
