#include "editor/assault/panels/forms/property_form.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "core/assault/files/checks/validation.h"
#include "editor/assault/commands/item_commands.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/models/key_place.h"
#include "editor/assault/panels/fields/field.h"
#include "editor/assault/panels/fields/term_field.h"
#include "editor/assault/panels/forms/problem_note.h"
#include "editor/assault/text/choice_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

PropertyForm::PropertyForm(ScenarioDocument &document, const Properties &properties,
                           QWidget *parent, Filter filter)
    : QWidget(parent)
    , m_document(document)
    , m_properties(properties)
    , m_filter(std::move(filter))
    , m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 6, 0, 6); // a unit's fields beside half a window of map
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    connect(&document, &ScenarioDocument::changed, this, &PropertyForm::refresh);
    connect(&document, &ScenarioDocument::replaced, this, &PropertyForm::refresh);
}

PropertyForm::~PropertyForm()
{
    m_items.clear();
    leaveField();
}

// A field that is taken down while it has the cursor would speak when it is half gone.
void PropertyForm::leaveField()
{
    if (QWidget *focus = QApplication::focusWidget(); focus && isAncestorOf(focus))
        focus->clearFocus();
}

void PropertyForm::setItems(std::vector<ItemRef> items)
{
    if (items != m_items)
        leaveField(); // what was typed belongs to the items before
    const bool sameTable = !items.empty() && !m_rows.empty() && items.front().table == m_table;
    m_items = std::move(items);
    if (!sameTable) {
        for (const Row &row : std::exchange(m_rows, {})) {
            takeRow(row);
            delete row.label;
            delete row.whole;
        }
        if (!m_items.empty()) {
            m_table = m_items.front().table;
            makeRows();
            retranslate();
        }
    }
    refresh();
}

// Below its label: a large field, or one whose label is a sentence.
static bool isTall(const Property &property)
{
    return property.kind == FieldKind::Term || property.kind == FieldKind::LocalPage ||
           !property.name.empty();
}

// Tracks, triggers and victory conditions are looked at while one works on them.
static bool isOfCourse(Table table)
{
    const Table outer = outerTable(table);
    return outer == Table::Track || outer == Table::Trigger || outer == Table::Victory;
}

// A field with a sentence about it below, and what is wrong with it.
static QWidget *explainedField(Field *field, QLabel *help, QWidget *note)
{
    auto *both = new QWidget(field->parentWidget());
    auto *column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 2);
    column->setSpacing(1);
    column->addWidget(field);
    if (help) {
        column->addWidget(help);
        help->setWordWrap(true);
        help->setForegroundRole(QPalette::PlaceholderText);
    }
    if (note)
        column->addWidget(note);
    return both;
}

PropertyForm::Row PropertyForm::makeRow(const Property &property)
{
    Field *field = property.kind == FieldKind::Term
                       ? new TermField(m_document, property.optional, this)
                       : makeField(property, this);
    Row row{&property,
            field->showsLabel() ? nullptr : new QLabel(this),
            field,
            helpOf(property).isEmpty() ? nullptr : new QLabel(this),
            isOfCourse(property.table) ? new ProblemNote(m_document, m_properties, this) : nullptr,
            field};
    if (row.label)
        row.label->setBuddy(field);
    if (row.label && !property.name.empty()) // a whole sentence
        row.label->setWordWrap(true);
    if (row.help || row.note)
        row.whole = explainedField(field, row.help, row.note);
    putRow(row, m_form->rowCount());
    connect(field, &Field::edited, this,
            [this, &property](const PropertyValue &value) { write(property, value); });
    return row;
}

void PropertyForm::makeRows()
{
    for (const Property &property : m_properties.of(m_table))
        if (!m_filter || m_filter(property))
            m_rows.push_back(makeRow(property));
}

void PropertyForm::write(const Property &property, const PropertyValue &value)
{
    if (m_items.empty())
        return;
    m_document.push(std::make_unique<ChangePropertyCommand>(m_document, property, m_items, value));
    if (commonValue(property, m_items, m_document.scenario()) != value)
        refresh(); // it cannot be that: the field says again what holds
}

void PropertyForm::putRow(const Row &row, int at)
{
    if (row.label && isTall(*row.property)) {
        m_form->insertRow(at, row.whole);
        m_form->insertRow(at, row.label);
    } else if (row.label) {
        m_form->insertRow(at, row.label, row.whole);
    } else {
        m_form->insertRow(at, QString(), row.whole);
    }
    row.whole->show();
    if (row.label)
        row.label->show();
}

// Out of the layout: it reckons with the heights of rows that are merely hidden.
void PropertyForm::takeRow(const Row &row)
{
    for (QWidget *widget : {static_cast<QWidget *>(row.label), row.whole})
        if (widget && m_form->indexOf(widget) >= 0) {
            const QFormLayout::TakeRowResult taken = m_form->takeRow(widget);
            delete taken.labelItem;
            delete taken.fieldItem;
        }
    row.whole->hide();
    if (row.label)
        row.label->hide();
}

// Whose cards come first.
static std::string sideOf(ItemRef item, const Scenario &scenario)
{
    switch (outerTable(item.table)) {
    case Table::Unit:
        return scenario.units[item.index].side;
    case Table::Reinforcement:
        return scenario.reinforcements[item.index].side;
    case Table::Support:
        return scenario.supports[item.index].side;
    case Table::Side:
        return scenario.sides[item.index].id;
    default:
        return {};
    }
}

std::vector<Offer> PropertyForm::offersOf(const Property &property) const
{
    const Scenario &scenario = m_document.scenario();
    const DataStore &library = m_document.library();
    const std::string side = sideOf(m_items.front(), scenario);
    std::string colour;
    for (const SideSpec &one : scenario.sides)
        if (one.id == side)
            colour = one.colour;
    std::vector<Offer> offers;
    for (const std::string &id : choiceIdsFor(side, property.choices, scenario, library))
        offers.push_back({id, ChoiceText::of(property.choices, id, scenario, library), {}, colour});
    return offers;
}

void PropertyForm::refresh()
{
    std::erase_if(m_items, [&](ItemRef item) { return !contains(m_document.scenario(), item); });
    setEnabled(!m_items.empty());
    if (m_items.empty() || !isVisible()) // shown later, it asks again
        return;
    const Scenario &scenario = m_document.scenario();
    int place = 0; // in the layout
    for (const Row &row : m_rows) {
        const Property &property = *row.property;
        const bool isThere = m_form->indexOf(row.whole) >= 0;
        if (!isCommon(property, m_items, scenario, m_document.library()))
            takeRow(row);
        else if (!isThere)
            putRow(row, place);
        if (m_form->indexOf(row.whole) >= 0)
            place += row.label && isTall(property) ? 2 : 1;
        row.field->consult(m_document.sharedLibrary());
        row.field->offer(offersOf(property));
        if (property.standard)
            row.field->setStandard(property.standard(scenario, m_document.library()));
        if (const auto value = commonValue(property, m_items, scenario))
            row.field->show(*value);
        else
            row.field->showVarious();
    }
    showProblems();
    placeLabels();
}

void PropertyForm::showProblems()
{
    if (!isOfCourse(m_table))
        return;
    const std::vector<Problem> all = validateCourse(m_document.scenario());
    for (const Row &row : m_rows) {
        std::vector<Problem> problems;
        std::vector<TermPath> faults;
        for (const Problem &problem : all) {
            const KeyPlace place = placeOfKey(m_document.scenario(), problem.key);
            if (place.item != m_items.front() || place.key != row.property->key)
                continue;
            problems.push_back(problem);
            faults.push_back(place.term);
        }
        row.note->show(problems);
        if (auto *term = qobject_cast<TermField *>(row.field))
            term->mark(std::move(faults));
    }
}

Field *PropertyForm::fieldOf(std::string_view key) const
{
    for (const Row &row : m_rows)
        if (row.property->key == key)
            return row.field;
    return nullptr;
}

void PropertyForm::focusKey(std::string_view key)
{
    if (Field *field = fieldOf(key))
        field->setFocus(Qt::OtherFocusReason);
}

// What surrounds a field hears of its width later than the field.
int PropertyForm::leastWidth(const Row &row)
{
    return std::max(row.whole->minimumSizeHint().width(), row.field->minimumSizeHint().width());
}

// Beside the fields where there is room for all of them, else above.
void PropertyForm::placeLabels()
{
    int labels = 0;
    int fields = 0;
    for (const Row &row : m_rows)
        if (row.whole->isVisibleTo(this) && !isTall(*row.property)) {
            labels = std::max(labels, row.label ? row.label->sizeHint().width() : 0);
            fields = std::max(fields, leastWidth(row));
        }
    const QMargins margins = m_form->contentsMargins();
    const bool fits =
        margins.left() + labels + m_form->horizontalSpacing() + fields + margins.right() <= width();
    m_form->setRowWrapPolicy(fits ? QFormLayout::DontWrapRows : QFormLayout::WrapAllRows);
}

QSize PropertyForm::minimumSizeHint() const
{
    int widest = 0;
    for (const Row &row : m_rows)
        if (row.whole->isVisibleTo(this))
            widest = std::max(
                {widest, leastWidth(row), row.label ? row.label->minimumSizeHint().width() : 0});
    const QMargins margins = m_form->contentsMargins();
    return {margins.left() + widest + margins.right(), m_form->minimumSize().height()};
}

void PropertyForm::retranslate()
{
    for (const Row &row : m_rows) {
        const QString label = labelOf(*row.property);
        row.field->setLabel(label);
        if (row.label)
            row.label->setText(label);
        if (row.help)
            row.help->setText(helpOf(*row.property));
        if (row.note)
            row.note->retranslate();
        row.field->retranslate();
    }
}

void PropertyForm::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void PropertyForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeLabels();
}

void PropertyForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    if (event->type() == QEvent::FontChange)
        placeLabels();
    QWidget::changeEvent(event);
}

} // namespace hexwerk::assault::ui
