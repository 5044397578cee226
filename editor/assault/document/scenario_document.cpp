#include "editor/assault/document/scenario_document.h"

#include "core/assault/files/readers/scenario_reader.h"
#include "editor/assault/commands/edit_command.h"

#include <utility>

namespace hexwerk::assault::ui {

ScenarioDocument::ScenarioDocument(SharedData library, QObject *parent)
    : Document(parent)
    , m_library(std::move(library))
    , m_sheet(newSheet({}))
{
    listen();
}

ScenarioDocument::~ScenarioDocument()
{
    m_sheet->undoStack.disconnect(); // its last words would reach a half-gone window
}

static void rebuild(Sheet &sheet, const DataStore &library)
{
    sheet.board.rebuild(sheet.scenario.board, library.terrainFor(sheet.scenario.profile));
}

void ScenarioDocument::setLibrary(SharedData library)
{
    m_library = std::move(library);
    rebuild(*m_sheet, *m_library);
    emit boardReplaced();
    for (int i = 0; i < kOuterTables; ++i) // any of them may name what is in it
        emit changed(static_cast<Table>(i));
}

void ScenarioDocument::push(std::unique_ptr<EditCommand> command)
{
    if (!command->isEmpty())
        undoStack().push(command.release());
}

void ScenarioDocument::forgetSteps(int since)
{
    m_forgets = true;
    while (undoStack().index() > since)
        undoStack().undo();
    m_forgets = false;
}

std::unique_ptr<Sheet> ScenarioDocument::newSheet(FileState file)
{
    LiveBoard board([this](std::string_view id) { return m_library->tile(id); });
    auto sheet = std::make_unique<Sheet>(++m_sheets, std::move(file), std::move(board));
    rebuild(*sheet, *m_library);
    return sheet;
}

void ScenarioDocument::listen()
{
    QUndoStack &stack = undoStack();
    connect(&stack, &QUndoStack::indexChanged, this, &ScenarioDocument::stepped);
    connect(&stack, &QUndoStack::cleanChanged, this, &ScenarioDocument::cleanChanged);
}

std::unique_ptr<editor::Sheet> ScenarioDocument::sheetOf(const std::string &text)
{
    auto scenario = salvagedScenario(text);
    return scenario ? newSheet({{}, std::move(*scenario), {}}) : nullptr;
}

std::unique_ptr<editor::Sheet> ScenarioDocument::exchange(std::unique_ptr<editor::Sheet> sheet)
{
    undoStack().disconnect(this);
    std::unique_ptr<editor::Sheet> before = std::move(m_sheet);
    m_sheet.reset(static_cast<Sheet *>(sheet.release()));
    rebuild(*m_sheet, *m_library); // it may have lain aside while another library came
    listen();
    emit pathChanged(path());
    emit replaced();
    return before;
}

void ScenarioDocument::discard(std::unique_ptr<editor::Sheet> sheet)
{
    emit discarded(sheet->number);
    sheet->undoStack.disconnect();
}

void ScenarioDocument::reset(Scenario scenario, QString path, std::string source)
{
    discard(exchange(newSheet({std::move(path), std::move(scenario), std::move(source)})));
}

void ScenarioDocument::markSaved(QString path, std::string source)
{
    const bool isElsewhere = path != this->path();
    m_sheet->file = std::make_shared<const FileState>(
        FileState{std::move(path), scenario(), std::move(source), file().kind});
    undoStack().setClean();
    if (isElsewhere)
        emit pathChanged(this->path());
}

void ScenarioDocument::enact(const ScenarioChange &change, editor::Enact way)
{
    if (way == editor::Enact::Forth)
        change.apply(m_sheet->scenario);
    else
        change.revert(m_sheet->scenario);
    const auto &head = change.head();
    const bool otherEdition = head && head->first.profile != head->second.profile;
    if (otherEdition)
        rebuild(*m_sheet, *m_library);
    const LiveBoard::Update update = m_sheet->board.update(m_sheet->scenario.board, change);
    if (otherEdition || update.extent == LiveBoard::Extent::WholeBoard)
        emit boardReplaced();
    else if (!update.hexes.empty())
        emit hexesChanged(update.hexes);
    for (int i = 0; i < kOuterTables; ++i)
        if (const auto table = static_cast<Table>(i); change.touches(table))
            emit changed(table);
    if (change.touches(Table::Scenario))
        emit titled();
}

} // namespace hexwerk::assault::ui
