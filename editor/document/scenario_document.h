// The scenario under edit, its undo stack, its file and its composed board.
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/board/board.h"
#include "core/scenario/scenario.h"
#include "editor/document/library.h"
#include "editor/document/live_board.h"
#include "editor/document/scenario_change.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::editor {

class EditCommand;

// Views read and are told; only undo commands write.
class ScenarioDocument final : public QObject
{
    Q_OBJECT

public:
    // An empty scenario until the first reset().
    explicit ScenarioDocument(SharedLibrary library, QObject *parent = nullptr);
    ~ScenarioDocument() override;

    const Scenario &scenario() const { return m_scenario; }
    const Library &library() const { return *m_library; }
    const SharedLibrary &sharedLibrary() const { return m_library; }
    // Composed; what is at fault in the scenario is left out of it.
    const Board &board() const { return m_board.board(); }
    // The terrain of the edition that is played.
    const TerrainChart &terrain() const { return m_board.terrain(); }
    // The board without what the scenario paints and lays over tiles and terrain.
    const Board &ground() const { return m_board.ground(); }

    const QUndoStack &undoStack() const { return m_undoStack; }
    QUndoStack &undoStack() { return m_undoStack; }
    // Does the command; one that changes nothing leaves no step behind.
    void push(std::unique_ptr<EditCommand> command);
    bool isModified() const { return !m_undoStack.isClean(); }
    // A merge key that no gesture before it had.
    QString nextGesture() { return QStringLiteral("gesture %1").arg(++m_gestures); }

    // Takes up another scenario: empty undo stack, nothing to save. `source` is the text of its
    // file, which saving patches; empty for a new one.
    void reset(Scenario scenario, QString path = {}, std::string source = {});
    const QString &path() const { return m_path; } // empty: never saved
    // What the file at path() says, and its text.
    const Scenario &saved() const { return m_saved; }
    const std::string &source() const { return m_source; }
    // The scenario as it is was written to a file.
    void markSaved(QString path, std::string source);

signals:
    // Another scenario: everything is new.
    void replaced();
    // Items or keys of the (outer) table changed.
    void changed(hexwerk::editor::Table table);
    // The composed board changed in these hexes, or as a whole (size, tiles, terrain).
    void hexesChanged(const std::vector<hexwerk::Hex> &hexes);
    void boardReplaced();
    void pathChanged(const QString &path);

private:
    friend class EditCommand;
    enum class Way : std::uint8_t { Forth, Back };
    void enact(const ScenarioChange &change, Way way); // the one mutator: changes and tells
    void composeBoard();

    SharedLibrary m_library;
    Scenario m_scenario;
    LiveBoard m_board;
    QUndoStack m_undoStack;
    QString m_path;
    Scenario m_saved;
    std::string m_source;
    int m_gestures = 0;
};

} // namespace hexwerk::editor
