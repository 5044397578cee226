// Id and name of a tile, and of a new one its size and ground.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include "editor/assault/document/shared_data.h"

#include <functional>
#include <string>

namespace hexwerk::assault::ui {

class TileDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class Asks : std::uint8_t { Everything, Name };
    // Whether the tile may not have that id, because another one has it.
    using IsTaken = std::function<bool(const std::string &id)>;

    // `tile`: what to begin with.
    TileDialog(Asks asks, Tile tile, const DataStore &library, IsTaken isTaken, QWidget *parent);

    const Tile &tile() const { return m_tile; }

private:
    void look();
    QString whatIsWrong() const;

    Tile m_tile;
    const IsTaken m_isTaken;
    QLineEdit *m_id;
    QLineEdit *m_english;
    QLineEdit *m_german;
    QSpinBox *m_columns;
    QSpinBox *m_rows;
    QComboBox *m_terrain;
    QLabel *m_told;
    QDialogButtonBox *m_buttons;
};

// "T01A-2": the id, or one like it that is not taken.
std::string freshTileId(const std::string &id, const TileDialog::IsTaken &isTaken);

} // namespace hexwerk::assault::ui
