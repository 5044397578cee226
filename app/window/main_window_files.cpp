// How files come into the window and leave it.
#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include "app/basis/file_path.h"
#include "app/basis/recent_files.h"
#include "app/editing/sheet_tabs.h"
#include "app/report/program_log.h"
#include "app/table/game_files.h"
#include "app/window/main_window.h"
#include "core/files/guide_reader.h"
#include "core/files/held_file.h"

namespace hexwerk {

static constexpr qsizetype kMostReasonLines = 7; // a sentence and six problems

void MainWindow::openFromDialog()
{
    const QString beside =
        m_front->edited->kit ? m_front->edited->kit->document().path() : QString();
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a scenario, campaign, game or bundle"), QFileInfo(beside).path(),
        tr("Scenarios, campaigns, games and bundles (*.toml *.hexwerk);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::open(const QString &path)
{
    addToLog(LogLevel::Info, "file", QStringLiteral("opens ") + nameForLog(path));
    commitField();
    SystemRoom *room = roomFor(path, m_rooms.size() > 1 ? textOfFile(path) : std::string());
    if (!room)
        return;
    if (isCampaignFile(path)) {
        if (isGameFile(path) ? openCampaign(*room, path) : editCampaign(*room, path))
            return;
    }
    if (isGameFile(path))
        return resume(*room, path);
    if (isTableFile(path)) {
        setFront(*room);
        assist();
        if (room->assistant)
            room->assistant->open(path);
        return;
    }
    EditorKit *editor = editorOf(*room);
    if (!editor)
        return playFile(*room, path);
    if (editor->takeIn(path))
        return;
    if (const int tab = m_tabs->tabOf(path); tab >= 0)
        m_tabs->show(tab);
    else if (!editor->open(path))
        return;
    RecentFiles::add(path);
    showEditor(*editor);
}

bool MainWindow::editCampaign(SystemRoom &room, const QString &path)
{
    EditorKit *editor = campaignEditorOf(room);
    if (!editor)
        return openCampaign(room, path);
    if (const int tab = m_tabs->tabOf(path); tab >= 0)
        m_tabs->show(tab);
    else if (!editor->open(path))
        return true;
    RecentFiles::add(path);
    showEditor(*editor);
    return true;
}

bool MainWindow::openCampaign(SystemRoom &room, const QString &path)
{
    if (!room.campaign) {
        room.campaign = room.kit.makeCampaign(this);
        if (!room.campaign)
            return false;
        m_pages->addWidget(room.campaign);
        connect(room.campaign, &CampaignView::changed, this, [this] {
            updateTitle();
            updateActions();
        });
        connect(room.campaign, &CampaignView::battleWanted, this,
                [this, &room](const QString &game) {
                    resume(room, game);
                    if (m_mode == Mode::Play && QFileInfo(room.play->path()) == QFileInfo(game))
                        room.play->setPlayers(room.campaign->battlePlayers());
                });
        connect(room.campaign, &CampaignView::battleAtTableWanted, this,
                [this, &room](const QString &game) {
                    resume(room, game);
                    if (m_mode == Mode::Play && QFileInfo(room.play->path()) == QFileInfo(game))
                        setAtTable();
                });
        connect(room.campaign, &CampaignView::momentWanted, this,
                [this, &room](const QString &game, int orders) {
                    if (!playOf(room).mayLeave())
                        return;
                    const PlayView::Resumed resumed = room.play->lookOn(game);
                    showResumed(room, game, resumed);
                    if (!hasErrors(resumed.problems))
                        room.play->showMoment(static_cast<std::size_t>(orders));
                });
    }
    const auto problems = room.campaign->open(path);
    if (hasErrors(problems)) {
        tellNotOpened(path, room.kit.textsOf(problems));
        return true;
    }
    if (const QString kept = room.campaign->path(); !kept.isEmpty())
        RecentFiles::add(kept);
    setFront(room);
    showMode(Mode::Campaign);
    return true;
}

void MainWindow::showCampaign()
{
    m_front->campaign->look();
    showMode(Mode::Campaign);
}

void MainWindow::playFile(SystemRoom &room, const QString &path)
{
    PlayView &play = playOf(room);
    if (!play.mayLeave())
        return;
    const auto problems = play.start(textOfFile(path), path);
    if (hasErrors(problems))
        return tellNotOpened(path, room.kit.textsOf(problems));
    RecentFiles::add(path);
    setFront(room);
    showMode(Mode::Play);
}

void MainWindow::setDataPaths(DataPaths paths)
{
    m_paths = std::move(paths);
    for (const auto &room : m_rooms)
        for (const EditorPlace *place : room->places())
            if (place->kit)
                place->kit->setDataPaths(m_paths);
}

void MainWindow::tellRefusal(const QString &sentence, const QString &reason)
{
    addToLog(LogLevel::Warning, "refusal",
             QStringLiteral("refused-file ") + rulesForLog(sentence + reason));
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

void MainWindow::tellNotOpened(const QString &path, const QStringList &problems)
{
    tellProblems(
        tr("%1 was not opened because it contains errors.").arg(QFileInfo(path).fileName()),
        problems);
}

void MainWindow::tellProblems(const QString &sentence, const QStringList &problems)
{
    addToLog(LogLevel::Warning, "refusal", QStringLiteral("file-problems %1").arg(problems.size()));
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("file-problems"));
    box.setInformativeText(problems.mid(0, 6).join(QStringLiteral("\n\n")));
    if (problems.size() > 6)
        box.setDetailedText(problems.join(QLatin1Char('\n')));
    box.exec();
}

void MainWindow::lookAtFile(EditorKit &editor)
{
    placeOf(editor).changedFile->look();
}

bool MainWindow::save(EditorPlace &place)
{
    commitField();
    const editor::Document &document = place.kit->document();
    const bool mustAsk = wasChangedOutside(document) && !place.changedFile->isMineKept();
    switch (mustAsk ? askAboutChangedFile(document) : QMessageBox::Save) {
    case QMessageBox::Save:
        return place.kit->save();
    case QMessageBox::SaveAll:
        return place.kit->saveAs();
    default:
        return false;
    }
}

// Save: write over it; SaveAll: under another name.
int MainWindow::askAboutChangedFile(const editor::Document &document)
{
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"),
                    tr("%1 has been changed by another program since it was opened or saved here.")
                        .arg(QFileInfo(document.path()).fileName()),
                    QMessageBox::Save | QMessageBox::SaveAll | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("changed-outside"));
    box.setInformativeText(tr("Saving now overwrites the changes made by the other program."));
    box.button(QMessageBox::Save)->setText(tr("Overwrite"));
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

bool MainWindow::mayLeave(EditorPlace &place)
{
    commitField();
    if (!place.kit || !place.kit->document().isModified())
        return true;
    QMessageBox box(
        QMessageBox::Question, tr("Hexwerk"),
        //: %1 is the name of a scenario
        tr("%1 has been changed. Save the changes?").arg(nameOf(place.kit->document().sheet())),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("unsaved-changes"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? save(place) : answer == QMessageBox::Discard;
}

bool MainWindow::mayLeaveAll()
{
    if (!mayLeave(*m_front->edited))
        return false;
    const int before = m_tabs->currentIndex();
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        EditorPlace &place = placeOf(m_tabs->editor(tab));
        const bool wasAsked = tab == before && &place == m_front->edited;
        if (wasAsked || m_tabs->sheet(tab).undoStack.isClean())
            continue;
        m_tabs->show(tab);
        if (!mayLeave(place))
            return false;
    }
    return true;
}

void MainWindow::closeScenario()
{
    if (!mayLeave(*m_front->edited))
        return;
    m_tabs->closeCurrent();
    if (m_tabs->count() == 0)
        showMode(Mode::Start);
    else
        updateActions();
}

void MainWindow::resume(SystemRoom &room, const QString &path)
{
    if (isKeptGame(path))
        return recoverChosenGame(room, path);
    PlayView &play = playOf(room);
    if (!play.mayLeave())
        return;
    const bool isOpen = QFileInfo(path) == QFileInfo(play.path());
    if (!isOpen && isHeldElsewhere(path.toStdU16String()))
        return resumeBeside(room, path);
    const PlayView::Resumed resumed = play.resume(path);
    if (!hasErrors(resumed.problems)) {
        RecentFiles::add(path);
        play.setAtTable(false);
        setLargeForTable(false);
    }
    showResumed(room, path, resumed);
    if (!resumed.values.isEmpty() && wantsTodaysValues(resumed.values))
        showResumed(room, path, play.resumeWithTodaysValues(path));
}

bool MainWindow::wantsTodaysValues(const QString &changes)
{
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("The game continues with the values it was started with."),
                    QMessageBox::NoButton, this);
    box.setObjectName(QStringLiteral("game-values"));
    box.setInformativeText(changes);
    auto *keep = box.addButton(tr("&Keep its values"), QMessageBox::AcceptRole);
    auto *today = box.addButton(tr("&Use current values"), QMessageBox::DestructiveRole);
    box.setDefaultButton(keep);
    box.setEscapeButton(keep);
    box.exec();
    return box.clickedButton() == today;
}

// Another program plays the game.
void MainWindow::resumeBeside(SystemRoom &room, const QString &path)
{
    QMessageBox box(QMessageBox::Question, tr("Hexwerk"),
                    tr("%1 is being played in another window.").arg(QFileInfo(path).fileName()),
                    QMessageBox::Open | QMessageBox::Save | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("played-elsewhere"));
    box.setInformativeText(
        tr("Watch the game as it goes on, or continue with a copy in a separate file."));
    box.button(QMessageBox::Open)->setText(tr("&Watch"));
    box.button(QMessageBox::Save)->setText(tr("Continue with a &copy..."));
    box.setDefaultButton(QMessageBox::Open);
    const int answer = box.exec();
    if (answer == QMessageBox::Cancel)
        return;
    showResumed(room, path, playOf(room).lookOn(path));
    if (answer == QMessageBox::Save)
        playOf(room).saveAs();
}

void MainWindow::showResumed(SystemRoom &room, const QString &path,
                             const PlayView::Resumed &resumed)
{
    if (hasErrors(resumed.problems))
        return tellNotOpened(path, room.kit.textsOf(resumed.problems));
    room.isPlayedHere = false;
    PlayView &play = playOf(room);
    if (play.hasCourse())
        play.teach(loadGuide(m_paths, room.kit.rules().id(), room.kit.rules().grammar(),
                             play.scenarioId()));
    setFront(room);
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
    if (watched == m_told && event->type() == QEvent::MouseButtonRelease && m_mode == Mode::Play &&
        tellsOfShownRule()) {
        showWhyHere();
        return true;
    }
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
