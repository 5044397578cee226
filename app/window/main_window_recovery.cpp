// What was not saved and came back: after the program was killed.
#include <QFile>
#include <QFileInfo>
#include <QStatusBar>

#include "app/basis/file_path.h"
#include "app/files/recovery_dialog.h"
#include "app/report/program_log.h"
#include "app/table/game_files.h"
#include "app/window/main_window.h"
#include "app/window/start_page.h"
#include "core/files/document.h"

#include <algorithm>

namespace hexwerk {

static constexpr int kToldFor = 20000; // milliseconds

void MainWindow::tellNotKept(const QString &folder, const QString &reason)
{
    addToLog(LogLevel::Error, "journal", QStringLiteral("cannot be written: ") + reason);
    //: %1 is a folder, %2 what the system says is wrong
    statusBar()->showMessage(
        tr("Save often: work cannot be recovered after a crash, because %1 is not writable (%2).")
            .arg(folder, reason),
        kToldFor);
}

void MainWindow::offerRecovery()
{
    if (m_isUnusable)
        return;
    const editor::LeftJournals journals(editor::journalFolder());
    const editor::LeftFiles games(keptGamesIn(keptGamesFolder()));
    std::vector<Recoverable> left;
    for (const editor::LeftJournals::Entry &entry : journals.entries()) {
        left.push_back(recoverableOf(entry, kitOf(entry.journal.last.text)));
        left.back().recover = [this, &entry] { return recover(entry.journal); };
    }
    for (const QFileInfo &journal : journals.others())
        left.push_back(recoverableByOthers(journal));
    for (const QFileInfo &game : games.files()) {
        const std::string text = textOfFile(game.filePath());
        left.push_back(recoverableOf(game, kitOf(text)));
        left.back().isChosen = game == games.files().front(); // one can be played
        // One that is under way is not left for it unasked.
        left.back().recover = [this, &game, text] {
            SystemRoom *room = roomFor(game.filePath(), text);
            return !room || playOf(*room).isUnsaved() ? Recovery::Failed
                                                      : recoverGame(*room, game.filePath());
        };
    }
    if (!left.empty())
        RecoveryDialog(std::move(left), this).exec();
    m_start->refresh();
}

Recovery MainWindow::recoverGame(SystemRoom &room, const QString &path)
{
    const PlayView::Resumed resumed = playOf(room).recover(path);
    showResumed(room, path, resumed);
    if (hasErrors(resumed.problems) || !resumed.differs.isEmpty())
        return Recovery::Failed; // its file is all that there is of the game
    return playOf(room).isOnDisk() ? Recovery::Kept : Recovery::Open;
}

// From the start page.
void MainWindow::recoverChosenGame(SystemRoom &room, const QString &path)
{
    const editor::LeftFiles games(keptGamesIn(keptGamesFolder()));
    const bool isLeft = std::any_of(games.files().begin(), games.files().end(),
                                    [&](const QFileInfo &game) { return game == QFileInfo(path); });
    if (!isLeft)
        m_told->setText(tr("This game is being played in another window."));
    else if (playOf(room).mayLeave() && recoverGame(room, path) == Recovery::Kept)
        QFile::remove(path);
    m_start->refresh();
}

Recovery MainWindow::recover(const editor::Journal &journal)
{
    SystemRoom *room = roomFor(journal.path, journal.last.text);
    const bool isCampaign = rootText(journal.last.text, "format") == "hexwerk.campaign";
    EditorKit *editor = !room ? nullptr : isCampaign ? campaignEditorOf(*room) : editorOf(*room);
    if (!editor || !editor->recover(journal))
        return Recovery::Failed;
    const bool isKept = placeOf(*editor).keeper->flush(); // before the old journal goes
    showEditor(*editor);
    if (isKept)
        return Recovery::Kept;
    statusBar()->showMessage(tr("The recovered changes cannot be saved here: the disk may be full. "
                                "They will be offered again at the next start."),
                             kToldFor);
    return Recovery::Open;
}

} // namespace hexwerk
