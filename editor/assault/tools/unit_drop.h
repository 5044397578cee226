// Cards of the library and units of the tray, dragged onto the map: into a hex, or onto a transport
// that stands there.
#pragma once

#include "core/base/result.h"
#include "editor/assault/tools/tool.h"

#include <optional>
#include <vector>

class QMimeData;

namespace hexwerk::assault::ui {

class UnitDrop final : public QObject
{
    Q_OBJECT

public:
    // `canvas` must outlive this.
    UnitDrop(Workbench workbench, MapCanvas &canvas, QObject *parent);

    static QString cardFormat() { return QStringLiteral("application/x-hexwerk-card"); }
    static QString unitsFormat() { return QStringLiteral("application/x-hexwerk-units"); }

    // Units that are there already, to the hex or aboard the transport in it.
    void bringTo(const std::vector<std::size_t> &units, Hex hex);

signals:
    // What would happen, or why it cannot.
    void said(const QString &words);

private:
    // What is in hand, as units that have no place yet.
    std::vector<UnitSpec> unitsOf(const QMimeData &data, const HexPointer &pointer) const;
    static std::vector<std::size_t> placesOf(const QMimeData &data);
    std::optional<std::size_t> transportFor(const std::vector<UnitSpec> &units, Hex hex) const;
    bool isOpen() const;
    void hover(const HexPointer &pointer, const QMimeData &data);
    void drop(const HexPointer &pointer, const QMimeData &data);
    void place(UnitSpec unit, Hex hex);
    void tellOfCrowd(Hex hex);

    Workbench m_workbench;
    MapCanvas &m_canvas;
};

} // namespace hexwerk::assault::ui
