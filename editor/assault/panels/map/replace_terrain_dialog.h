// Asks which terrain is to become which, and where; shows on the map what would change.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QRadioButton>

#include "editor/assault/document/scenario_document.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class ReplaceTerrainDialog final : public QDialog
{
    Q_OBJECT

public:
    // `chosen`: hexes of the board that are chosen; may be none.
    ReplaceTerrainDialog(const ScenarioDocument &document, std::vector<Hex> chosen,
                         const std::string &from, const std::string &to, QWidget *parent);

    std::string from() const;
    std::string to() const;
    // On the tiles, and so on those that are laid later.
    bool isTransform() const { return m_onTiles->isChecked(); }
    // Else where: the chosen hexes or all.
    std::vector<Hex> hexes() const;
    // The board as it would be, and the hexes that would differ.
    const Board &board() const { return m_board; }
    std::vector<Hex> changing() const;

signals:
    // Something else would change now.
    void previewed();

private:
    void fill(QComboBox &box, const std::string &chosen);
    Board changed() const;
    void preview();

    const ScenarioDocument &m_document;
    Board m_board;
    const std::vector<Hex> m_chosen;
    QComboBox *m_from;
    QComboBox *m_to;
    QRadioButton *m_onlyChosen;
    QRadioButton *m_everywhere;
    QRadioButton *m_onTiles;
    QLabel *m_count;
    QDialogButtonBox *m_buttons;
};

} // namespace hexwerk::assault::ui
