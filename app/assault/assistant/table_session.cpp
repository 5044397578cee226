#include "app/assault/assistant/table_session.h"

#include <QDir>
#include <QFile>

#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_file.h"
#include "core/files/atomic_file.h"
#include "core/systems.h"
#include "editor/journal/locked_files.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

QString keptTablesFolder()
{
    return editor::stateFolder(QStringLiteral("tables"));
}

static QString draftOf(const QString &path)
{
    return path + QStringLiteral(".draft");
}

TableSession::TableSession(SharedData library, QString folder, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_folder(std::move(folder))
{
}

TableSession::~TableSession() = default;

GameFile TableSession::file() const
{
    GameFile file = m_file;
    file.orders = m_match->records();
    return file;
}

void TableSession::told(const WriteResult &result)
{
    if (!result)
        emit saveFailed(result.error());
}

std::vector<Problem> TableSession::beginAs(SharedHead head, const QString &title)
{
    const Rules &rules = assaultRules();
    auto match = rules.begin(*head, *m_library, {});
    if (!match)
        return std::move(match.problems);
    close();
    m_file = newGame(std::move(head), *m_library);
    m_match.reset(static_cast<play::MatchOf<Tabletop> *>(match.value->release()));
    QDir().mkpath(m_folder);
    if (auto saved = SavedGame::made(freeGamePath(m_folder, title), file()))
        m_saved = *std::move(saved);
    else
        told(tl::unexpected(saved.error()));
    emit changed();
    return std::move(match.problems);
}

std::vector<Problem> TableSession::begin(const Scenario &scenario)
{
    return beginAs(std::make_shared<const TableHead>(scenario),
                   editor::inWindowLanguage(scenario.title));
}

std::vector<Problem> TableSession::beginWithoutScenario(const std::string &profile)
{
    Scenario scenario;
    scenario.id = "table";
    scenario.profile = profile;
    scenario.turns = 99;
    scenario.board.columns = 10;
    scenario.board.rows = 10;
    scenario.sides = {{.id = "one"}, {.id = "other"}};
    return beginAs(std::make_shared<const TableHead>(std::move(scenario)), {});
}

// The same beginning, with all units and formations of today to choose from beside its own.
static std::unique_ptr<play::MatchOf<Tabletop>> withCardsToJoin(TablePosition begun,
                                                                const CardStore &todays)
{
    TableRules rules = *begun.rules;
    rules.cards.units.insert(todays.units.begin(), todays.units.end());
    rules.cards.formations.insert(todays.formations.begin(), todays.formations.end());
    begun.rules = std::make_shared<const TableRules>(std::move(rules));
    return std::make_unique<play::MatchOf<Tabletop>>(std::move(begun));
}

TableSession::Resumed TableSession::resume(const QString &path, Values values)
{
    const Rules *const systems[] = {&assaultRules()};
    auto loaded = hexwerk::loadGame(path.toStdString(), systems);
    Resumed resumed{.problems = std::move(loaded.problems)};
    if (!loaded || loaded.value->game.head->begins().format != TableHead::kFormat)
        return resumed;
    std::unique_ptr<SavedGame> saved = SavedGame::opened(path);
    if (!saved) {
        resumed.isPlayedElsewhere = true;
        return resumed;
    }
    GameFile &file = loaded.value->game;
    SharedLibrary own = values == Values::Own ? ownLibrary(file, *m_library) : nullptr;
    resumed.hasOwnValues = own != nullptr;
    resumed.changed = changedSince(assaultRules().pinKinds(), file.data,
                                   assaultRules().pins(*file.head, *m_library));
    auto begun = assaultRules().begin(*file.head, own ? *own : *m_library, file.secrets);
    addProblems(resumed.problems, begun.problems);
    if (!begun)
        return resumed;
    std::unique_ptr<play::MatchOf<Tabletop>> match(
        static_cast<play::MatchOf<Tabletop> *>(begun.value->release()));
    if (own) // which has no other cards than those of the game
        match = withCardsToJoin(match->position(), m_library->cards);
    const bool isWhole = match->replay(file.orders) && loaded.value->missing == 0;
    if (!isWhole)
        resumed.differsFrom = match->records().size() + 1;
    close();
    m_match = std::move(match);
    m_file = std::move(file);
    m_file.orders.clear();
    if (values == Values::Todays) {
        m_file.data = assaultRules().pins(*m_file.head, *m_library);
        m_file.playedWith = assaultRules().playedWith(*m_file.head, *m_library);
    }
    m_saved = std::move(saved);
    // Orders that today's data do not take stay in a copy; this file goes on without them.
    if (!isWhole) {
        QFile::copy(path, path + QStringLiteral(".old"));
        told(m_saved->write(this->file()));
    } else if (loaded.value->wasCutShort || values == Values::Todays) {
        told(m_saved->write(this->file()));
    }
    emit changed();
    return resumed;
}

bool TableSession::say(const TableOrder &order, play::Enforce enforce)
{
    const auto said = m_match->say(order, {.json = {}, .origin = "mouse"}, enforce);
    if (!said) {
        emit refused(said.error());
        return false;
    }
    if (m_saved)
        told(keepJoinedCards() ? m_saved->write(file())
                               : m_saved->append(records().size(), records().back()));
    emit changed();
    return true;
}

bool TableSession::keepJoinedCards()
{
    const SharedHead before = m_file.head;
    for (const Unit &unit : position().game.units)
        keepCard(m_file, position().game.card(unit.id));
    return m_file.head != before;
}

void TableSession::takeBack()
{
    if (!canTakeBack())
        return;
    m_match->takeBackTo(records().size() - 1);
    if (m_saved)
        told(m_saved->write(file()));
    emit changed();
}

void TableSession::setNote(std::size_t order, const QString &note)
{
    m_match->record(order).note = note.toStdString();
    if (m_saved)
        told(m_saved->write(file()));
    emit changed();
}

void TableSession::close()
{
    const QString path = this->path();
    const bool isEmpty = m_match && m_match->records().empty() && draft().empty();
    m_match.reset();
    m_saved.reset();
    if (isEmpty && !path.isEmpty()) // nothing was told
        remove(path);
}

WriteResult TableSession::saveCopy(const QString &path) const
{
    return writeGame(path.toStdString(), file());
}

void TableSession::keepDraft(const std::string &json)
{
    if (!m_saved)
        return;
    if (json.empty())
        QFile::remove(draftOf(path()));
    else
        told(writeFile(draftOf(path()).toStdString(), json));
}

std::string TableSession::draft() const
{
    QFile file(draftOf(path()));
    return m_saved && file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

std::vector<TableSession::Kept> TableSession::keptIn(const QString &folder)
{
    const Rules *const systems[] = {&assaultRules()};
    std::vector<Kept> kept;
    for (const QFileInfo &info :
         QDir(folder).entryInfoList({QStringLiteral("*.toml")}, QDir::Files, QDir::Time)) {
        const auto loaded = hexwerk::loadGame(info.filePath().toStdString(), systems);
        if (!loaded || loaded.value->game.head->begins().format != TableHead::kFormat)
            continue;
        const Scenario &scenario = scenarioOf(loaded.value->game);
        const auto &orders = loaded.value->game.orders;
        // A hash is kept when a turn has its first player, and at the end of the game.
        const auto landmarks = std::count_if(orders.begin(), orders.end(),
                                             [](const auto &order) { return !order.hash.empty(); });
        kept.push_back({.path = info.filePath(),
                        .title = editor::inWindowLanguage(scenario.title),
                        .turn = std::clamp(static_cast<int>(landmarks), 1, scenario.turns),
                        .orders = orders.size(),
                        .hasScenario = !scenario.units.empty()});
    }
    return kept;
}

void TableSession::remove(const QString &path)
{
    QFile::remove(path);
    QFile::remove(draftOf(path));
}

} // namespace hexwerk::assault::ui
