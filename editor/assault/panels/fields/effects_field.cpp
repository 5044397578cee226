#include "editor/assault/panels/fields/effects_field.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include "editor/assault/text/choice_text.h"
#include "editor/assault/text/effect_text.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static constexpr std::size_t kEffectRows = 6; // that stand ready
static constexpr int kMostDice = 6;

EffectsField::EffectsField(QWidget *parent)
    : Field(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2);
    for (std::size_t i = 0; i < kEffectRows; ++i)
        addRow();
    m_add = new QToolButton(this);
    m_column->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QToolButton::clicked, this, &EffectsField::add);
    EffectsField::retranslate();
}

EffectsField::Row EffectsField::makeRow()
{
    auto *whole = new QWidget(this);
    Row row{whole,
            new QComboBox(whole),
            new QSpinBox(whole),
            new DiceEdit(kMostDice, whole),
            new QComboBox(whole),
            new QToolButton(whole),
            new QLabel(whole)};
    auto *column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    auto *line = new QHBoxLayout;
    line->setSpacing(4);
    line->addWidget(row.effect, 1);
    line->addWidget(row.amount);
    line->addWidget(row.remove);
    column->addLayout(line);
    column->addWidget(row.ability); // the names of both are too long for one line
    column->addWidget(row.dice);
    column->addWidget(row.sentence);
    row.sentence->setWordWrap(true);
    row.sentence->setForegroundRole(QPalette::PlaceholderText);
    for (QComboBox *box : {row.effect, row.ability}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(10);
    }
    connect(row.effect, &QComboBox::activated, this, [this, whole, box = row.effect] {
        choose(placeOf(whole), box->currentData().toString().toStdString());
    });
    const auto changed = [this, whole] { change(placeOf(whole)); };
    connect(row.amount, &QSpinBox::valueChanged, this, changed);
    connect(row.dice, &DiceEdit::edited, this, changed);
    connect(row.ability, &QComboBox::activated, this, changed);
    row.remove->setText(QStringLiteral("\u2212"));
    connect(row.remove, &QToolButton::clicked, this, [this, whole] {
        m_effects.erase(m_effects.begin() + static_cast<std::ptrdiff_t>(placeOf(whole)));
        say();
    });
    return row;
}

void EffectsField::addRow()
{
    const Row row = makeRow();
    row.whole->hide();
    m_column->insertWidget(static_cast<int>(m_rows.size()), row.whole);
    if (m_rows.size() >= kEffectRows) { // made late, the tabulator would come to it last
        QWidget *before = m_rows.back().remove;
        for (QWidget *widget : std::initializer_list<QWidget *>{row.effect, row.amount, row.dice,
                                                                row.ability, row.remove})
            setTabOrder(std::exchange(before, widget), widget);
    }
    m_rows.push_back(row);
}

std::size_t EffectsField::placeOf(const QWidget *whole) const
{
    return static_cast<std::size_t>(
        std::find_if(m_rows.begin(), m_rows.end(),
                     [whole](const Row &row) { return row.whole == whole; }) -
        m_rows.begin());
}

static EffectRow rowOf(const SharedData &library, const std::string &effect)
{
    const auto found = library->cards.effects.find(effect);
    return found == library->cards.effects.end() ? EffectRow() : found->second;
}

void EffectsField::fill(const Row &row)
{
    row.effect->clear();
    for (const auto &[id, effect] : m_library->cards.effects)
        row.effect->addItem(editor::inWindowLanguage(effect.name), editor::toQString(id));
    row.ability->clear();
    for (const auto &[id, ability] : m_library->system.abilities)
        row.ability->addItem(editor::inWindowLanguage(ability.name), editor::toQString(id));
}

// What is not in the data is shown all the same, and kept.
static void choosePlace(QComboBox *box, const std::string &id)
{
    if (box->findData(editor::toQString(id)) < 0)
        box->addItem(editor::toQString(id), editor::toQString(id));
    box->setCurrentIndex(box->findData(editor::toQString(id)));
}

void EffectsField::showRow(const Row &row, const CardEffect &effect)
{
    const QSignalBlocker quiet(row.amount);
    const EffectRow known = rowOf(m_library, effect.effect);
    choosePlace(row.effect, effect.effect);
    row.amount->setRange(std::min(known.least, effect.amount.value_or(known.least)),
                         std::max(known.most, effect.amount.value_or(known.most)));
    row.amount->setValue(effect.amount.value_or(known.least));
    row.dice->setPool(effect.dice);
    if (known.takes == EffectTakes::Ability)
        choosePlace(row.ability, effect.ability);
    row.amount->setVisible(known.takes == EffectTakes::Amount);
    row.dice->setVisible(known.takes == EffectTakes::Dice);
    row.ability->setVisible(known.takes == EffectTakes::Ability);
    row.sentence->setText(EffectText::sentence(effect, *m_library));
}

void EffectsField::showRows(std::size_t count)
{
    const std::size_t before = m_rows.size();
    while (m_rows.size() < count) {
        addRow();
        fill(m_rows.back());
    }
    if (m_rows.size() > before)
        retranslate();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].whole->setVisible(i < count);
    setFocusProxy(count > 0 ? static_cast<QWidget *>(m_rows.front().effect) : m_add);
}

void EffectsField::show(const PropertyValue &value)
{
    const auto *effects = std::get_if<std::vector<CardEffect>>(&value);
    m_effects = effects && m_library ? *effects : std::vector<CardEffect>();
    showRows(m_effects.size());
    for (std::size_t i = 0; i < m_effects.size(); ++i)
        showRow(m_rows[i], m_effects[i]);
}

void EffectsField::consult(const SharedData &library)
{
    if (m_library == library)
        return;
    const bool isSame = m_library && m_library->cards.effects == library->cards.effects &&
                        m_library->system.abilities == library->system.abilities;
    m_library = library;
    if (!isSame)
        for (const Row &row : m_rows)
            fill(row);
}

void EffectsField::change(std::size_t place)
{
    const Row &row = m_rows[place];
    CardEffect &effect = m_effects[place];
    const EffectTakes takes = rowOf(m_library, effect.effect).takes;
    effect.amount =
        takes == EffectTakes::Amount ? std::optional(row.amount->value()) : std::nullopt;
    effect.dice = takes == EffectTakes::Dice ? row.dice->pool() : Pool();
    effect.ability = takes == EffectTakes::Ability
                         ? row.ability->currentData().toString().toStdString()
                         : std::string();
    row.sentence->setText(EffectText::sentence(effect, *m_library));
    emit edited(m_effects);
}

// As it would be said most often.
static CardEffect freshEffect(const std::string &id, const SharedData &library)
{
    const EffectRow row = rowOf(library, id);
    CardEffect effect{.effect = id, .amount = {}, .dice = {}, .ability = {}};
    if (row.takes == EffectTakes::Amount)
        effect.amount = std::clamp(1, row.least, row.most);
    if (row.takes == EffectTakes::Dice)
        effect.dice.add(Die::Yellow);
    const auto &abilities = library->system.abilities;
    if (row.takes == EffectTakes::Ability && !abilities.empty())
        effect.ability = abilities.begin()->first;
    return effect;
}

void EffectsField::choose(std::size_t place, const std::string &effect)
{
    if (effect == m_effects[place].effect)
        return;
    m_effects[place] = freshEffect(effect, m_library);
    say();
}

void EffectsField::add()
{
    if (!m_library || m_library->cards.effects.empty())
        return;
    m_effects.push_back(freshEffect(m_library->cards.effects.begin()->first, m_library));
    say();
    m_rows[m_effects.size() - 1].effect->setFocus(Qt::OtherFocusReason);
}

void EffectsField::say()
{
    const std::vector<CardEffect> effects = m_effects;
    show(effects);
    emit edited(effects);
}

void EffectsField::setLabel(const QString &label)
{
    m_label = label;
    retranslate();
}

void EffectsField::retranslate()
{
    m_add->setText(tr("Add effect"));
    m_add->setToolTip(tr("Add an effect from the list"));
    //: %1 is a field, such as Effects
    m_add->setAccessibleName(tr("%1: add").arg(m_label));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row &row = m_rows[i];
        const auto name = [&](QWidget *widget, const QString &what) {
            //: %1 is a field, such as Effects; %2 the number of an entry, %3 a part of it
            widget->setAccessibleName(tr("%1 %2: %3").arg(m_label).arg(i + 1).arg(what));
        };
        name(row.effect, tr("effect"));
        name(row.amount, tr("amount"));
        name(row.dice, tr("dice"));
        name(row.ability, tr("ability"));
        name(row.remove, tr("remove"));
        row.effect->setToolTip(tr("What the card does"));
        row.amount->setToolTip(tr("How much"));
        row.ability->setToolTip(tr("Which ability"));
        row.remove->setToolTip(tr("Remove this effect"));
        if (m_library)
            fill(row);
    }
    show(std::vector<CardEffect>(m_effects));
}

} // namespace hexwerk::assault::ui
