// The file of a game that is saved: held while it is played, and looked at before anything is added
// to it.
#pragma once

#include <QString>

#include "core/assault/files/readers/game_file.h"
#include "core/files/held_file.h"

#include <memory>

namespace hexwerk::assault::ui {

// In the folder, a name for a game that begins now, and none that is there already: "2026-11-25
// 20.15.00 Infantry training.toml".
QString freeGamePath(const QString &folder, const QString &title);

class SavedGame
{
public:
    // The file of a game that goes on; null if another program plays it.
    static std::unique_ptr<SavedGame> opened(const QString &path);
    // Makes the file. It fails (text_file_busy) where another program plays what is there.
    static tl::expected<std::unique_ptr<SavedGame>, WriteFailure> made(const QString &path,
                                                                       const GameFile &game);

    const QString &path() const { return m_path; }
    // Whether another program wrote it since: then nothing may be added.
    bool wasChanged() const { return !m_file.isAsKnown(); }
    // As appendOrder() and writeGame().
    [[nodiscard]] WriteResult append(std::size_t number, const play::Record &order);
    [[nodiscard]] WriteResult write(const GameFile &game);

private:
    explicit SavedGame(QString path);

    QString m_path;
    HeldFile m_file;
};

} // namespace hexwerk::assault::ui
