// Says that entered dice do not fit their table, and leads to the die that does not have the face.
#pragma once

#include <QLabel>

#include "app/assault/game/play_game.h"
#include "core/files/value_path.h"

namespace hexwerk::assault::ui {

class OffProfileNote final : public QLabel
{
    Q_OBJECT

public:
    explicit OffProfileNote(QWidget *parent = nullptr);

    // Seen only where the last roll of the game needs it.
    void follow(const PlayGame &game);

signals:
    void tableWanted(const hexwerk::ValuePath &path);

private:
    ValuePath m_path;
};

} // namespace hexwerk::assault::ui
