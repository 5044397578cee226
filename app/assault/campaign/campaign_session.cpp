#include "app/assault/campaign/campaign_session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "app/basis/file_path.h"
#include "core/assault/campaign/battle_forces.h"
#include "core/assault/files/assault_rules.h"
#include "core/files/document.h"
#include "core/play/randomness.h"
#include "editor/journal/locked_files.h"
#include "editor/text/local_text.h"

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

CampaignSession::~CampaignSession() = default;

std::vector<Problem> CampaignSession::open(const QString &path)
{
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
    if (!isWhole || loaded.value->wasCutShort)
        write();
    tellChange();
    if (!isWhole)
        emit differs(m_match->records().size() + 1, copy);
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
    if (const auto failure = std::exchange(m_failure, std::nullopt))
        emit saveFailed(*failure);
}

void CampaignSession::write()
{
    if (!m_saved)
        return;
    GameFile file = m_file;
    file.orders = m_match->records();
    keep(m_saved->write(file));
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
    if (m_saved)
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

void CampaignSession::takeBack()
{
    if (!canTakeBack())
        return;
    m_match->takeBackTo(m_match->records().size() - m_match->canTakeBack());
    write();
    tellChange();
}

QString CampaignSession::battlePath() const
{
    if (!m_match || !m_saved || position().question != CampaignQuestion::Battle)
        return {};
    const QFileInfo file(path());
    return file.dir().filePath(QStringLiteral("%1.battle-%2.game.toml")
                                   .arg(file.completeBaseName())
                                   .arg(position().battleNumber()));
}

QString CampaignSession::makeBattle()
{
    const QString path = battlePath();
    if (path.isEmpty() || QFile::exists(path))
        return {};
    const auto written =
        writeGame(toPath(path), newGame(headOf(battleScenario(position())), *m_library));
    return written ? QString() : QString::fromStdString(written.error().reason.message());
}

HandedIn CampaignSession::handedIn(const QString &path) const
{
    return handIn(position(), textOfFile(path), toPath(path).string(), *m_library);
}

} // namespace hexwerk::assault::ui
