// What was not saved and came back: after the program was killed.
#include <QStatusBar>

#include "app/main_window.h"
#include "app/recovery_dialog.h"
#include "app/scenario_files.h"
#include "app/sheet_tabs.h"
#include "core/files/scenario_reader.h"
#include "editor/commands/replace_command.h"
#include "editor/models/new_scenario.h"

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
}

void MainWindow::offerRecovery()
{
    editor::LeftJournals left(editor::journalFolder());
    if (left.entries().empty())
        return;
    RecoveryDialog(
        left, [this](const editor::Journal &journal) { return recover(journal); }, this)
        .exec();
}

// One step on top of the file as it was: undo leads back to it.
bool MainWindow::recover(const editor::Journal &journal)
{
    const std::string file = journal.path.toStdString();
    std::optional<Scenario> last = salvagedScenario(journal.last.text);
    auto base = journal.base.empty()
                    ? LoadResult<ScenarioFile>{ScenarioFile{editor::emptyScenario(), {}}, {}}
                    : readScenario(journal.base, file);
    if (!last || !base) {
        tellProblems(notOpened(journal.path), base.problems);
        return false;
    }
    const int tab = journal.path.isEmpty() ? -1 : m_tabs->tabOf(journal.path);
    if (tab >= 0)
        m_tabs->show(tab);
    else
        m_tabs->add({journal.path, std::move(base.value->scenario), journal.base});
    m_document.push(std::make_unique<editor::ReplaceScenarioCommand>(
        m_document, *last, editor::ReplacedBy::Recovered));
    m_keeper.flush(); // before the old journal goes
    showMode(Mode::Edit);
    return true;
}

} // namespace hexwerk
