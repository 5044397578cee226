// Looking along lines of sight: while it is done, mouse and keys on the map say nothing to the
// game.
#pragma once

#include <QObject>

#include "app/assault/actions/own_actions.h"
#include "app/assault/game/game_look.h"
#include "app/assault/map/sight_panel.h"

namespace hexwerk::assault::ui {

class SightShow final : public QObject
{
    Q_OBJECT

public:
    SightShow(MapCanvas &canvas, SightPanel &panel, const GameLook &look, const OwnActions &actions,
              QObject *parent);

    bool isOn() const { return m_sight.isOn(); }
    void end() { begin(SightMode::Off); }
    // The pointer is over another hex.
    void point(Hex hex);
    // After an order, when the map shows what it did.
    void refresh();
    void updateActions(bool plays);

signals:
    // The map shows something else now.
    void switched();

private:
    void begin(SightMode mode);
    UnitId unitToLookFrom() const;
    void show();

    MapCanvas &m_canvas;
    SightPanel &m_panel; // hidden unless somebody looks
    const GameLook &m_look;
    const OwnActions &m_actions;
    SightInPlay m_sight;
};

} // namespace hexwerk::assault::ui
