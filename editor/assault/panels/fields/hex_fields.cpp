#include "editor/assault/panels/fields/hex_fields.h"

#include <QRegularExpression>

#include "editor/text/local_text.h"

namespace hexwerk::assault::ui {

HexesField::HexesField(Of of, QWidget *parent)
    : Field(parent)
    , m_of(of)
    , m_line(new QLineEdit(this))
{
    layOutField(this, {m_line});
    HexesField::retranslate();
    connect(m_line, &QLineEdit::editingFinished, this, &HexesField::say);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString &text) {
        m_line->setProperty("invalid", !read(text).has_value());
        QPalette colours = palette();
        if (!read(text))
            colours.setColor(QPalette::Text, QColor(0xc0, 0x20, 0x20));
        m_line->setPalette(colours);
    });
}

static QString nameOf(Hex hex)
{
    return hex.isNowhere() ? QString() : editor::toQString(toString(hex));
}

void HexesField::show(const PropertyValue &value)
{
    QStringList names;
    if (const auto *hex = std::get_if<Hex>(&value))
        names << nameOf(*hex);
    if (const auto *hexes = std::get_if<std::vector<Hex>>(&value))
        for (const Hex hex : *hexes)
            names << nameOf(hex);
    if (const auto *crop = std::get_if<Crop>(&value))
        names << nameOf(crop->from) << nameOf(crop->to);
    m_shown = names.join(QLatin1Char(' '));
    m_line->setPalette(palette());
    if (m_line->text() != m_shown)
        m_line->setText(m_shown);
    retranslate();
}

void HexesField::showVarious()
{
    show({});
    m_line->setPlaceholderText(various());
}

std::optional<PropertyValue> HexesField::read(const QString &text) const
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    std::vector<Hex> hexes;
    for (const QString &name : text.toUpper().split(between, Qt::SkipEmptyParts)) {
        const std::optional<Hex> hex = hexFromString(name.toStdString());
        if (!hex)
            return std::nullopt;
        hexes.push_back(*hex);
    }
    if (m_of == Of::Many)
        return hexes;
    if (hexes.empty() && m_of != Of::One)
        return PropertyValue();
    if (m_of == Of::Crop)
        return hexes.size() == 2 ? std::optional<PropertyValue>(Crop{hexes[0], hexes[1]})
                                 : std::nullopt;
    return hexes.size() == 1 ? std::optional<PropertyValue>(hexes.front()) : std::nullopt;
}

void HexesField::say()
{
    if (m_line->text() == m_shown)
        return;
    if (const auto value = read(m_line->text()))
        emit edited(*value);
    else
        m_line->setText(m_shown);
    m_line->setPalette(palette());
}

void HexesField::setLabel(const QString &label)
{
    m_line->setAccessibleName(label);
}

void HexesField::retranslate()
{
    const bool many = m_of == Of::Many || m_of == Of::Crop;
    m_line->setPlaceholderText(m_of == Of::Crop  ? tr("the whole tile")
                               : many            ? tr("C4 C5 D5")
                               : m_of == Of::One ? tr("C4")
                                                 : tr("none"));
}

} // namespace hexwerk::assault::ui
