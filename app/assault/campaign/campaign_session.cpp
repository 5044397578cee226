#include "app/assault/campaign/campaign_session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/basis/file_path.h"
#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/base/hash.h"
#include "core/files/document.h"
#include "core/files/held_file.h"
#include "core/files/limits.h"
#include "core/play/randomness.h"
#include "editor/journal/locked_files.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <random>
#include <system_error>
#include <utility>

namespace hexwerk::assault::ui {

QString keptCampaignsFolder()
{
    return editor::stateFolder(QStringLiteral("campaigns"));
}

CampaignSession::CampaignSession(SharedData library, QString folder, QObject *parent)
    : QObject(parent)
    , m_library(std::move(library))
    , m_folder(std::move(folder))
{
}

CampaignSession::~CampaignSession()
{
    blockSignals(true); // nobody is there to be told
    keepBattle();
}

static const InnerGame *innerGameOf(const GameFile &file, int number)
{
    const auto found =
        std::find_if(file.games.begin(), file.games.end(),
                     [number](const InnerGame &inner) { return inner.number == number; });
    return found == file.games.end() || !found->isWhole() ? nullptr : &*found;
}

// Empty: it cannot be read.
static std::optional<std::size_t> ordersIn(const std::string &text)
{
    const auto read = assault::readGame(text, {});
    return read ? std::optional(read.value->game.orders.size()) : std::nullopt;
}

static QString freeCopyPath(const QString &path)
{
    QString copy = path + QStringLiteral(".old");
    for (int number = 2; QFile::exists(copy); ++number)
        copy = QStringLiteral("%1.old%2").arg(path).arg(number);
    return copy;
}

std::vector<Problem> CampaignSession::open(const QString &path)
{
    keepBattle(); // of the campaign that ran
    const bool isNew = rootText(textOfFile(path), "format") == CampaignHead::kFormat;
    return isNew ? begin(path) : resume(path);
}

static std::unique_ptr<play::MatchOf<CampaignMatch>> matchOf(std::unique_ptr<play::Match> match)
{
    return std::unique_ptr<play::MatchOf<CampaignMatch>>(
        static_cast<play::MatchOf<CampaignMatch> *>(match.release()));
}

std::vector<Problem> CampaignSession::begin(const QString &path)
{
    auto head = readCampaignHead({toPath(path).string(), textOfFile(path)});
    if (!head)
        return std::move(head.problems);
    GameFile file = newGame(*head.value, *m_library);
    auto begun = assaultRules().begin(**head.value, *m_library, file.secrets);
    if (!begun)
        return std::move(begun.problems);
    m_match = matchOf(std::move(*begun.value));
    m_file = std::move(file);
    m_saved.reset();
    QDir().mkpath(m_folder);
    const QString title = editor::inWindowLanguage(position().campaign().title);
    if (auto saved = SavedGame::made(freeGamePath(m_folder, title), m_file))
        m_saved = *std::move(saved);
    else
        keep(tl::unexpected(saved.error()));
    tellChange();
    return std::move(begun.problems);
}

std::vector<Problem> CampaignSession::resume(const QString &path)
{
    const Rules *const systems[] = {&assaultRules()};
    auto loaded = hexwerk::loadGame(toPath(path), systems);
    if (!loaded)
        return std::move(loaded.problems);
    GameFile &file = loaded.value->game;
    const SharedLibrary own = ownLibrary(file, *m_library);
    auto begun = assaultRules().begin(*file.head, own ? *own : *m_library, file.secrets);
    if (!begun)
        return std::move(begun.problems);
    auto match = matchOf(std::move(*begun.value));
    const bool isWhole = match->replay(file.orders) && loaded.value->missing == 0;
    if (m_saved && QFileInfo(path) == QFileInfo(this->path()))
        m_saved.reset(); // it is held by this session
    std::unique_ptr<SavedGame> saved = SavedGame::opened(path);
    if (!saved)
        return {{.code = FileProblem::CannotRead,
                 .file = path.toStdString(),
                 .found = std::make_error_code(std::errc::text_file_busy).message()}};
    m_match = std::move(match);
    m_file = std::move(file);
    m_file.orders.clear();
    m_saved = std::move(saved);
    // What cannot be played again stays in a copy; this file goes on without it.
    const QString copy = path + QStringLiteral(".old");
    if (!isWhole)
        QFile::copy(path, copy);
    const play::Said answered = m_match->answerFormally(); // where it ends behind a plan
    if (!isWhole || loaded.value->wasCutShort || answered.to > answered.from)
        write();
    bringBattleBack();
    tellChange();
    if (!isWhole)
        emit differs(answered.from + 1, copy);
    for (const InnerGame &inner : m_file.games)
        if (!inner.isWhole())
            emit gameDamaged(inner.number);
    return std::move(begun.problems);
}

void CampaignSession::keep(const WriteResult &result)
{
    if (!result)
        m_failure = result.error();
}

// What went wrong comes last: whoever shows the change would clear it away.
void CampaignSession::tellChange()
{
    emit changed();
    if (const int battle = std::exchange(m_notKept, 0); battle > 0)
        emit gameNotKept(battle);
    if (const QString copy = std::exchange(m_restored, {}); !copy.isEmpty())
        emit battleRestored(copy);
    if (const auto failure = std::exchange(m_failure, std::nullopt))
        emit saveFailed(*failure);
}

void CampaignSession::write()
{
    if (!m_saved)
        return;
    while (!m_file.games.empty() && text().size() > limits::kLargestToml) { // nobody could read it
        m_notKept = m_file.games.front().number; // the oldest is missed least
        m_file.games.erase(m_file.games.begin());
    }
    keep(m_saved->write(file()));
}

// Without the games of battles that have not begun, or not any more.
GameFile CampaignSession::file() const
{
    GameFile file = m_file;
    file.orders = m_match->records();
    const int number = position().battleNumber();
    const int last = position().question == CampaignQuestion::Battle ? number : number - 1;
    std::erase_if(file.games, [last](const InnerGame &inner) { return inner.number > last; });
    return file;
}

std::string CampaignSession::text() const
{
    return gameText(file());
}

void CampaignSession::setGame(int battleNumber, std::string text)
{
    std::erase_if(m_file.games,
                  [&](const InnerGame &inner) { return inner.number >= battleNumber; });
    m_file.games.push_back(innerGame(battleNumber, std::move(text)));
}

// A battle that was told by hand may have been begun on the screen.
std::string CampaignSession::gameOf(int battleNumber) const
{
    int number = 0;
    for (const auto &entry : m_match->game().log())
        if (const auto *said = std::get_if<ReportBattle>(&entry.order))
            if (++number == battleNumber && said->report.game.empty())
                return {};
    const InnerGame *kept = innerGameOf(m_file, battleNumber);
    return kept ? kept->text : std::string();
}

bool CampaignSession::say(const CampaignOrder &order)
{
    const std::size_t before = m_match->records().size();
    const auto said = m_match->say(order, {.json = {}, .origin = "mouse"});
    if (!said) {
        emit refused(said.error());
        return false;
    }
    m_match->answerFormally();
    if (m_saved && std::holds_alternative<ReportBattle>(order))
        write(); // with the game
    else if (m_saved)
        for (std::size_t i = before; i < m_match->records().size(); ++i)
            keep(m_saved->append(i + 1, m_match->records()[i]));
    tellChange();
    return true;
}

void CampaignSession::roll()
{
    std::random_device device;
    play::Randomness dice((std::uint64_t{device()} << 32) | device());
    say(CampaignPlay::roll(position(), dice));
}

bool CampaignSession::canTakeBack() const
{
    if (!m_match || m_match->canTakeBack() == 0)
        return false;
    if (position().question != CampaignQuestion::Battle ||
        std::holds_alternative<RenameCore>(m_match->game().log().back().order))
        return true;
    const InnerGame *kept = innerGameOf(m_file, position().battleNumber());
    return ordersIn(textOfFile(battlePath())).value_or(0) == 0 &&
           (!kept || ordersIn(kept->text).value_or(0) == 0);
}

void CampaignSession::takeBack()
{
    if (!canTakeBack())
        return;
    m_match->takeBackTo(m_match->records().size() - m_match->canTakeBack());
    if (position().question != CampaignQuestion::Battle) // its game has to be another one
        std::erase_if(m_file.games, [this](const InnerGame &inner) {
            return inner.number >= position().battleNumber();
        });
    write();
    tellChange();
}

void CampaignSession::setPlayers(std::map<std::string, std::string> players)
{
    if (std::exchange(m_file.players, players) == players)
        return;
    write();
    tellChange();
}

QString CampaignSession::battlePath() const
{
    if (!m_match || !m_saved || position().question != CampaignQuestion::Battle)
        return {};
    return pathOfGame(position().battleNumber());
}

QString CampaignSession::pathOfGame(int battleNumber) const
{
    const QFileInfo file(path());
    return file.dir().filePath(
        QStringLiteral("%1.battle-%2.game.toml").arg(file.completeBaseName()).arg(battleNumber));
}

const std::vector<DeedDone> &CampaignSession::deedsOf(int battleNumber)
{
    Deeds &deeds = m_deeds[battleNumber];
    const std::string text = gameOf(battleNumber);
    std::string hash = Hash().add(text).text();
    if (deeds.hash != hash)
        deeds = {std::move(hash),
                 text.empty() ? std::vector<DeedDone>() : deedsInGame(text, *m_library)};
    return deeds.all;
}

int CampaignSession::ordersOf(int battleNumber) const
{
    return static_cast<int>(ordersIn(gameOf(battleNumber)).value_or(0));
}

std::optional<Position> CampaignSession::boardOf(std::size_t report) const
{
    const CampaignPosition p = m_match->positionAt(report);
    if (const std::string text = gameOf(p.battleNumber()); !text.empty())
        return endOfGame(text, *m_library);
    const auto begun = assaultRules().begin(*headOf(battleScenario(p)), *m_library, {});
    return begun ? std::optional(
                       static_cast<const play::MatchOf<Assault> &>(**begun.value).position())
                 : std::nullopt;
}

// Its own may have been lost, or changed since.
QString CampaignSession::fileOfGame(int battleNumber)
{
    const std::string text = gameOf(battleNumber);
    if (text.empty() || !m_saved)
        return {};
    QString path = pathOfGame(battleNumber);
    if (QFile::exists(path) && textOfFile(path) != text)
        path.replace(QLatin1String(".game.toml"), QLatin1String(".kept.game.toml"));
    if (textOfFile(path) == text)
        return path;
    return writeFile(toPath(path), text) ? path : QString();
}

QString CampaignSession::makeBattle()
{
    const QString path = battlePath();
    if (path.isEmpty())
        return {};
    if (QFile::exists(path)) {
        const HandInFault fault = handedIn(path).fault;
        if (fault != HandInFault::OtherScenario && fault != HandInFault::OtherForces)
            return {};
        if (!QFile::rename(path, freeCopyPath(path)))
            return tr("the file of another game is in its place");
    }
    const InnerGame *kept = innerGameOf(m_file, position().battleNumber());
    const auto written =
        kept ? writeFile(toPath(path), kept->text)
             : writeGame(toPath(path), newGame(headOf(battleScenario(position())), *m_library));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

void CampaignSession::keepBattle()
{
    const QString path = battlePath();
    if (path.isEmpty() || !QFile::exists(path))
        return;
    std::string text = textOfFile(path);
    const InnerGame *kept = innerGameOf(m_file, position().battleNumber());
    if ((kept && kept->text == text) || !ordersIn(text))
        return;
    setGame(position().battleNumber(), std::move(text));
    write();
}

// Its file may be missing where the campaign was opened, or be that of an earlier moment.
void CampaignSession::bringBattleBack()
{
    const QString path = battlePath();
    const InnerGame *kept =
        path.isEmpty() ? nullptr : innerGameOf(m_file, position().battleNumber());
    if (!kept)
        return;
    if (!QFile::exists(path)) {
        keep(writeFile(toPath(path), kept->text));
        return;
    }
    const auto beside = ordersIn(textOfFile(path));
    if ((beside && *beside >= ordersIn(kept->text).value_or(0)) || isHeldElsewhere(toPath(path)))
        return;
    const QString copy = freeCopyPath(path);
    if (!QFile::copy(path, copy))
        return;
    const auto written = writeFile(toPath(path), kept->text);
    keep(written);
    if (written)
        m_restored = copy;
}

HandedIn CampaignSession::take(const QString &path)
{
    std::string text = textOfFile(path);
    HandedIn handed = handIn(position(), text, toPath(path).string(), *m_library);
    if (!handed.report)
        return handed;
    const int number = position().battleNumber();
    const auto before = m_file.games;
    setGame(number, std::move(text));
    if (!say(ReportBattle{*handed.report}))
        m_file.games = before;
    return handed;
}

HandedIn CampaignSession::handedIn(const QString &path) const
{
    return handIn(position(), textOfFile(path), toPath(path).string(), *m_library);
}

} // namespace hexwerk::assault::ui
