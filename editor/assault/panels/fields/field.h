// A widget that edits one value of a scenario. It shows what it is told and says what the user
// makes of it; it changes nothing itself.
#pragma once

#include <QWidget>

#include "editor/assault/models/property.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

struct Offer
{
    std::string id;
    QString text;
    QString help = {};       // what it means, in a sentence
    std::string colour = {}; // of the side for which a card is offered
    bool operator==(const Offer &) const = default;
};

class Field : public QWidget
{
    Q_OBJECT

public:
    explicit Field(QWidget *parent = nullptr)
        : QWidget(parent)
    {
    }

    // Not an edit: nothing is emitted.
    virtual void show(const PropertyValue &value) = 0;
    // Several items that differ in it. Not an edit either; what is said then is for all of them.
    virtual void showVarious() { show({}); }
    // What a choice offers.
    virtual void offer(const std::vector<Offer> &offers) { Q_UNUSED(offers) }
    // The data at hand, for a field that needs more of it than offers.
    virtual void consult(const SharedData &library) { Q_UNUSED(library) }
    // What holds while the value is left out.
    virtual void setStandard(const PropertyValue &standard) { Q_UNUSED(standard) }
    // The label of the field, for those who cannot see it.
    virtual void setLabel(const QString &label) = 0;
    // Whether the field shows its label itself, so that none has to stand before it.
    virtual bool showsLabel() const { return false; }
    // Texts of the field's own, in the language of the window.
    virtual void retranslate() {}

signals:
    void edited(const hexwerk::assault::ui::PropertyValue &value);

protected:
    // The word for values that differ.
    static QString various();
};

// The field for a key, but of a Term; owned by `parent`.
Field *makeField(const FieldSpec &property, QWidget *parent);

// One widget, or several in a row, that fill the field.
void layOutField(Field *field, std::initializer_list<QWidget *> widgets);

} // namespace hexwerk::assault::ui
