#include "editor/assault/library/card_property_fields.h"

namespace hexwerk::assault::ui {

std::vector<CardProperty> formationCardProperties()
{
    using F = FormationCard;
    return {
        cardProperty("id", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Id"),
                     FieldKind::Line, &F::id),
        cardProperty("name", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Name"),
                     FieldKind::LocalLine, &F::name),
        among(cardProperty("nation",
                           QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Nation"),
                           FieldKind::Choice, &F::nation),
              Choices::Nations),
        among(cardProperty("type", QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Deck"),
                           FieldKind::Choice, &F::type),
              Choices::UnitTypes),
        marked(cardProperty("command",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Belongs to"),
                            FieldKind::LocalLine, &F::command)),
        marked(number(
            cardProperty("command_points",
                         QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Command points"),
                         FieldKind::Number, &F::commandPoints),
            0, 99)),
        marked(cardProperty("units",
                            QT_TRANSLATE_NOOP("hexwerk::assault::ui::PropertyText", "Units"),
                            FieldKind::CardUnits, &F::units)),
        cardPicture<F>(),
    };
}

} // namespace hexwerk::assault::ui
