#include "editor/assault/panels/fields/simple_fields.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include "editor/assault/canvas/map_scene.h"
#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

void layOutField(Field *field, std::initializer_list<QWidget *> widgets)
{
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    field->setFocusProxy(*widgets.begin());
}

QString Field::various()
{
    return tr("various");
}

FlagField::FlagField(QWidget *parent)
    : Field(parent)
    , m_box(new QCheckBox(this))
{
    layOutField(this, {m_box});
    connect(m_box, &QCheckBox::clicked, this, [this] {
        m_box->setTristate(false);
        emit edited(m_box->isChecked());
    });
}

void FlagField::show(const PropertyValue &value)
{
    m_box->setTristate(false);
    m_box->setChecked(value == PropertyValue(true));
}

void FlagField::showVarious()
{
    m_box->setTristate(true);
    m_box->setCheckState(Qt::PartiallyChecked);
}

void FlagField::setLabel(const QString &label)
{
    m_box->setText(label);
    m_box->setAccessibleName(label);
}

NumberField::NumberField(const FieldSpec &property, QWidget *parent)
    : Field(parent)
    , m_box(new QSpinBox(this))
    , m_optional(property.optional)
    , m_none(property.least - property.step)
    , m_least(m_optional ? m_none : property.least)
    , m_various(m_least - property.step)
{
    m_box->setRange(m_least, property.most);
    m_box->setSingleStep(property.step);
    m_box->setKeyboardTracking(false);
    layOutField(this, {m_box});
    NumberField::retranslate();
    connect(m_box, &QSpinBox::valueChanged, this, &NumberField::say);
}

void NumberField::say(int number)
{
    if (number >= m_least)
        emit edited(m_optional && number <= m_none ? PropertyValue() : PropertyValue(number));
}

void NumberField::show(const PropertyValue &value)
{
    const QSignalBlocker quiet(m_box);
    const auto *number = std::get_if<int>(&value);
    m_box->setMinimum(m_least);
    m_box->setValue(number ? *number : m_none);
    retranslate();
}

// Below the least number, where no typing leads.
void NumberField::showVarious()
{
    const QSignalBlocker quiet(m_box);
    m_box->setMinimum(m_various);
    m_box->setValue(m_various);
    retranslate();
}

void NumberField::setLabel(const QString &label)
{
    m_box->setAccessibleName(label);
}

void NumberField::retranslate()
{
    m_box->setSpecialValueText(m_box->minimum() == m_various ? various()
                               : m_optional                  ? tr("none")
                                                             : QString());
}

LineField::LineField(QWidget *parent)
    : Field(parent)
    , m_line(new QLineEdit(this))
{
    layOutField(this, {m_line});
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->text() != m_shown)
            emit edited(m_line->text().trimmed().toStdString());
    });
}

void LineField::show(const QString &text, const QString &placeholder)
{
    m_shown = text;
    m_line->setPlaceholderText(placeholder);
    if (m_line->text() != m_shown)
        m_line->setText(m_shown);
}

void LineField::show(const PropertyValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    show(text ? editor::toQString(*text) : QString(), {});
}

void LineField::showVarious()
{
    show(QString(), various());
}

void LineField::setLabel(const QString &label)
{
    m_line->setAccessibleName(label);
}

ColourField::ColourField(QWidget *parent)
    : Field(parent)
    , m_line(new QLineEdit(this))
    , m_button(new QToolButton(this))
{
    layOutField(this, {m_line, m_button});
    ColourField::retranslate();
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->text() != m_shown)
            emit edited(m_line->text().trimmed().toStdString());
    });
    connect(m_button, &QToolButton::clicked, this, &ColourField::choose);
}

void ColourField::show(const PropertyValue &value)
{
    const auto *text = std::get_if<std::string>(&value);
    m_shown = text ? editor::toQString(*text) : QString();
    if (m_line->text() != m_shown)
        m_line->setText(m_shown);
    paintSwatch();
}

void ColourField::paintSwatch()
{
    QPixmap swatch(m_button->iconSize());
    swatch.fill(sideColour(m_shown.toStdString()));
    m_button->setIcon(QIcon(swatch));
}

void ColourField::choose()
{
    const QColor colour = QColorDialog::getColor(sideColour(m_shown.toStdString()), this);
    if (colour.isValid())
        emit edited(colour.name().toStdString());
}

void ColourField::setLabel(const QString &label)
{
    m_line->setAccessibleName(label);
}

void ColourField::retranslate()
{
    m_button->setToolTip(tr("Choose a colour"));
    m_button->setAccessibleName(tr("Choose a colour"));
}

NumberOrWordField::NumberOrWordField(const FieldSpec &property, QWidget *parent)
    : Field(parent)
    , m_box(new QComboBox(this))
    , m_number(new QSpinBox(this))
{
    m_number->setRange(property.least, property.most);
    m_number->setKeyboardTracking(false);
    layOutField(this, {m_box, m_number});
    connect(m_number, &QSpinBox::valueChanged, this, [this](int number) { emit edited(number); });
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            emit edited(m_number->value());
        else
            emit edited(m_box->currentData().toString().toStdString());
    });
}

void NumberOrWordField::fill()
{
    m_box->clear();
    m_box->addItem(tr("a number"));
    for (const Offer &one : m_offers)
        m_box->addItem(one.text, editor::toQString(one.id));
    const auto *word = std::get_if<std::string>(&m_value);
    m_box->setCurrentIndex(word ? m_box->findData(editor::toQString(*word)) : 0);
    m_number->setEnabled(!word);
}

void NumberOrWordField::show(const PropertyValue &value)
{
    m_value = value;
    if (const auto *number = std::get_if<int>(&value)) {
        const QSignalBlocker quiet(m_number);
        m_number->setValue(*number);
    }
    fill();
}

void NumberOrWordField::offer(const std::vector<Offer> &offers)
{
    m_offers = offers;
    fill();
}

void NumberOrWordField::setLabel(const QString &label)
{
    m_box->setAccessibleName(label);
    m_number->setAccessibleName(label);
}

void NumberOrWordField::retranslate()
{
    fill();
}

} // namespace hexwerk::assault::ui
