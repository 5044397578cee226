// Cards in words: what contradicts itself on them, where they come from, what a value says.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/cards/any_card.h"
#include "core/assault/cards/card_faults.h"
#include "editor/assault/library/card_property.h"
#include "editor/assault/library/library_document.h"

namespace hexwerk::assault::ui {

class CardText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::CardText)

public:
    // In the language of the window; its id where it has none.
    static QString name(const AnyCard &card);
    static QString nation(const AnyCard &card, const DataStore &library);
    static QString type(const AnyCard &card);
    // "Unit cards"
    static QString kind(CardKind kind);
    // With the rule.
    static QString fault(const CardFault &fault);
    // All that is wrong with it, each a sentence: faults, and what its file would be told.
    static QStringList faults(const FiledCard &card, const DataStore &library);
    static QString origin(const LibraryDocument &document, const CardRef &card);
    // The value of a field in short, for lists and comparisons; "-" for none.
    static QString value(const CardProperty &property, const AnyCard &card,
                         const DataStore &library);

private:
    static QString sentence(CardFaultKind kind);
};

} // namespace hexwerk::assault::ui
