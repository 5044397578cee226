#include "editor/assault/text/effect_text.h"

#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/text/choice_text.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

static QString diceWords(const Pool &pool)
{
    QStringList words;
    for (const Die die : pool.dice())
        words << DicePainter::word(die);
    return words.isEmpty() ? QStringLiteral("\u2013") : words.join(QStringLiteral(", "));
}

// What may be less than nothing has its sign.
static QString amountWord(const CardEffect &effect, const EffectRow &row)
{
    const int amount = effect.amount.value_or(0);
    return (row.least < 0 && amount > 0 ? QStringLiteral("+") : QString()) +
           QString::number(amount);
}

QString EffectText::sentence(const CardEffect &effect, const DataStore &library)
{
    const auto found = library.cards.effects.find(effect.effect);
    if (found == library.cards.effects.end())
        //: %1 is an id
        return tr("There is no effect %1 in the data.").arg(editor::toQString(effect.effect));
    QString text = editor::inWindowLanguage(found->second.text);
    text.replace(QLatin1String("{amount}"), amountWord(effect, found->second));
    text.replace(QLatin1String("{dice}"), diceWords(effect.dice));
    text.replace(QLatin1String("{ability}"),
                 ChoiceText::of(Choices::Abilities, effect.ability, {}, library));
    return text;
}

} // namespace hexwerk::assault::ui
