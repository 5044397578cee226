// Which unit attacks or is attacked: the last used first, then new ones by their cards.
#pragma once

#include "app/assault/assistant/attack_desk.h"
#include "app/assault/assistant/letter_picker.h"

#include <variant>
#include <vector>

namespace hexwerk::assault::ui {

class UnitPicker final : public LetterPicker
{
    Q_OBJECT

public:
    // The desk must outlive it.
    explicit UnitPicker(const AttackDesk &desk, QWidget *parent = nullptr);

    void ask(Role role);
    Role role() const { return m_role; }

signals:
    void chosen(const hexwerk::assault::TableUnit &counter);
    // In the place of a unit: mines, ground or smoke.
    void kindChosen(hexwerk::assault::AttackKind kind);

private:
    bool isOffered(const TableUnit &counter) const;
    void add(const TableUnit &counter, const QString &text);
    void offerKind(AttackKind kind, const QString &letters);
    bool canFireSmoke() const;
    void offer(const QString &letters) override;
    void take(int row) override;
    QString title() const override;
    QString nearWord(const QString &letters) const override;

    const AttackDesk &m_desk;
    Role m_role = Role::Attacker;
    using Offered = std::variant<TableUnit, AttackKind>;
    std::vector<Offered> m_offered; // by row
};

} // namespace hexwerk::assault::ui
