// The card of a unit in a corner of the map, kept open as long as the player likes.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QToolButton>

#include "core/assault/game/position.h"
#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/panels/library/card_view.h"

namespace hexwerk::assault::ui {

class CardPeek final : public QFrame
{
    Q_OBJECT

public:
    explicit CardPeek(MapCanvas &canvas);

    // With how the unit stands below it. Nobody: it asks for one.
    void show(const Position &p, UnitId unit, const SharedData &library);
    // A card that may be chosen; the card of a unit takes its place as soon as one is shown.
    void offer(const AnyCard &card, const SharedData &library);
    bool isOffer() const { return m_isOffer; }
    // Whose card is seen.
    UnitId unit() const { return m_unit; }
    // On the side of the map where it does not cover this hex.
    void keepClearOf(Hex hex);

signals:
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void place();
    void retranslate();

    MapCanvas &m_canvas;
    CardView *m_card;
    QLabel *m_state;
    QToolButton *m_close;
    UnitId m_unit = {};
    bool m_isOffer = false;
    bool m_isLeft = false;
};

} // namespace hexwerk::assault::ui
