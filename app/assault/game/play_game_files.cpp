// The game as a file: read again, kept while it is played, saved.
#include "app/assault/game/play_game.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/files/text_file.h"

#include <filesystem>
#include <system_error>
#include <utility>

namespace hexwerk::assault::ui {

PlayGame::Resumed PlayGame::load(const QString &path, Values values)
{
    spendSeeds(); // before the file is read: it may be that of the game under way
    LoadResult<std::string> text = readTextFile(path.toStdString());
    if (!text)
        return {.problems = std::move(text.problems)};
    LoadResult<LoadedGame> loaded = salvageGame(*text.value, path.toStdString());
    if (!loaded)
        return {.problems = std::move(loaded.problems)};
    const GameFile &game = loaded.value->game;
    const hexwerk::SharedLibrary own =
        values == Values::Own ? ownLibrary(game, *m_library) : nullptr;
    Resumed resumed{.problems = begin(assault::scenarioOf(game), game.secrets,
                                      own ? libraryAs<DataStore>(*own) : *m_library),
                    .hasOwnValues = own != nullptr};
    if (hasErrors(resumed.problems))
        return resumed;
    m_hasCourse = game.hasCourse;
    replay(*loaded.value, values, resumed);
    m_match->answerFormally();   // where the file ends before the answer
    if (resumed.differsFrom > 0) // what had to be answered so is no longer among what differs
        resumed.differsFrom = records().size() + 1;
    m_isCutShort = loaded.value->wasCutShort || values == Values::Todays ||
                   records().size() > game.orders.size();
    if (game.secrets.empty())
        reseal();
    return resumed;
}

// Older games had no secret seeds. With them its mines have other seals, and its moments other
// hashes.
void PlayGame::reseal()
{
    m_secrets = drawnSecrets(headOf(m_scenario)->seats());
    goOnWith(resealed(game(), seedsOf(m_secrets, m_scenario)));
    m_isCutShort = true;
}

void PlayGame::replay(const LoadedGame &saved, Values values, Resumed &resumed)
{
    using Why = Resumed::Why;
    const auto stop = [&](Why why) {
        resumed.differsFrom = records().size() + 1;
        resumed.why = why;
    };
    const Pins today = pinData(m_scenario, *m_library);
    resumed.changed = changedSince(saved.game.head->rules().pinKinds(), saved.game.data, today);
    resumed.hasOtherCorrections = today.corrections != saved.game.data.corrections;
    if (saved.game.data.rules != today.rules)
        resumed.otherRules = saved.game.data.rules;
    if (const auto replayed = m_match->replay(saved.game.orders); !replayed) {
        resumed.refusal = replayed.refusal;
        return stop(replayed.refusal ? Why::Refused : Why::OtherPosition);
    }
    resumed.broken = saved.broken;
    if (saved.broken)
        stop(Why::Broken);
    else if (saved.missing > 0)
        stop(Why::Missing);
    else if (values == Values::Own) {
        m_data = saved.game.data;
        m_playedWith = saved.game.playedWith;
    }
}

std::vector<Problem> PlayGame::beginExample(const Scenario &scenario,
                                            const std::vector<std::string> &orders,
                                            std::optional<Refusal> &refused)
{
    auto problems = begin(scenario);
    if (hasErrors(problems))
        return problems;
    for (const std::string &order : orders) {
        const auto said = m_match->say(order, {.json = {}, .origin = "example"});
        if (!said) {
            refused = said.error();
            break;
        }
        m_exampleSteps.push_back(said->to);
    }
    m_match->answerFormally();
    if (!m_exampleSteps.empty())
        m_exampleSteps.back() = records().size();
    emit changed();
    return problems;
}

PlayGame::Resumed PlayGame::resume(const QString &path, Values values)
{
    Resumed resumed = load(path, values);
    if (hasErrors(resumed.problems))
        return resumed;
    if (resumed.differsFrom == 0) {
        m_saved = SavedGame::opened(path);
        resumed.isPlayedElsewhere = !m_saved;
    }
    emit changed();
    return resumed;
}

PlayGame::Resumed PlayGame::lookOn(const QString &path)
{
    Resumed resumed = load(path, Values::Own);
    if (hasErrors(resumed.problems))
        return resumed;
    m_lookedAt = path;
    m_looksAt = hashOfFile(path.toStdU16String());
    m_looks.start();
    emit changed();
    return resumed;
}

// What the other program has written is read as a whole: it may have taken something back.
void PlayGame::lookAgain()
{
    const std::string now = hashOfFile(m_lookedAt.toStdU16String());
    if (!m_waiting && !now.empty() && now != m_looksAt)
        lookOn(QString(m_lookedAt));
}

PlayGame::Resumed PlayGame::recover(const QString &path)
{
    Resumed resumed = load(path, Values::Own);
    if (hasErrors(resumed.problems))
        return resumed;
    rewrite();
    emit changed();
    return resumed;
}

GameFile PlayGame::file() const
{
    return {headOf(m_scenario), m_data, m_secrets, m_playedWith, records(), m_hasCourse};
}

std::optional<GameFile> PlayGame::copyFor(SideIndex side) const
{
    return hexwerk::copyFor(file(), m_scenario.sides[side].id);
}

// On the disk before anyone sees what came of it.
void PlayGame::keepOrder()
{
    if (m_isCutShort)
        return rewrite();
    if (maySave())
        write(m_saved->append(records().size(), records().back()));
    if (!m_saved && m_kept && !m_waiting)
        told(m_kept->isWhole() ? m_kept->append(records().size(), records().back())
                               : m_kept->write(file()));
}

void PlayGame::told(const WriteResult &kept)
{
    if (!kept && !std::exchange(m_toldKeeping, true))
        emit keepFailed(kept.error());
}

void PlayGame::rewrite()
{
    m_isCutShort = false;
    if (maySave())
        write(m_saved->write(file()));
    if (!m_saved && m_kept && !m_waiting && !isLookingOn())
        told(m_kept->write(file()));
}

// Whether there is a file, and it still says what was written there last.
bool PlayGame::maySave()
{
    if (!m_saved || !m_saved->wasChanged())
        return m_saved != nullptr;
    const QString path = m_saved->path();
    m_saved.reset();
    emit changedUnderneath(path);
    return false;
}

bool PlayGame::isUnsaved() const
{
    const std::size_t shown = m_exampleSteps.empty() ? 0 : m_exampleSteps.back();
    const auto isLost = [shown](const Match &match, const std::unique_ptr<SavedGame> &saved) {
        return !saved && match.records().size() > shown && !match.isOver();
    };
    if (isLookingOn())
        return false;
    return m_waiting ? isLost(*m_waiting->match, m_waiting->saved)
                     : isRunning() && isLost(*m_match, m_saved);
}

static bool sameFile(const QString &a, const QString &b)
{
    std::error_code error;
    return std::filesystem::equivalent(a.toStdU16String(), b.toStdU16String(), error);
}

WriteResult PlayGame::saveAs(const QString &path)
{
    if (m_saved && sameFile(m_saved->path(), path)) {
        if (WriteResult result = m_saved->write(file()); !result)
            return result;
    } else {
        auto made = SavedGame::made(path, file());
        if (!made)
            return tl::unexpected(made.error());
        m_saved = std::move(*made);
    }
    if (!m_waiting) {
        m_lookedAt.clear();
        m_looks.stop();
    }
    m_isCutShort = false;
    if (m_kept && !m_waiting)
        m_kept->drop();
    return {};
}

void PlayGame::write(const WriteResult &result)
{
    if (result)
        return;
    m_saved.reset(); // do not add to what may not fit any more
    emit saveFailed(result.error());
}

} // namespace hexwerk::assault::ui
