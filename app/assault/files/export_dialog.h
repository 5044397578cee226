// How the map is exported or printed: format, size of the hexes, paper, and what is drawn, with a
// preview of the pages.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>

#include "editor/assault/canvas/map_export.h"

#include <optional>
#include <vector>

class QFormLayout;

namespace hexwerk {

class PagePreview;
class PaperChooser;

} // namespace hexwerk

namespace hexwerk::assault::ui {

class LayerChooser;

class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Export, Print };
    // `poster`: what stands on one.
    ExportDialog(MapScene scene, PosterText poster, std::vector<NamedRegion> regions,
                 Purpose purpose, QWidget *parent);

    MapExport choice() const;
    MapFormat format() const;
    MapStyle style() const;
    static QString endingOf(MapFormat format); // ".png"

private:
    QWidget *makePage();
    QLayout *makeSize();
    QLayout *makeRegion();
    QLayout *makeJoints();
    QPushButton *usualSizes();
    void addButtons(QLayout &rows);
    void followFormat();
    void followUnit();
    void update();
    void showPages();
    // Why it cannot be exported so; empty if it can.
    QString wrong(const MapExport &how) const;
    QString told(const MapExport &how) const;

    MapScene m_scene;
    const PosterText m_title;
    const std::vector<NamedRegion> m_regions;
    const Purpose m_purpose;
    QFormLayout *m_form = nullptr;
    QComboBox *m_format;
    QDoubleSpinBox *m_size;
    QComboBox *m_unit;
    QDoubleSpinBox *m_dots;
    QComboBox *m_part;
    QLineEdit *m_region;
    PaperChooser *m_paper;
    QDoubleSpinBox *m_overlap;
    QCheckBox *m_marks;
    QCheckBox *m_overview;
    LayerChooser *m_layers;
    PagePreview *m_preview;
    QTimer m_later; // the preview, once the hands rest
    QLabel *m_told;
    QPushButton *m_accept = nullptr;
};

} // namespace hexwerk::assault::ui
