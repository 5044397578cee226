// Asks which terrain is to become which, and where; shows on the map what would change.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QRadioButton>

#include "editor/document/scenario_document.h"

#include <string>
#include <vector>

namespace hexwerk::editor {

class ReplaceTerrainDialog final : public QDialog
{
    Q_OBJECT

public:
    // `chosen`: hexes of the board that are chosen; may be none.
    ReplaceTerrainDialog(const ScenarioDocument &document, std::vector<Hex> chosen,
                         const std::string &from, const std::string &to, QWidget *parent);

    std::string from() const;
    std::string to() const;
    // Where: the chosen hexes or all.
    std::vector<Hex> hexes() const;
    // Those that would change.
    std::vector<Hex> changing() const;

signals:
    void previewed(const std::vector<hexwerk::Hex> &hexes);

private:
    void fill(QComboBox &box, const std::string &chosen);
    void preview();

    const ScenarioDocument &m_document;
    const std::vector<Hex> m_chosen;
    QComboBox *m_from;
    QComboBox *m_to;
    QRadioButton *m_onlyChosen;
    QRadioButton *m_everywhere;
    QLabel *m_count;
    QDialogButtonBox *m_buttons;
};

} // namespace hexwerk::editor
