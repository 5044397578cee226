// The systems in the window: what each has in it, made when it is first wanted, and which is in
// front.
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QSettings>

#include "app/editing/sheet_tabs.h"
#include "app/rulebook/rulebook_window.h"
#include "app/window/main_window.h"
#include "core/system/system_of.h"

#include <algorithm>
#include <cstdlib>

namespace hexwerk {

static constexpr auto kNewKey = QLatin1String("window/new"); // id of the system chosen last

void MainWindow::makeRooms(const std::vector<SystemKit *> &kits)
{
    for (SystemKit *kit : kits) {
        SystemRoom &room = *m_rooms.emplace_back(std::make_unique<SystemRoom>(*kit, *this));
        for (QAction *action : room.actions->ofEditor())
            connect(action, &QAction::triggered, this, [this, &room, action] {
                if (!room.scenarios.kit && editorOf(room))
                    action->trigger();
            });
        if (QAction *action = room.actions->newCampaign())
            connect(action, &QAction::triggered, this, [this, &room] {
                EditorKit *editor = hasData(room) ? campaignEditorOf(room) : nullptr;
                if (editor)
                    editor->makeNew();
            });
    }
    m_front = m_rooms.front().get();
}

// Without room of its own as long as there is nothing in it.
static QWidget *holder(QWidget *content)
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins({});
    row->addWidget(content);
    return widget;
}

EditorKit *MainWindow::editorOf(SystemRoom &room)
{
    EditorPlace &place = room.scenarios;
    if (place.kit || !room.kit.hasEditor())
        return place.kit.get();
    return installed(room, place,
                     room.kit.makeEditor(*this, m_rules, m_actions, *room.actions, this));
}

EditorKit *MainWindow::campaignEditorOf(SystemRoom &room)
{
    EditorPlace &place = room.campaigns;
    if (place.kit)
        return place.kit.get();
    return installed(room, place,
                     room.kit.makeCampaignEditor(*this, m_actions, *room.actions, this));
}

EditorKit *MainWindow::kitIn(SystemRoom &room)
{
    return room.edited == &room.campaigns ? campaignEditorOf(room) : editorOf(room);
}

EditorKit *MainWindow::installed(SystemRoom &room, EditorPlace &place,
                                 std::unique_ptr<EditorKit> kit)
{
    if (!kit)
        return nullptr;
    place.kit = std::move(kit);
    EditorShell &page = place.kit->page();
    m_editors->addWidget(&page);
    place.changedFile = new ChangedFileBar(place.kit->document());
    place.besideTabs = holder(place.changedFile);
    m_head->layout()->addWidget(place.besideTabs);
    place.status = holder(place.kit->statusButton());
    m_status->layout()->addWidget(place.status);
    place.keeper =
        std::make_unique<editor::JournalKeeper>(place.kit->document(), editor::journalFolder());
    m_tabs->follow(*place.kit);
    connectEditor(place);
    place.kit->setDataPaths(m_paths);
    page.restorePanels(QSettings().value(panelsKey(room, place)).toByteArray());
    showRoom();
    updateOwnActions();
    return place.kit.get();
}

PlayView &MainWindow::playOf(SystemRoom &room)
{
    if (room.play)
        return *room.play;
    room.play = room.kit.makePlay(m_rules, *room.actions, this);
    m_pages->addWidget(room.play);
    const auto isBattle = [&room] {
        return room.campaign && room.campaign->isRunning() &&
               QFileInfo(room.campaign->battlePath()) == QFileInfo(room.play->path());
    };
    room.play->setBattleAsked(isBattle);
    connect(room.play, &PlayView::startWanted, this,
            [this, isBattle] { isBattle() ? showCampaign() : showMode(Mode::Start); });
    connect(room.play, &PlayView::scenarioWanted, this, [this, &room](const std::string &text) {
        if (EditorKit *editor = editorOf(room))
            editor->beginWith(text);
    });
    connect(room.play, &PlayView::assistantWanted, this, [this](const std::string &scenario) {
        assist();
        if (m_mode == Mode::Assist)
            m_front->assistant->begin(scenario);
    });
    connect(room.play, &PlayView::told, m_told, &QLabel::setText);
    connect(room.play, &PlayView::tableWanted, this,
            [this, &room](const ValuePath &path) { showTableValue(room, path); });
    connect(room.play, &PlayView::changed, this, [this] {
        m_told->clear();
        updateTitle();
        updateActions();
        if (m_rulebook)
            m_rulebook->followGame();
    });
    connect(room.play, &PlayView::keepFailed, this, &MainWindow::tellNotKept);
    room.play->restorePanels(QSettings().value(playKey(room)).value<QByteArrayList>());
    return *room.play;
}

void MainWindow::connectEditor(EditorPlace &place)
{
    EditorKit *editor = place.kit.get();
    const editor::Document &document = editor->document();
    connect(&document, &editor::Document::cleanChanged, this, &MainWindow::updateTitle);
    connect(&document, &editor::Document::stepped, this, &MainWindow::updateActions);
    connect(&document, &editor::Document::replaced, this, [this] {
        updateTitle();
        updateActions();
    });
    connect(&document, &editor::Document::pathChanged, this, &MainWindow::updateTitle);
    connect(editor, &EditorKit::told, m_told, &QLabel::setText);
    connect(editor, &EditorKit::changed, this, &MainWindow::updateActions);
    connect(editor, &EditorKit::problemsCounted, this, [this, &place](int errors, int warnings) {
        place.errors = errors;
        place.warnings = warnings;
        updateActions();
    });
    connect(place.keeper.get(), &editor::JournalKeeper::failed, this, &MainWindow::tellNotKept);
    connect(place.changedFile, &ChangedFileBar::loadWanted, this, [&place] {
        place.kit->reload();
        place.changedFile->look();
    });
    connect(place.changedFile, &ChangedFileBar::compareWanted, this,
            [&place] { place.kit->compareWith(place.kit->document().path()); });
}

SystemRoom &MainWindow::roomOf(const EditorKit &editor)
{
    return **std::find_if(m_rooms.begin(), m_rooms.end(), [&](const auto &room) {
        return room->scenarios.kit.get() == &editor || room->campaigns.kit.get() == &editor;
    });
}

EditorPlace &MainWindow::placeOf(const EditorKit &editor)
{
    SystemRoom &room = roomOf(editor);
    return room.scenarios.kit.get() == &editor ? room.scenarios : room.campaigns;
}

void MainWindow::setEdited(const EditorKit &editor)
{
    SystemRoom &room = roomOf(editor);
    EditorPlace &place = placeOf(editor);
    const bool isOther = room.edited != &place;
    room.edited = &place;
    if (m_front != &room)
        setFront(room);
    else if (isOther)
        showRoom();
}

static SystemRoom &roomWith(const std::vector<std::unique_ptr<SystemRoom>> &rooms,
                            const Rules &rules)
{
    return **std::find_if(rooms.begin(), rooms.end(),
                          [&](const auto &room) { return &room->kit.rules() == &rules; });
}

LoadResult<const Rules *> MainWindow::systemOfText(const QString &file,
                                                   const std::string &text) const
{
    if (m_rooms.size() == 1) // which says itself what is wrong with a file of another
        return {&m_front->kit.rules(), {}};
    std::vector<const Rules *> systems;
    for (const auto &room : m_rooms)
        systems.push_back(&room->kit.rules());
    return systemOf({file.toStdString(), text}, systems);
}

SystemKit &MainWindow::kitOf(const std::string &text)
{
    const auto system = systemOfText({}, text);
    return system ? roomWith(m_rooms, **system.value).kit : m_front->kit;
}

SystemRoom *MainWindow::roomFor(const QString &file, const std::string &text)
{
    const auto system = systemOfText(file, text);
    if (!system) {
        tellNotOpened(file, m_front->kit.textsOf(system.problems));
        return nullptr;
    }
    SystemRoom &room = roomWith(m_rooms, **system.value);
    return hasData(room) ? &room : nullptr;
}

bool MainWindow::hasData(SystemRoom &room)
{
    if (room.kit.hasData())
        return true;
    const auto problems = room.kit.load(m_paths);
    if (!room.kit.hasData())
        tellUnusable(room, problems);
    return room.kit.hasData();
}

void MainWindow::tellUnusable(SystemRoom &room, const std::vector<Problem> &problems)
{
    QStringList texts;
    for (const Problem &problem : problems)
        if (problem.severity() == Severity::Error)
            texts << room.kit.textWithFile(problem);
    //: %1 is a rule system
    tellProblems(tr("%1 cannot be used because its data contains errors.").arg(room.kit.name()),
                 texts);
}

void MainWindow::readDataOfFront()
{
    if (m_front->kit.hasData())
        return;
    const auto problems = m_front->kit.load(m_paths);
    m_isUnusable = hasErrors(problems);
    if (!m_isUnusable)
        return;
    tellUnusable(*m_front, problems);
    QCoreApplication::exit(EXIT_FAILURE);
}

// Asks for which system, and offers that of the last time first.
SystemRoom *MainWindow::roomForNew()
{
    std::vector<SystemRoom *> rooms;
    for (const auto &room : m_rooms)
        if (room->kit.hasEditor())
            rooms.push_back(room.get());
    if (rooms.size() < 2)
        return rooms.empty() ? nullptr : rooms.front();
    QSettings settings;
    QStringList names;
    int last = 0;
    for (const SystemRoom *room : rooms) {
        if (idOf(*room) == settings.value(kNewKey).toString())
            last = static_cast<int>(names.size());
        names << room->kit.name();
    }
    bool isSure = false;
    const QString name =
        QInputDialog::getItem(this, tr("New scenario"), tr("&Game"), names, last, false, &isSure);
    if (!isSure)
        return nullptr;
    SystemRoom *room = rooms[static_cast<std::size_t>(names.indexOf(name))];
    settings.setValue(kNewKey, idOf(*room));
    return hasData(*room) ? room : nullptr;
}

void MainWindow::makeNew()
{
    if (SystemRoom *room = roomForNew())
        editorOf(*room)->makeNew();
}

SystemRoom *MainWindow::waiting()
{
    if (m_played && m_played->isRunning())
        return m_played;
    const auto running = std::find_if(m_rooms.begin(), m_rooms.end(),
                                      [](const auto &room) { return room->isRunning(); });
    return running == m_rooms.end() ? nullptr : running->get();
}

void MainWindow::setFront(SystemRoom &room)
{
    if (m_front == &room)
        return;
    m_front = &room;
    showRoom();
}

void MainWindow::showRoom()
{
    for (const auto &room : m_rooms)
        for (const EditorPlace *place : room->places()) {
            if (!place->kit)
                continue;
            const bool isShown = room.get() == m_front && place == room->edited;
            if (isShown)
                m_editors->setCurrentWidget(&place->kit->page());
            place->besideTabs->setVisible(isShown);
            place->status->setVisible(isShown);
        }
    if (m_front->edited->kit)
        m_front->edited->kit->page().checkPage();
    makeToolMenus();
}

bool MainWindow::isSeen(const EditorKit &editor) const
{
    return m_mode == Mode::Edit && m_front->edited->kit.get() == &editor;
}

void MainWindow::showEditor(EditorKit &editor)
{
    setEdited(editor);
    showMode(Mode::Edit);
}

} // namespace hexwerk
