// What the window asks of the page about its game.
#include <QFileInfo>

#include "app/assault/beside/resumed_text.h"
#include "app/assault/map/map_seen.h"
#include "app/assault/page/computer_play.h"
#include "app/assault/page/example_show.h"
#include "app/assault/page/map_hand.h"
#include "app/assault/page/notices.h"
#include "app/assault/page/play_page.h"
#include "app/table/game_files.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "editor/assault/text/item_text.h"
#include "editor/assault/text/play_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace hexwerk::assault::ui {

void PlayPage::connectWindow()
{
    const auto on = [this](OwnAct act, auto slot) {
        connect(m_actions[act], &QAction::triggered, this, slot);
    };
    on(OwnAct::SideCopy, [this] { saveSideCopy(); });
    on(OwnAct::NextUnit, [this] { nextUnit(); });
    on(OwnAct::DiceSeed, [this] { askForSeed(); });
    MapSeen::connectLayers(m_actions, *m_canvas);
    connect(&m_game, &PlayGame::keepFailed, this, [this](const WriteFailure &failure) {
        emit keepFailed(keptGamesFolder(), QString::fromStdString(failure.reason.message()));
    });
}

std::vector<Problem> PlayPage::start(const std::string &scenario, const QString &file)
{
    auto read = readScenario(scenario, file.toStdString());
    if (!read)
        return std::move(read.problems);
    return start(read.value->scenario, file.isEmpty() ? QString() : QFileInfo(file).absolutePath());
}

std::vector<Problem> PlayPage::showExample(const BoardExample &example)
{
    auto read = readScenario(example.scenario, example.file.toStdString());
    if (!read)
        return std::move(read.problems);
    prepare(QFileInfo(example.file).absolutePath());
    std::optional<Refusal> refused;
    auto problems = m_game.beginExample(read.value->scenario, example.orders, refused);
    if (hasErrors(problems))
        return problems;
    m_notices->forget();
    m_example->begin(example, refused);
    refresh();
    return problems;
}

PlayView::Resumed PlayPage::resume(const QString &path)
{
    forgetShown();
    return showResumed(m_game.resume(path), QFileInfo(path).absolutePath());
}

void PlayPage::setPlayers(const std::map<std::string, std::string> &players)
{
    if (!m_game.isRunning() || players.empty())
        return;
    std::array<std::optional<Opponent>, 2> bySide;
    const auto &sides = m_game.scenario().sides;
    for (std::size_t side = 0; side < std::min(sides.size(), bySide.size()); ++side)
        if (const auto found = players.find(sides[side].id); found != players.end())
            bySide[side] = opponentFromString(found->second);
    m_computerPlay->play(bySide);
}

PlayView::Resumed PlayPage::resumeWithTodaysValues(const QString &path)
{
    forgetShown();
    return showResumed(m_game.resume(path, Values::Todays), QFileInfo(path).absolutePath());
}

PlayView::Resumed PlayPage::lookOn(const QString &path)
{
    forgetShown();
    return showResumed(m_game.lookOn(path), QFileInfo(path).absolutePath());
}

PlayView::Resumed PlayPage::recover(const QString &path)
{
    forgetShown();
    return showResumed(m_game.recover(path), {});
}

PlayView::Resumed PlayPage::showResumed(const PlayGame::Resumed &resumed, const QString &folder)
{
    if (m_game.isRunning() && !hasErrors(resumed.problems)) {
        m_map->setFolder(folder);
        m_map->fitNextTime();
        m_computer.takeUp();
    }
    m_notices->forget(); // of turns that passed while it was read
    refresh();
    Resumed told{resumed.problems, ResumedText::others(resumed), {}, {}, {}};
    if (resumed.hasOwnValues)
        told.values = ResumedText::changes(resumed);
    if (resumed.differsFrom != 0) {
        told.differs = ResumedText::summary(resumed);
        told.why = ResumedText::reason(resumed);
    }
    return told;
}

bool PlayPage::isOver() const
{
    return m_game.isRunning() && m_game.position().pending.isOver();
}

PlayView::Played PlayPage::played() const
{
    Scenario shown = m_game.scenario();
    Played played{freshScenarioText(shown), {}, {}};
    // [R9.6.4.1c] What lies face down in a game that goes on stays so.
    if (!isOver() && !shown.board.minefields.empty()) {
        shown.board.minefields.clear();
        played.leftOut = tr("The minefields are left out because the game is not over.");
    }
    played.shown = freshScenarioText(shown);
    return played;
}

std::vector<editor::SearchEntry> PlayPage::found()
{
    std::vector<editor::SearchEntry> entries;
    const Position &p = m_game.position();
    for (const Unit &unit : p.units)
        if (!unit.at.isNowhere())
            entries.push_back({PlayText::unitAndHex(p, unit.id),
                               PlayText::side(p, unit.side),
                               QStringLiteral("unit"),
                               {},
                               [this, id = unit.id] { goToUnit(id); }});
    for (const Objective &objective : p.setting->scenario.objectives)
        entries.push_back({PlayText::objective(objective),
                           ItemText::kind(Table::Objective),
                           QStringLiteral("objective"),
                           {},
                           [this, hex = objective.hex] { MapSeen::goTo(*m_canvas, hex); }});
    return entries;
}

std::optional<editor::SearchEntry> PlayPage::placeCalled(const QString &name)
{
    return MapSeen::hexCalled(name, *m_canvas);
}

} // namespace hexwerk::assault::ui
