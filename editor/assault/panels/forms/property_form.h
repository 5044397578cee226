// A form for the keys of one item, or of several of one table at once. It follows the document and
// writes through undo commands.
#pragma once

#include <QFormLayout>
#include <QLabel>
#include <QWidget>

#include "editor/assault/models/property.h"

#include <functional>
#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class Field;
class ProblemNote;
struct Offer;
class ScenarioDocument;

class PropertyForm final : public QWidget
{
    Q_OBJECT

public:
    // Which keys of the table to show; empty: all.
    using Filter = std::function<bool(const Property &)>;
    PropertyForm(ScenarioDocument &document, const Properties &properties, QWidget *parent,
                 Filter filter = {});
    ~PropertyForm() override;

    // Items of one table; none: an empty form.
    void setItems(std::vector<ItemRef> items);
    const std::vector<ItemRef> &items() const { return m_items; }
    bool hasKey(std::string_view key) const { return fieldOf(key) != nullptr; }
    // The field that sets a key; null if the form has none.
    Field *fieldOf(std::string_view key) const;
    // Puts the cursor into the field of a key, if there is one.
    void focusKey(std::string_view key);
    // With the labels above the fields.
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    struct Row
    {
        const Property *property;
        QLabel *label; // null: the field shows its label itself
        Field *field;
        QLabel *help;      // null: there is nothing to explain
        ProblemNote *note; // null: of a table that is looked at as a whole alone
        QWidget *whole;    // the field, and what stands below it
    };
    void leaveField();
    void makeRows();
    Row makeRow(const Property &property);
    void putRow(const Row &row, int at);
    void takeRow(const Row &row);
    static int leastWidth(const Row &row);
    void placeLabels();
    std::vector<Offer> offersOf(const Property &property) const;
    void refresh();
    void showProblems();
    void retranslate();
    void write(const Property &property, const PropertyValue &value);

    ScenarioDocument &m_document;
    const Properties &m_properties;
    const Filter m_filter;
    QFormLayout *m_form;
    Table m_table = Table::Scenario;
    std::vector<ItemRef> m_items;
    std::vector<Row> m_rows;
};

} // namespace hexwerk::assault::ui
