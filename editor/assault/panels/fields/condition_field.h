// A tree of conditions, and a form for the one that is chosen in it, whatever they are about.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include "core/assault/scenario/term_fate.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/panels/fields/field.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// A condition as plain values.
struct Condition
{
    int kind = 0; // of its ConditionKinds; 0 to 2: all of its parts, any of them, not the one
    std::string name = {};
    std::string side = {};
    int number = 0;
    std::vector<Condition> parts = {};
    bool operator==(const Condition &) const = default;

    static constexpr int kAll = 0;
    static constexpr int kNot = 2;
    bool holdsParts() const { return kind <= kNot; }
};

// What conditions there are, and how they are said in the language of the window.
class ConditionKinds
{
public:
    virtual ~ConditionKinds() = default;
    virtual int count() const = 0;
    virtual QString text(int kind) const = 0;
    // One line, without the parts.
    virtual QString sentence(const Condition &condition) const = 0;
    // What its name names and its number counts; empty where it has none.
    virtual QString nameLabel(int kind) const = 0;
    virtual QString numberLabel(int kind) const = 0;
    virtual std::optional<TermNumbers> numbers(int kind) const = 0;
    virtual bool takesSide(int kind) const = 0;
    // What can be chosen as its name and its side.
    virtual std::vector<Offer> names(int kind) const = 0;
    virtual std::vector<Offer> sides(int kind) const = 0;
    // The kind that is added.
    virtual int first() const = 0;
};

class ConditionField : public Field
{
    Q_OBJECT

public:
    void setLabel(const QString &label) override;
    void retranslate() override;
    // Where something is wrong.
    void mark(std::vector<TermPath> faults);

protected:
    // An optional condition may be missing. `kinds` is that of a member: asked later.
    enum class Labels : std::uint8_t { Beside, Above }; // of their fields, which they leave room
    ConditionField(const ConditionKinds &kinds, bool optional, Labels labels, QWidget *parent);
    void showCondition(std::optional<Condition> condition);
    // The user has changed it.
    virtual void say(const std::optional<Condition> &condition) = 0;

private:
    void makeTree();
    void makeForm(Labels labels);
    void fillTree();
    void addItem(QTreeWidgetItem *parent, const Condition &condition, const TermPath &path);
    void fillForm();
    void fillChoices(const Condition &condition);
    Condition *at(const TermPath &path);
    Condition *current();
    TermPath currentPath() const;
    bool canAdd();
    Condition made(int kind) const;
    void setKind(int kind);
    void add();
    void group();
    void remove();
    void move(int by);
    void tellChange();

    const ConditionKinds &m_kinds;
    const bool m_optional;
    std::optional<Condition> m_whole;
    TermPath m_path;
    std::vector<TermPath> m_faults;
    QTreeWidget *m_tree;
    QToolButton *m_add;
    QToolButton *m_group;
    QToolButton *m_remove;
    QToolButton *m_up;
    QToolButton *m_down;
    QComboBox *m_kind;
    QLabel *m_nameLabel;
    QComboBox *m_name;
    QLabel *m_sideLabel;
    QComboBox *m_side;
    QLabel *m_numberLabel;
    QSpinBox *m_number;
    QLabel *m_kindLabel;
};

} // namespace hexwerk::assault::ui
