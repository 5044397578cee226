#include "app/assault/game/saved_game.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <system_error>
#include <utility>

namespace hexwerk::assault::ui {

QString freeGamePath(const QString &folder, const QString &title)
{
    static const QRegularExpression kUnsafe(QStringLiteral("[^\\w \\-]"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    const QString stem = QStringLiteral("%1 %2").arg(
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss")),
        QString(title).remove(kUnsafe).left(60).trimmed());
    QString path = QDir(folder).filePath(stem + QStringLiteral(".toml"));
    for (int number = 2; QFile::exists(path); ++number)
        path = QDir(folder).filePath(QStringLiteral("%1 %2.toml").arg(stem).arg(number));
    return path;
}

SavedGame::SavedGame(QString path)
    : m_path(std::move(path))
    , m_file(m_path.toStdU16String())
{
}

std::unique_ptr<SavedGame> SavedGame::opened(const QString &path)
{
    std::unique_ptr<SavedGame> saved(new SavedGame(path));
    if (!saved->m_file.hold())
        return nullptr;
    saved->m_file.know();
    return saved;
}

tl::expected<std::unique_ptr<SavedGame>, WriteFailure> SavedGame::made(const QString &path,
                                                                       const GameFile &game)
{
    std::unique_ptr<SavedGame> saved = opened(path);
    if (!saved)
        return tl::unexpected(
            WriteFailure{WriteStep::Replace, std::make_error_code(std::errc::text_file_busy)});
    if (auto written = saved->write(game); !written)
        return tl::unexpected(written.error());
    return saved;
}

WriteResult SavedGame::append(std::size_t number, const play::Record &order)
{
    WriteResult result = appendOrder(m_file.path(), number, order);
    if (result)
        m_file.know();
    return result;
}

WriteResult SavedGame::write(const GameFile &game)
{
    WriteResult result = writeGame(m_file.path(), game);
    if (result && !m_file.hold()) // of the new file
        result = tl::unexpected(
            WriteFailure{WriteStep::Replace, std::make_error_code(std::errc::text_file_busy)});
    if (result)
        m_file.know();
    return result;
}

} // namespace hexwerk::assault::ui
