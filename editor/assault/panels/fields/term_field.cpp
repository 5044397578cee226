#include "editor/assault/panels/fields/term_field.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "core/assault/scenario/term_fate.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/models/choices.h"
#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/term_text.h"
#include "editor/canvas/icons.h"
#include "editor/panels/wrapping_delegate.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static bool holdsTerms(TermKind kind)
{
    return kind == TermKind::All || kind == TermKind::Any || kind == TermKind::Not;
}

static Choices namesOf(TermKind kind)
{
    switch (kind) {
    case TermKind::Control:
        return Choices::Objectives;
    case TermKind::Losses:
    case TermKind::SideHasNoUnits:
        return Choices::Sides;
    case TermKind::Track:
        return Choices::Tracks;
    case TermKind::UnitsInZone:
        return Choices::Zones;
    case TermKind::All:
    case TermKind::Any:
    case TermKind::Not:
    case TermKind::ControlsAtLeast:
    case TermKind::ControlsMajority:
    case TermKind::Turn:
        return Choices::None;
    }
    return Choices::None;
}

TermField::TermField(const ScenarioDocument &document, bool optional, QWidget *parent)
    : Field(parent)
    , m_document(document)
    , m_optional(optional)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    makeTree();
    makeForm();
    TermField::retranslate();
    setFocusProxy(m_tree);
}

void TermField::makeTree()
{
    m_tree = new QTreeWidget(this);
    m_tree->setHeaderHidden(true);
    m_tree->setWordWrap(true);
    m_tree->setItemDelegate(new editor::WrappingDelegate(m_tree));
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeWidget::doItemsLayout);
    m_tree->setMinimumHeight(120);
    layout()->addWidget(m_tree);
    auto *buttons = new QHBoxLayout;
    const auto button = [&](auto slot) {
        auto *made = new QToolButton(this);
        made->setToolButtonStyle(Qt::ToolButtonTextOnly);
        connect(made, &QToolButton::clicked, this, slot);
        buttons->addWidget(made);
        return made;
    };
    m_add = button([this] { addTerm(); });
    m_group = button([this] { groupTerm(); });
    m_remove = button([this] { removeTerm(); });
    m_up = button([this] { moveTerm(-1); });
    m_down = button([this] { moveTerm(1); });
    for (auto [made, sign] : {std::pair(m_remove, u"delete"_s), std::pair(m_up, u"up"_s),
                              std::pair(m_down, u"down"_s)}) {
        made->setIcon(editor::icon(sign));
        made->setToolButtonStyle(Qt::ToolButtonIconOnly); // five words are too wide
    }
    buttons->addStretch();
    static_cast<QVBoxLayout *>(layout())->addLayout(buttons);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this] {
        m_path = currentPath();
        fillForm();
    });
}

void TermField::makeForm()
{
    auto *form = new QFormLayout;
    const auto row = [&](QLabel *&label, QWidget *editor) {
        label = new QLabel(this);
        label->setBuddy(editor);
        form->addRow(label, editor);
    };
    row(m_kindLabel, m_kind = new QComboBox(this));
    row(m_nameLabel, m_name = new QComboBox(this));
    row(m_sideLabel, m_side = new QComboBox(this));
    row(m_numberLabel, m_number = new QSpinBox(this));
    m_number->setKeyboardTracking(false);
    static_cast<QVBoxLayout *>(layout())->addLayout(form);

    const auto set = [this](auto change) {
        if (Term *term = current()) {
            change(*term);
            say();
        }
    };
    connect(m_kind, &QComboBox::activated, this,
            [this](int kind) { setKind(static_cast<TermKind>(kind)); });
    connect(m_name, &QComboBox::activated, this, [=, this] {
        set([&](Term &term) { term.name = m_name->currentData().toString().toStdString(); });
    });
    connect(m_side, &QComboBox::activated, this, [=, this] {
        set([&](Term &term) { term.side = m_side->currentData().toString().toStdString(); });
    });
    connect(m_number, &QSpinBox::valueChanged, this,
            [=](int number) { set([&](Term &term) { term.number = number; }); });
}

// What it holds already stays: not several, but all or any of them, are what must not be.
void TermField::setKind(TermKind kind)
{
    Term *term = current();
    if (!term || term->kind == kind)
        return;
    Term made{kind, "", "", TermText::numberLabel(kind).isEmpty() ? 0 : 1, {}}; // as it is read
    if (kind == TermKind::Not && term->terms.size() > 1)
        made.terms = {*term};
    else if (holdsTerms(kind))
        made.terms = term->terms;
    const Scenario &scenario = m_document.scenario();
    const auto first = [&](Choices choices) {
        const auto ids = choiceIds(choices, scenario, m_document.library());
        return ids.empty() ? std::string() : ids.front();
    };
    made.name = first(namesOf(kind));
    if (kind == TermKind::UnitsInZone) // whose has to be said
        made.side = first(Choices::Sides);
    *term = made;
    say();
}

void TermField::show(const PropertyValue &value)
{
    const auto *term = std::get_if<Term>(&value);
    m_term = term ? std::optional<Term>(*term) : std::nullopt;
    fillTree();
}

void TermField::addItem(QTreeWidgetItem *parent, const Term &term, const TermPath &path)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, TermText::sentence(term, m_document.scenario()));
    item->setToolTip(0, item->text(0));
    if (std::find(m_faults.begin(), m_faults.end(), path) != m_faults.end())
        item->setIcon(0, editor::icon(u"problems"_s));
    item->setExpanded(true);
    for (std::size_t i = 0; i < term.terms.size(); ++i) {
        TermPath inner = path;
        inner.push_back(i);
        addItem(item, term.terms[i], inner);
    }
    if (path == m_path)
        m_tree->setCurrentItem(item);
}

void TermField::fillTree()
{
    const QSignalBlocker quiet(m_tree);
    const TermPath wanted = m_path;
    m_tree->clear();
    m_path = wanted;
    if (m_term)
        addItem(nullptr, *m_term, {});
    if (m_term && !m_tree->currentItem())
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_tree->expandAll();
    m_path = currentPath();
    fillForm();
}

TermPath TermField::currentPath() const
{
    TermPath path;
    for (QTreeWidgetItem *item = m_tree->currentItem(); item && item->parent();
         item = item->parent())
        path.insert(path.begin(), static_cast<std::size_t>(item->parent()->indexOfChild(item)));
    return path;
}

Term *TermField::current()
{
    if (!m_term || !m_tree->currentItem())
        return nullptr;
    return termAt(*m_term, m_path);
}

void TermField::fillNames(const Term &term)
{
    const Scenario &scenario = m_document.scenario();
    const auto fill = [&](QComboBox *box, Choices choices, const std::string &current) {
        for (const std::string &id : choiceIds(choices, scenario, m_document.library()))
            box->addItem(ChoiceText::of(choices, id, scenario, m_document.library()),
                         editor::toQString(id));
        if (box->findData(editor::toQString(current)) < 0)
            box->addItem(editor::toQString(current), editor::toQString(current));
        box->setCurrentIndex(box->findData(editor::toQString(current)));
    };
    m_name->clear();
    fill(m_name, namesOf(term.kind), term.name);
    m_side->clear();
    if (term.kind != TermKind::UnitsInZone)
        m_side->addItem(tr("The winner of this condition"), QString());
    fill(m_side, Choices::Sides, term.side);
}

void TermField::fillForm()
{
    const Term *term = current();
    const Term shown = term ? *term : Term();
    m_kind->setEnabled(term);
    m_kind->setCurrentIndex(term ? static_cast<int>(shown.kind) : -1);
    fillNames(shown);
    const QString name = term ? TermText::nameLabel(shown.kind) : QString();
    const QString number = term ? TermText::numberLabel(shown.kind) : QString();
    m_nameLabel->setText(name);
    m_name->setAccessibleName(name);
    m_numberLabel->setText(number);
    m_number->setAccessibleName(number);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_nameLabel, m_name})
        widget->setVisible(!name.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_numberLabel, m_number})
        widget->setVisible(!number.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_sideLabel, m_side})
        widget->setVisible(term && TermText::takesSide(shown.kind));
    const QSignalBlocker quiet(m_number);
    if (const auto range = numberRange(shown.kind))
        m_number->setRange(range->least, range->most);
    m_number->setValue(shown.number);
    m_add->setEnabled(canAdd());
    m_group->setEnabled(term);
    m_remove->setEnabled(term && (!m_path.empty() || m_optional));
    m_up->setEnabled(!m_path.empty() && m_path.back() > 0);
    m_down->setEnabled(!m_path.empty());
}

// What must not be is one term.
bool TermField::canAdd() const
{
    const auto takesOne = [](const Term *term) {
        return term && (term->kind != TermKind::Not || term->terms.empty());
    };
    if (!m_term || m_path.empty())
        return !m_term || takesOne(&*m_term);
    Term whole = *m_term;
    const Term *term = termAt(whole, m_path);
    if (term && holdsTerms(term->kind))
        return takesOne(term);
    return takesOne(termAt(whole, TermPath(m_path.begin(), m_path.end() - 1)));
}

// Into the chosen term if it holds others, else after it; a lone condition becomes the first of
// several.
void TermField::addTerm()
{
    const Term fresh{TermKind::Turn, "", "", 1, {}};
    Term *term = current();
    if (!m_term) {
        m_term = fresh;
    } else if (term && holdsTerms(term->kind)) {
        term->terms.push_back(fresh);
        m_path.push_back(term->terms.size() - 1);
    } else if (m_path.empty()) {
        m_term = Term{TermKind::All, "", "", 0, {*m_term, fresh}};
        m_path = {1};
    } else {
        Term &outer = *termAt(*m_term, TermPath(m_path.begin(), m_path.end() - 1));
        outer.terms.insert(outer.terms.begin() + static_cast<std::ptrdiff_t>(++m_path.back()),
                           fresh);
    }
    say();
}

// Puts brackets around the chosen term.
void TermField::groupTerm()
{
    Term *term = current();
    if (!term)
        return;
    *term = Term{TermKind::All, "", "", 0, {*term}};
    say();
}

void TermField::removeTerm()
{
    if (m_path.empty()) {
        m_term.reset();
        return say();
    }
    const std::size_t place = m_path.back();
    TermPath outer = m_path;
    outer.pop_back();
    Term *parent = &*m_term;
    for (const std::size_t step : outer)
        parent = &parent->terms[step];
    parent->terms.erase(parent->terms.begin() + static_cast<std::ptrdiff_t>(place));
    m_path = outer;
    say();
}

void TermField::moveTerm(int by)
{
    Term *parent = &*m_term;
    for (std::size_t i = 0; i + 1 < m_path.size(); ++i)
        parent = &parent->terms[m_path[i]];
    const auto to = static_cast<std::ptrdiff_t>(m_path.back()) + by;
    if (to < 0 || to >= std::ssize(parent->terms))
        return;
    std::swap(parent->terms[m_path.back()], parent->terms[static_cast<std::size_t>(to)]);
    m_path.back() = static_cast<std::size_t>(to);
    say();
}

void TermField::mark(std::vector<TermPath> faults)
{
    if (faults == m_faults)
        return;
    m_faults = std::move(faults);
    fillTree();
}

void TermField::say()
{
    const PropertyValue value = m_term ? PropertyValue(*m_term) : PropertyValue();
    fillTree();
    emit edited(value);
}

void TermField::setLabel(const QString &label)
{
    m_tree->setAccessibleName(label);
}

void TermField::retranslate()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    for (int kind = 0; kind <= static_cast<int>(kLastTermKind); ++kind)
        m_kind->addItem(TermText::kind(static_cast<TermKind>(kind)));
    m_kindLabel->setText(tr("Condition"));
    m_kind->setAccessibleName(tr("Condition"));
    m_sideLabel->setText(tr("Who"));
    m_side->setAccessibleName(tr("Who"));
    m_add->setText(tr("Add"));
    m_add->setToolTip(tr("Add a condition here"));
    m_group->setText(tr("Group"));
    m_group->setToolTip(tr("Put this condition into a group that can hold others"));
    m_remove->setText(tr("Remove"));
    m_remove->setToolTip(tr("Remove this condition"));
    m_up->setText(tr("Up"));
    m_up->setToolTip(tr("Move this condition up"));
    m_down->setText(tr("Down"));
    m_down->setToolTip(tr("Move this condition down"));
    fillTree();
}

} // namespace hexwerk::assault::ui
