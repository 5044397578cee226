// The scenario under edit: the sheet that lies here, and what views are told of it.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/scenario_change.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/document/sheet.h"
#include "editor/document/change_step.h"
#include "editor/document/document.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class EditCommand;

// Views read and are told; only undo commands write. Where several scenarios are open, one sheet
// lies here and the others wait elsewhere: to the views a change of sheets is another scenario.
class ScenarioDocument final : public editor::Document
{
    Q_OBJECT

public:
    // An empty scenario until the first reset().
    explicit ScenarioDocument(SharedData library, QObject *parent = nullptr);
    ~ScenarioDocument() override;

    const Scenario &scenario() const { return m_sheet->scenario; }
    const DataStore &library() const { return *m_library; }
    const SharedData &sharedLibrary() const { return m_library; }
    // Composed; what is at fault in the scenario is left out of it.
    const Board &board() const { return m_sheet->board.board(); }
    // The terrain of the edition that is played.
    const TerrainChart &terrain() const { return m_sheet->board.terrain(); }
    // The board without what the scenario paints and lays over tiles and terrain.
    const Board &ground() const { return m_sheet->board.ground(); }

    const QUndoStack &undoStack() const { return m_sheet->undoStack; }
    QUndoStack &undoStack() override { return m_sheet->undoStack; }
    // Does the command; one that changes nothing leaves no step behind.
    void push(std::unique_ptr<EditCommand> command);
    // Takes back what was done since the step, for good.
    void forgetSteps(int since);
    // A merge key that no gesture before it had.
    QString nextGesture() { return QStringLiteral("gesture %1").arg(++m_gestures); }

    const Sheet &sheet() const override { return *m_sheet; }
    // For exchange(): empty undo stack, nothing to save.
    std::unique_ptr<Sheet> newSheet(FileState file);
    std::unique_ptr<editor::Sheet> sheetOf(const std::string &text) override;
    [[nodiscard]] std::unique_ptr<editor::Sheet>
    exchange(std::unique_ptr<editor::Sheet> sheet) override;
    void discard(std::unique_ptr<editor::Sheet> sheet) override;
    void clear() override { reset({}); }
    // Other tiles, cards and tables for all sheets.
    void setLibrary(SharedData library);
    // Another scenario on a new sheet; what lies here is thrown away.
    void reset(Scenario scenario, QString path = {}, std::string source = {});

    const FileState &file() const { return m_sheet->state(); }
    // What stands here is the board of a tile.
    bool isTile() const { return file().kind == FileKind::Tile; }
    // What the file at path() says.
    const Scenario &saved() const { return file().scenario; }
    // The scenario as it is was written to a file.
    void markSaved(QString path, std::string source);

signals:
    // Items or keys of the (outer) table changed.
    void changed(hexwerk::assault::ui::Table table);
    // The composed board changed in these hexes, or as a whole (size, tiles, terrain).
    void hexesChanged(const std::vector<hexwerk::Hex> &hexes);
    void boardReplaced();

private:
    friend class EditCommand;
    friend class editor::ChangeStep<ScenarioDocument, ScenarioChange>;
    // The one mutator: changes and tells.
    void enact(const ScenarioChange &change, editor::Enact way);
    void listen();

    SharedData m_library;
    std::unique_ptr<Sheet> m_sheet;
    bool m_forgets = false;
    int m_gestures = 0;
    int m_sheets = 0;
};

} // namespace hexwerk::assault::ui
