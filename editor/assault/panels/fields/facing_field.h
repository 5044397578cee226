// The field for a facing: a compass, and beside it the vertex in words.
#pragma once

#include <QLabel>
#include <QToolButton>

#include "editor/assault/panels/fields/field.h"
#include "editor/panels/compass.h"

namespace hexwerk::assault::ui {

class FacingField final : public Field
{
    Q_OBJECT

public:
    FacingField(const FieldSpec &property, QWidget *parent);
    void show(const PropertyValue &value) override;
    void showVarious() override;
    void setLabel(const QString &label) override;
    void retranslate() override;

private:
    void clear();
    void showWords();

    editor::Compass *m_compass;
    QLabel *m_words;
    QToolButton *m_none;
    const bool m_optional;
    std::optional<int> m_facing;
    bool m_isVarious = false;
};

} // namespace hexwerk::assault::ui
