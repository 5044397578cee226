// A field for a condition of a scenario.
#pragma once

#include "editor/assault/panels/fields/condition_field.h"

namespace hexwerk::assault::ui {

class ScenarioDocument;

class TermKinds final : public ConditionKinds
{
public:
    explicit TermKinds(const ScenarioDocument &document)
        : m_document(document)
    {
    }
    int count() const override;
    QString text(int kind) const override;
    QString sentence(const Condition &condition) const override;
    QString nameLabel(int kind) const override;
    QString numberLabel(int kind) const override;
    std::optional<TermNumbers> numbers(int kind) const override;
    bool takesSide(int kind) const override;
    std::vector<Offer> names(int kind) const override;
    std::vector<Offer> sides(int kind) const override;
    int first() const override;

private:
    std::vector<Offer> offersOf(Choices choices) const;

    const ScenarioDocument &m_document;
};

class TermField final : public ConditionField
{
    Q_OBJECT

public:
    // An optional condition may be missing.
    TermField(const ScenarioDocument &document, bool optional, QWidget *parent);
    void show(const PropertyValue &value) override;

private:
    void say(const std::optional<Condition> &condition) override;

    const TermKinds m_kinds;
};

} // namespace hexwerk::assault::ui
