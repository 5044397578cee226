// How the map is exported or printed: format, size of the hexes, paper, and what is drawn.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>

#include "editor/assault/canvas/map_export.h"

#include <vector>

namespace hexwerk::assault::ui {

class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Export, Print };
    ExportDialog(MapScene scene, Purpose purpose, QWidget *parent);

    MapExport choice() const;
    MapFormat format() const;
    static QString endingOf(MapFormat format); // ".png"

private:
    QLayout *makeSize();
    QLayout *makeParts();
    void choose(const MapParts &parts);
    void followUnit();
    void update();
    QString told() const;

    const MapScene m_scene;
    const Purpose m_purpose;
    QComboBox *m_format;
    QDoubleSpinBox *m_size;
    QComboBox *m_unit;
    QComboBox *m_paper;
    std::vector<QCheckBox *> m_parts; // by MapPart
    QLabel *m_told;
    QPushButton *m_accept;
};

} // namespace hexwerk::assault::ui
