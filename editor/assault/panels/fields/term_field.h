// A field for a condition: a tree of terms, and a form for the one that is chosen in it.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QTreeWidget>

#include "editor/assault/models/key_place.h"
#include "editor/assault/panels/fields/field.h"

#include <vector>

namespace hexwerk::assault::ui {

class ScenarioDocument;

class TermField final : public Field
{
    Q_OBJECT

public:
    // An optional condition may be missing.
    TermField(const ScenarioDocument &document, bool optional, QWidget *parent);
    void show(const PropertyValue &value) override;
    void setLabel(const QString &label) override;
    void retranslate() override;
    // Where something is wrong.
    void mark(std::vector<TermPath> faults);

private:
    void makeTree();
    void makeForm();
    void fillTree();
    void addItem(QTreeWidgetItem *parent, const Term &term, const TermPath &path);
    void fillForm();
    void fillNames(const Term &term);
    Term *current();
    TermPath currentPath() const;
    bool canAdd() const;
    void setKind(TermKind kind);
    void addTerm();
    void groupTerm();
    void removeTerm();
    void moveTerm(int by);
    void say();

    const ScenarioDocument &m_document;
    const bool m_optional;
    std::optional<Term> m_term;
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
