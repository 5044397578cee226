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
    // `poster`: what stands on one.
    ExportDialog(MapScene scene, PosterText poster, Purpose purpose, QWidget *parent);

    MapExport choice() const;
    MapFormat format() const;
    MapStyle style() const;
    static QString endingOf(MapFormat format); // ".png"

private:
    QLayout *makeSize();
    QLayout *makeParts();
    void makeLooks();
    void choose(const MapParts &parts);
    void followUnit();
    void update();
    QString told() const;

    const MapScene m_scene;
    const PosterText m_title;
    const Purpose m_purpose;
    QComboBox *m_format;
    QDoubleSpinBox *m_size;
    QComboBox *m_unit;
    QComboBox *m_paper;
    QComboBox *m_look;
    QCheckBox *m_clearHexes;
    QCheckBox *m_poster;
    std::vector<QCheckBox *> m_parts; // by MapPart
    QLabel *m_told;
    QPushButton *m_accept;
};

} // namespace hexwerk::assault::ui
