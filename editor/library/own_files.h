// The files of the owner's library that hold cards: read once, written losslessly and whole.
#pragma once

#include "core/files/atomic_file.h"
#include "core/files/filed_cards.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace hexwerk::editor {

class OwnFiles
{
public:
    // `folder`: that of the library; empty: there is none, and nothing can be kept.
    explicit OwnFiles(std::filesystem::path folder);

    const FiledCards &cards() const { return m_cards; }
    const std::vector<Problem> &problems() const { return m_problems; }
    // Where a new card of that kind goes: assault/cards/own.toml or own-formations.toml.
    std::string fileForNew(CardKind kind) const;

    struct Failure
    {
        std::string file;
        std::string reason; // the system's; empty: another program left the file unreadable
    };
    // Makes the files say these cards. Only files whose cards differ are touched. Where another
    // program wrote one meanwhile, what it wrote is kept beside the cards that are changed here.
    std::optional<Failure> write(const FiledCards &cards);

private:
    struct Text
    {
        std::string base; // as it was read first; steps back lead to it byte for byte
        FiledCards cards; // that it had then
        std::string last; // what it says now, as far as we know
        bool isNew = false;
    };
    std::optional<Failure> writeFile(const std::string &file, const FiledCards &cards);

    const std::filesystem::path m_folder;
    FiledCards m_cards; // as the files say it
    std::map<std::string, Text> m_texts;
    std::vector<Problem> m_problems;
};

} // namespace hexwerk::editor
