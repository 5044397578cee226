#include "app/table/game_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace hexwerk {

static constexpr int kMostGames = 10; // games that lie there

// The format that the first lines of a file tell.
static bool saysFormat(const QString &path, const QRegularExpression &format)
{
    QFile file(path);
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) // a pipe is not waited for
        return false;
    return format.match(QString::fromUtf8(file.read(4096))).hasMatch();
}

bool isGameFile(const QString &path)
{
    static const QRegularExpression kFormat(
        QStringLiteral("^format\\s*=\\s*[\"']hexwerk\\.(?:[a-z]+_)?game[\"']"),
        QRegularExpression::MultilineOption);
    return saysFormat(path, kFormat);
}

bool isCampaignFile(const QString &path)
{
    static const QRegularExpression kFormat(
        QStringLiteral("^format\\s*=\\s*[\"']hexwerk\\.campaign(?:_game)?[\"']"),
        QRegularExpression::MultilineOption);
    return saysFormat(path, kFormat);
}

bool isTableFile(const QString &path)
{
    static const QRegularExpression kFormat(
        QStringLiteral("^format\\s*=\\s*[\"']hexwerk\\.table[\"']"),
        QRegularExpression::MultilineOption);
    return saysFormat(path, kFormat);
}

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

} // namespace hexwerk
