// Counters and markers as pieces of VASSAL, with their pictures.
#pragma once

#include <QCoreApplication>
#include <QPainter>

#include "core/files/zip_archive.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/canvas/map_scene.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/exchange/vassal_module.h"
#include "editor/assault/exchange/vassal_text.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// Each piece has a number of its own; pictures are drawn once.
class VassalPieces
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::VassalPieces)

public:
    // `hexWidth`: pixels from corner to corner. The document must outlive it.
    VassalPieces(const ScenarioDocument &document, int hexWidth, bool isTurned);

    // `count`: said in its name in the list, if more than one.
    VassalSlot unit(const UnitSpec &unit, int count = 1);
    VassalSlot marker(Marker marker);
    VassalSlot damage();
    VassalSlot smoke();
    // That this side holds an objective.
    VassalSlot held(const SideSpec &side);
    VassalDie die(Die die, const DiceFaces &faces);
    QString sideName(const SideSpec &side) const;

    std::vector<VassalPrototype> prototypes() const;
    const std::vector<ZipEntry> &pictures() const { return m_pictures; }
    int nextId() const { return m_id; }

private:
    struct Drawn
    {
        QString file;
        QSize size;
    };
    // `key`: of what is drawn; the name of the file is made of it.
    template<typename Draw>
    const Drawn &drawn(const QString &key, const Draw &draw);
    const Drawn &counter(const UnitSpec &unit, bool half);
    const Drawn &arrow(const UnitSpec &unit);
    const Drawn &markerDrawn(const QString &key, const std::function<void(QPainter &)> &paint);
    VassalSlot slot(const QString &name, QSize size, std::vector<VassalTrait> traits);
    VassalSlot markerSlot(const QString &name, const Drawn &picture);

    const ScenarioDocument &m_document;
    const int m_hexWidth;
    const bool m_isTurned;
    MapArt m_art;
    std::map<QString, Drawn> m_drawn;
    std::vector<ZipEntry> m_pictures;
    int m_id = 1;
};

} // namespace hexwerk::assault::ui
