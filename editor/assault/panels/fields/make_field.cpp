#include "editor/assault/panels/fields/bands_field.h"
#include "editor/assault/panels/fields/card_list_field.h"
#include "editor/assault/panels/fields/card_units_field.h"
#include "editor/assault/panels/fields/checks_field.h"
#include "editor/assault/panels/fields/choice_fields.h"
#include "editor/assault/panels/fields/dice_field.h"
#include "editor/assault/panels/fields/effects_field.h"
#include "editor/assault/panels/fields/face_field.h"
#include "editor/assault/panels/fields/facing_field.h"
#include "editor/assault/panels/fields/hex_fields.h"
#include "editor/assault/panels/fields/local_text_field.h"
#include "editor/assault/panels/fields/picture_field.h"
#include "editor/assault/panels/fields/simple_fields.h"

namespace hexwerk::assault::ui {

Field *makeField(const FieldSpec &property, QWidget *parent)
{
    switch (property.kind) {
    case FieldKind::Flag:
        if (property.optional)
            return new ChoiceField(property, ChoiceField::Of::Flags, parent);
        return new FlagField(parent);
    case FieldKind::Number:
        return new NumberField(property, parent);
    case FieldKind::Line:
        return new LineField(parent);
    case FieldKind::Choice:
        return new ChoiceField(property, ChoiceField::Of::Ids, parent);
    case FieldKind::Colour:
        return new ColourField(parent);
    case FieldKind::LocalLine:
        return new LocalTextField(LocalTextField::Height::Line, parent);
    case FieldKind::LocalPage:
        return new LocalTextField(LocalTextField::Height::Page, parent);
    case FieldKind::Hex:
        return new HexesField(property.optional ? HexesField::Of::OneOrNone : HexesField::Of::One,
                              parent);
    case FieldKind::Hexes:
        return new HexesField(HexesField::Of::Many, parent);
    case FieldKind::Names:
        return new NamesField(parent);
    case FieldKind::Facing:
        return new FacingField(property, parent);
    case FieldKind::Crop:
        return new HexesField(HexesField::Of::Crop, parent);
    case FieldKind::NumberOrWord:
        return new NumberOrWordField(property, parent);
    case FieldKind::Dice:
        return new DiceField(property, parent);
    case FieldKind::Face:
        return new FaceField(parent);
    case FieldKind::Bands:
        return new BandsField(property, parent);
    case FieldKind::CardUnits:
        return new CardUnitsField(parent);
    case FieldKind::CardList:
        return new CardListField(property, parent);
    case FieldKind::Effects:
        return new EffectsField(parent);
    case FieldKind::Checks:
        return new ChecksField(parent);
    case FieldKind::Picture:
        return new PictureField(parent);
    case FieldKind::Term: // needs the document
        break;
    }
    return new LineField(parent);
}

} // namespace hexwerk::assault::ui
