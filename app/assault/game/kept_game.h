// The file of a game that its players have not saved: after every order it is whole on the disk, so
// that a program that is killed loses nothing that was shown.
#pragma once

#include <QString>

#include "core/assault/files/readers/game_file.h"
#include "editor/journal/locked_files.h"

namespace hexwerk::assault::ui {

class KeptGame
{
public:
    explicit KeptGame(const QString &folder);
    // A program that ends as it should leaves nothing.
    ~KeptGame();
    KeptGame(const KeptGame &) = delete;
    KeptGame &operator=(const KeptGame &) = delete;

    // Whether an order can be added: not before the first, nor after a failure.
    bool isWhole() const { return m_isWhole; }
    // As appendOrder() and writeGame().
    [[nodiscard]] WriteResult append(std::size_t number, const play::Record &order);
    [[nodiscard]] WriteResult write(const GameFile &game);
    // It is saved elsewhere, left or thrown away.
    void drop();

private:
    editor::LockedFiles m_files;
    QString m_path; // empty: nothing is kept yet
    bool m_isWhole = false;
};

} // namespace hexwerk::assault::ui
