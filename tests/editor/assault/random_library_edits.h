// Edits the cards and corrections of an owner at random: every kind of undo command, undo and redo.
// The same seed does the same.
#pragma once

#include <QTemporaryDir>

#include "editor/assault/library/library_document.h"
#include "tests/editor/assault/random_edits.h"

#include <map>
#include <memory>
#include <string>

namespace hexwerk::assault::ui {

class RandomLibraryEdits
{
public:
    // In a folder of its own, over one with two cards and a formation.
    explicit RandomLibraryEdits(unsigned seed);

    LibraryDocument &document() { return *m_document; }
    // One command, or a step back or forth.
    void step();
    // How often each command class changed something.
    const std::map<std::string, int> &made() const { return m_made; }

    struct State
    {
        std::map<CardRef, AnyCard> cards;
        std::map<std::string, std::string> files;
        TomlTable corrections;
        bool operator==(const State &) const = default;
    };
    // Written now.
    State state();
    // The files, read again, have the cards and corrections that files may have.
    bool isAsWritten();

private:
    CardRef anyCard();
    std::unique_ptr<LibraryCommand> command(std::string &name);
    std::unique_ptr<LibraryCommand> tableCommand(std::string &name);

    QTemporaryDir m_folder;
    DataPaths m_paths;
    std::unique_ptr<LibraryDocument> m_document;
    Chance m_chance;
    std::map<std::string, int> m_made;
    int m_ids = 0;
};

} // namespace hexwerk::assault::ui
