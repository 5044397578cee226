// A field for the condition of a result: what the campaign knows, and what the battle does.
#pragma once

#include "editor/assault/campaign/campaign_document.h"
#include "editor/assault/panels/fields/condition_field.h"

#include <optional>

namespace hexwerk::assault::ui {

// Conditions of campaigns first, then those of battles but for groups, which are the same.
class ResultTermKinds final : public ConditionKinds
{
public:
    explicit ResultTermKinds(const CampaignDocument &document)
        : m_document(document)
    {
    }
    // Whose result it is; it may be gone.
    void setBattle(std::size_t battle) { m_battle = battle; }

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
    Scenario scenario() const;
    const CampaignBattle *battle() const;

    const CampaignDocument &m_document;
    std::size_t m_battle = 0;
};

class ResultTermField final : public ConditionField
{
    Q_OBJECT

public:
    ResultTermField(const CampaignDocument &document, QWidget *parent);
    void setBattle(std::size_t battle) { m_kinds.setBattle(battle); }
    void show(const PropertyValue &) override {}
    void show(const std::optional<ResultTerm> &term);

signals:
    void changed(const std::optional<hexwerk::assault::ResultTerm> &term);

private:
    void say(const std::optional<Condition> &condition) override;

    ResultTermKinds m_kinds;
};

Condition conditionOf(const ResultTerm &term);
ResultTerm resultTermOf(const Condition &condition);

} // namespace hexwerk::assault::ui
