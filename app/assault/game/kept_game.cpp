#include "app/assault/game/kept_game.h"

#include <QFile>

#include "app/table/game_files.h"

namespace hexwerk::assault::ui {

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
