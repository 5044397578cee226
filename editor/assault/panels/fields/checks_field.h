// A field for any number of names out of a short list, each with what it means.
#pragma once

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include "editor/assault/panels/fields/field.h"

#include <vector>

namespace hexwerk::assault::ui {

class ChecksField final : public Field
{
    Q_OBJECT

public:
    explicit ChecksField(QWidget *parent);
    void show(const PropertyValue &value) override;
    void offer(const std::vector<Offer> &offers) override;
    void setLabel(const QString &label) override;

private:
    void fill();
    void tick(const std::string &name, bool on);

    QGridLayout *m_grid;
    std::vector<Offer> m_offers;
    std::vector<QCheckBox *> m_boxes; // of the offers
    std::vector<std::string> m_names;
    QString m_label;
};

} // namespace hexwerk::assault::ui
