#include "editor/assault/panels/fields/facing_field.h"

#include "editor/assault/panels/fields/simple_fields.h"
#include "editor/assault/text/choice_text.h"
#include "editor/canvas/icons.h"

namespace hexwerk::assault::ui {

FacingField::FacingField(const FieldSpec &property, QWidget *parent)
    : Field(parent)
    , m_compass(new editor::Compass(this))
    , m_words(new QLabel(this))
    , m_none(new QToolButton(this))
    , m_optional(property.optional)
{
    m_none->setIcon(editor::icon(QStringLiteral("remove")));
    m_none->setVisible(m_optional);
    layOutField(this, {m_compass, m_words, m_none});
    FacingField::retranslate();
    connect(m_compass, &editor::Compass::chosen, this, [this](int facing) { emit edited(facing); });
    connect(m_compass, &editor::Compass::cleared, this, &FacingField::clear);
    connect(m_none, &QToolButton::clicked, this, &FacingField::clear);
}

void FacingField::clear()
{
    if (m_optional && (m_facing || m_isVarious))
        emit edited({});
}

void FacingField::show(const PropertyValue &value)
{
    const auto *facing = std::get_if<int>(&value);
    m_facing = facing ? std::optional(*facing) : std::nullopt;
    m_isVarious = false;
    m_compass->setFacing(m_facing);
    m_none->setEnabled(m_facing.has_value());
    showWords();
}

void FacingField::showVarious()
{
    show({});
    m_isVarious = true;
    m_none->setEnabled(true);
    showWords();
}

void FacingField::showWords()
{
    m_words->setText(m_facing
                         //: %1 is a vertex in words, %2 its number in the file
                         ? tr("%1 (%2)").arg(ChoiceText::facing(*m_facing)).arg(*m_facing)
                         : m_isVarious ? various() : tr("none"));
}

void FacingField::setLabel(const QString &label)
{
    m_compass->setAccessibleName(label);
}

void FacingField::retranslate()
{
    m_compass->setToolTip(tr("Click a vertex, or turn it with the arrow keys"));
    m_none->setToolTip(tr("Leave out the facing"));
    m_none->setAccessibleName(tr("Leave out the facing"));
    showWords();
}

} // namespace hexwerk::assault::ui
