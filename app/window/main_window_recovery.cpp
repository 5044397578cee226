// What was not saved and came back: after the program was killed.
#include <QFile>
#include <QFileInfo>
#include <QStatusBar>

#include "app/assault/files/scenario_files.h"
#include "app/assault/kit.h"
#include "app/files/recovery_dialog.h"
#include "app/table/game_files.h"
#include "app/window/main_window.h"
#include "app/window/sheet_tabs.h"
#include "app/window/start_page.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/files/document.h"
#include "core/files/toml_reader.h"
#include "editor/assault/commands/replace_command.h"
#include "editor/assault/document/tile_sheet.h"
#include "editor/assault/models/new_scenario.h"

#include <algorithm>
#include <utility>

namespace hexwerk {

static constexpr int kToldFor = 20000; // milliseconds

void MainWindow::connectJournals()
{
    const auto tell = [this](const QString &folder, const QString &reason) {
        //: %1 is a folder, %2 what the system says is wrong
        statusBar()->showMessage(tr("Save often: nothing could be recovered after a crash, because "
                                    "%1 cannot be written (%2).")
                                     .arg(folder, reason),
                                 kToldFor);
    };
    connect(&m_keeper, &editor::JournalKeeper::failed, this, tell);
    connect(m_play, &PlayView::keepFailed, this, tell);
}

void MainWindow::offerRecovery()
{
    const editor::LeftJournals journals(editor::journalFolder());
    const editor::LeftFiles games(keptGamesIn(keptGamesFolder()));
    std::vector<Recoverable> left;
    for (const editor::LeftJournals::Entry &entry : journals.entries()) {
        left.push_back(recoverableOf(entry, m_kit));
        left.back().recover = [this, &entry] { return recover(entry.journal); };
    }
    for (const QFileInfo &journal : journals.others())
        left.push_back(recoverableByOthers(journal));
    for (const QFileInfo &game : games.files()) {
        left.push_back(recoverableOf(game, m_kit));
        left.back().isChosen = game == games.files().front(); // one can be played
        // One that is under way is not left for it unasked.
        left.back().recover = [this, &game] {
            return m_play->isUnsaved() ? Recovery::Failed : recoverGame(game.filePath());
        };
    }
    if (!left.empty())
        RecoveryDialog(std::move(left), this).exec();
    m_start->refresh();
}

Recovery MainWindow::recoverGame(const QString &path)
{
    const PlayView::Resumed resumed = m_play->recover(path);
    showResumed(path, resumed);
    if (hasErrors(resumed.problems) || !resumed.differs.isEmpty())
        return Recovery::Failed; // its file is all that there is of the game
    return m_play->isOnDisk() ? Recovery::Kept : Recovery::Open;
}

// From the start page.
void MainWindow::recoverChosenGame(const QString &path)
{
    const editor::LeftFiles games(keptGamesIn(keptGamesFolder()));
    const bool isLeft = std::any_of(games.files().begin(), games.files().end(),
                                    [&](const QFileInfo &game) { return game == QFileInfo(path); });
    if (!isLeft)
        m_told->setText(tr("This game is under way in another window."));
    else if (m_play->mayLeave() && recoverGame(path) == Recovery::Kept)
        QFile::remove(path);
    m_start->refresh();
}

// One step on top of the file as it was: undo leads back to it.
Recovery MainWindow::recover(const editor::Journal &journal)
{
    if (rootText(journal.last.text, "format") == "hexwerk.tile")
        return recoverTile(journal);
    const std::string file = journal.path.toStdString();
    std::optional<assault::Scenario> last = assault::salvagedScenario(journal.last.text);
    auto base = journal.base.empty()
                    ? LoadResult<assault::ScenarioFile>{assault::ScenarioFile{
                                                            assault::ui::emptyScenario(), {}},
                                                        {}}
                    : assault::readScenario(journal.base, file);
    if (!last || !base) {
        tellProblems(notOpened(journal.path), base.problems);
        return Recovery::Failed;
    }
    return recover({journal.path, std::move(base.value->scenario), journal.base}, *last);
}

Recovery MainWindow::recoverTile(const editor::Journal &journal)
{
    const std::string file = journal.path.toStdString();
    const auto last = assault::readTile(journal.last.text, file);
    const auto base = journal.base.empty() ? last : assault::readTile(journal.base, file);
    if (!last || !base) {
        tellProblems(notOpened(journal.path), last ? base.problems : last.problems);
        return Recovery::Failed;
    }
    assault::Tile before = base.value->tile;
    if (journal.base.empty()) // it began with nothing on it
        before = {.id = before.id, .columns = before.columns, .rows = before.rows};
    return recover(
        {journal.path, assault::ui::scenarioOf(before), journal.base, assault::ui::FileKind::Tile},
        assault::ui::scenarioOf(last.value->tile));
}

Recovery MainWindow::recover(assault::ui::FileState file, const assault::Scenario &last)
{
    const int tab = file.path.isEmpty() ? -1 : m_tabs->tabOf(file.path);
    if (tab >= 0)
        m_tabs->show(tab);
    else
        m_tabs->add(std::move(file));
    m_document.push(std::make_unique<assault::ui::ReplaceScenarioCommand>(
        m_document, last, assault::ui::ReplacedBy::Recovered));
    const bool isKept = m_keeper.flush(); // before the old journal goes
    showMode(Mode::Edit);
    if (isKept)
        return Recovery::Kept;
    statusBar()->showMessage(tr("The recovered changes cannot be written here: the disk may be "
                                "full. They will be offered again at the next start."),
                             kToldFor);
    return Recovery::Open;
}

} // namespace hexwerk
