// What pointing at the map and clicking on it say, by mouse or by key.
#pragma once

#include "app/assault/page/answering.h"
#include "app/assault/page/map_show.h"
#include "app/assault/page/overruling.h"
#include "app/assault/page/units_show.h"

namespace hexwerk::assault::ui {

class MapHand final : public QObject
{
    Q_OBJECT

public:
    // What shows on the map and beside it what a hand points at.
    struct Views
    {
        MapShow &map;
        SightShow &sight;
        UnitsShow &units;
        Chances &chances;
    };
    MapHand(MapCanvas &canvas, const Views &views, PlayInput &input, GameLook &look,
            const ClickPlan &plan, Answering &answering, Overruling &overruling, QObject *parent);

    // The next unit that can be spoken of.
    void nextUnit();
    // Its hex; it is picked if it can be spoken of.
    void goToUnit(UnitId unit);
    // One of an opened stack: as a click on it alone would be meant.
    void chooseInStack(UnitId unit);
    // A first click on a hex does not count any more.
    void forgetTap() { m_tapped = {}; }

signals:
    void told(const QString &sentence);
    void refused(const hexwerk::Refusal &why);
    // Something is said to the game.
    void clicked();

private:
    void point(const HexPointer &pointer);
    void click(const HexPointer &pointer);
    bool isPointedFirst(const HexPointer &pointer);
    bool isClickedAgain(Hex hex);
    void askAgain(Hex hex);
    void answer(const HexPointer &pointer);
    void clickToPlace(const HexPointer &pointer);
    void clickToActivate(const HexPointer &pointer);
    void clickUnit(Hex hex);
    void playOn(Hex hex);

    MapCanvas &m_canvas;
    Views m_views;
    PlayInput &m_input;
    GameLook &m_look;
    const ClickPlan &m_plan;
    Answering &m_answering;
    Overruling &m_overruling;
    // What was clicked first, where one click alone says nothing.
    Hex m_tapped;
};

} // namespace hexwerk::assault::ui
