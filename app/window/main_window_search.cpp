// Everything that can be found by its name, and how to get there.
#include <QFileInfo>
#include <QMenuBar>
#include <QSettings>

#include "app/basis/recent_files.h"
#include "app/rulebook/rulebook_window.h"
#include "app/window/main_window.h"
#include "app/window/search_dialog.h"
#include "app/workshop/workshop_window.h"
#include "editor/library/own_folder.h"
#include "editor/text/languages.h"
#include "editor/text/local_text.h"
#include "texts/translation/spoken_texts.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <utility>

namespace hexwerk {

void MainWindow::find()
{
    commitField();
    SearchDialog dialog(
        searchEntries(), [this](const QString &typed) { return placeCalled(typed); }, this);
    if (dialog.exec() == QDialog::Accepted)
        dialog.go();
}

static QString plain(QString text)
{
    return text.remove(QLatin1Char('&'));
}

static void addMenu(std::vector<editor::SearchEntry> &entries, const QMenu &menu)
{
    for (QAction *action : menu.actions()) {
        if (!action->isVisible() || !action->isEnabled() || action->isSeparator())
            continue;
        if (action->menu())
            addMenu(entries, *action->menu());
        else
            entries.push_back({plain(action->text()),
                               plain(menu.title()),
                               {},
                               action->shortcut().toString(QKeySequence::NativeText),
                               [action] { action->trigger(); },
                               plain(action->statusTip())});
    }
}

std::vector<editor::SearchEntry> MainWindow::searchEntries()
{
    std::vector<editor::SearchEntry> entries;
    for (QAction *action : menuBar()->actions())
        if (action->menu())
            addMenu(entries, *action->menu());
    for (editor::SearchEntry &entry : entries)
        entry.icon = QStringLiteral("play");
    std::vector<editor::SearchEntry> found;
    if (m_mode == Mode::Edit)
        found = editing().found();
    else if (m_mode == Mode::Play)
        found = playView().found();
    std::move(found.begin(), found.end(), std::back_inserter(entries));
    for (const QString &path : RecentFiles::all()) {
        const QFileInfo file(path);
        //: %1 is a file
        entries.push_back({tr("Open %1").arg(file.fileName()),
                           tr("File"),
                           QStringLiteral("open"),
                           {},
                           [this, path] { open(path); },
                           path});
    }
    addRules(entries);
    addManual(entries);
    return entries;
}

void MainWindow::addRules(std::vector<editor::SearchEntry> &entries)
{
    for (const RuleEntry &rule : m_rules->entries()) {
        const RuleText text = editor::saidIn(rule, editor::windowLanguage());
        const QString id = editor::toQString(rule.id);
        const QString title = QStringLiteral("%1 %2").arg(id, editor::toQString(text.title));
        entries.push_back({title,
                           tr("Rule"),
                           QStringLiteral("rulebook"),
                           {},
                           [this, id] {
                               if (m_mode == Mode::Play)
                                   return playView().showRule(id);
                               showInRulebook(id);
                           },
                           id});
    }
}

RulebookWindow &MainWindow::rulebook()
{
    if (!m_rulebook) {
        const SystemKit &kit = m_rooms.front()->kit;
        m_rulebook = new RulebookWindow(
            kit, m_paths, m_rules,
            editor::ownFolder(kit.rules().id(), "reader") + QStringLiteral("/notes.toml"), this);
        m_rulebook->searchToo([this]() -> const Rulebook & { return manualPages(); });
        connect(m_rulebook, &RulebookWindow::manualWanted, this, &MainWindow::showInManual);
        connect(m_rulebook, &RulebookWindow::exampleWanted, this, &MainWindow::showExample);
        m_rulebook->askGame([this](const QString &rule) {
            SystemRoom *const room = waiting();
            return room ? room->play->touchedBy(rule) : std::vector<PlayView::Touched>();
        });
        connect(m_rulebook, &RulebookWindow::unitWanted, this, [this](int unit) {
            SystemRoom *const room = waiting();
            if (!room)
                return;
            setFront(*room);
            showMode(Mode::Play);
            activateWindow();
            room->play->goToTouched(unit);
        });
    }
    return *m_rulebook;
}

void MainWindow::showExample(const BoardExample &example)
{
    SystemRoom &room = *m_rooms.front();
    if (!hasData(room))
        return;
    activateWindow();
    PlayView &play = playOf(room);
    if (!play.mayLeave())
        return;
    if (const auto problems = play.showExample(example); hasErrors(problems))
        return tellNotOpened(example.file, room.kit.textsOf(problems));
    setFront(room);
    showMode(Mode::Play);
}

WorkshopWindow &MainWindow::workshop()
{
    if (!m_workshop) {
        std::vector<const SystemKit *> kits;
        for (const auto &room : m_rooms)
            kits.push_back(&room->kit);
        m_workshop = new WorkshopWindow(m_paths, kits, m_rules, userLibrary(std::getenv), this);
        connect(m_workshop, &WorkshopWindow::ruleWanted, this,
                [this](const QString &rule) { showInRulebook(rule, {}); });
        connect(m_workshop, &WorkshopWindow::ownTextsChanged, this, &MainWindow::putInOwnTexts);
    }
    return *m_workshop;
}

void MainWindow::translate()
{
    if (workshop().workshop().language().empty()) {
        const QString last = QSettings().value(QStringLiteral("workshop/language")).toString();
        m_workshop->open(last.isEmpty() ? "de" : last.toStdString());
    }
    m_workshop->show();
    m_workshop->raise();
    m_workshop->activateWindow();
}

// What is seen already follows at once.
void MainWindow::putInOwnTexts(const QString &language)
{
    auto texts = std::make_shared<translation::SpokenTexts>(*editor::Languages::own());
    texts->set(m_workshop->workshop().own());
    editor::Languages::setOwn(std::move(texts));
    if (m_rulebook)
        m_rulebook->refresh();
    const LanguageChain chain = editor::Languages::chain(m_languages.current().toStdString());
    if (std::find(chain.begin(), chain.end(), language.toStdString()) != chain.end())
        m_languages.speakAnew();
}

// What is looked at in the game, or was just refused there.
void MainWindow::showWhyHere()
{
    showInRulebook(playView().shownRule(), playView().shownCase());
}

// The status bar has its id behind the reason.
bool MainWindow::tellsOfShownRule()
{
    const QString rule = playView().shownRule();
    return !rule.isEmpty() && m_told->text().contains(QStringLiteral("(%1)").arg(rule));
}

bool MainWindow::showInRulebook(const QString &id, const CaseMaker &why)
{
    RulebookWindow &book = rulebook();
    const bool isThere = book.showRule(id);
    book.showCase(why);
    book.show();
    book.raise();
    book.activateWindow();
    return isThere;
}

std::optional<editor::SearchEntry> MainWindow::placeCalled(const QString &name)
{
    switch (m_mode) {
    case Mode::Start:
    case Mode::Assist:
    case Mode::Campaign:
        break;
    case Mode::Edit:
        return editing().placeCalled(name);
    case Mode::Play:
        return playView().placeCalled(name);
    }
    return std::nullopt;
}

} // namespace hexwerk
