// Says that entered dice do not fit their table, and leads to the die that does not have the face.
#pragma once

#include <QLabel>

#include "app/assault/game/play_game.h"
#include "core/assault/tabletop/table_attack.h"
#include "core/files/value_path.h"

#include <optional>

namespace hexwerk::assault::ui {

class OffProfileNote final : public QLabel
{
    Q_OBJECT

public:
    explicit OffProfileNote(QWidget *parent = nullptr);

    // Seen only where the last roll of the game needs it, or one of an attack at a table; null:
    // none is told.
    void follow(const PlayGame &game);
    void follow(const TableAttack *attack);

signals:
    void tableWanted(const hexwerk::ValuePath &path);

private:
    void tell(const DiceFaces &faces, std::optional<Die> die);

    ValuePath m_path;
};

} // namespace hexwerk::assault::ui
