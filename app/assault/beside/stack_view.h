// The units of one hex beside each other, large enough to be read and chosen at every zoom: over
// the map, above its hex.
#pragma once

#include <QFrame>
#include <QHBoxLayout>

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"
#include "editor/assault/canvas/map_canvas.h"

#include <vector>

namespace hexwerk::assault::ui {

class StackView final : public QFrame
{
    Q_OBJECT

public:
    explicit StackView(MapCanvas &canvas);

    enum class Focus { Taken, Left };
    // In play and aboard, in the order of the map; nothing happens where fewer than two are.
    void open(const Position &p, Hex hex, UnitId chosen, Focus focus);
    void close();
    // What stood there has changed: as it is now, or closed.
    void follow(const Position &p, UnitId chosen);
    // Nowhere while it is closed.
    Hex hex() const { return m_hex; }

signals:
    void unitChosen(hexwerk::UnitId unit);
    // Looked at, by the pointer or the keyboard.
    void unitShown(hexwerk::UnitId unit);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill(const Position &p, UnitId chosen);
    void place();

    MapCanvas &m_canvas;
    QHBoxLayout *m_row;
    Hex m_hex;
    MapArt m_art;
};

// In play and aboard, transports before whom they carry.
std::vector<UnitId> unitsIn(const Position &p, Hex hex);

} // namespace hexwerk::assault::ui
