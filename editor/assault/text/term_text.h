// Conditions as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/scenario/scenario.h"
#include "editor/text/local_text.h"
#include "editor/text/tongue.h"

namespace hexwerk::assault::ui {

QString capitalized(QString sentence);

class TermText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TermText)

public:
    // What kind of condition it is: "Holds an objective".
    static QString kind(TermKind kind);
    // The term alone, without the terms within it: "The side itself holds Farm".
    static QString sentence(const Term &term, const Scenario &scenario);
    // With all the terms within it, to go on with in a sentence; of a condition of `side`, which
    // may be empty: "the Axis side holds Farm and it is turn 6 or later".
    static QString whole(const Term &term, const Scenario &scenario, const std::string &side,
                         const editor::Tongue &in);
    // Whoever the condition is of.
    static QString ownSide();
    // "the Axis side"
    static QString side(const std::string &id, const Scenario &scenario, const editor::Tongue &in);
    // What the item with this id is called; the id itself where nothing better is known.
    template<typename List>
    static QString named(const List &items, const std::string &id, const editor::Tongue &in)
    {
        for (const auto &item : items)
            if (item.id == id)
                if (const QString name = in.of(item.name); !name.isEmpty())
                    return name;
        return id.empty() ? QStringLiteral("?") : editor::toQString(id);
    }
    // What its number counts; empty where it has none.
    static QString numberLabel(TermKind kind);
    // What its name names; empty where it has none.
    static QString nameLabel(TermKind kind);
    // Whether it may name a side beside its name.
    static bool takesSide(TermKind kind);
};

} // namespace hexwerk::assault::ui
