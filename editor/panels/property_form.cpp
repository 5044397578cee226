#include "editor/panels/property_form.h"

#include <QEvent>

#include "editor/commands/item_commands.h"
#include "editor/document/scenario_document.h"
#include "editor/models/choices.h"
#include "editor/panels/field.h"
#include "editor/panels/term_field.h"
#include "editor/text/choice_text.h"

#include <utility>

namespace hexwerk::editor {

PropertyForm::PropertyForm(ScenarioDocument &document, const Properties &properties,
                           QWidget *parent, Filter filter)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_filter(std::move(filter))
    , m_form(new QFormLayout(this))
{
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    connect(&document, &ScenarioDocument::changed, this, &PropertyForm::refresh);
    connect(&document, &ScenarioDocument::replaced, this, &PropertyForm::refresh);
}

void PropertyForm::setItems(std::vector<ItemRef> items)
{
    const bool sameTable = !items.empty() && !m_rows.empty() && items.front().table == m_table;
    m_items = std::move(items);
    if (!sameTable) {
        while (m_form->rowCount() > 0)
            m_form->removeRow(0);
        m_rows.clear();
        if (!m_items.empty()) {
            m_table = m_items.front().table;
            makeRows();
            retranslate();
        }
    }
    refresh();
}

void PropertyForm::makeRows()
{
    for (const Property &property : m_properties.of(m_table)) {
        if (m_filter && !m_filter(property))
            continue;
        Field *field = property.kind == FieldKind::Term
                           ? new TermField(m_document, property.optional, this)
                           : makeField(property, this);
        auto *label = new QLabel(this);
        label->setBuddy(field);
        const bool isTall =
            property.kind == FieldKind::Term || property.kind == FieldKind::LocalPage;
        if (isTall) {
            m_form->addRow(label);
            m_form->addRow(field);
        } else {
            m_form->addRow(label, field);
        }
        connect(field, &Field::edited, this,
                [this, &property](const PropertyValue &value) { write(property, value); });
        m_rows.push_back({&property, label, field});
    }
}

void PropertyForm::write(const Property &property, const PropertyValue &value)
{
    if (m_items.empty())
        return;
    m_document.push(std::make_unique<ChangePropertyCommand>(m_document, property, m_items, value));
}

void PropertyForm::refresh()
{
    std::erase_if(m_items, [&](ItemRef item) { return !contains(m_document.scenario(), item); });
    setEnabled(!m_items.empty());
    if (m_items.empty() || !isVisible()) // shown later, it asks again
        return;
    const Scenario &scenario = m_document.scenario();
    for (const Row &row : m_rows) {
        const Property &property = *row.property;
        const bool applies =
            !property.applies || property.applies(scenario, m_document.library(), m_items.front());
        row.field->setVisible(applies);
        row.label->setVisible(applies);
        std::vector<Offer> offers;
        for (const std::string &id : choiceIds(property.choices, scenario, m_document.library()))
            offers.push_back(
                {id, ChoiceText::of(property.choices, id, scenario, m_document.library())});
        row.field->offer(offers);
        row.field->show(property.get(scenario, m_items.front()));
    }
}

bool PropertyForm::focusKey(std::string_view key)
{
    for (const Row &row : m_rows)
        if (row.property->key == key) {
            row.field->setFocus(Qt::OtherFocusReason);
            return true;
        }
    return false;
}

void PropertyForm::retranslate()
{
    for (const Row &row : m_rows) {
        const QString label = labelOf(*row.property);
        row.label->setText(label);
        row.field->setLabel(label);
        row.field->setToolTip(helpOf(*row.property));
        row.label->setToolTip(helpOf(*row.property));
        row.field->retranslate();
    }
}

void PropertyForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void PropertyForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace hexwerk::editor
