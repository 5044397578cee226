// Before a map of Tiled takes the place of ours or begins a scenario: which terrain each of its
// tiles becomes, and how the board will look.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QIcon>
#include <QLabel>
#include <QTableWidget>

#include "editor/assault/document/scenario_document.h"
#include "editor/tmx/tmx_map.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class ImportMapDialog final : public QDialog
{
    Q_OBJECT

public:
    // Where the map may go.
    enum class Into : std::uint8_t { NewScenario, ThisOrNewScenario };

    // `document` has the scenario that the map is for; it is not changed. `path`: of the file;
    // the pictures of its tiles are looked for beside it.
    ImportMapDialog(editor::TmxMap map, const QString &path, const ScenarioDocument &document,
                    Into into, QWidget *parent);

    // As it is chosen now.
    BoardSpec board() const;
    // Whether the map begins a scenario of its own.
    bool isNew() const { return m_isNew; }

private:
    void makeTable(const QString &folder);
    QLabel *makeHead(const QString &name);
    QWidget *makeButtons();
    QIcon unknownTile() const;
    QComboBox *makeBox();
    void countUnchosen();
    QLayout *makeGround();
    QComboBox *makeChoice(const std::string &guessed, bool isLevel);
    void show(const BoardSpec &board);

    const editor::TmxMap m_map;
    const Scenario &m_scenario;
    ScenarioDocument m_shown;
    QTableWidget *m_table;
    std::vector<QComboBox *> m_terrains; // for each tile
    const Into m_into;
    bool m_isNew;
    QComboBox *m_ground;
    QLabel *m_picture;
    QLabel *m_unchosen;
    QLabel *m_outside;
};

} // namespace hexwerk::assault::ui
