// One open scenario: what stands in it, its composed board, its undo stack, its file.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/live_board.h"
#include "editor/document/sheet.h"

#include <memory>
#include <string>
#include <utility>

namespace hexwerk::assault::ui {

// A tile is edited as a scenario that has nothing but its board.
enum class FileKind : std::uint8_t { Scenario, Tile };

// What was opened or saved last.
struct FileState : editor::FileText
{
    FileState(QString filePath = {}, Scenario inFile = {}, std::string fileText = {},
              FileKind fileKind = FileKind::Scenario)
        : FileText{std::move(filePath), std::move(fileText)}
        , scenario(std::move(inFile))
        , kind(fileKind)
    {
    }

    Scenario scenario;
    FileKind kind;
};

struct Sheet final : editor::Sheet
{
    // The board is yet to be composed.
    Sheet(int sheetNumber, FileState fileState, LiveBoard empty)
        : editor::Sheet(sheetNumber, std::make_shared<const FileState>(std::move(fileState)))
        , scenario(state().scenario)
        , board(std::move(empty))
    {
    }

    const FileState &state() const { return static_cast<const FileState &>(*file); }
    QString title() const override;
    bool saysTheSame(const editor::Sheet &other) const override;
    std::function<std::string()> textLater() const override;

    Scenario scenario;
    LiveBoard board;
};

} // namespace hexwerk::assault::ui
