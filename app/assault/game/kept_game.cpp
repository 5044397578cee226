#include "app/assault/game/kept_game.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace hexwerk::assault::ui {

static constexpr int kMostGames = 10; // games that lie there

QString keptGamesFolder()
{
    return editor::stateFolder(QStringLiteral("games"));
}

bool isKeptGame(const QString &path)
{
    return QFileInfo(path).absoluteDir() == QDir(keptGamesFolder());
}

editor::LockedKind keptGamesIn(const QString &folder)
{
    return {folder, QStringLiteral("game.toml"), kMostGames};
}

KeptGame::KeptGame(const QString &folder)
    : m_files(keptGamesIn(folder))
{
}

KeptGame::~KeptGame()
{
    drop();
}

WriteResult KeptGame::append(std::size_t number, const play::Record &order)
{
    const WriteResult result = appendOrder(m_path.toStdString(), number, order);
    m_isWhole = result.has_value();
    return result;
}

WriteResult KeptGame::write(const GameFile &game)
{
    if (m_path.isEmpty())
        m_path = m_files.file(1);
    const WriteResult result = writeGame(m_path.toStdString(), game);
    m_isWhole = result.has_value();
    return result;
}

void KeptGame::drop()
{
    if (!m_path.isEmpty())
        QFile::remove(m_path);
    m_path.clear();
    m_isWhole = false;
}

} // namespace hexwerk::assault::ui
