// A form of an attack at the table, entered press by press, by mouse or by keys.
#pragma once

#include "app/assault/assistant/form_questions.h"
#include "app/assault/assistant/table_assistant.h"
#include "tests/window/editor_test.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui::window {

class EnteredForm : public EditorTest
{
protected:
    // A new window with the page of one attack. Units with these cards are known at the table.
    void open();
    void know(const std::vector<std::string> &cards);
    // Both units by their cards, then one press after the other that brings the form nearer; a
    // failed check if it does not become as wanted.
    void enter(AttackForm wanted);

    AttackPage &page() const { return *m_window->findChild<AttackPage *>(); }
    AttackDesk &desk() const { return page().desk(); }
    std::vector<ChoiceRow *> rows() const;

    bool m_isByKeys = false;

private:
    void pick(const std::string &card, Role role);
    void pickKind(AttackKind kind, Role role);
    // The row of the open list that says so, by mouse or by Enter.
    void takeRow(UnitPicker &picker, const QString &text);
    UnitPicker &openPicker(Role role);
    bool enterNext(const AttackForm &wanted);
    void press(ChoiceRow &row, int choice, const FormQuestion &question);
};

} // namespace hexwerk::assault::ui::window
