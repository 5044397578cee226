// Effects of command and support cards in words, by the vocabulary of the data.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/cards/card_effect.h"
#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

class EffectText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::EffectText)

public:
    // "The unit adds to one attack: red, yellow."
    static QString sentence(const CardEffect &effect, const DataStore &library);
};

} // namespace hexwerk::assault::ui
