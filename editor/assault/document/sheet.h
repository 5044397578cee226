// One open scenario: what stands in it, its composed board, its undo stack, its file.
#pragma once

#include <QString>
#include <QUndoStack>

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/live_board.h"

#include <memory>
#include <string>
#include <utility>

namespace hexwerk::assault::ui {

// A tile is edited as a scenario that has nothing but its board.
enum class FileKind : std::uint8_t { Scenario, Tile };

// What was opened or saved last.
struct FileState
{
    QString path; // empty: never saved
    Scenario scenario;
    std::string text; // of the file, which saving patches; empty for what is new
    FileKind kind = FileKind::Scenario;
};

struct Sheet
{
    // The board is yet to be composed.
    Sheet(int sheetNumber, FileState state, LiveBoard empty)
        : number(sheetNumber)
        , scenario(state.scenario)
        , board(std::move(empty))
        , file(std::make_shared<const FileState>(std::move(state)))
    {
    }

    const int number; // no other sheet has it
    Scenario scenario;
    LiveBoard board;
    QUndoStack undoStack;
    std::shared_ptr<const FileState> file;
};

} // namespace hexwerk::assault::ui
