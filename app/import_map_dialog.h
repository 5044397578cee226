// Before a map of Tiled takes the place of ours: which terrain each of its tiles becomes, and how
// the board will look.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QTableWidget>

#include "editor/document/scenario_document.h"
#include "editor/tmx/tmx_map.h"

#include <string>
#include <vector>

namespace hexwerk {

class ImportMapDialog final : public QDialog
{
    Q_OBJECT

public:
    // `document` has the scenario that the map is for; it is not changed. `name`: of the file.
    ImportMapDialog(editor::TmxMap map, const QString &name,
                    const editor::ScenarioDocument &document, QWidget *parent);

    // As it is chosen now.
    BoardSpec board() const;

private:
    void makeTable();
    QLayout *makeGround();
    QComboBox *makeChoice(const std::string &chosen);
    void show(const BoardSpec &board);

    const editor::TmxMap m_map;
    const Scenario &m_scenario;
    editor::ScenarioDocument m_shown;
    QTableWidget *m_table;
    std::vector<QComboBox *> m_terrains; // for each tile
    QComboBox *m_ground;
    QLabel *m_picture;
    QLabel *m_outside;
};

} // namespace hexwerk
