// What was not saved and came back: after the program was killed.
#include <QFile>
#include <QFileInfo>
#include <QStatusBar>

#include "app/files/recovery_dialog.h"
#include "app/table/game_files.h"
#include "app/window/main_window.h"
#include "app/window/start_page.h"

#include <algorithm>

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

Recovery MainWindow::recover(const editor::Journal &journal)
{
    if (!m_editing->recover(journal))
        return Recovery::Failed;
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
