#include "app/assault/editing/editor.h"

#include <QFile>
#include <QFileInfo>
#include <QMessageBox>

#include "app/assault/editing/trial_dialog.h"
#include "app/assault/files/export.h"
#include "app/assault/files/scenario_files.h"
#include "app/assault/lab/balance_dialog.h"
#include "app/assault/map/map_seen.h"
#include "app/assault/map/map_styles.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/report/program_log.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/files/document.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/document/worded_step.h"
#include "editor/panels/save_dialog.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

Editor::Editor(LiveData &data, const SystemKit &kit, EditorHost &host, RulesText rules,
               Actions &actions, OwnActions &own, QWidget *parent)
    : m_data(data)
    , m_kit(kit)
    , m_host(host)
    , m_rules(std::move(rules))
    , m_actions(actions)
    , m_own(own)
    , m_document(data.now())
    , m_page(new EditorPage(m_document, actions, own, parent))
    , m_corrections(new QToolButton(m_page))
{
    m_corrections->setAutoRaise(true);
    m_corrections->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_corrections, &QToolButton::clicked, own[OwnAct::Corrections], &QAction::trigger);
    connect(m_page, &EditorPage::told, this, &Editor::told);
    connect(m_page, &EditorPage::problemsCounted, this, &Editor::problemsCounted);
    connect(m_page, &EditorPage::pageShown, this, &Editor::changed);
    connectActions();
    connectTiles();
}

Editor::~Editor()
{
    delete m_page; // before the documents that it watches
}

void Editor::connectActions()
{
    const auto on = [this](OwnAct act, auto slot) {
        connect(m_own[act], &QAction::triggered, this, slot);
    };
    on(OwnAct::SaveTemplate, &Editor::saveAsTemplate);
    // Of campaigns, their editor does it.
    const auto onIfSeen = [&](OwnAct act, void (Editor::*slot)()) {
        on(act, [this, slot] {
            if (m_host.isSeen(*this))
                (this->*slot)();
        });
    };
    onIfSeen(OwnAct::Bundle, &Editor::exportBundle);
    on(OwnAct::ExportMap, &Editor::exportMap);
    on(OwnAct::PrintMap, &Editor::printMap);
    on(OwnAct::PrintSheets, &Editor::printSheets);
    on(OwnAct::ExportVassal, &Editor::exportModule);
    on(OwnAct::ExportTiled, &Editor::exportTiledMap);
    on(OwnAct::ImportMap, &Editor::importMapFromDialog);
    on(OwnAct::Corrections, &Editor::switchCorrections);
    onIfSeen(OwnAct::TrialRun, &Editor::tryOut);
    onIfSeen(OwnAct::Balance, &Editor::studyBalance);
}

void Editor::perform(Act act)
{
    if (act == Act::Compare)
        compareWithFile();
    else if (act == Act::LibraryPage)
        showLibrary();
    else
        m_page->perform(act);
}

void Editor::setDataPaths(const DataPaths &paths)
{
    m_paths = paths;
    updateCorrections();
}

void Editor::retranslate()
{
    if (m_ownLibrary)
        editor::retranslate(m_ownLibrary->undoStack());
    updateCorrections();
}

const Sheet &Editor::sheetIn(int tab) const
{
    return static_cast<const Sheet &>(m_host.tabs().sheet(tab));
}

bool Editor::hasUseFor(Act act) const
{
    const bool isOfScenarios = act == Act::Compare || act == Act::ScenarioPage || act == Act::Play;
    return !isOfScenarios || !m_document.isTile();
}

void Editor::updateActions(bool edits)
{
    const bool editsTile = edits && m_document.isTile();
    m_own[OwnAct::NameTile]->setVisible(editsTile);
    m_own[OwnAct::NameTile]->setEnabled(editsTile);
    for (const OwnAct act : {OwnAct::Bundle, OwnAct::TurnTile, OwnAct::TrialRun, OwnAct::Balance})
        m_own[act]->setEnabled(edits && !editsTile);
    m_page->enableTools(edits);
}

bool Editor::open(const QString &path)
{
    OpenResult result = openScenario(QFileInfo(path).absoluteFilePath());
    if (!result.file) {
        m_host.tellNotOpened(path, m_kit.textsOf(result.problems));
        return false;
    }
    if (result.file->kind == FileKind::Tile && comesWithUs(path)) {
        openTile(result.file->scenario.id);
        return false;
    }
    m_host.tabs().add(*this, m_document.newSheet(std::move(*result.file)));
    return true;
}

bool Editor::save()
{
    if (m_document.isTile())
        return saveTile();
    return m_document.path().isEmpty() ? saveAs() : write(m_document.path());
}

bool Editor::saveAs()
{
    m_host.commitField();
    if (m_document.isTile())
        return saveTileAs();
    QString suggested = m_document.path();
    if (suggested.isEmpty())
        suggested = QString::fromStdString(m_document.scenario().id) + QStringLiteral(".toml");
    const QString path = editor::fileToSave(window(), tr("Save the scenario"), suggested,
                                            tr("Scenarios (*.toml);;All files (*)"));
    return !path.isEmpty() && write(path);
}

bool Editor::write(const QString &path)
{
    const QString failure = saveScenario(m_document, path);
    addToLog(failure.isEmpty() ? LogLevel::Info : LogLevel::Error, "file",
             (failure.isEmpty() ? QStringLiteral("saved ") : QStringLiteral("not saved ")) +
                 nameForLog(path));
    m_host.lookAtFile(*this);
    if (failure.isEmpty())
        RecentFiles::add(path);
    else
        QMessageBox::critical(window(), tr("Hexwerk"), failure);
    return failure.isEmpty();
}

bool Editor::recover(const editor::Journal &journal)
{
    if (rootText(journal.last.text, "format") == "hexwerk.tile")
        return recoverTile(journal);
    const std::string file = journal.path.toStdString();
    std::optional<Scenario> last = salvagedScenario(journal.last.text);
    auto base = journal.base.empty()
                    ? LoadResult<ScenarioFile>{ScenarioFile{emptyScenario(), {}}, {}}
                    : readScenario(journal.base, file);
    if (!last || !base) {
        m_host.tellNotOpened(journal.path, m_kit.textsOf(base.problems));
        return false;
    }
    recover({journal.path, std::move(base.value->scenario), journal.base}, *last);
    return true;
}

bool Editor::recoverTile(const editor::Journal &journal)
{
    const std::string file = journal.path.toStdString();
    const auto last = readTile(journal.last.text, file);
    const auto base = journal.base.empty() ? last : readTile(journal.base, file);
    if (!last || !base) {
        m_host.tellNotOpened(journal.path, m_kit.textsOf(last ? base.problems : last.problems));
        return false;
    }
    Tile before = base.value->tile;
    if (journal.base.empty()) // it began with nothing on it
        before = {.id = before.id, .columns = before.columns, .rows = before.rows};
    recover({journal.path, scenarioOf(before), journal.base, FileKind::Tile},
            scenarioOf(last.value->tile));
    return true;
}

// One step on top of the file as it was: undo leads back to it.
void Editor::recover(FileState file, const Scenario &last)
{
    const int tab = file.path.isEmpty() ? -1 : m_host.tabs().tabOf(file.path);
    if (tab >= 0)
        m_host.tabs().show(tab);
    else
        m_host.tabs().add(*this, m_document.newSheet(std::move(file)));
    m_document.push(
        std::make_unique<ReplaceScenarioCommand>(m_document, last, ReplacedBy::Recovered));
}

std::optional<NewGame> Editor::setUp()
{
    m_host.commitField();
    commitCards();
    auto game = setUpGame(m_document.scenario(), m_document.library());
    if (!game)
        m_host.tellProblems(tr("The scenario cannot be played yet."), m_kit.textsOf(game.problems));
    return std::move(game.value);
}

bool Editor::mayPlay()
{
    return setUp().has_value();
}

void Editor::tryOut()
{
    const auto game = setUp();
    if (!game)
        return;
    auto *trial = new TrialDialog(Assault::start(*game), window());
    trial->setAttribute(Qt::WA_DeleteOnClose);
    trial->show();
}

void Editor::studyBalance()
{
    const auto game = setUp();
    if (!game)
        return;
    auto *dialog = new BalanceDialog(m_document.scenario(), Assault::start(*game),
                                     sceneToExport(m_document, chosenMapStyle()),
                                     m_document.sharedLibrary(), window());
    if (!m_document.path().isEmpty() && m_document.saved() != m_document.scenario())
        dialog->setSaved(m_document.saved());
    connect(dialog, &BalanceDialog::versionWanted, this, &Editor::useVersion);
    connect(dialog, &BalanceDialog::gameWanted, this, [this](const QString &keptFile) {
        m_host.open(keptFile);
        QFile::remove(keptFile); // also where another game was not left for it
    });
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

bool Editor::mayClose()
{
    const auto studies = window()->findChildren<BalanceDialog *>();
    return std::all_of(studies.begin(), studies.end(),
                       [](BalanceDialog *study) { return study->mayDiscard(); });
}

void Editor::useVersion(const Scenario &before, const Scenario &after)
{
    if (m_document.scenario() != before)
        return m_host.tell(tr("The scenario has changed since these games: it was left as it is."));
    m_document.push(std::make_unique<ReplaceScenarioCommand>(m_document, after, ReplacedBy::Study));
}

std::optional<editor::SearchEntry> Editor::placeCalled(const QString &name)
{
    auto entry = MapSeen::hexCalled(name, canvas());
    if (entry)
        entry->go = [this, go = entry->go] {
            m_page->showMap();
            go();
        };
    return entry;
}

} // namespace hexwerk::assault::ui
