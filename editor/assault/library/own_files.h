// The files of the owner's library that hold cards: read once, written losslessly and whole.
#pragma once

#include "core/assault/files/library/filed_cards.h"
#include "editor/library/own_text.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace hexwerk::assault::ui {

class OwnFiles
{
public:
    // `folder`: that of the library; empty: there is none, and nothing can be kept.
    explicit OwnFiles(std::filesystem::path folder);

    const FiledCards &cards() const { return m_cards; }
    const std::vector<Problem> &problems() const { return m_problems; }
    // Where a new card of that kind goes: assault/cards/own.toml or own-formations.toml.
    std::string fileForNew(CardKind kind) const;

    // Makes the files say these cards. Only files whose cards differ are touched.
    std::optional<editor::WriteFault> write(const FiledCards &cards);

private:
    std::optional<editor::WriteFault> writeFile(const std::string &file, const FiledCards &cards);

    const std::filesystem::path m_folder;
    FiledCards m_cards; // as the files say it
    std::map<std::string, editor::OwnText> m_texts;
    std::vector<Problem> m_problems;
};

} // namespace hexwerk::assault::ui
