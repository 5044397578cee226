// Fields for a hex, for several, and for a part of a tile. What is no hex is marked and not said.
#pragma once

#include <QLineEdit>

#include "editor/assault/panels/fields/field.h"

namespace hexwerk::assault::ui {

class HexesField final : public Field
{
    Q_OBJECT

public:
    enum class Of : std::uint8_t { One, OneOrNone, Many, Crop };
    HexesField(Of of, QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    // Empty if the text is no value of this kind.
    std::optional<PropertyValue> read(const QString &text) const;
    void say();

    const Of m_of;
    QLineEdit *m_line;
    QString m_shown;
};

} // namespace hexwerk::assault::ui
