// One value of a table: its field, what was there, how sure it is, and what the books say.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidget>

#include "core/rulebook/rulebook.h"
#include "editor/assault/library/library_document.h"
#include "editor/assault/library/system_table.h"
#include "editor/panels/text_browser.h"

#include <functional>
#include <optional>

namespace hexwerk::assault::ui {

class Field;

using RulebookSource = std::function<const Rulebook &()>;

class TableValueForm final : public QWidget
{
    Q_OBJECT

public:
    TableValueForm(LibraryDocument &document, QWidget *parent);
    ~TableValueForm() override;

    void setRulebook(RulebookSource rulebook);
    void setValue(const std::optional<TableValue> &value);
    const std::optional<TableValue> &value() const { return m_value; }
    void focusField();
    Field *field() const { return m_field; }
    // Why the value that was entered last was not taken; empty if it was.
    QString refusal() const { return m_refusal->text(); }
    void confirm();
    void drop();

signals:
    void confirmed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeValueField();
    void leaveField();
    void write(const PropertyValue &value);
    void refresh();
    void refreshRules();
    void refuse(const QString &sentence);
    QString barred() const;
    void retranslate();

    LibraryDocument &m_document;
    RulebookSource m_rulebook;
    std::optional<TableValue> m_value;
    QLabel *m_name;
    QVBoxLayout *m_place; // of the field
    Field *m_field = nullptr;
    QLabel *m_refusal;
    QLabel *m_ours;
    QLabel *m_mark;
    QPushButton *m_confirm;
    QPushButton *m_drop;
    QLabel *m_booksLabel;
    editor::TextBrowser *m_books;
};

} // namespace hexwerk::assault::ui
