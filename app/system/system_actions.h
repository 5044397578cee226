// The actions that a system adds to the menus and buttons of the window.
#pragma once

#include <QAction>
#include <QList>

#include <cstdint>

namespace hexwerk {

class SystemActions
{
public:
    virtual ~SystemActions() = default;

    // Each place lies behind what the window itself has there.
    enum class Place : std::uint8_t {
        New,   // File: what begins something
        Save,  // File: what keeps or hands on what is open
        Move,  // Edit: what moves what is chosen
        Pages, // View: pages of the editor
        Map,   // View: how maps are seen
        Begin, // Play: what begins games
        Play,  // Play: all else of games
        Buttons,
    };
    // Null: a separator.
    virtual QList<QAction *> in(Place place) const = 0;
    // Those that the editor carries out, and that can be wanted before it is there.
    virtual QList<QAction *> ofEditor() const = 0;
    // Begins a campaign in its editor. Null: there is none.
    virtual QAction *newCampaign() const { return nullptr; }

    // What is seen of the system, Campaign being its editor; of another one, nothing.
    enum class Seen : std::uint8_t { Nothing, Start, Editor, Campaign, Game };
    // Shows what there is a use for, when that is another. What can be done just now, editor and
    // game say.
    virtual void update(Seen seen) = 0;
    virtual void retranslate() = 0;
};

} // namespace hexwerk
