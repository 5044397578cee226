// How a scenario becomes a module of VASSAL.
#pragma once

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QSpinBox>

#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/exchange/vassal_export.h"

namespace hexwerk::assault::ui {

class VassalDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit VassalDialog(MapScene scene, QWidget *parent);

    // Without the briefing.
    VassalExport choice() const;

private:
    void tell();

    const MapScene m_scene;
    QSpinBox *m_width;
    QCheckBox *m_placesUnits;
    QCheckBox *m_hasReserves;
    QLabel *m_told;
};

} // namespace hexwerk::assault::ui
