#include "editor/assault/panels/fields/condition_field.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "editor/canvas/icons.h"
#include "editor/panels/wrapping_delegate.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static constexpr int kLeastLetters = 14; // of a choice that are seen

ConditionField::ConditionField(const ConditionKinds &kinds, bool optional, Labels labels,
                               QWidget *parent)
    : Field(parent)
    , m_kinds(kinds)
    , m_optional(optional)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    makeTree();
    makeForm(labels);
    setFocusProxy(m_tree);
}

void ConditionField::makeTree()
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
    m_add = button([this] { add(); });
    m_group = button([this] { group(); });
    m_remove = button([this] { remove(); });
    m_up = button([this] { move(-1); });
    m_down = button([this] { move(1); });
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

void ConditionField::makeForm(Labels labels)
{
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (labels == Labels::Above)
        form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    const auto row = [&](QLabel *&label, QWidget *editor) {
        label = new QLabel(this);
        label->setBuddy(editor);
        // As wide as there is room, not as its longest entry.
        if (auto *box = qobject_cast<QComboBox *>(editor)) {
            box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
            box->setMinimumContentsLength(kLeastLetters);
        }
        form->addRow(label, editor);
    };
    row(m_kindLabel, m_kind = new QComboBox(this));
    row(m_nameLabel, m_name = new QComboBox(this));
    row(m_sideLabel, m_side = new QComboBox(this));
    row(m_numberLabel, m_number = new QSpinBox(this));
    m_number->setKeyboardTracking(false);
    static_cast<QVBoxLayout *>(layout())->addLayout(form);

    const auto set = [this](auto change) {
        if (Condition *one = current()) {
            change(*one);
            tellChange();
        }
    };
    connect(m_kind, &QComboBox::activated, this, [this](int kind) { setKind(kind); });
    connect(m_name, &QComboBox::activated, this, [=, this] {
        set([&](Condition &one) { one.name = m_name->currentData().toString().toStdString(); });
    });
    connect(m_side, &QComboBox::activated, this, [=, this] {
        set([&](Condition &one) { one.side = m_side->currentData().toString().toStdString(); });
    });
    connect(m_number, &QSpinBox::valueChanged, this,
            [=](int number) { set([&](Condition &one) { one.number = number; }); });
}

Condition ConditionField::made(int kind) const
{
    const auto first = [](const std::vector<Offer> &offers) {
        return offers.empty() ? std::string() : offers.front().id;
    };
    Condition condition{.kind = kind};
    if (const auto range = m_kinds.numbers(kind))
        condition.number = std::max(1, range->least);
    condition.name = first(m_kinds.names(kind));
    if (m_kinds.takesSide(kind))
        condition.side = first(m_kinds.sides(kind));
    return condition;
}

// What it holds already stays: not several, but all or any of them, are what must not be.
void ConditionField::setKind(int kind)
{
    Condition *one = current();
    if (!one || one->kind == kind)
        return;
    Condition fresh = made(kind);
    if (kind == Condition::kNot && one->parts.size() > 1)
        fresh.parts = {*one};
    else if (fresh.holdsParts())
        fresh.parts = one->parts;
    *one = std::move(fresh);
    tellChange();
}

void ConditionField::showCondition(std::optional<Condition> condition)
{
    m_whole = std::move(condition);
    fillTree();
}

void ConditionField::addItem(QTreeWidgetItem *parent, const Condition &condition,
                             const TermPath &path)
{
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, m_kinds.sentence(condition));
    item->setToolTip(0, item->text(0));
    if (std::find(m_faults.begin(), m_faults.end(), path) != m_faults.end())
        item->setIcon(0, editor::icon(u"problems"_s));
    item->setExpanded(true);
    for (std::size_t i = 0; i < condition.parts.size(); ++i) {
        TermPath inner = path;
        inner.push_back(i);
        addItem(item, condition.parts[i], inner);
    }
    if (path == m_path)
        m_tree->setCurrentItem(item);
}

void ConditionField::fillTree()
{
    const QSignalBlocker quiet(m_tree);
    const TermPath wanted = m_path;
    m_tree->clear();
    m_path = wanted;
    if (m_whole)
        addItem(nullptr, *m_whole, {});
    if (m_whole && !m_tree->currentItem())
        m_tree->setCurrentItem(m_tree->topLevelItem(0));
    m_tree->expandAll();
    m_path = currentPath();
    fillForm();
}

TermPath ConditionField::currentPath() const
{
    TermPath path;
    for (QTreeWidgetItem *item = m_tree->currentItem(); item && item->parent();
         item = item->parent())
        path.insert(path.begin(), static_cast<std::size_t>(item->parent()->indexOfChild(item)));
    return path;
}

Condition *ConditionField::at(const TermPath &path)
{
    Condition *one = m_whole ? &*m_whole : nullptr;
    for (const std::size_t step : path)
        one = one && step < one->parts.size() ? &one->parts[step] : nullptr;
    return one;
}

Condition *ConditionField::current()
{
    return m_tree->currentItem() ? at(m_path) : nullptr;
}

void ConditionField::fillChoices(const Condition &condition)
{
    const auto fill = [](QComboBox *box, const std::vector<Offer> &offers,
                         const std::string &current) {
        box->clear();
        for (const Offer &offer : offers)
            box->addItem(offer.text, editor::toQString(offer.id));
        if (box->findData(editor::toQString(current)) < 0)
            box->addItem(editor::toQString(current), editor::toQString(current));
        box->setCurrentIndex(box->findData(editor::toQString(current)));
    };
    fill(m_name, m_kinds.names(condition.kind), condition.name);
    fill(m_side, m_kinds.sides(condition.kind), condition.side);
}

void ConditionField::fillForm()
{
    const Condition *one = current();
    const Condition shown = one ? *one : Condition();
    m_kind->setEnabled(one);
    m_kind->setCurrentIndex(one ? shown.kind : -1);
    fillChoices(shown);
    const QString name = one ? m_kinds.nameLabel(shown.kind) : QString();
    const QString number = one ? m_kinds.numberLabel(shown.kind) : QString();
    m_nameLabel->setText(name);
    m_name->setAccessibleName(name);
    m_numberLabel->setText(number);
    m_number->setAccessibleName(number);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_nameLabel, m_name})
        widget->setVisible(!name.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_numberLabel, m_number})
        widget->setVisible(!number.isEmpty());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_sideLabel, m_side})
        widget->setVisible(one && m_kinds.takesSide(shown.kind));
    const QSignalBlocker quiet(m_number);
    if (const auto range = m_kinds.numbers(shown.kind))
        m_number->setRange(range->least, range->most);
    m_number->setValue(shown.number);
    m_add->setEnabled(canAdd());
    m_group->setEnabled(one);
    m_remove->setEnabled(one && (!m_path.empty() || m_optional));
    m_up->setEnabled(!m_path.empty() && m_path.back() > 0);
    m_down->setEnabled(!m_path.empty());
}

static TermPath outerOf(const TermPath &path)
{
    return {path.begin(), path.end() - 1};
}

// What must not be is one condition.
bool ConditionField::canAdd()
{
    const auto takesOne = [](const Condition *one) {
        return one && (one->kind != Condition::kNot || one->parts.empty());
    };
    if (!m_whole || m_path.empty())
        return !m_whole || takesOne(&*m_whole);
    const Condition *one = at(m_path);
    return takesOne(one && one->holdsParts() ? one : at(outerOf(m_path)));
}

// Into the chosen one if it holds others, else after it; a lone condition becomes the first of
// several.
void ConditionField::add()
{
    const Condition fresh = made(m_kinds.first());
    Condition *one = current();
    if (!m_whole) {
        m_whole = fresh;
    } else if (one && one->holdsParts()) {
        one->parts.push_back(fresh);
        m_path.push_back(one->parts.size() - 1);
    } else if (m_path.empty()) {
        m_whole = Condition{.kind = Condition::kAll, .parts = {*m_whole, fresh}};
        m_path = {1};
    } else {
        Condition &outer = *at(outerOf(m_path));
        outer.parts.insert(outer.parts.begin() + static_cast<std::ptrdiff_t>(++m_path.back()),
                           fresh);
    }
    tellChange();
}

// Puts brackets around the chosen one.
void ConditionField::group()
{
    Condition *one = current();
    if (!one)
        return;
    *one = Condition{.kind = Condition::kAll, .parts = {Condition(*one)}};
    tellChange();
}

void ConditionField::remove()
{
    if (m_path.empty()) {
        m_whole.reset();
        return tellChange();
    }
    const std::size_t place = m_path.back();
    m_path.pop_back();
    Condition &outer = *at(m_path);
    outer.parts.erase(outer.parts.begin() + static_cast<std::ptrdiff_t>(place));
    tellChange();
}

void ConditionField::move(int by)
{
    Condition &outer = *at(outerOf(m_path));
    const auto to = static_cast<std::ptrdiff_t>(m_path.back()) + by;
    if (to < 0 || to >= std::ssize(outer.parts))
        return;
    std::swap(outer.parts[m_path.back()], outer.parts[static_cast<std::size_t>(to)]);
    m_path.back() = static_cast<std::size_t>(to);
    tellChange();
}

void ConditionField::mark(std::vector<TermPath> faults)
{
    if (faults == m_faults)
        return;
    m_faults = std::move(faults);
    fillTree();
}

void ConditionField::tellChange()
{
    const std::optional<Condition> whole = m_whole;
    fillTree();
    say(whole);
}

void ConditionField::setLabel(const QString &label)
{
    m_tree->setAccessibleName(label);
}

void ConditionField::retranslate()
{
    const QSignalBlocker quiet(m_kind);
    m_kind->clear();
    for (int kind = 0; kind < m_kinds.count(); ++kind)
        m_kind->addItem(m_kinds.text(kind));
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
