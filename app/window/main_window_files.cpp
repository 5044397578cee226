// How files come into the window and leave it.
#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/files/changed_file_bar.h"
#include "app/table/game_files.h"
#include "app/window/main_window.h"
#include "core/files/guide_reader.h"
#include "core/files/held_file.h"

namespace hexwerk {

static constexpr qsizetype kMostReasonLines = 7; // a sentence and six problems

void MainWindow::openFromDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a scenario, game or bundle"), QFileInfo(m_document.path()).path(),
        tr("Scenarios, games and bundles (*.toml *.hexwerk);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::open(const QString &path)
{
    commitField();
    if (m_editing->takeIn(path))
        return;
    if (isGameFile(path))
        return resume(path);
    if (const int tab = m_tabs->tabOf(path); tab >= 0)
        m_tabs->show(tab);
    else if (!m_editing->open(path))
        return;
    RecentFiles::add(path);
    showMode(Mode::Edit);
}

void MainWindow::setDataPaths(DataPaths paths)
{
    m_paths = std::move(paths);
    m_editing->setDataPaths(m_paths);
}

void MainWindow::tellRefusal(const QString &sentence, const QString &reason)
{
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("refused-file"));
    const QStringList lines = reason.split(QLatin1Char('\n'));
    const auto more = static_cast<int>(lines.size() - kMostReasonLines);
    if (more > 0)
        box.setDetailedText(reason);
    box.setInformativeText(more > 0 ? lines.mid(0, kMostReasonLines).join(QLatin1Char('\n')) +
                                          QLatin1Char('\n') +
                                          tr("And %n more: see the details.", nullptr, more)
                                    : reason);
    box.exec();
}

void MainWindow::tellNotOpened(const QString &path, const std::vector<Problem> &problems)
{
    tellProblems(
        tr("%1 was not opened, because something is wrong in it.").arg(QFileInfo(path).fileName()),
        problems);
}

void MainWindow::tellProblems(const QString &sentence, const std::vector<Problem> &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << m_kit.textOf(problem);
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("file-problems"));
    box.setInformativeText(lines.mid(0, 6).join(QStringLiteral("\n\n")));
    if (lines.size() > 6)
        box.setDetailedText(lines.join(QLatin1Char('\n')));
    box.exec();
}

void MainWindow::connectChangedFile()
{
    connect(m_changedFile, &ChangedFileBar::loadWanted, this, [this] {
        m_editing->reload();
        lookAtFile();
    });
    connect(m_changedFile, &ChangedFileBar::compareWanted, this,
            [this] { m_editing->compareWith(m_document.path()); });
}

void MainWindow::lookAtFile()
{
    m_changedFile->look();
}

bool MainWindow::save()
{
    commitField();
    const bool mustAsk = wasChangedOutside(m_document) && !m_changedFile->isMineKept();
    switch (mustAsk ? askAboutChangedFile() : QMessageBox::Save) {
    case QMessageBox::Save:
        return m_editing->save();
    case QMessageBox::SaveAll:
        return m_editing->saveAs();
    default:
        return false;
    }
}

// Save: write over it; SaveAll: under another name.
int MainWindow::askAboutChangedFile()
{
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"),
                    tr("%1 was changed by another program since it was opened or saved here.")
                        .arg(QFileInfo(m_document.path()).fileName()),
                    QMessageBox::Save | QMessageBox::SaveAll | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("changed-outside"));
    box.setInformativeText(tr("To save here takes away what the other program wrote."));
    box.button(QMessageBox::Save)->setText(tr("Write over it"));
    box.button(QMessageBox::SaveAll)->setText(tr("Save as..."));
    box.setDefaultButton(QMessageBox::SaveAll);
    return box.exec();
}

// A field that is being typed into says what it has.
void MainWindow::commitField()
{
    if (QWidget *field = QApplication::focusWidget(); field && isAncestorOf(field)) {
        field->clearFocus();
        field->setFocus();
    }
}

bool MainWindow::mayLeave()
{
    commitField();
    if (!m_document.isModified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    //: %1 is the name of a scenario
                    tr("%1 was changed. Save the changes?").arg(nameOf(m_document.sheet())),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("unsaved-changes"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

bool MainWindow::mayLeaveAll()
{
    if (!mayLeave())
        return false;
    const int before = m_tabs->currentIndex();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        if (tab == before || m_tabs->sheet(tab).undoStack.isClean())
            continue;
        m_tabs->show(tab);
        if (!mayLeave())
            return false;
    }
    return true;
}

void MainWindow::closeScenario()
{
    if (!mayLeave())
        return;
    m_tabs->closeCurrent();
    if (m_tabs->count() == 0)
        showMode(Mode::Start);
    else
        updateActions();
}

void MainWindow::resume(const QString &path)
{
    if (isKeptGame(path))
        return recoverChosenGame(path);
    if (!m_play->mayLeave())
        return;
    const bool isOpen = QFileInfo(path) == QFileInfo(m_play->path());
    if (!isOpen && isHeldElsewhere(path.toStdU16String()))
        return resumeBeside(path);
    const PlayView::Resumed resumed = m_play->resume(path);
    if (!hasErrors(resumed.problems))
        RecentFiles::add(path);
    showResumed(path, resumed);
    if (!resumed.values.isEmpty() && wantsTodaysValues(resumed.values))
        showResumed(path, m_play->resumeWithTodaysValues(path));
}

bool MainWindow::wantsTodaysValues(const QString &changes)
{
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("The game continues with the values it was started with."),
                    QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("game-values"));
    box.setInformativeText(changes);
    auto *keep = box.addButton(tr("&Keep its values"), QMessageBox::AcceptRole);
    auto *today = box.addButton(tr("&Use today's values"), QMessageBox::DestructiveRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == today;
}

// Another program plays the game.
void MainWindow::resumeBeside(const QString &path)
{
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("%1 is being played in another window.").arg(QFileInfo(path).fileName()),
                    QMessageBox::Open | QMessageBox::Save | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("played-elsewhere"));
    box.setInformativeText(
        tr("Watch the game there as it goes on, or continue with a copy in a file "
           "of its own."));
    box.button(QMessageBox::Open)->setText(tr("&Watch"));
    box.button(QMessageBox::Save)->setText(tr("Continue with a &copy..."));
    box.setDefaultButton(QMessageBox::Open);
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel)
        return;
    showResumed(path, m_play->lookOn(path));
    if (answer == QMessageBox::Save)
        m_play->saveAs();
}

void MainWindow::showResumed(const QString &path, const PlayView::Resumed &resumed)
{
    if (hasErrors(resumed.problems))
        return tellNotOpened(path, resumed.problems);
    m_isPlayedHere = false;
    if (m_play->hasCourse())
        m_play->teach(loadGuide(m_paths, m_kit.rules().id(), m_play->scenarioId()));
    showMode(Mode::Play);
    if (!resumed.others.isEmpty())
        m_told->setText(resumed.others);
    if (resumed.differs.isEmpty())
        return;
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), resumed.differs, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("game-differs"));
    box.setInformativeText(resumed.why);
    box.exec();
}

// The first local file that is dropped; empty if none is.
static QString droppedFile(const QMimeData *data)
{
    for (const QUrl &url : data->urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

// A file that is dropped on a field of the window is opened too, instead of its name being typed.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<const QWidget *>(watched);
    if (!widget || widget->window() != this)
        return QMainWindow::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::DragEnter:
    case QEvent::DragMove:
    case QEvent::Drop:
        break;
    default:
        return QMainWindow::eventFilter(watched, event);
    }
    auto *drop = static_cast<QDropEvent *>(event); // the base of all three
    const QString path = droppedFile(drop->mimeData());
    if (path.isEmpty())
        return QMainWindow::eventFilter(watched, event);
    drop->acceptProposedAction();
    if (event->type() == QEvent::Drop)
        open(path);
    return true;
}

} // namespace hexwerk
