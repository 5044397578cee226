#include "app/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QToolButton>

#include "app/editor_page.h"
#include "app/play/play_page.h"
#include "app/recent_files.h"
#include "app/scenario_files.h"
#include "app/start_page.h"
#include "app/theme.h"
#include "editor/canvas/map_canvas.h"
#include "editor/text/languages.h"
#include "editor/text/problem_text.h"

#include <utility>

namespace hexwerk {

static constexpr auto kGeometryKey = QLatin1String("window/geometry");
static constexpr auto kPanelsKey = QLatin1String("window/panels");

MainWindow::MainWindow(editor::SharedLibrary library, RulesText rules, editor::Languages &languages,
                       const QString &training, QWidget *parent)
    : QMainWindow(parent)
    , m_languages(languages)
    , m_document(library)
    , m_actions(this)
    , m_pages(new QStackedWidget(this))
    , m_start(new StartPage(library, training, this))
    , m_editor(new EditorPage(m_document, m_actions, this))
    , m_play(new PlayPage(std::move(library), std::move(rules), this))
{
    for (QWidget *page : std::initializer_list<QWidget *>{m_start, m_editor, m_play})
        m_pages->addWidget(page);
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    qApp->installEventFilter(this);
    makeMenus();
    makeToolBar();
    makeStatusBar();
    connectActions();
    connectDocument();
    retranslate();
    restoreLayout();
    showMode(Mode::Start);
}

MainWindow::~MainWindow()
{
    delete m_editor; // before the document that it watches
}

void MainWindow::makeStatusBar()
{
    m_told = new QLabel(this);
    m_counted = new QToolButton(this);
    m_counted->setAutoRaise(true);
    m_counted->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_counted, &QToolButton::clicked, m_editor, &EditorPage::showProblems);
    m_told->setTextFormat(Qt::PlainText);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    statusBar()->addWidget(m_told, 1);
    statusBar()->addPermanentWidget(m_counted);
}

void MainWindow::connectActions()
{
    const auto on = [this](Act act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(Act::New, &MainWindow::newScenario);
    on(Act::Open, &MainWindow::openFromDialog);
    on(Act::Save, [this] { m_mode == Mode::Play ? m_play->save() : save(); });
    on(Act::SaveAs, [this] { m_mode == Mode::Play ? m_play->saveAs() : saveAs(); });
    on(Act::Close, &MainWindow::closeScenario);
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (m_mode == Mode::Play)
            return m_play->takeBack();
        commitField();
        m_document.undoStack().undo();
    });
    on(Act::Redo, [this] { m_document.undoStack().redo(); });
    on(Act::Play, &MainWindow::play);
    on(Act::BackToEditor, [this] { showMode(Mode::Edit); });
    on(Act::NextUnit, [this] { m_play->nextUnit(); });
    on(Act::About, &MainWindow::about);
    on(Act::AboutQt, [] { QApplication::aboutQt(); });
    connectThemes();
    connectCanvases();
    connect(m_start, &StartPage::newWanted, this, &MainWindow::newScenario);
    connect(m_start, &StartPage::openWanted, this, &MainWindow::openFromDialog);
    connect(m_start, &StartPage::fileWanted, this, &MainWindow::open);
}

void MainWindow::connectThemes()
{
    auto *themes = new QActionGroup(this);
    for (const auto &[act, theme] :
         {std::pair(Act::Light, Theme::Light), std::pair(Act::Dark, Theme::Dark)}) {
        themes->addAction(m_actions[act]);
        m_actions[act]->setChecked(chosenTheme() == theme);
        connect(m_actions[act], &QAction::triggered, this, [theme = theme] { chooseTheme(theme); });
    }
}

// Zoom and layers are those of the map that is seen; the layers of both maps are the same.
void MainWindow::connectCanvases()
{
    using editor::MapCanvas;
    const auto zoom = [this](Act act, void (MapCanvas::*how)()) {
        connect(m_actions[act], &QAction::triggered, this, [this, how] {
            MapCanvas &canvas = m_mode == Mode::Play ? m_play->canvas() : m_editor->canvas();
            (canvas.*how)();
        });
    };
    zoom(Act::ZoomIn, &MapCanvas::zoomIn);
    zoom(Act::ZoomOut, &MapCanvas::zoomOut);
    zoom(Act::ZoomFit, &MapCanvas::zoomToFit);
    const auto layer = [this](Act act, editor::MapLayer which) {
        m_actions[act]->setChecked(m_editor->canvas().layers().testFlag(which));
        connect(m_actions[act], &QAction::toggled, this, [this, which](bool shown) {
            for (MapCanvas *canvas : {&m_editor->canvas(), &m_play->canvas()})
                canvas->setLayer(which,
                                 shown ? editor::LayerState::Shown : editor::LayerState::Hidden);
        });
    };
    layer(Act::Grid, editor::MapLayer::Grid);
    layer(Act::HexNames, editor::MapLayer::Names);
    layer(Act::Levels, editor::MapLayer::Levels);
    layer(Act::Zones, editor::MapLayer::Zones);
    connect(m_actions[Act::CancelTool], &QAction::triggered, this,
            [this] { m_play->chooseNothing(); });
}

void MainWindow::connectDocument()
{
    QUndoStack &stack = m_document.undoStack();
    connect(&stack, &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&stack, &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(&m_document, &editor::ScenarioDocument::replaced, this, [this] {
        updateTitle();
        updateActions();
    });
    connect(&m_document, &editor::ScenarioDocument::pathChanged, this, &MainWindow::updateTitle);
    connect(m_editor, &EditorPage::told, m_told, &QLabel::setText);
    connect(m_play, &PlayPage::told, m_told, &QLabel::setText);
    connect(m_play, &PlayPage::changed, this, [this] {
        m_told->clear();
        updateTitle();
        updateActions();
    });
    connect(m_editor, &EditorPage::problemsCounted, this, [this](int errors, int warnings) {
        m_errors = errors;
        m_warnings = warnings;
        updateActions();
    });
}

void MainWindow::newScenario()
{
    if (!mayLeave())
        return;
    m_document.reset(emptyScenario());
    showMode(Mode::Edit);
}

void MainWindow::openFromDialog()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a scenario or game"), QFileInfo(m_document.path()).path(),
        tr("Scenarios and games (*.toml);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::open(const QString &path)
{
    if (!mayLeave())
        return;
    if (isGameFile(path))
        return resume(path);
    const OpenResult result = openScenario(m_document, QFileInfo(path).absoluteFilePath());
    if (!result.opened)
        return tellProblems(notOpened(path), result.problems);
    RecentFiles::add(path);
    showMode(Mode::Edit);
}

QString MainWindow::notOpened(const QString &path)
{
    return tr("%1 was not opened, because something is wrong in it.")
        .arg(QFileInfo(path).fileName());
}

void MainWindow::tellProblems(const QString &sentence, const std::vector<Problem> &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << editor::ProblemText::withPlace(problem);
    QMessageBox box(QMessageBox::Warning, tr("Hexwerk"), sentence, QMessageBox::Ok, this);
    box.setObjectName(QStringLiteral("file-problems"));
    box.setInformativeText(lines.mid(0, 6).join(QStringLiteral("\n\n")));
    if (lines.size() > 6)
        box.setDetailedText(lines.join(QLatin1Char('\n')));
    box.exec();
}

bool MainWindow::save()
{
    commitField();
    if (m_document.path().isEmpty())
        return saveAs();
    switch (wasChangedOutside(m_document) ? askAboutChangedFile() : QMessageBox::Save) {
    case QMessageBox::Save:
        return write(m_document.path());
    case QMessageBox::SaveAll:
        return saveAs();
    default:
        return false;
    }
}

bool MainWindow::saveAs()
{
    commitField();
    QString suggested = m_document.path();
    if (suggested.isEmpty())
        suggested = QString::fromStdString(m_document.scenario().id) + QStringLiteral(".toml");
    QString path = QFileDialog::getSaveFileName(this, tr("Save the scenario"), suggested,
                                                tr("Scenarios (*.toml);;All files (*)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += QStringLiteral(".toml");
    return write(path);
}

bool MainWindow::write(const QString &path)
{
    const QString failure = saveScenario(m_document, path);
    if (failure.isEmpty())
        RecentFiles::add(path);
    else
        QMessageBox::critical(this, tr("Hexwerk"), failure);
    return failure.isEmpty();
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
                    tr("The scenario was changed. Save the changes?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setObjectName(QStringLiteral("unsaved-changes"));
    const int answer = box.exec();
    return answer == QMessageBox::Save ? save() : answer == QMessageBox::Discard;
}

void MainWindow::closeScenario()
{
    if (!mayLeave())
        return;
    m_document.reset({});
    showMode(Mode::Start);
}

void MainWindow::play()
{
    if (m_mode != Mode::Edit)
        return;
    commitField();
    if (!m_play->mayLeave())
        return;
    const std::vector<Problem> problems = m_play->start(m_document.scenario());
    if (!m_play->game().isRunning())
        return tellProblems(tr("The scenario cannot be played yet."), problems);
    showMode(Mode::Play);
}

void MainWindow::resume(const QString &path)
{
    if (!m_play->mayLeave())
        return;
    const PlayGame::Resumed resumed = m_play->resume(path);
    if (hasErrors(resumed.problems))
        return tellProblems(notOpened(path), resumed.problems);
    RecentFiles::add(path);
    showMode(Mode::Play);
    if (resumed.differsFrom > 0)
        m_told->setText(tr("The game differs from order %1 on: rules or data have changed since. "
                           "It goes on from there; save it under another name.")
                            .arg(resumed.differsFrom));
}

void MainWindow::showMode(Mode mode)
{
    m_mode = mode;
    m_pages->setCurrentIndex(static_cast<int>(mode));
    if (mode == Mode::Edit)
        m_editor->showMap();
    if (mode == Mode::Play)
        m_play->setFocus();
    m_told->clear();
    updateTitle();
    updateActions();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeave() || !m_play->mayLeave())
        return event->ignore();
    QSettings settings;
    settings.setValue(kGeometryKey, saveGeometry());
    settings.setValue(kPanelsKey, m_editor->layoutOfPanels());
    event->accept();
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometryKey).toByteArray()))
        resize(1280, 800);
    m_editor->restoreState(settings.value(kPanelsKey).toByteArray());
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
