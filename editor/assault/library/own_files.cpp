#include "editor/assault/library/own_files.h"

#include "core/assault/files/key_rows.h"
#include "core/assault/system_id.h"
#include "core/files/data_paths.h"

#include <set>
#include <utility>

namespace hexwerk::assault::ui {

namespace fs = std::filesystem;

static FiledCards cardsIn(const FiledCards &cards, const std::string &file)
{
    FiledCards found;
    for (const auto &[ref, card] : cards)
        if (card.file == file)
            found.emplace(ref, card);
    return found;
}

static std::string_view formatIn(const FiledCards &before, const FiledCards &after)
{
    return formatOf((before.empty() ? after : before).begin()->first.kind);
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
        m_texts.emplace(file, editor::OwnText(file, text, editor::OwnText::File::IsThere));
}

// Beside a file of that name that cannot be read.
std::string OwnFiles::fileForNew(CardKind kind) const
{
    const std::string stem = kind == CardKind::Formation ? "own-formations" : "own";
    const auto path = [&](const std::string &name) {
        return (m_folder / systemFolder(kSystemId, "cards") / (name + ".toml")).string();
    };
    std::string file = path(stem);
    std::error_code none;
    for (int i = 2; !m_texts.contains(file) && fs::exists(file, none); ++i)
        file = path(stem + "-" + std::to_string(i));
    return file;
}

std::optional<editor::WriteFault> OwnFiles::writeFile(const std::string &file,
                                                      const FiledCards &cards)
{
    const FiledCards old = cardsIn(m_cards, file);
    const std::string_view format = formatIn(old, cards);
    editor::OwnText &text =
        m_texts.try_emplace(file, file, emptyCardFile(format), editor::OwnText::File::IsNew)
            .first->second;
    return text.write(
        toTree(old, format, file), toTree(cards, format, file), KeyOrder(keyRows(format)),
        cards.empty() ? editor::OwnText::Holds::Nothing : editor::OwnText::Holds::Something);
}

std::optional<editor::WriteFault> OwnFiles::write(const FiledCards &cards)
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

} // namespace hexwerk::assault::ui
