// The units of a side, or of both: how each stands and what it may still do. Choosing one goes to
// it.
#pragma once

#include <QComboBox>
#include <QTreeWidget>
#include <QWidget>

#include "app/assault/beside/unit_lines.h"

namespace hexwerk::assault::ui {

class UnitList final : public QWidget
{
    Q_OBJECT

public:
    explicit UnitList(QWidget *parent = nullptr);

    // Whoever has the position shows it then: when the list is seen, or others are looked at.
    // `own`: whose units are a player's own, and whose secrets may be shown; `chosen` is the unit
    // that is chosen on the map; its row is selected.
    void show(const Position &p, SideIndex own, UnitId chosen);
    void retranslate();

signals:
    void unitWanted(hexwerk::UnitId unit);
    void outdated();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fill(std::vector<UnitLine> lines);

    QComboBox *m_whose;
    QTreeWidget *m_rows;
    std::vector<UnitLine> m_lines;
};

} // namespace hexwerk::assault::ui
