// What of the map is drawn, and how it looks.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QWidget>

#include "core/assault/board/map_drawing.h"
#include "editor/assault/canvas/map_scene.h"

#include <vector>

class QLayout;

namespace hexwerk::assault::ui {

class LayerChooser final : public QWidget
{
    Q_OBJECT

public:
    explicit LayerChooser(const MapStyle &style, QWidget *parent = nullptr);

    MapParts parts() const;
    MapStyle style() const;
    bool isPoster() const { return m_poster->isChecked(); }

signals:
    void changed();

private:
    QLayout *makeParts();
    void choose(const MapParts &parts);

    QComboBox *m_look;
    QCheckBox *m_clearHexes;
    QCheckBox *m_poster;
    std::vector<QCheckBox *> m_parts; // by MapPart
};

} // namespace hexwerk::assault::ui
