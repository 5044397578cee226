// What the play view shows on the map: the position, what can be clicked, and the way or the shot
// that a click would order.
#pragma once

#include <QObject>

#include "app/assault/actions/own_actions.h"
#include "app/assault/page/click_plan.h"
#include "app/assault/page/sight_show.h"
#include "app/assault/page/way_orders.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/models/picture_store.h"

namespace hexwerk::assault::ui {

// What is advised.
struct HintMarks
{
    std::vector<SceneArrow> arrows = {};
    std::vector<Hex> hexes = {};
};

class MapShow final : public QObject
{
    Q_OBJECT

public:
    MapShow(MapCanvas &canvas, GameLook &look, const ClickPlan &plan, const WayOrders &way,
            SightShow &sight, const OwnActions &actions, QWidget *page);

    // Where the picture of the scenario is looked for.
    void setFolder(const QString &folder) { m_folder = folder; }
    const QString &folder() const { return m_folder; }
    // Orders were given or taken back: what they do may be seen to move.
    void noteChange() { m_isChanged = true; }
    void refresh();
    // The map of a new game is fitted into its place when that is seen.
    void fitNextTime() { m_fits = false; }
    void fit();
    // What is shown next does not follow from what was shown before.
    void forgetOrders() { m_shownOrders = SIZE_MAX; }
    // What is advised, until told otherwise; seen from the next refresh on.
    void setHint(HintMarks marks) { m_hint = std::move(marks); }
    // The way to the hex, or the shot, as a click there would order it. In words if it is a way.
    QString showWay(Hex hex);

signals:
    void told(const QString &sentence);
    // A way that has more to say than a line: as rich text.
    void wayTold(const QString &html);

private:
    void turnBoard();
    bool showsMotion() const;
    std::vector<SceneArrow> arrows() const;
    SceneWays waysSince(std::size_t orders) const;
    QString markWay(const PlannedWay &way, std::vector<SceneHighlight> &marks);
    void showToolTip(Hex hex, QPoint at);

    MapCanvas &m_canvas;
    GameLook &m_look;
    const ClickPlan &m_plan;
    const WayOrders &m_way;
    SightShow &m_sight;
    const OwnActions &m_actions;
    QWidget &m_page;
    PictureStore m_pictures;
    QString m_folder;
    HintMarks m_hint;
    std::vector<SceneHighlight> m_marks; // of the question, without the way
    std::size_t m_shownOrders = 0;
    bool m_isChanged = false;
    bool m_isTurned = false;
    bool m_fits = true;
};

} // namespace hexwerk::assault::ui
