#include "editor/keys/action_keys.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace hexwerk::editor {

static constexpr auto kKeysGroup = QLatin1String("keys/");

static std::optional<Keys> keptKeys(const QString &id)
{
    const QVariant value = QSettings().value(kKeysGroup + id);
    return value.typeId() == QMetaType::QString ? ActionKeys::read(value.toString()) : std::nullopt;
}

ActionKeys &ActionKeys::all()
{
    static ActionKeys keys;
    return keys;
}

std::optional<Keys> ActionKeys::read(const QString &text)
{
    if (text.isEmpty())
        return Keys();
    const Keys keys = QKeySequence::listFromString(text);
    const bool isSound = std::none_of(keys.begin(), keys.end(), [](const QKeySequence &key) {
        return key.count() != 1 || key[0].key() == Qt::Key_unknown || key[0].key() == 0;
    });
    return isSound ? std::optional(keys) : std::nullopt;
}

static bool isGone(const QPointer<QAction> &action)
{
    return action.isNull();
}

ActionKeys::Known *ActionKeys::find(const QString &id)
{
    const auto known = std::find_if(m_known.begin(), m_known.end(),
                                    [&](const Known &one) { return one.id == id; });
    return known == m_known.end() ? nullptr : &*known;
}

void ActionKeys::add(QAction &action, const QString &id, KeyPlace place)
{
    Known *known = find(id);
    if (!known) {
        const auto after = std::find_if(m_known.begin(), m_known.end(),
                                        [place](const Known &one) { return one.place > place; });
        known = &*m_known.insert(after, {id, place, action.shortcuts(), {}, {}, {}});
    }
    auto &actions = known->actions;
    actions.erase(std::remove_if(actions.begin(), actions.end(), isGone), actions.end());
    if (actions.empty()) {
        known->changed = keptKeys(id);
        known->keys = known->standard;
    }
    actions.emplace_back(&action);
    action.setShortcuts(known->keys);
    const bool isAnyChanged = std::any_of(m_known.begin(), m_known.end(),
                                          [](const Known &one) { return one.changed.has_value(); });
    if (isAnyChanged)
        apply();
}

ActionKeys::Entry ActionKeys::entryOf(const Known &known)
{
    const QAction &action = **std::find_if_not(known.actions.begin(), known.actions.end(), isGone);
    return {known.id,
            known.place,
            known.standard,
            known.keys,
            action.text().remove(QLatin1Char('&')),
            action.statusTip()};
}

static bool isThere(const std::vector<QPointer<QAction>> &actions)
{
    return !std::all_of(actions.begin(), actions.end(), isGone);
}

std::vector<ActionKeys::Entry> ActionKeys::entries() const
{
    std::vector<Entry> entries;
    for (const Known &known : m_known)
        if (isThere(known.actions))
            entries.push_back(entryOf(known));
    return entries;
}

std::optional<ActionKeys::Entry> ActionKeys::entry(const QString &id) const
{
    for (const Known &known : m_known)
        if (known.id == id && isThere(known.actions))
            return entryOf(known);
    return std::nullopt;
}

std::vector<ActionKeys::Entry> ActionKeys::holders(const QKeySequence &key, KeyPlace place,
                                                   const QString &id) const
{
    std::vector<Entry> holders;
    for (const Known &known : m_known)
        if (known.id != id && isThere(known.actions) && known.keys.contains(key) &&
            overlap(known.place, place))
            holders.push_back(entryOf(known));
    return holders;
}

// A key that the user gave to an action is that action's: one that has it as shipped goes without,
// as does a second one that the settings give it to.
bool ActionKeys::apply()
{
    std::vector<std::pair<KeyPlace, QKeySequence>> taken;
    const auto free = [&taken](const Known &known, const Keys &wanted) {
        Keys keys;
        for (const QKeySequence &key : wanted)
            if (std::none_of(taken.begin(), taken.end(), [&](const auto &one) {
                    return one.second == key && overlap(one.first, known.place);
                }))
                keys << key;
        return keys;
    };
    bool isAnyOther = false;
    const auto give = [&](Known &known, const Keys &keys) {
        isAnyOther = std::exchange(known.keys, keys) != keys || isAnyOther;
        for (const QPointer<QAction> &action : known.actions)
            if (action && action->shortcuts() != keys)
                action->setShortcuts(keys);
    };
    for (Known &known : m_known) {
        if (!known.changed || !isThere(known.actions))
            continue;
        give(known, free(known, *known.changed));
        for (const QKeySequence &key : std::as_const(known.keys))
            taken.emplace_back(known.place, key);
    }
    for (Known &known : m_known)
        if (!known.changed)
            give(known, free(known, known.standard));
    return isAnyOther;
}

void ActionKeys::keep(const QString &id, const Keys &keys)
{
    Known *known = find(id);
    if (known && keys == known->standard) {
        known->changed.reset();
        return QSettings().remove(kKeysGroup + id);
    }
    if (known)
        known->changed = keys;
    QSettings().setValue(kKeysGroup + id,
                         QKeySequence::listToString(keys, QKeySequence::PortableText));
}

// Whatever says a key says it anew, as in another language.
void ActionKeys::changedAll()
{
    if (!apply())
        return;
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(QCoreApplication::instance(), &event);
}

void ActionKeys::set(const QString &id, const Keys &keys)
{
    set({{id, keys}});
}

void ActionKeys::set(const std::vector<std::pair<QString, Keys>> &changes)
{
    for (const auto &[id, keys] : changes)
        keep(id, keys);
    changedAll();
}

void ActionKeys::resetAll()
{
    QSettings().remove(QLatin1String("keys"));
    for (Known &known : m_known)
        known.changed.reset();
    changedAll();
}

std::vector<std::pair<QString, Keys>> ActionKeys::changes() const
{
    QSettings settings;
    settings.beginGroup(QLatin1String("keys"));
    std::vector<std::pair<QString, Keys>> changes;
    for (const QString &id : settings.childKeys())
        if (const auto keys = keptKeys(id))
            changes.emplace_back(id, *keys);
    return changes;
}

QString keyOf(const QString &id)
{
    const auto entry = ActionKeys::all().entry(id);
    return entry && !entry->keys.isEmpty() ? entry->keys.front().toString(QKeySequence::NativeText)
                                           : QString();
}

QString tipWithKey(const QString &tip, const QString &key)
{
    return key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key);
}

QString tipWithKey(const QString &tip, const QAction &action)
{
    return tipWithKey(tip, action.shortcut().toString(QKeySequence::NativeText));
}

} // namespace hexwerk::editor
