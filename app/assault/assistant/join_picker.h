// Which units join a tracked game: a formation with all of its units, or one by its card.
#pragma once

#include "app/assault/assistant/letter_picker.h"
#include "core/assault/tabletop/table_position.h"

#include <memory>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class JoinPicker final : public LetterPicker
{
    Q_OBJECT

public:
    explicit JoinPicker(QWidget *parent = nullptr);

    // The nations of its cards, or else of its units, come first.
    void ask(const TablePosition &table, SideIndex side);
    SideIndex side() const { return m_side; }

signals:
    // One card for each unit.
    void chosen(const std::vector<std::string> &cards);

private:
    void offer(const QString &letters) override;
    void take(int row) override;
    QString title() const override;
    QString nearWord(const QString &letters) const override;
    bool isOwn(const std::string &nation) const;

    std::shared_ptr<const TableRules> m_rules;
    SideIndex m_side = 0;
    QString m_sideName;
    std::vector<std::string> m_nations; // of the side; empty: all
    std::vector<std::vector<std::string>> m_offered;
};

} // namespace hexwerk::assault::ui
