// The command cards that the asked side holds, and the support cards that it can lay or turn up, as
// cards: one that can be used now may be picked. [R4.9.1] [R12.2.3]
#pragma once

#include <QToolButton>
#include <QWidget>

#include "app/assault/game/picked.h"
#include "app/assault/game/seen_position.h"
#include "core/assault/cards/any_card.h"
#include "editor/assault/canvas/map_art.h"
#include "editor/assault/document/shared_data.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class HandRow final : public QWidget
{
    Q_OBJECT

public:
    HandRow(SharedData library, QWidget *parent);

    void setLibrary(SharedData library);
    // Hidden where nothing of the hand is known, or nothing is held.
    void show(const SeenPosition &seen, const Picked &picked);

signals:
    // The id of a card that can be used now; empty: the picked one no longer.
    void picked(const std::string &card);
    // The pointer or the keyboard rests on it; empty: on none.
    void pointedAt(const std::string &card);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Held
    {
        AnyCard card;
        bool isUsable = false; // now
        bool operator==(const Held &) const = default;
    };
    static std::vector<Held> heldIn(const SeenPosition &seen);
    void makeButtons();
    void paintButtons();
    void layOut();
    void pickNext();

    SharedData m_library;
    MapArt m_art;
    std::vector<Held> m_held;
    std::string m_picked;
    std::vector<QToolButton *> m_buttons; // as m_held
};

} // namespace hexwerk::assault::ui
