// Units to read and to choose: stacks that open up, cards, the list of all, and the map without
// counters.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include "app/assault/beside/card_peek.h"
#include "app/assault/beside/stack_view.h"
#include "app/assault/beside/unit_list.h"
#include "app/assault/game/game_look.h"
#include "app/assault/page/play_input.h"
#include "app/assault/page/sight_show.h"

namespace hexwerk::assault::ui {

class UnitsShow final : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        MapCanvas &canvas;
        StackView &stack;
        CardPeek &card;
        UnitList &list;
    };
    UnitsShow(const Views &views, const GameLook &look, const SightShow &sight,
              const PlayInput &input, const OwnActions &actions, SharedData library,
              QObject *parent);

    void setLibrary(SharedData library) { m_library = std::move(library); }
    void refresh();
    void refreshCard();
    // Where fewer than two stand nothing opens; told if the focus was wanted.
    void openStack(Hex hex, StackView::Focus focus);
    bool isStackOpen() const { return !m_stack.hex().isNowhere(); }
    void closeStack() { m_stack.close(); }
    // An additional unit or formation is seen before it is chosen.
    void offerCard(const Order &order);
    // A command or support card, for as long as it is pointed at; empty: no longer.
    void peekAt(const std::string &card);
    // The pointer or the cursor has moved to a hex; to be called when the look knows of it.
    void pointAt(Hex hex);
    void moveCursorTo(Hex hex);

signals:
    void told(const QString &sentence);
    // One of an open stack.
    void chosen(hexwerk::UnitId unit);
    // The page with the list.
    void listWanted();

private:
    void connectActions();
    UnitId unitPointedAt() const;
    void hideCounters(bool areHidden);
    void releaseHidingKey();
    void showCard(bool isWanted);

    MapCanvas &m_canvas;
    StackView &m_stack;
    CardPeek &m_card;
    UnitList &m_list;
    const GameLook &m_look;
    const SightShow &m_sight;
    const PlayInput &m_input;
    const OwnActions &m_actions;
    SharedData m_library;
    QTimer m_pointing;      // until the hex that is pointed at opens up
    QElapsedTimer m_hiding; // since the counters were hidden
};

} // namespace hexwerk::assault::ui
