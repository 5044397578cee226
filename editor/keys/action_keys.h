// The keys of all actions, wherever they are: as shipped, and as the user changed them. Kept in the
// settings by the ids of the actions.
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>

#include "editor/keys/key_places.h"

#include <optional>
#include <vector>

namespace hexwerk::editor {

using Keys = QList<QKeySequence>;

class ActionKeys final : public QObject
{
    Q_OBJECT

public:
    struct Entry
    {
        QString id;
        KeyPlace place;
        Keys standard; // as shipped
        Keys keys;     // in force
        QString text;  // what the action is called now, without its mnemonic
        QString tip;
    };

    // Those of the program.
    static ActionKeys &all();

    // Its shortcuts are the standard ones; they become those that the user wants. `id` is stable
    // and says which action it is: "assault.map.Brush1". Actions that do the same in several places
    // of the window share one.
    void add(QAction &action, const QString &id, KeyPlace place);

    // Of all actions that exist, by place.
    std::vector<Entry> entries() const;
    // Nothing for an action that does not exist.
    std::optional<Entry> entry(const QString &id) const;
    // Those that have the key on a page where `place` works too, but for `id`.
    std::vector<Entry> holders(const QKeySequence &key, KeyPlace place, const QString &id) const;

    // Both keep it for the next start. An action whose keys are the standard ones again has nothing
    // kept. Empty keys: the action has none.
    void set(const QString &id, const Keys &keys);
    void set(const std::vector<std::pair<QString, Keys>> &changes);
    void resetAll();
    // What the user changed, also of actions that do not exist now.
    std::vector<std::pair<QString, Keys>> changes() const;

    // Keys in QKeySequence's portable form; nothing if one of them is none.
    static std::optional<Keys> read(const QString &text);

private:
    struct Known
    {
        QString id;
        KeyPlace place;
        Keys standard;
        std::optional<Keys> changed;
        std::vector<QPointer<QAction>> actions;
        Keys keys;
    };

    ActionKeys() = default;
    static Entry entryOf(const Known &known);
    Known *find(const QString &id);
    void keep(const QString &id, const Keys &keys);
    // False if nothing is another.
    bool apply();
    void changedAll();

    std::vector<Known> m_known; // by place, then as they were added
};

// The first key of the action with that id, as it is written on the keyboard; empty: none.
QString keyOf(const QString &id);
// The tip with the first key of the action behind it.
QString tipWithKey(const QString &tip, const QAction &action);
// "tip (key)", or the tip alone for an empty key.
QString tipWithKey(const QString &tip, const QString &key);

} // namespace hexwerk::editor
