#include "editor/document/scenario_document.h"

#include "editor/commands/edit_command.h"

#include <utility>

namespace hexwerk::editor {

ScenarioDocument::ScenarioDocument(SharedLibrary library, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_board([data = m_library](std::string_view id) { return data->tile(id); })
{
    composeBoard();
}

ScenarioDocument::~ScenarioDocument()
{
    m_undoStack.disconnect(); // its last words would reach a half-gone window
}

void ScenarioDocument::composeBoard()
{
    m_board.rebuild(m_scenario.board, m_library->terrainFor(m_scenario.profile));
}

void ScenarioDocument::push(std::unique_ptr<EditCommand> command)
{
    if (!command->isEmpty())
        m_undoStack.push(command.release());
}

void ScenarioDocument::reset(Scenario scenario, QString path, std::string source)
{
    m_undoStack.clear();
    m_scenario = std::move(scenario);
    m_saved = m_scenario;
    m_path = std::move(path);
    m_source = std::move(source);
    composeBoard();
    emit pathChanged(m_path);
    emit replaced();
}

void ScenarioDocument::markSaved(QString path, std::string source)
{
    m_saved = m_scenario;
    m_source = std::move(source);
    m_undoStack.setClean();
    if (m_path == path)
        return;
    m_path = std::move(path);
    emit pathChanged(m_path);
}

void ScenarioDocument::enact(const ScenarioChange &change, Way way)
{
    if (way == Way::Forth)
        change.apply(m_scenario);
    else
        change.revert(m_scenario);
    const auto &head = change.head();
    const bool otherEdition = head && head->first.profile != head->second.profile;
    if (otherEdition)
        composeBoard();
    const LiveBoard::Update update = m_board.update(m_scenario.board, change);
    if (otherEdition || update.extent == LiveBoard::Extent::WholeBoard)
        emit boardReplaced();
    else if (!update.hexes.empty())
        emit hexesChanged(update.hexes);
    for (int i = 0; i < kOuterTables; ++i)
        if (const auto table = static_cast<Table>(i); change.touches(table))
            emit changed(table);
}

} // namespace hexwerk::editor
