// Actions by an enumeration: text, tip, key and icon of each in one table.
#pragma once

#include <QAction>
#include <QMetaEnum>
#include <QObject>

#include "editor/keys/action_keys.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace hexwerk {

template<typename Act>
struct ActionRow
{
    Act act;
    const char *icon;
    const char *key; // in QKeySequence's portable form; of several the first is shown
    const char *text;
    const char *tip;
    bool checkable = false;
};

QAction *makeAction(const char *icon, const char *keys, const char *text, bool isCheckable,
                    QObject *parent);
// In status bar and tool tip, there with its key.
void setTip(QAction &action, const QString &tip);
void setWords(QAction &action, const char *context, const char *text, const char *tip);
QString translated(const char *context, const char *text);

template<typename Act>
class ActionTable : public QObject
{
public:
    // `rows`: in the order of the enumeration, and there as long as this; `context` of their
    // translations.
    ActionTable(std::span<const ActionRow<Act>> rows, const char *context, QObject *parent)
        : QObject(parent)
        , m_rows(rows)
        , m_context(context)
    {
        for (const ActionRow<Act> &row : rows)
            m_actions.push_back(makeAction(row.icon, row.key, row.text, row.checkable, this));
        retranslate();
    }

    QAction *operator[](Act act) const { return m_actions[static_cast<std::size_t>(act)]; }
    const std::vector<QAction *> &all() const { return m_actions; }
    // From now on with the keys that the user wants. Ids are `prefix` and the name in the
    // enumeration, which is one of Q_ENUM_NS.
    void keepKeys(const QString &prefix, editor::KeyPlace (*placeOf)(Act))
    {
        const QMetaEnum names = QMetaEnum::fromType<Act>();
        for (const ActionRow<Act> &row : m_rows) {
            const char *name = names.valueToKey(static_cast<int>(row.act));
            editor::ActionKeys::all().add(*(*this)[row.act], prefix + QLatin1String(name),
                                          placeOf(row.act));
        }
        retranslate(); // tips say the keys
    }
    // Why it cannot be done now; empty: its own tip again.
    void explain(Act act, const QString &why)
    {
        const char *tip = m_rows[static_cast<std::size_t>(act)].tip;
        setTip(*(*this)[act], why.isEmpty() ? translated(m_context, tip) : why);
    }
    // In the language of the window.
    void retranslate()
    {
        for (const ActionRow<Act> &row : m_rows)
            setWords(*(*this)[row.act], m_context, row.text, row.tip);
    }

private:
    std::span<const ActionRow<Act>> m_rows;
    const char *m_context;
    std::vector<QAction *> m_actions;
};

} // namespace hexwerk
